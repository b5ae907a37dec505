"""How sessions begin and end, together with their tokens at the provider."""

from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass

from bff.auth.oidc_client import OidcClient, SignIn
from bff.errors import SessionMovedError
from bff.observability import log
from bff.sessions.record import SessionMeta, SessionRecord, Tokens, now_ms
from bff.sessions.store import SessionStore

_USER_AGENT_LENGTH = 400


@dataclass(frozen=True)
class Origin:
    """Where a sign-in came from, as the browser and the connection say."""

    user_agent: str
    address: str


@dataclass(frozen=True, kw_only=True)
class SessionLife:
    """
    The only place that begins and ends sessions for people; the reaper ends what they left.

    Args:
        absolute_s: Seconds after sign-in at which a session ends, active or not.
    """

    store: SessionStore
    oidc: OidcClient
    absolute_s: int

    def begin(self, signed: SignIn, origin: Origin, csrf_token: str, flask: bytes) -> str:
        """Begin a session for who has just signed in; give its id, which only the browser keeps."""
        now = now_ms()
        meta = SessionMeta(
            subject=signed.claims["sub"],
            user_name=signed.claims.get("preferred_username", signed.claims["sub"]),
            full_name=signed.claims.get("name", signed.claims["sub"]),
            csrf_token=csrf_token,
            created_ms=now,
            absolute_end_ms=now + self.absolute_s * 1000,
            user_agent=origin.user_agent[:_USER_AGENT_LENGTH],
            address=origin.address,
            issuer=self.oidc.metadata["issuer"],
            provider_sid=str(signed.claims.get("sid", "")),
        )
        session_id = self.store.create(meta, signed.tokens, flask)
        log.info("session.began", user=meta.user_name)
        return session_id

    def replace(self, key: str, subject: str) -> None:
        """End the session before a new sign-in; calls of the same person are told that it moved."""
        with suppress(SessionMovedError):
            before = self.store.load_key(key)
            same = before is not None and before.meta.subject == subject
            self._revoke(self.store.end_moved(key) if same else self.store.end(key))

    def end(self, record: SessionRecord, why: str) -> None:
        """End a session here and revoke its tokens."""
        self.end_all([record], why)

    def end_all(self, records: Iterable[SessionRecord], why: str) -> None:
        """End sessions here, all of them before the first call to the provider, and revoke their tokens."""
        ended = [(record, self.store.end(record.key)) for record in records]
        for record, tokens in ended:
            log.info("session.ended", why=why, user=record.meta.user_name)
            self._revoke(tokens)

    def _revoke(self, tokens: Tokens | None) -> None:
        if tokens:
            self.oidc.revoke(tokens)
