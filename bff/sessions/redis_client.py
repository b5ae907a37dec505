"""The connection to Redis, and what its failures mean to a caller."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from urllib.parse import unquote, urlsplit

import redis
from redis.backoff import NoBackoff
from redis.retry import Retry
from redis.sentinel import Sentinel

from bff.errors import TryAgainError
from bff.observability import log

_TIMEOUT_S = 0.5
_CONNECTIONS = 200


def connect(url: str) -> redis.Redis:
    """
    Open a pool that gives up on a dead server at once; with a plain URL it waits for a free connection.

    The defaults of redis-py retry ten times with back-off, which turns an outage into stalls of seconds.

    Args:
        url: ``redis://``, ``rediss://``, ``unix://``, or the Sentinels of a master:
            ``sentinel://[[user]:password@]host:port,host:port/service``, ``sentinels://`` with TLS.

    Source:
        docs/assumptions.md A-51.
    """
    options: dict[str, Any] = {
        "max_connections": _CONNECTIONS,
        "socket_timeout": _TIMEOUT_S,
        "socket_connect_timeout": _TIMEOUT_S,
        "retry": Retry(NoBackoff(), 1),
        "health_check_interval": 30,
    }
    if url.startswith("sentinel"):
        return _master(url, options)
    return redis.Redis(connection_pool=redis.BlockingConnectionPool.from_url(url, timeout=1, **options))


def _master(url: str, options: dict[str, Any]) -> redis.Redis:
    """Ask the Sentinels, with every new connection, who the master is; user and password are the master's."""
    address = urlsplit(url)
    login, _, hosts = address.netloc.rpartition("@")
    user, _, password = login.partition(":")
    tls = {"ssl": True} if address.scheme == "sentinels" else {}
    sentinel = Sentinel(  # type: ignore[no-untyped-call]
        [(host, int(port)) for host, _, port in (place.rpartition(":") for place in hosts.split(","))],
        sentinel_kwargs={**tls, "socket_timeout": _TIMEOUT_S, "socket_connect_timeout": _TIMEOUT_S},
        **tls,
        **options,
    )
    credentials = {"username": unquote(user) or None, "password": unquote(password) or None}
    master: redis.Redis = sentinel.master_for(  # type: ignore[no-untyped-call]
        address.path.strip("/"), **credentials
    )
    return master


@contextmanager
def redis_or_try_again() -> Iterator[None]:
    """Turn any failure of Redis into 503 ``try_again``: the cookie and the session are kept."""
    try:
        yield
    except redis.RedisError as problem:
        log.error("redis.failed", reason=type(problem).__name__)
        raise TryAgainError from problem
