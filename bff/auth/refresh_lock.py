"""The lock for renewing a session's tokens: one caller at a time, for as long as the provider takes."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager

import redis
from redis.exceptions import LockError
from redis.lock import Lock

from bff.observability import log
from bff.sessions.redis_client import redis_or_try_again

_LOCK_S = 6.0
_RENEWED_EVERY_S = 2.0


@contextmanager
def refresh_lock(client: redis.Redis, key: str) -> Iterator[bool]:
    """
    Give True to the caller that gets the lock, False to others; it never waits for the lock.

    The lock has an owner and is renewed while it is held, so that a slow provider gets no second call. The lock of a
    worker that was killed is free after 6 s.

    Raises:
        TryAgainError: Redis is out of reach.
    """
    lock = client.lock(f"idmc:refresh:{key}", timeout=_LOCK_S, blocking=False, thread_local=False)
    with redis_or_try_again():
        mine = lock.acquire()
    if not mine:
        yield False
        return
    done = threading.Event()
    keeper = threading.Thread(target=_keep, args=(lock, done), name="refresh lock", daemon=True)
    keeper.start()
    try:
        yield True
    finally:
        done.set()
        keeper.join()
        _release(lock)


def _keep(lock: Lock, done: threading.Event) -> None:
    while not done.wait(_RENEWED_EVERY_S):
        try:
            lock.reacquire()
        except redis.RedisError as problem:
            log.warning("refresh.lock_not_kept", reason=type(problem).__name__)


def _release(lock: Lock) -> None:
    try:
        lock.release()
    except (LockError, redis.RedisError) as problem:
        log.warning("refresh.lock_not_released", reason=type(problem).__name__)
