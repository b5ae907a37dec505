"""When sessions end: one sorted set of session names; the score is the time at which the reaper looks next."""

from typing import Any

import redis

from bff.sessions.record import key_named, name_in
from bff.sessions.redis_client import redis_or_try_again

_KEY = "idmc:session-ends"


class Ends:
    """
    Finds the sessions that may have ended.

    An activity that moves the end of a session does not change its entry: the reaper, which looks too early then, finds
    the session alive and moves the entry.
    """

    def __init__(self, client: redis.Redis) -> None:
        self._redis = client

    def set(self, key: str, end_ms: int) -> None:
        """Set the time at which the reaper looks at a session."""
        with redis_or_try_again():
            self._redis.zadd(_KEY, {name_in(key): end_ms})

    def remove(self, key: str) -> None:
        """Remove the entry of a session."""
        with redis_or_try_again():
            self._redis.zrem(_KEY, name_in(key))

    def count(self) -> int:
        """Count the sessions, including those that have ended and wait for the reaper."""
        with redis_or_try_again():
            return int(self._redis.zcard(_KEY))

    def due(self, until_ms: int, at_most: int) -> list[str]:
        """Give the Redis keys of the sessions to look at, the longest overdue first."""
        with redis_or_try_again():
            names: list[Any] = self._redis.zrangebyscore(_KEY, "-inf", until_ms, 0, at_most)
        return [key_named(name.decode()) for name in names]
