"""The index of sessions by owner: a sorted set of session names for each owner."""

from collections.abc import Iterable
from typing import Any

import redis

from bff.sessions.record import hashed, key_named, name_in, now_ms
from bff.sessions.redis_client import redis_or_try_again

# Drops the sessions that have ended by ARGV[3], adds one, and lets the set live as long as its last session.
_ADD = """
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', ARGV[3])
redis.call('ZADD', KEYS[1], ARGV[2], ARGV[1])
local last = redis.call('ZREVRANGE', KEYS[1], 0, 0, 'WITHSCORES')
return redis.call('PEXPIREAT', KEYS[1], last[2])
"""


class Registry:
    """
    Finds sessions by owner (:attr:`bff.sessions.record.SessionMeta.owners`); the score is the absolute end.

    An entry is written before its session record and removed after it, so that no session is missing. An entry without
    a record belongs to a session that ended by idling; it is ignored.
    """

    def __init__(self, client: redis.Redis) -> None:
        self._redis = client
        self._add = client.register_script(_ADD)

    def add(self, owners: Iterable[str], key: str, absolute_end_ms: int) -> None:
        """Add a session to the index of each of its owners."""
        with redis_or_try_again():
            for owner in owners:
                self._add(keys=[_key(owner)], args=[name_in(key), absolute_end_ms, now_ms()])

    def remove(self, owners: Iterable[str], key: str) -> None:
        """Remove an ended session from its owners."""
        with redis_or_try_again():
            for owner in owners:
                self._redis.zrem(_key(owner), name_in(key))

    def keys_of(self, owner: str) -> list[str]:
        """Give the Redis keys of an owner's sessions, the one that ends last first."""
        with redis_or_try_again():
            names: list[Any] = self._redis.zrevrange(_key(owner), 0, -1)
        return [key_named(name.decode()) for name in names]


def _key(owner: str) -> str:
    return f"idmc:owner:{{{hashed(owner)}}}"
