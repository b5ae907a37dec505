"""When sessions end: one sorted set of session names, the score is the moment of the next look."""

from typing import Any

import redis

from bff.sessions.record import key_named, name_in
from bff.sessions.redis_client import redis_or_try_again

_KEY = "idmc:session-ends"


class Ends:
    """
    Finds the sessions whose end may have come.

    An activity that moves an end writes nothing here: whoever looks at the earlier moment finds the session alive
    and moves the entry.
    """

    def __init__(self, client: redis.Redis) -> None:
        self._redis = client

    def set(self, key: str, end_ms: int) -> None:
        """Note when to look at a session."""
        with redis_or_try_again():
            self._redis.zadd(_KEY, {name_in(key): end_ms})

    def remove(self, key: str) -> None:
        """Look at a session no more."""
        with redis_or_try_again():
            self._redis.zrem(_KEY, name_in(key))

    def count(self) -> int:
        """Give how many sessions there are, those included that have ended and wait for the reaper."""
        with redis_or_try_again():
            return int(self._redis.zcard(_KEY))

    def due(self, until_ms: int, at_most: int) -> list[str]:
        """Give the keys to look at, the longest overdue first."""
        with redis_or_try_again():
            names: list[Any] = self._redis.zrangebyscore(_KEY, "-inf", until_ms, 0, at_most)
        return [key_named(name.decode()) for name in names]
