"""
Expired sessions that nobody ended: their tokens are revoked at the provider, then they are deleted.

The reaper also revokes tokens for which that failed when their session was ended
(:meth:`bff.sessions.store.SessionStore.keep_for_reaper`).
"""

import threading
import time
from collections.abc import Callable

import redis
from redis.lock import Lock

from bff.errors import SessionMovedError
from bff.observability import log
from bff.observability.audit import audit
from bff.observability.metrics import SKIPPED_ENDS
from bff.sessions.nodes import KeyElsewhereError
from bff.sessions.record import NewerShapeError, SessionRecord, Tokens, now_ms
from bff.sessions.redis_client import redis_or_try_again
from bff.sessions.store import SessionStore

_EVERY_S = 30.0
_AT_MOST_EVERY_S = 600.0
_BATCH = 100
_LOCK_S = 120.0
_ASKED_AGAIN_MS = 300_000
# A call that found the session alive may still be about to note an activity of the person.
_GRACE_MS = 60_000


class Reaper:
    """
    Works on one node at a time, under a lock in Redis; a second reaper at work would do no harm.

    Args:
        revoke: Revokes tokens at the provider; False when the provider is away and should be asked again.
    """

    def __init__(self, client: redis.Redis, store: SessionStore, revoke: Callable[[Tokens], bool]) -> None:
        self._redis = client
        self._store = store
        self._revoke = revoke

    def start(self) -> None:
        """Start a thread that works beside the requests until the process ends."""
        threading.Thread(target=self._work, name="reaper", daemon=True).start()

    def reap(self) -> bool:
        """
        Do one round; False when the provider or Redis is away, so that the next round waits longer.

        The round stops at the first session whose tokens cannot be revoked; the next round begins with the other
        sessions.
        """
        lock = self._redis.lock("idmc:reaper", timeout=_LOCK_S, blocking=False)
        try:
            with redis_or_try_again():
                if not lock.acquire():
                    return True
                try:
                    return self._round(lock)
                finally:
                    lock.release()
        except Exception as problem:  # noqa: BLE001 - no single failure may end the work for good
            log.warning("reaper.interrupted", reason=type(problem).__name__)
            return False

    def _work(self) -> None:
        pause = _EVERY_S
        while True:
            pause = _EVERY_S if self.reap() else min(2 * pause, _AT_MOST_EVERY_S)
            time.sleep(pause)

    def _round(self, lock: Lock) -> bool:
        for key in self._store.ends.due(now_ms() - _GRACE_MS, _BATCH):
            try:
                if not self._looked_at(key):
                    return False
            except (KeyElsewhereError, NewerShapeError) as problem:
                SKIPPED_ENDS.labels("shape" if isinstance(problem, NewerShapeError) else "key").inc()
                self._store.ends.set(key, now_ms() + _ASKED_AGAIN_MS)
            lock.reacquire()
        return True

    def _looked_at(self, key: str) -> bool:
        record = self._stored(key)
        if record is None:
            self._store.ends.remove(key)
        elif (end_ms := self._store.idle_end_ms(record)) > now_ms() - _GRACE_MS:
            self._store.ends.set(key, end_ms)
        elif self._revoke(record.tokens):
            self._store.end(key)
            if record.meta.subject:
                audit("session_ended", "done", record.who, by="reaper", reason="expired")
        else:
            self._store.ends.set(key, now_ms() + _ASKED_AGAIN_MS)
            return False
        return True

    def _stored(self, key: str) -> SessionRecord | None:
        try:
            return self._store.stored(key)
        except SessionMovedError:
            return None
