"""Session records in a real Redis."""

import dataclasses
from collections.abc import Iterator
from pathlib import Path

import pytest

from bff.errors import SessionMovedError, TryAgainError
from bff.sessions.cipher import Cipher
from bff.sessions.record import SessionMeta, Tokens, name_in, now_ms, session_key
from bff.sessions.redis_client import GuardedRedis, connect
from bff.sessions.store import SessionStore
from tests.support.servers import redis_server

KEY = "b" * 43
IDLE_S = 600


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[GuardedRedis]:
    """A Redis of this module's own."""
    with redis_server(tmp_path_factory.mktemp("redis")) as url:
        opened = connect(url)
        yield opened
        opened.close()


@pytest.fixture
def store(client: GuardedRedis) -> SessionStore:
    """A store whose sessions idle for ten minutes."""
    return SessionStore(client, Cipher((KEY,)), IDLE_S)


def _meta(**changed: int) -> SessionMeta:
    ends = {"created_ms": now_ms(), "absolute_end_ms": now_ms() + 3_600_000} | changed
    return SessionMeta(
        subject="cn=ann",
        user_name="ann",
        full_name="Ann",
        csrf_token="t",
        created_ms=ends["created_ms"],
        absolute_end_ms=ends["absolute_end_ms"],
    )


def _tokens(name: str) -> Tokens:
    return Tokens(access_token=name, refresh_token="r", id_token="", obtained_ms=now_ms(), expires_ms=0)


def test_reads_what_it_stored(store: SessionStore) -> None:
    """All parts come back as they were."""
    meta = _meta()
    record = store.load(store.create(meta, _tokens("a")))

    assert record is not None
    assert (record.meta, record.tokens.access_token, record.flask) == (meta, "a", b"{}")


def test_the_later_of_two_writers_loses(store: SessionStore) -> None:
    """A writer with an old version of the record does not overwrite newer tokens."""
    record = store.load(store.create(_meta(), _tokens("a")))
    assert record is not None

    assert store.replace_tokens(record, _tokens("b"))
    assert store.replace_tokens(record, _tokens("c")) is None
    current = store.load_key(record.key)
    assert current is not None
    assert current.tokens.access_token == "b"


def test_a_write_of_one_part_leaves_the_other(store: SessionStore) -> None:
    """The Flask part of a record and its tokens have separate versions; Flask's starts with its first write."""
    record = store.load(store.create(_meta(), _tokens("a")))
    assert record is not None

    assert store.replace_flask(record, b'{"x":1}')
    assert store.replace_tokens(record, _tokens("b"))
    assert store.replace_flask(record, b'{"x":2}') is False
    current = store.load_key(record.key)
    assert current is not None
    assert current.flask == b'{"x":1}'


def test_a_write_does_not_bring_an_ended_session_back(store: SessionStore, client: GuardedRedis) -> None:
    """A sign-out wins over all writes that are under way."""
    record = store.load(store.create(_meta(), _tokens("a")))
    assert record is not None
    ended = store.end(record.key)

    assert ended is not None
    assert store.replace_tokens(record, _tokens("b")) is None
    assert store.replace_flask(record, b"{}") is False
    store.touch(dataclasses.replace(record, seen_ms=0))
    assert client.exists(record.key) == 0
    assert store.end(record.key) is None


def test_a_moved_session_says_so_for_30_seconds(store: SessionStore, client: GuardedRedis) -> None:
    """The old id tells that the session moved, holds nothing of it, and takes no write."""
    session_id = store.create(_meta(), _tokens("a"))
    record = store.load(session_id)
    assert record is not None

    ended = store.end_moved(record.key, session_key("new"))

    assert ended is not None
    with pytest.raises(SessionMovedError):
        store.load(session_id)
    store.touch(dataclasses.replace(record, seen_ms=0))
    assert store.replace_tokens(record, _tokens("b")) is None
    assert client.hkeys(record.key) == [b"moved"]
    assert store.successor(record.key) == session_key("new")
    assert 0 < client.pttl(record.key) <= 30_000


def test_only_a_living_session_moves(store: SessionStore, client: GuardedRedis) -> None:
    """A logout that came first leaves nothing behind, not even a tombstone."""
    record = store.load(store.create(_meta(), _tokens("a")))
    assert record is not None
    store.end(record.key)

    assert store.end_moved(record.key, session_key("new")) is None
    assert client.exists(record.key) == 0


def test_an_idle_session_is_over(store: SessionStore, client: GuardedRedis) -> None:
    """An idle session counts as ended, although Redis still has its record."""
    session_id = store.create(_meta(), _tokens("a"))
    client.persist(session_key(session_id))
    client.hset(session_key(session_id), "seen_ms", now_ms() - IDLE_S * 1000)

    assert store.load(session_id) is None


def test_activity_moves_the_idle_end_but_not_the_absolute_one(store: SessionStore, client: GuardedRedis) -> None:
    """The end is the earlier of the two; Redis keeps the record for a day more."""
    meta = _meta(created_ms=now_ms() - 120_000, absolute_end_ms=now_ms() + 300_000)
    session_id = store.create(meta, _tokens("a"))
    client.hincrby(session_key(session_id), "seen_ms", -120_000)
    record = store.load(session_id)
    assert record is not None

    touched = store.touch(record)

    assert touched.seen_ms > record.seen_ms
    assert store.idle_end_ms(touched) == meta.absolute_end_ms
    day_ms = 86_400_000
    assert 299_000 < client.pttl(session_key(session_id)) - day_ms <= 300_000


def test_a_session_may_have_an_idle_time_of_its_own(store: SessionStore, client: GuardedRedis) -> None:
    """The idle time is stored once, and the reaper looks at the session when that time is over."""
    record = store.load(store.create(_meta(), _tokens("a")))
    assert record is not None
    store.let_idle(record, 60)
    changed = store.load_key(record.key)
    assert changed is not None

    store.let_idle(changed, 60)
    again = store.load_key(record.key)

    assert again == changed
    assert store.idle_end_ms(changed) == record.seen_ms + 60_000
    assert client.zscore("idmc:session-ends", name_in(record.key)) == record.seen_ms + 60_000


def test_an_idle_time_does_not_bring_an_ended_session_back(store: SessionStore, client: GuardedRedis) -> None:
    """An idle time for an ended session writes no record and no entry for the reaper."""
    record = store.load(store.create(_meta(), _tokens("a")))
    assert record is not None
    store.end(record.key)

    store.let_idle(record, 60)

    assert (client.exists(record.key), client.zscore("idmc:session-ends", name_in(record.key))) == (0, None)


def test_a_touch_within_a_minute_writes_nothing(store: SessionStore) -> None:
    """Busy people cost no writes."""
    record = store.load(store.create(_meta(), _tokens("a")))
    assert record is not None

    assert store.touch(record) is record


def test_a_retired_key_reads_as_no_session(store: SessionStore, client: GuardedRedis) -> None:
    """The person signs in again; nobody gets an error page for ever."""
    session_id = store.create(_meta(), _tokens("a"))

    assert SessionStore(client, Cipher(("c" * 43,)), IDLE_S).load(session_id) is None


def test_a_redis_that_is_away_is_not_a_signed_out_person(tmp_path: Path) -> None:
    """Redis being away is an error, not an answer that there is no session."""
    away = SessionStore(connect(f"unix://{tmp_path}/none.sock"), Cipher((KEY,)), IDLE_S)

    with pytest.raises(TryAgainError):
        away.load("an-id")
