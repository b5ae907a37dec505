"""One renewal of a session's tokens, for the one caller that holds the lock."""

import time
from contextlib import suppress
from typing import NoReturn

import redis

from bff.auth.oidc_client import GrantOverError, OidcClient
from bff.errors import NoSessionError, ProviderUnreachableError, SessionMovedError, SessionOverError, TryAgainError
from bff.observability.audit import audit
from bff.sessions.record import SessionRecord, Tokens
from bff.sessions.redis_client import redis_or_try_again
from bff.sessions.store import SessionStore

# Less than the Retry-After of ``try_again``, so that a browser that obeys it can try again successfully.
_FAILED_FOR_MS = 1_500
_WRITE_AGAIN_AFTER_S = (0.25, 0.5, 1.0, 2.0)


class Renewal:
    """Asks the provider once for all waiting calls: they find new tokens in the record, a failure in a 1.5 s marker."""

    def __init__(self, client: redis.Redis, store: SessionStore, oidc: OidcClient) -> None:
        self._redis = client
        self._store = store
        self._oidc = oidc

    def of(self, record: SessionRecord) -> SessionRecord:
        """
        Renew the tokens, unless another caller did so before this one got the lock.

        Raises:
            NoSessionError: The session was ended meanwhile.
            SessionMovedError: The session went on under a new id meanwhile.
            SessionOverError: The provider refused; the session is ended.
            TryAgainError: The provider or Redis is away, or the provider was away less than 1.5 s ago; the session
                stays.
        """
        current = self.current(record)
        if current.tokens_version != record.tokens_version:
            return current
        self._refuse_after_failure(record)
        try:
            tokens = self._oidc.refresh(current.tokens, current.meta.sub)
        except GrantOverError:
            return self._refused(record)
        except ProviderUnreachableError as away:
            audit("refresh", "failed", record.who, reason=away.code)
            self._note_failure(record)
            raise TryAgainError from away
        return self._stored(current, tokens)

    def end(self, record: SessionRecord, *, by: str, reason: str) -> NoReturn:
        """End a session whose grant has ended, and raise SessionOverError."""
        if self._store.end(record.key):
            audit("session_ended", "done", record.who, by=by, reason=reason)
        raise SessionOverError

    def current(self, record: SessionRecord) -> SessionRecord:
        """
        Read the session again.

        Raises:
            NoSessionError: The session has ended meanwhile.
            SessionMovedError: The session has got a new id meanwhile.
        """
        current = self._store.load_key(record.key)
        if current is None:
            raise NoSessionError
        return current

    def _refused(self, record: SessionRecord) -> SessionRecord:
        """End the session, unless its tokens were replaced meanwhile, or it has moved or ended already."""
        current = self.current(record)
        if current.tokens_version == record.tokens_version:
            audit("refresh", "refused", record.who)
            self.end(record, by="provider", reason="renewal refused")
        return current

    def _stored(self, record: SessionRecord, tokens: Tokens) -> SessionRecord:
        """Store the new tokens; when the session has ended or moved meanwhile, revoke them."""
        renewed = self._written(record, tokens)
        if renewed:
            audit("refresh", "done", record.who)
            return renewed
        try:
            return self.current(record)
        except (NoSessionError, SessionMovedError):
            audit("refresh", "failed", record.who, reason="the session ended meanwhile")
            if not self._oidc.revoke(tokens):
                self._store.keep_for_reaper(tokens)
            raise

    def _written(self, record: SessionRecord, tokens: Tokens) -> SessionRecord | None:
        """Retry a failed write to Redis: the provider gives these tokens once, and the old tokens may be dead."""
        for pause_s in _WRITE_AGAIN_AFTER_S:
            with suppress(TryAgainError):
                return self._store.replace_tokens(record, tokens)
            time.sleep(pause_s)
        return self._store.replace_tokens(record, tokens)

    def _refuse_after_failure(self, record: SessionRecord) -> None:
        with redis_or_try_again():
            failed = self._redis.exists(_marker(record))
        if failed:
            raise TryAgainError

    def _note_failure(self, record: SessionRecord) -> None:
        with redis_or_try_again():
            self._redis.set(_marker(record), 1, px=_FAILED_FOR_MS)


def _marker(record: SessionRecord) -> str:
    return f"idmc:refresh-failed:{record.key}"
