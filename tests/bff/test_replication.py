"""Writes that a failover must not undo, on a real master with a real replica."""

import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
import redis

from bff.sessions.cipher import Cipher
from bff.sessions.record import SessionMeta, Tokens, now_ms, session_key
from bff.sessions.redis_client import connect
from bff.sessions.store import SessionStore
from tests.support.redis_pairs import URL_PASSWORD, Flavour, Pair, redis_pair
from tests.support.waiting import wait_until

_PLAIN = Flavour()
_META = SessionMeta(
    subject="cn=ann",
    user_name="ann",
    full_name="Ann",
    csrf_token="t",
    created_ms=now_ms(),
    absolute_end_ms=now_ms() + 3_600_000,
)


@pytest.fixture
def pair(tmp_path: Path) -> Iterator[Pair]:
    """A master and a replica of this test's own."""
    with redis_pair(tmp_path, _PLAIN) as started:
        yield started


@pytest.fixture
def store(pair: Pair) -> Iterator[SessionStore]:
    """A store on the master; it waits for the replica for a second and a half."""
    with connect(f"redis://:{URL_PASSWORD}@127.0.0.1:{pair.master_port}", 3) as client:
        yield SessionStore(client, Cipher(("b" * 43,)), 600)


def _tokens(name: str) -> Tokens:
    return Tokens(access_token=name, refresh_token="r", id_token="", obtained_ms=now_ms(), expires_ms=0)


def _waits(master: redis.Redis) -> int:
    return int(master.info("commandstats").get("cmdstat_wait", {}).get("calls", 0))


def test_what_a_failover_must_not_undo_is_on_the_replica(pair: Pair, store: SessionStore) -> None:
    """A sign-in, a renewal and a sign-out are on the replica when the gateway reports them as done."""
    with _PLAIN.client(pair.replica_port) as replica, _PLAIN.client(pair.master_port) as master:
        key = session_key(store.create(_META, _tokens("a")))
        created = replica.hget(key, "tokens")
        record = store.load_key(key)
        assert record is not None
        assert store.replace_tokens(record, _tokens("b"))
        renewed = replica.hget(key, "tokens")
        store.end(key)
        left = replica.exists(key)
        waits = _waits(master)

    assert None not in {created, renewed}
    assert created != renewed
    assert (left, waits) == (0, 3)


def test_a_replica_that_hangs_costs_a_line_in_the_log(
    pair: Pair, store: SessionStore, capsys: pytest.CaptureFixture[str]
) -> None:
    """The write stays, and the person stays signed in."""
    pair.replica.send_signal(signal.SIGSTOP)

    session_id = store.create(_META, _tokens("a"))

    assert store.load(session_id) is not None
    assert "redis.not_replicated" in capsys.readouterr().out


def test_a_server_that_lost_its_replica_is_not_waited_for(pair: Pair, store: SessionStore) -> None:
    """Only the next write waits in vain and notices the loss; later writes do not wait."""
    with _PLAIN.client(pair.master_port) as master:
        store.create(_META, _tokens("a"))
        pair.replica.kill()
        wait_until(lambda: master.info("replication")["connected_slaves"] == 0)
        for name in "bcd":
            store.create(_META, _tokens(name))

        assert _waits(master) == 2
