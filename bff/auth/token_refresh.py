"""When a session's tokens are renewed: the calls of all workers and nodes share one renewal."""

import time
from typing import NoReturn

import redis

from bff.auth.oidc_client import OidcClient
from bff.auth.refresh_lock import refresh_lock
from bff.auth.renewal import Renewal
from bff.errors import TryAgainError, UpstreamRefusedError
from bff.observability import log
from bff.observability.metrics import REFRESH_WAIT_SECONDS
from bff.sessions.record import SessionRecord
from bff.sessions.store import SessionStore

_LONGEST_WAIT_S = 5.0
_POLL_S = 0.05


class TokenRefresh:
    """
    Renews tokens under a lock in Redis; calls that wait poll the session record until it has the new tokens.

    Raises:
        NoSessionError: The session was ended meanwhile.
        SessionMovedError: The session goes on under a new id.
        SessionOverError: The provider refused; the session is ended.
        TryAgainError: The provider or Redis is away, or the renewal takes too long; the session is kept
            (docs/assumptions.md A-15).
    """

    def __init__(self, client: redis.Redis, store: SessionStore, oidc: OidcClient) -> None:
        self._redis = client
        self._renewal = Renewal(client, store, oidc)

    def fresh(self, record: SessionRecord, *, wait: bool = False) -> SessionRecord:
        """
        Renew the tokens when they are about to expire.

        Until they have expired, one call renews them and the others use the valid token; so does the renewing call when
        the renewal fails. With ``wait``, for a call that can be sent only once, the tokens are new in any case.
        """
        if not record.stale or not record.tokens.refresh_token:
            return record
        try:
            return self._renew(record, wait=wait or record.tokens.expired)
        except TryAgainError:
            if wait or record.tokens.expired:
                raise
            return record

    def after_401(self, record: SessionRecord) -> SessionRecord:
        """
        Renew because the upstream refused the token of ``record``.

        Raises:
            SessionMovedError: The token was revoked because its session goes on under a new id.
            UpstreamRefusedError: The token is younger than 10 s, or half of a shorter life, so that a new one would
                be refused too; the session is kept.
        """
        current = self._renewal.current(record)
        if current.tokens_version != record.tokens_version:
            return current
        if record.tokens.young:
            log.error("upstream.refused_token", user=record.meta.user_name)
            raise UpstreamRefusedError
        if not record.tokens.refresh_token:
            self.end(record, by="provider", reason="no refresh token")
        return self._renew(record, wait=True)

    def end(self, record: SessionRecord, *, by: str, reason: str) -> NoReturn:
        """End a session whose grant has ended, and raise SessionOverError."""
        self._renewal.end(record, by=by, reason=reason)

    @REFRESH_WAIT_SECONDS.time()
    def _renew(self, record: SessionRecord, *, wait: bool) -> SessionRecord:
        deadline = time.monotonic() + _LONGEST_WAIT_S
        while True:
            current = self._renewal.current(record)
            if current.tokens_version != record.tokens_version:
                return current
            with refresh_lock(self._redis, record.key) as mine:
                if mine:
                    return self._renewal.of(record)
            if not wait:
                return record
            if time.monotonic() > deadline:
                raise TryAgainError
            time.sleep(_POLL_S)
