"""Flask-Session on top of the session store: Flask sees only the ``flask`` part of a record."""

from datetime import timedelta

import msgspec
from flask import Flask, g, request, session
from flask_session.base import Serializer, ServerSideSession, ServerSideSessionInterface

from bff.errors import AppError
from bff.observability import log
from bff.observability.request import SESSION
from bff.sessions.record import SessionRecord, session_key
from bff.sessions.store import SessionStore


class JsonSerializer(Serializer):  # type: ignore[misc]
    """JSON and nothing else. Flask-Session's own falls back to ``pickle``, which executes what it reads."""

    def decode(self, serialized_data: bytes) -> dict[str, object]:
        """Read Flask's part."""
        return msgspec.json.decode(serialized_data, type=dict[str, object])

    def encode(self, session: ServerSideSession) -> bytes:
        """Write Flask's part."""
        return msgspec.json.encode(dict(session))


class RecordSessionInterface(ServerSideSessionInterface):  # type: ignore[misc]
    """
    Reads the session record once per request and writes Flask's part by compare-and-set.

    It never creates a session, never sets a cookie and never ends a session: sign-in and logout do. The record is put
    into ``flask.g`` for the guard. The errors for a moved session and for a Redis that is away are put there too,
    because Flask opens the session before any error handler can answer.
    """

    def __init__(self, app: Flask, store: SessionStore) -> None:
        super().__init__(app, key_prefix="", use_signer=False, permanent=False)
        self.serializer = JsonSerializer()
        self._store = store

    def should_set_cookie(self, app: Flask, session: ServerSideSession) -> bool:  # noqa: ARG002
        """Leave the cookie to the sign-in."""
        return False

    def _get_store_id(self, sid: str) -> str:
        return session_key(sid)

    def _retrieve_session_data(self, store_id: str) -> dict[str, object] | None:
        try:
            g.session_record = request.environ[SESSION] = self._store.look_up(store_id)
        except AppError as refusal:
            g.session_refusal = refusal
            return None
        return self.serializer.decode(g.session_record.flask) if g.session_record else None

    def _upsert_session(self, session_lifetime: timedelta, session: ServerSideSession, store_id: str) -> None:  # noqa: ARG002
        record: SessionRecord | None = g.get("session_record")
        if record and not self._store.replace_flask(record, self.serializer.encode(session)):
            log.warning("session.flask_part_not_written")

    def _delete_session(self, store_id: str) -> None:
        """Do nothing: an empty Flask part does not end the session, only a logout does."""


def begin_anew() -> None:
    """Empty Flask's part for a session that begins now; the record of the old session is not written."""
    g.session_record = None
    for name in tuple(session):
        del session[name]


def current_record() -> SessionRecord | None:
    """
    Give the session of the request in hand.

    Raises:
        SessionMovedError: The session goes on under another id.
        TryAgainError: Redis was out of reach, so it is unknown whether there is a session.
    """
    if refusal := g.get("session_refusal"):
        raise refusal
    record: SessionRecord | None = g.get("session_record")
    return record
