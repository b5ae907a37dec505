"""When a worker may rely on having heard of every change."""

from collections.abc import Iterator
from pathlib import Path
from threading import Event

import pytest
import redis

from bff.sessions.record import SESSION_KEYS
from bff.sessions.redis_client import connect
from bff.sessions.tracking import Tracking
from tests.support.servers import redis_server
from tests.support.waiting import wait_until

_KEY = f"{SESSION_KEYS}a}}"


@pytest.fixture
def redis_url(tmp_path: Path) -> Iterator[str]:
    """A Redis of this test's own."""
    with redis_server(tmp_path) as url:
        yield url


@pytest.fixture
def server(redis_url: str) -> Iterator[redis.Redis]:
    """A direct connection to the server, for the writes of others."""
    with redis.Redis.from_url(redis_url) as client:
        yield client


def test_nothing_is_relied_upon_while_there_is_something_unread(redis_url: str, server: redis.Redis) -> None:
    """Unread data may have the notice that this session has ended."""
    busy, free = Event(), Event()

    def changed(_key: str) -> None:
        busy.set()
        free.wait()

    tracking = Tracking(connect(redis_url), changed, lambda: None)
    tracking.start()

    def unread_is_noticed() -> bool:
        busy.clear()
        free.clear()
        wait_until(lambda: tracking.complete)
        server.hset(_KEY, "seen_ms", 1)
        busy.wait()
        server.hset(_KEY, "seen_ms", 2)
        noticed = tracking.up and not tracking.complete
        free.set()
        return noticed

    wait_until(unread_is_noticed)


def test_a_worker_that_is_busy_for_long_relies_on_nothing(redis_url: str, server: redis.Redis) -> None:
    """After a long pause the last notice is too old, also when there is no unread data."""
    free = Event()
    tracking = Tracking(connect(redis_url), lambda _: free.wait(), lambda: None)
    tracking.start()
    wait_until(lambda: tracking.complete)

    server.hset(_KEY, "seen_ms", 1)

    wait_until(lambda: not tracking.complete)
    free.set()
    wait_until(lambda: tracking.complete)
