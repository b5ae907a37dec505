"""The connection to Redis, and what its failures mean to a caller."""

from collections.abc import Iterator
from contextlib import contextmanager

import redis
from redis.backoff import NoBackoff
from redis.retry import Retry

from bff.errors import TryAgainError
from bff.observability import log

_TIMEOUT_S = 0.5
_CONNECTIONS = 200


def connect(url: str) -> redis.Redis:
    """
    Open a pool that waits for a free connection instead of failing, and gives up on a dead server at once.

    The defaults of redis-py retry ten times with back-off, which turns an outage into stalls of seconds.
    """
    pool = redis.BlockingConnectionPool.from_url(
        url,
        max_connections=_CONNECTIONS,
        timeout=1,
        socket_timeout=_TIMEOUT_S,
        socket_connect_timeout=_TIMEOUT_S,
        retry=Retry(NoBackoff(), 1),
        health_check_interval=30,
    )
    return redis.Redis(connection_pool=pool)


@contextmanager
def redis_or_try_again() -> Iterator[None]:
    """Turn any failure of Redis into 503 ``try_again``: the cookie and the session are kept."""
    try:
        yield
    except redis.RedisError as problem:
        log.error("redis.failed", reason=type(problem).__name__)
        raise TryAgainError from problem
