"""The reaper deals with sessions that expired without a sign-out."""

import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from bff.sessions.cipher import Cipher
from bff.sessions.reaper import Reaper
from bff.sessions.record import SessionMeta, Tokens, name_in, now_ms, session_key
from bff.sessions.redis_client import GuardedRedis, connect
from bff.sessions.store import SessionStore
from tests.conftest import Stack
from tests.support.mock_control import MockControl
from tests.support.operators import audited
from tests.support.servers import free_port, gateway, redis_server
from tests.support.time_travel import age_sessions
from tests.support.visitor import Visitor

KEY = "b" * 43
IDLE_S = 600
ENDS = "idmc:session-ends"


@dataclass
class Provider:
    """Takes revocations, or is away."""

    away: bool = False
    revoked: list[str] = field(default_factory=list)

    def revoke(self, tokens: Tokens) -> bool:
        """Note the revoked tokens."""
        self.revoked.append(tokens.access_token)
        return not self.away


@pytest.fixture(scope="module")
def redis_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A Redis of this module's own."""
    with redis_server(tmp_path_factory.mktemp("redis")) as url:
        yield url


@pytest.fixture
def client(redis_url: str) -> Iterator[GuardedRedis]:
    """A client of an empty Redis."""
    opened = connect(redis_url)
    opened.flushall()
    yield opened
    opened.close()


@pytest.fixture
def store(client: GuardedRedis) -> SessionStore:
    """A store whose sessions idle for ten minutes."""
    return SessionStore(client, Cipher((KEY,)), IDLE_S)


@pytest.fixture
def provider() -> Provider:
    """A provider that answers."""
    return Provider()


@pytest.fixture
def reaper(client: GuardedRedis, store: SessionStore, provider: Provider) -> Reaper:
    """A reaper that works when the test calls it."""
    return Reaper(client, store, provider.revoke)


def _begin(store: SessionStore, name: str = "a") -> str:
    meta = SessionMeta(
        subject="cn=ann",
        user_name="ann",
        full_name="Ann",
        csrf_token="t",
        created_ms=now_ms(),
        absolute_end_ms=now_ms() + 3_600_000,
    )
    tokens = Tokens(access_token=name, refresh_token="r", id_token="", obtained_ms=now_ms(), expires_ms=0)
    return session_key(store.create(meta, tokens))


def _later(client: GuardedRedis, key: str, seconds: int) -> None:
    """Let the session have been used last, and be looked at, that much earlier."""
    client.hincrby(key, "seen_ms", -seconds * 1000)
    client.zincrby(ENDS, -seconds * 1000, name_in(key))


def test_an_expired_session_is_revoked_and_deleted(
    reaper: Reaper, store: SessionStore, provider: Provider, client: GuardedRedis
) -> None:
    """Until the reaper comes the session is stored but unusable; then it is deleted, and a living session goes on."""
    expired, living = _begin(store, "expired"), _begin(store, "living")
    _later(client, expired, IDLE_S + 61)
    assert store.load_key(expired) is None
    assert store.stored(expired) is not None

    with audited() as lines:
        assert reaper.reap() is True

    assert provider.revoked == ["expired"]
    assert [(line["event"], line["by"], line["user"]) for line in lines] == [("session_ended", "reaper", "ann")]
    assert client.exists(expired) == 0
    assert client.zrange(ENDS, 0, -1) == [name_in(living).encode()]
    assert store.load_key(living) is not None


def test_an_expired_session_takes_no_activity_back(store: SessionStore, client: GuardedRedis) -> None:
    """For the day that its record outlives it, the person counts as signed out."""
    key = _begin(store)
    _later(client, key, IDLE_S + 1)

    assert store.load_key(key) is None
    assert 86_000_000 < client.pttl(key) - IDLE_S * 1000 <= 86_400_000


def test_a_call_on_its_way_is_waited_for(
    reaper: Reaper, store: SessionStore, provider: Provider, client: GuardedRedis
) -> None:
    """Within a minute of the end, a call that found the session alive may still write its activity."""
    key = _begin(store)
    _later(client, key, IDLE_S + 30)
    client.zadd(ENDS, {name_in(key): 0})

    reaper.reap()

    assert (provider.revoked, client.exists(key)) == ([], 1)


def test_an_active_session_is_looked_at_again_at_its_new_end(
    reaper: Reaper, store: SessionStore, provider: Provider, client: GuardedRedis
) -> None:
    """Activity does not change the entry; the reaper moves it."""
    key = _begin(store)
    client.zadd(ENDS, {name_in(key): 0})

    reaper.reap()

    record = store.load_key(key)
    assert record is not None
    assert (provider.revoked, client.zscore(ENDS, name_in(key))) == ([], store.idle_end_ms(record))


def test_a_provider_that_is_away_is_asked_again(
    reaper: Reaper, store: SessionStore, provider: Provider, client: GuardedRedis
) -> None:
    """The round stops at the first failure and deletes nothing; the next round begins with the other sessions."""
    first, second = (_begin(store, name) for name in "ab")
    _later(client, first, IDLE_S + 62)
    _later(client, second, IDLE_S + 61)
    provider.away = True

    assert reaper.reap() is False
    assert client.exists(first, second) == 2
    provider.away = False
    assert reaper.reap() is True
    assert (provider.revoked, client.exists(first), client.exists(second)) == (["a", "b"], 1, 0)
    client.zincrby(ENDS, -300_000 - 60_000, name_in(first))
    reaper.reap()
    assert (provider.revoked, client.exists(first)) == (["a", "b", "a"], 0)


def test_tokens_that_were_not_revoked_are_tried_again(
    reaper: Reaper, store: SessionStore, provider: Provider, client: GuardedRedis
) -> None:
    """Meanwhile these tokens belong to no person; the reaper retries until the provider accepts the revocation."""
    store.keep_for_reaper(
        Tokens(access_token="left", refresh_token="r", id_token="", obtained_ms=now_ms(), expires_ms=0)
    )
    [key] = store.ends.due(now_ms(), at_most=10)
    assert store.load_key(key) is None
    assert list(client.scan_iter("idmc:owner:*")) == []
    provider.away = True
    assert reaper.reap() is False
    client.zincrby(ENDS, -360_000, name_in(key))
    provider.away = False

    assert reaper.reap() is True

    assert (provider.revoked, client.dbsize()) == (["left", "left"], 0)


def test_one_node_works_at_a_time(
    reaper: Reaper, store: SessionStore, provider: Provider, client: GuardedRedis
) -> None:
    """The reaper does nothing while another node has the lock; its own round removes the lock at the end."""
    _later(client, _begin(store), IDLE_S + 61)
    with client.lock("idmc:reaper", timeout=60):
        assert reaper.reap() is True
    assert provider.revoked == []

    reaper.reap()

    assert (provider.revoked, client.exists("idmc:reaper")) == (["a"], 0)


def test_a_session_that_ended_otherwise_is_forgotten(
    reaper: Reaper, store: SessionStore, provider: Provider, client: GuardedRedis
) -> None:
    """The index entry of a record that Redis has dropped, or that moved, is removed."""
    gone, moved = _begin(store), _begin(store)
    client.delete(gone)
    store.end_moved(moved, session_key("new"))
    client.zadd(ENDS, {name_in(gone): 0, name_in(moved): 0})

    assert reaper.reap() is True
    assert (provider.revoked, client.zcard(ENDS)) == ([], 0)


def test_redis_away_stops_no_process(tmp_path: Path, provider: Provider) -> None:
    """The next round comes later."""
    away = connect(f"unix://{tmp_path}/none.sock")

    assert Reaper(away, SessionStore(away, Cipher((KEY,)), IDLE_S), provider.revoke).reap() is False


def test_the_gateway_reaps(signed_in: Visitor, stack: Stack, mock: MockControl, tmp_path: Path) -> None:
    """A node that starts after the end revokes at the real endpoint of the provider."""
    age_sessions(stack.redis_url, stack.environ["BFF_SECRET_KEYS"], 3600)
    environ = {**stack.environ, "BFF_BIND": f"127.0.0.1:{free_port()}", "BFF_WORKERS": "1"}
    deadline = time.monotonic() + 30
    with gateway(environ, tmp_path):
        while not mock.stats()["calls"].get("POST /osp/a/idm/auth/oauth2/revoke"):
            assert time.monotonic() < deadline
            time.sleep(0.05)

    assert signed_in.get("bff/session").json()["signedIn"] is False
