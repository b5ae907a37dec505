"""A person's own sessions: the list of them, and ending one or all others."""

from dataclasses import dataclass

from flask import Blueprint, jsonify, request
from werkzeug import Response

from bff.auth.guard import signed_in
from bff.auth.session_life import SessionLife
from bff.errors import NotFoundError
from bff.security.cookies import Cookies
from bff.sessions.record import SessionRecord
from bff.sessions.store import SessionStore


@dataclass(frozen=True, kw_only=True)
class OwnSessions:
    """The three views of a person's own sessions, and the objects that they use."""

    store: SessionStore
    life: SessionLife
    cookies: Cookies

    def blueprint(self) -> Blueprint:
        """Publish the views."""
        bp = Blueprint("own_sessions", __name__)
        bp.get("/bff/sessions")(self.list_all)
        bp.delete("/bff/sessions")(self.end_others)
        bp.delete("/bff/sessions/<public_id>")(self.end_one)
        return bp

    def list_all(self) -> Response:
        """List the signed-in person's sessions."""
        mine = signed_in()
        return jsonify(sessions=[_described(each, current=each.key == mine.key) for each in self._all(mine)])

    def end_others(self) -> Response:
        """End all sessions of the person but this one."""
        mine = signed_in()
        others = [each for each in self._all(mine) if each.key != mine.key]
        self.life.end_all(others, by="other_session")
        return jsonify(ended=len(others))

    def end_one(self, public_id: str) -> Response:
        """End one session of the person, this one as well."""
        mine = signed_in()
        found = next((each for each in self._all(mine) if each.public_id == public_id), None)
        if found is None:
            raise NotFoundError
        own = found.key == mine.key
        self.life.end(found, by="user" if own else "other_session")
        answer = jsonify(ended=1)
        if own:
            self.cookies.delete_session(request, answer)
        return answer

    def _all(self, mine: SessionRecord) -> list[SessionRecord]:
        return self.store.sessions_of(mine.meta.person)


def _described(record: SessionRecord, *, current: bool) -> dict[str, object]:
    return {
        "id": record.public_id,
        "browser": record.meta.browser,
        "system": record.meta.system,
        "address": record.meta.address,
        "since": record.meta.created_ms,
        "lastSeen": record.seen_ms,
        "current": current,
    }
