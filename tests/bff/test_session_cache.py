"""A worker's cache of session records, and when a record is dropped."""

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
import redis

from bff.errors import AppError
from bff.sessions.cache import SessionCache
from bff.sessions.cipher import Cipher
from bff.sessions.record import SessionMeta, SessionRecord, Tokens, now_ms, session_key
from bff.sessions.redis_client import connect
from bff.sessions.store import SessionStore
from tests.support.relay import Relay, relay
from tests.support.servers import redis_server
from tests.support.waiting import wait_until

_CIPHER = Cipher(("b" * 43,))


@pytest.fixture
def redis_url(tmp_path: Path) -> Iterator[str]:
    """A Redis of this test's own."""
    with redis_server(tmp_path) as url:
        yield url


@pytest.fixture
def server(redis_url: str) -> Iterator[redis.Redis]:
    """A direct connection to the server, to read its statistics."""
    with redis.Redis.from_url(redis_url) as client:
        yield client


@pytest.fixture
def line(redis_url: str) -> Iterator[Relay]:
    """The connection of one worker to Redis, which a test can hold back."""
    with relay(redis_url) as line:
        yield line


@pytest.fixture
def here(line: Relay) -> SessionStore:
    """The store of one worker, with a cache."""
    store = SessionStore(connect(line.url), _CIPHER, 600)
    store.start_cache()
    return store


@pytest.fixture
def elsewhere(redis_url: str) -> Iterator[SessionStore]:
    """The store of another worker."""
    with connect(redis_url) as client:
        yield SessionStore(client, _CIPHER, 600)


def _begin(store: SessionStore) -> str:
    meta = SessionMeta(
        subject="cn=ann",
        user_name="ann",
        full_name="Ann",
        csrf_token="t",
        created_ms=now_ms(),
        absolute_end_ms=now_ms() + 3_600_000,
    )
    return session_key(store.create(meta, _tokens("a")))


def _tokens(name: str) -> Tokens:
    return Tokens(access_token=name, refresh_token="r", id_token="", obtained_ms=now_ms(), expires_ms=0)


def _reads(server: redis.Redis) -> int:
    return int(server.info("commandstats").get("cmdstat_hmget", {}).get("calls", 0))


def _kept(store: SessionStore, key: str, server: redis.Redis) -> bool:
    """Whether the store gives the session without asking Redis."""
    before = _reads(server)
    assert store.look_up(key) is not None
    return _reads(server) == before


def _kept_though_cut_off(store: SessionStore, key: str, server: redis.Redis) -> bool:
    """Whether a read whose connection is cut in the middle is cached."""
    try:
        return _kept(store, key, server)
    except AppError:
        return False


def _seen_ms(store: SessionStore, key: str) -> int:
    record = store.look_up(key)
    return record.seen_ms if record else 0


def _access_token(store: SessionStore, key: str) -> str:
    record = store.look_up(key)
    return record.tokens.access_token if record else ""


def test_a_session_is_read_once(here: SessionStore, server: redis.Redis) -> None:
    """A session is read from Redis once, until it is changed."""
    key = _begin(here)

    wait_until(lambda: _kept(here, key, server))


def test_who_must_know_reads_again(here: SessionStore, server: redis.Redis) -> None:
    """A renewal and an extension read the session from Redis, also if it is cached."""
    key = _begin(here)
    wait_until(lambda: _kept(here, key, server))
    before = _reads(server)

    assert here.load_key(key) is not None
    assert _reads(server) == before + 1


def test_ones_own_writes_are_seen_at_once(here: SessionStore, server: redis.Redis, line: Relay) -> None:
    """A worker sees its own writes at once, also if the notice of Redis is late."""
    key = _begin(here)
    wait_until(lambda: _kept(here, key, server))
    record = here.load_key(key)
    assert record is not None
    line.through.clear()

    assert here.replace_tokens(record, _tokens("b"))
    assert _access_token(here, key) == "b"
    here.end(key)
    assert here.look_up(key) is None


def test_a_line_that_tells_nothing_is_not_relied_upon_for_long(
    here: SessionStore, elsewhere: SessionStore, server: redis.Redis, line: Relay
) -> None:
    """A worker that hears nothing sends a ping, and reads from Redis if there is no answer."""
    key = _begin(here)
    wait_until(lambda: _kept(here, key, server))
    line.through.clear()

    elsewhere.end(key)

    wait_until(lambda: here.look_up(key) is None)


def test_the_writes_of_others_are_told(here: SessionStore, elsewhere: SessionStore, server: redis.Redis) -> None:
    """New tokens, and the end of the session."""
    key = _begin(elsewhere)
    wait_until(lambda: _kept(here, key, server))
    record = elsewhere.load_key(key)
    assert record is not None

    elsewhere.replace_tokens(record, _tokens("b"))
    wait_until(lambda: _access_token(here, key) == "b")
    wait_until(lambda: _kept(here, key, server))
    elsewhere.end(key)
    wait_until(lambda: here.look_up(key) is None)


def test_a_session_that_idles_away_is_over_although_it_is_kept(redis_url: str, elsewhere: SessionStore) -> None:
    """The idle end of a cached session is checked with each use."""
    with connect(redis_url) as client:
        hasty = SessionStore(client, _CIPHER, 1)
        hasty.start_cache()
        key = _begin(elsewhere)
        wait_until(lambda: hasty.look_up(key) is None)

        assert elsewhere.load_key(key) is not None


def test_nothing_is_kept_of_before_an_interruption(
    here: SessionStore, elsewhere: SessionStore, server: redis.Redis
) -> None:
    """After an interruption all sessions are read again, because notices may have been missed."""
    key, other = _begin(elsewhere), _begin(elsewhere)
    for each in (key, other):
        wait_until(lambda each=each: _kept(here, each, server))  # type: ignore[misc]
    record = elsewhere.load_key(key)
    assert record is not None

    with server.pipeline(transaction=True) as pipe:
        pipe.client_kill_filter(_type="normal", skipme=True)
        pipe.hset(key, "seen_ms", record.seen_ms - 1000)
        pipe.execute()
    wait_until(lambda: not _kept_though_cut_off(here, other, server))
    wait_until(lambda: _kept_though_cut_off(here, other, server))
    assert _seen_ms(here, key) == record.seen_ms - 1000


def test_a_redis_that_hangs_is_noticed(here: SessionStore, server: redis.Redis) -> None:
    """A cached session is not used while Redis hangs."""
    key = _begin(here)
    wait_until(lambda: _kept(here, key, server))
    pid = server.info("server")["process_id"]
    os.kill(pid, signal.SIGSTOP)
    try:
        wait_until(lambda: _fails(here, key))
    finally:
        os.kill(pid, signal.SIGCONT)
    wait_until(lambda: not _fails(here, key))


def _fails(store: SessionStore, key: str) -> bool:
    try:
        return store.look_up(key) is None
    except AppError:
        return True


def test_everything_deleted_is_nothing_kept(here: SessionStore, server: redis.Redis) -> None:
    """Redis reports that all keys are deleted, without naming them."""
    key = _begin(here)
    wait_until(lambda: _kept(here, key, server))

    server.flushall()

    wait_until(lambda: here.look_up(key) is None)


@pytest.fixture
def record(elsewhere: SessionStore) -> SessionRecord:
    """A session, to be kept under any key."""
    record = elsewhere.load_key(_begin(elsewhere))
    assert record is not None
    return record


@pytest.fixture
def cache(redis_url: str, record: SessionRecord) -> SessionCache:  # noqa: ARG001 - written before anybody listens
    """A cache that hears of changes. It gives no records while it has unread messages."""
    cache = SessionCache(connect(redis_url))
    cache.tracking.start()
    wait_until(lambda: cache.tracking.complete)
    return cache


def _keeps(cache: SessionCache, key: str) -> bool:
    """Whether the cache gives a record without reading it; it does not while it waits for a sign of life."""
    reads: list[str] = []
    cache.read(key, reads.append)
    return not reads


def test_a_change_during_a_read_is_not_missed(cache: SessionCache, record: SessionRecord) -> None:
    """A notice may arrive during a read, whose answer may then be older than the change."""

    def changed_meanwhile(key: str) -> SessionRecord:
        cache.forget(key)
        return record

    assert cache.read("ann", changed_meanwhile) is record
    assert not _keeps(cache, "ann")
    cache.read("ann", lambda _: record)
    assert _keeps(cache, "ann")


def test_a_cache_is_bounded(cache: SessionCache, record: SessionRecord) -> None:
    """A full cache drops the sessions that were read first."""
    for number in range(5000):
        cache.read(f"{number}", lambda _: record)

    wait_until(lambda: _keeps(cache, "904") and _keeps(cache, "4999"))
    assert not _keeps(cache, "0")
    assert not _keeps(cache, "903")


def test_invented_ids_displace_no_session(cache: SessionCache, record: SessionRecord) -> None:
    """An id that Redis does not have is not cached."""
    cache.read("ann", lambda _: record)

    for number in range(5000):
        cache.read(f"invented-{number}", lambda _: None)

    wait_until(lambda: _keeps(cache, "ann"))
    assert not _keeps(cache, "invented-4999")
