"""How many streams a person has on all nodes, and who of them asks the upstream next."""

import secrets

from bff.errors import TooManyError
from bff.sessions.record import now_ms
from bff.sessions.redis_client import GuardedRedis, redis_or_try_again

RETRY_S = 60
"""When a stream that was refused may be asked for again."""
_TAKE = """
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', ARGV[1])
if redis.call('ZCARD', KEYS[1]) >= tonumber(ARGV[4]) then return 0 end
redis.call('ZADD', KEYS[1], ARGV[2], ARGV[3])
redis.call('PEXPIREAT', KEYS[1], ARGV[2])
return 1
"""


class Places:
    """
    A bound of the streams of a person. What a worker that died leaves behind is free again when its time is over.

    Args:
        at_most: Streams of a person.
        kept_s: How long a place is kept that nobody renews.
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
            TooManyError: All are taken.
            TryAgainError: Redis is out of reach.
        """
        place, now = secrets.token_urlsafe(9), now_ms()
        with redis_or_try_again():
            taken = self._take(keys=[_streams(person)], args=[now, now + self._kept_ms, place, self._at_most])
        if not taken:
            raise TooManyError(retry_after_s=RETRY_S)
        return place

    def renew(self, person: str, place: str) -> None:
        """Say that the stream is still there."""
        until = now_ms() + self._kept_ms
        with redis_or_try_again():
            self._redis.zadd(_streams(person), {place: until})
            self._redis.pexpireat(_streams(person), until)

    def leave(self, person: str, place: str) -> None:
        """Give a place back."""
        with redis_or_try_again():
            self._redis.zrem(_streams(person), place)

    def may_poll(self, person: str, every_s: int) -> bool:
        """Whether this stream, of all of the person, asks for the next ``every_s`` seconds."""
        with redis_or_try_again():
            return bool(self._redis.set(polled(person), 1, px=every_s * 1000, nx=True))


def polled(person: str) -> str:
    """Name the key that says that a stream of a person has just asked."""
    return f"idmc:polled:{{{person}}}"


def _streams(person: str) -> str:
    return f"idmc:streams:{{{person}}}"
