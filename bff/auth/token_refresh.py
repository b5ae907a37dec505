"""One renewal of a session's tokens for all calls that wait for it, on every worker and node."""

import time
from typing import NoReturn

import redis
from redis.exceptions import LockError

from bff.auth.oidc_client import GrantOverError, OidcClient
from bff.errors import (
    NoSessionError,
    ProviderUnreachableError,
    SessionOverError,
    TryAgainError,
    UpstreamRefusedError,
)
from bff.observability import log
from bff.sessions.record import SessionRecord
from bff.sessions.redis_client import redis_or_try_again
from bff.sessions.store import SessionStore

_LONGEST_WAIT_S = 5.0
_POLL_S = 0.05


class TokenRefresh:
    """
    Renews tokens under a lock in Redis; whoever waits polls the record's version, not the lock.

    Raises:
        NoSessionError: The session was ended meanwhile.
        SessionOverError: The provider refused; the session is ended.
        TryAgainError: The provider or Redis is away, or the renewal takes too long; the session is kept
            (docs/assumptions.md A-15).
    """

    def __init__(self, client: redis.Redis, store: SessionStore, oidc: OidcClient, provider_timeout_s: float) -> None:
        self._redis = client
        self._store = store
        self._oidc = oidc
        self._lock_s = 2 * provider_timeout_s + 5

    def fresh(self, record: SessionRecord) -> SessionRecord:
        """
        Renew ahead when the tokens are about to expire.

        Until they really have, one call renews and the others go on with the valid token.
        """
        if not record.stale or not record.tokens.refresh_token:
            return record
        return self._renew(record, wait=record.tokens.expired)

    def after_401(self, record: SessionRecord) -> SessionRecord:
        """
        Renew because the upstream refused the token of ``record``.

        Raises:
            SessionMovedError: The token was revoked because its session goes on under a new id.
            UpstreamRefusedError: The token is younger than 10 s, or half of a shorter life, so that a new one would
                be refused too; the session is kept.
        """
        current = self._current(record)
        if current.tokens_version != record.tokens_version:
            return current
        if record.tokens.young:
            log.error("upstream.refused_token", user=record.meta.user_name)
            raise UpstreamRefusedError
        if not record.tokens.refresh_token:
            self.end(record, "no refresh token")
        return self._renew(record, wait=True)

    def _renew(self, record: SessionRecord, *, wait: bool) -> SessionRecord:
        deadline = time.monotonic() + _LONGEST_WAIT_S
        while True:
            current = self._current(record)
            if current.tokens_version != record.tokens_version:
                return current
            renewed = self._renew_alone(record)
            if renewed or not wait:
                return renewed or record
            if time.monotonic() > deadline:
                raise TryAgainError
            time.sleep(_POLL_S)

    def _renew_alone(self, record: SessionRecord) -> SessionRecord | None:
        lock = self._redis.lock(f"idmc:refresh:{record.key}", timeout=self._lock_s, blocking=False)
        with redis_or_try_again():
            if not lock.acquire():
                return None
        try:
            return self._renew_locked(record)
        finally:
            try:
                lock.release()
            except (LockError, redis.RedisError) as problem:
                log.warning("refresh.lock_not_released", reason=type(problem).__name__)

    def _renew_locked(self, record: SessionRecord) -> SessionRecord:
        current = self._current(record)
        if current.tokens_version != record.tokens_version:
            return current
        try:
            tokens = self._oidc.refresh(current.tokens, current.meta.sub)
        except GrantOverError:
            self.end(record, "refresh refused")
        except ProviderUnreachableError as away:
            raise TryAgainError from away
        renewed = self._store.replace_tokens(current, tokens)
        if renewed is None:
            if not self._oidc.revoke(tokens):
                self._store.keep_for_reaper(tokens)
            raise NoSessionError
        log.info("refresh.done", user=record.meta.user_name)
        return renewed

    def _current(self, record: SessionRecord) -> SessionRecord:
        current = self._store.load_key(record.key)
        if current is None:
            raise NoSessionError
        return current

    def end(self, record: SessionRecord, why: str) -> NoReturn:
        """End a session whose grant is over, and tell so."""
        self._store.end(record.key)
        log.warning("session.ended", why=why, user=record.meta.user_name)
        raise SessionOverError
