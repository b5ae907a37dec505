"""How sessions begin and end, together with their tokens at the provider."""

import dataclasses
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass

from bff.auth.device import Device
from bff.auth.oidc_client import OidcClient, SignIn
from bff.errors import AppError, NoSessionError, SessionMovedError
from bff.observability.audit import audit
from bff.sessions.nodes import KeyElsewhereError
from bff.sessions.record import SUB, NewerShapeError, SessionMeta, SessionRecord, Tokens, now_ms, session_key, who_of
from bff.sessions.store import SessionStore


@dataclass(frozen=True)
class Origin:
    """The origin of a sign-in: the User-Agent header and the address of the connection."""

    user_agent: str
    address: str


@dataclass(frozen=True)
class Extended:
    """An extended session: its new id, and the anti-forgery token that it keeps."""

    session_id: str
    csrf_token: str


class OtherPersonError(Exception):
    """Another person signed in to extend a session; the session has ended."""


@dataclass(frozen=True, kw_only=True)
class SessionLife:
    """
    Begins and ends the sessions of people; only the reaper ends sessions too, those that have expired.

    Args:
        absolute_s: Seconds after sign-in at which a session ends, active or not.
    """

    store: SessionStore
    oidc: OidcClient
    absolute_s: int

    def begin(self, signed: SignIn, origin: Origin, csrf_token: str, flask: bytes) -> str:
        """Begin a session for a person who has just signed in; return its id, which only the browser keeps."""
        now, who, device = now_ms(), signed.identity, Device.of(origin.user_agent)
        meta = SessionMeta(
            subject=who.subject,
            claim=who.claim,
            provider_subject="" if who.claim == SUB else who.said("sub"),
            user_name=who.said("preferred_username") or who.subject,
            full_name=who.said("name") or who.subject,
            csrf_token=csrf_token,
            created_ms=now,
            absolute_end_ms=now + self.absolute_s * 1000,
            browser=device.browser,
            system=device.system,
            address=origin.address,
            issuer=who.issuer,
            provider_sid=who.said("sid"),
            flask=flask.decode(),
        )
        session_id = self.store.create(meta, signed.tokens)
        audit("sign_in", "done", who_of(meta, session_key(session_id)))
        return session_id

    def replace(self, key: str, successor: str, who: str) -> None:
        """End the old session at a new sign-in; calls of the same person learn that the session has moved."""
        with suppress(SessionMovedError, KeyElsewhereError, NewerShapeError):
            before = self.store.load_key(key)
            if before is None:
                return
            same = before.meta.person == who
            tokens = self.store.end_moved(key, successor) if same else self.store.end(key)
            self._ended(before, tokens, by="user" if same else "another_person", reason="a new sign-in")

    def extend(self, key: str, signed: SignIn) -> Extended:
        """
        Give a session a new id, new tokens and new times at which it ends.

        On each error the new tokens are revoked.

        Raises:
            OtherPersonError: Another person has signed in; the session has ended.
            NoSessionError: The session has ended meanwhile and stays ended.
            SessionMovedError: Another sign-in has replaced the session meanwhile.
        """
        try:
            return self._extended(key, signed)
        except (OtherPersonError, AppError):
            self._revoke(signed.tokens)
            raise

    def _extended(self, key: str, signed: SignIn) -> Extended:
        before = self.store.load_key(key)
        if before is None:
            raise NoSessionError
        if before.meta.person != signed.identity.person:
            self.end(before, by="another_person", reason="signed in to extend it")
            raise OtherPersonError
        meta = dataclasses.replace(
            before.meta,
            absolute_end_ms=now_ms() + self.absolute_s * 1000,
            provider_sid=signed.identity.said("sid"),
            flask=before.flask.decode(),
        )
        session_id = self.store.create(meta, signed.tokens, before.upstream)
        successor = session_key(session_id)
        replaced = self.store.end_moved(key, successor)
        if replaced is None:
            self.store.end(successor)
            raise NoSessionError
        self._revoke(replaced)
        audit("extension", "done", who_of(meta, successor), reason=f"was {before.public_id}")
        return Extended(session_id, meta.csrf_token)

    def end(self, record: SessionRecord, *, by: str, reason: str = "", event: str = "session_ended") -> None:
        """End a session and revoke its tokens; the audit log names who ended it, and why."""
        self.end_all([record], by=by, reason=reason, event=event)

    def end_all(
        self, records: Iterable[SessionRecord], *, by: str, reason: str = "", event: str = "session_ended"
    ) -> None:
        """
        End all the sessions first, then revoke their tokens at the provider.

        A session that has got a new id since it was read is ended under the new id.
        """
        ended = [self._end_current(record) for record in records]
        for record, tokens in ended:
            self._ended(record, tokens, by=by, reason=reason, event=event)

    def _end_current(self, record: SessionRecord) -> tuple[SessionRecord, Tokens | None]:
        tokens = self.store.end(record.key)
        successor = "" if tokens else self.store.successor(record.key)
        return self._end_current(dataclasses.replace(record, key=successor)) if successor else (record, tokens)

    def _ended(
        self, record: SessionRecord, tokens: Tokens | None, *, by: str, reason: str, event: str = "session_ended"
    ) -> None:
        if tokens:
            audit(event, "done", record.who, by=by, reason=reason)
            self._revoke(tokens)

    def _revoke(self, tokens: Tokens) -> None:
        if not self.oidc.revoke(tokens):
            self.store.keep_for_reaper(tokens)
