"""The provider signs people out (OpenID Connect Back-Channel Logout 1.0)."""

import hashlib
from dataclasses import dataclass

import redis
from flask import Blueprint, request
from werkzeug import Response

from bff.auth.logout_token import Logout, checked_logout
from bff.auth.session_life import SessionLife
from bff.auth.signed_token import LEEWAY_S, OLDEST_S
from bff.errors import LogoutRefusedError
from bff.observability import log
from bff.sessions.record import SessionRecord, person, provider_session
from bff.sessions.redis_client import redis_or_try_again
from bff.settings import Settings


@dataclass(frozen=True, kw_only=True)
class Backchannel:
    """The view for logout tokens; it needs no session and no anti-forgery token, it trusts only the logout token."""

    settings: Settings
    client: redis.Redis
    life: SessionLife

    def blueprint(self) -> Blueprint:
        """Publish the view."""
        bp = Blueprint("backchannel", __name__)
        bp.post("/bff/backchannel-logout")(self.log_out)
        return bp

    def log_out(self) -> Response:
        """
        End the sessions that the logout token names; answer 200 also when they have already ended.

        The token counts as used once everything has ended: a provider that repeats it after a failure of ours is
        heard, and two at the same time end the same.
        """
        logout = checked_logout(request.form.get("logout_token", ""), self.life.oidc.metadata, self.settings)
        used = f"idmc:logout:{{{hashlib.sha256(logout.token_id.encode()).hexdigest()}}}"
        with redis_or_try_again():
            if self.client.exists(used):
                log.warning("logout.refused", reason="used before")
                raise LogoutRefusedError
        self.life.end_all(self._named(logout), by="provider", reason="back-channel logout")
        with redis_or_try_again():
            self.client.set(used, 1, ex=OLDEST_S + 2 * LEEWAY_S)
        return Response()

    def _named(self, logout: Logout) -> list[SessionRecord]:
        """
        Give the sessions that the token names: those with its ``sid``, or without one all sessions of the person.

        They include sessions of the person without a known id at the provider, because each may be the named one.
        """
        if not logout.subject:
            return self.life.store.sessions_of(provider_session(logout.issuer, logout.sid))
        sessions = self.life.store.sessions_of(person(logout.issuer, logout.subject))
        return [each for each in sessions if not logout.sid or each.meta.provider_sid in {"", logout.sid}]
