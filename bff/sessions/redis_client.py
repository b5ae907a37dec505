"""The connection to Redis, and the error that its failures become."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from urllib.parse import unquote, urlsplit

import redis
from redis.backoff import NoBackoff
from redis.retry import Retry
from redis.sentinel import Sentinel

from bff.breaker import Breaker
from bff.errors import TryAgainError
from bff.observability import log

FAILURES = 3
"""Number of commands in a row that find Redis away or late before the breaker opens."""
OPEN_S = 2.0
"""For how long, until one command probes."""
_TIMEOUT_S = 0.3
_CONNECTIONS = 200


class LeftAloneError(redis.ConnectionError):
    """The breaker is open: Redis was away a moment ago, and no command is sent yet."""


class GuardedRedis(redis.Redis):
    """
    A client behind a breaker of its own, so that commands to a Redis that is away fail without waiting.

    Commands raise :class:`LeftAloneError` while the breaker is open; a pipeline is run within :meth:`guarded`.
    """

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self._breaker = Breaker(
            "redis", failures=FAILURES, open_s=OPEN_S, away=(redis.ConnectionError, redis.TimeoutError)
        )

    @contextmanager
    def guarded(self) -> Iterator[None]:
        """Run an exchange within the breaker: count its outcome, or refuse it while the breaker is open."""
        try:
            with self._breaker:
                yield
        except TryAgainError as refused:
            raise LeftAloneError from refused

    def execute_command(self, *args: Any, **options: Any) -> Any:
        """Send one command."""
        with self.guarded():
            return super().execute_command(*args, **options)  # type: ignore[no-untyped-call]


def connect(url: str, timeout_s: float = _TIMEOUT_S, ca_file: str = "") -> GuardedRedis:
    """
    Open a pool that fails at once when the server is dead; with a plain URL a caller waits for a free connection.

    No command is sent twice, because the server may have run one that timed out. The defaults of redis-py retry ten
    times
    with back-off, which turns an outage into stalls of seconds.

    Args:
        url: ``redis://``, ``rediss://``, ``unix://``, or the Sentinels of a master:
            ``sentinel://[[user]:password@]host:port,host:port/service``, ``sentinels://`` with TLS.
        timeout_s: Longest wait for a connection, and for each answer.
        ca_file: For TLS; empty for the system's certificates.

    Source:
        docs/assumptions.md A-51, A-90.
    """
    options: dict[str, Any] = {
        "socket_timeout": timeout_s,
        "socket_connect_timeout": timeout_s,
        "retry": Retry(NoBackoff(), 0),
    }
    if ca_file and url.startswith(("rediss:", "sentinels:")):
        options["ssl_ca_certs"] = ca_file
    if url.startswith("sentinel"):
        return _master(url, options)
    pool = redis.BlockingConnectionPool.from_url(url, timeout=timeout_s, max_connections=_CONNECTIONS, **options)
    return GuardedRedis(connection_pool=pool)


def _master(url: str, options: dict[str, Any]) -> GuardedRedis:
    """Ask the Sentinels for the master with every new connection; user and password are those of the master."""
    address = urlsplit(url)
    login, _, hosts = address.netloc.rpartition("@")
    user, _, password = login.partition(":")
    tls = {"ssl": True} if address.scheme == "sentinels" else {}
    sentinel = Sentinel(  # type: ignore[no-untyped-call]
        [(host, int(port)) for host, _, port in (place.rpartition(":") for place in hosts.split(","))],
        sentinel_kwargs={**tls, **options},
        max_connections=_CONNECTIONS,
        **tls,
        **options,
    )
    credentials = {"username": unquote(user) or None, "password": unquote(password) or None}
    master: GuardedRedis = sentinel.master_for(  # type: ignore[no-untyped-call]
        address.path.strip("/"), redis_class=GuardedRedis, **credentials
    )
    return master


@contextmanager
def redis_or_try_again() -> Iterator[None]:
    """Turn any failure of Redis into 503 ``try_again``: the cookie and the session are kept."""
    try:
        yield
    except LeftAloneError as problem:
        raise TryAgainError from problem
    except redis.RedisError as problem:
        log.error("redis.failed", reason=type(problem).__name__)
        raise TryAgainError from problem
