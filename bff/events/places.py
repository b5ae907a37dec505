"""The places for a person's streams on all nodes, and which of the streams polls the upstream."""

import secrets

from bff.errors import TooManyError
from bff.sessions.record import now_ms
from bff.sessions.redis_client import GuardedRedis, redis_or_try_again

RETRY_S = 60
"""Seconds after which a browser may ask again for a stream that was refused."""
_TAKE = """
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', ARGV[1])
if redis.call('ZCARD', KEYS[1]) >= tonumber(ARGV[4]) then return 0 end
redis.call('ZADD', KEYS[1], ARGV[2], ARGV[3])
redis.call('PEXPIREAT', KEYS[1], ARGV[2])
return 1
"""


class Places:
    """
    A limit on the number of streams that a person has open.

    The place of a worker that died becomes free after ``kept_s``.

    Args:
        at_most: Largest number of open streams of a person.
        kept_s: Seconds after which a place that is not renewed becomes free.
    """

    def __init__(self, client: GuardedRedis, at_most: int, kept_s: int) -> None:
        self._redis = client
        self._at_most = at_most
        self._kept_ms = kept_s * 1000
        self._take = client.register_script(_TAKE)

    def take(self, person: str) -> str:
        """
        Give a place of a person.

        Raises:
            TooManyError: All places of the person are taken.
            TryAgainError: Redis is out of reach.
        """
        place, now = secrets.token_urlsafe(9), now_ms()
        with redis_or_try_again():
            taken = self._take(keys=[_streams(person)], args=[now, now + self._kept_ms, place, self._at_most])
        if not taken:
            raise TooManyError(retry_after_s=RETRY_S)
        return place

    def renew(self, person: str, place: str) -> None:
        """Keep the place of an open stream for another ``kept_s``."""
        until = now_ms() + self._kept_ms
        with redis_or_try_again():
            self._redis.zadd(_streams(person), {place: until})
            self._redis.pexpireat(_streams(person), until)

    def leave(self, person: str, place: str) -> None:
        """Give a place back."""
        with redis_or_try_again():
            self._redis.zrem(_streams(person), place)

    def may_poll(self, person: str, every_s: int) -> bool:
        """Whether this one of the person's streams polls the upstream in the next ``every_s`` seconds."""
        with redis_or_try_again():
            return bool(self._redis.set(polled(person), 1, px=every_s * 1000, nx=True))


def polled(person: str) -> str:
    """Redis key that marks that a stream of the person has just polled the upstream."""
    return f"idmc:polled:{{{person}}}"


def _streams(person: str) -> str:
    return f"idmc:streams:{{{person}}}"
