"""Commands while Redis is away."""

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
import redis

from bff.errors import TryAgainError
from bff.sessions.redis_client import FAILURES, GuardedRedis, LeftAloneError, connect, redis_or_try_again
from tests.support.scripted_server import ScriptedServer, scripted_server
from tests.support.servers import redis_server
from tests.support.waiting import wait_until

_TIMEOUT_S = 0.1


@pytest.fixture
def silent() -> Iterator[ScriptedServer]:
    """Takes connections and says nothing."""
    with scripted_server(["hang"]) as server:
        yield server


def _outcome(client: GuardedRedis) -> str:
    try:
        client.get("a")
    except redis.RedisError as problem:
        return type(problem).__name__
    return "answered"


def _pipelined(client: GuardedRedis) -> None:
    with client.pipeline() as pipe:
        pipe.get("a")
        with client.guarded():
            pipe.execute()


def test_a_server_that_is_away_is_left_alone(silent: ScriptedServer) -> None:
    """Nothing is sent twice; after three failures in a row a command fails without using the network."""
    client = connect(f"redis://127.0.0.1:{silent.port}", _TIMEOUT_S)

    assert [_outcome(client) for _ in range(FAILURES)] == ["TimeoutError"] * FAILURES
    assert _outcome(client) == LeftAloneError.__name__
    wait_until(lambda: silent.connections == FAILURES)


def test_a_pipeline_is_left_out_too(silent: ScriptedServer) -> None:
    """A pipeline fails like a command, and its failure is counted like one."""
    client = connect(f"redis://127.0.0.1:{silent.port}", _TIMEOUT_S)
    for _ in range(FAILURES):
        with pytest.raises(redis.TimeoutError):
            _pipelined(client)

    assert _outcome(client) == LeftAloneError.__name__


def test_a_caller_is_told_to_come_back(silent: ScriptedServer) -> None:
    """The caller gets the same 503 whether Redis was asked or the breaker is open."""
    client = connect(f"redis://127.0.0.1:{silent.port}", _TIMEOUT_S)
    for _ in range(FAILURES + 1):
        with pytest.raises(TryAgainError), redis_or_try_again():
            client.get("a")


def test_a_server_that_is_back_is_used_again(tmp_path: Path) -> None:
    """One command probes, and its answer lets all others through."""
    with redis_server(tmp_path) as url:
        client = connect(url, _TIMEOUT_S)
        pid = client.info("server")["process_id"]
        os.kill(pid, signal.SIGSTOP)
        try:
            wait_until(lambda: _outcome(client) == LeftAloneError.__name__)
        finally:
            os.kill(pid, signal.SIGCONT)

        wait_until(lambda: _outcome(client) == "answered")
        assert [_outcome(client) for _ in range(3)] == ["answered"] * 3


def test_a_sentinel_that_is_away_is_asked_once(silent: ScriptedServer) -> None:
    """A Sentinel that did not answer is not waited for again; the next one is asked."""
    client = connect(f"sentinel://127.0.0.1:{silent.port}/sessions", _TIMEOUT_S)

    assert _outcome(client) == "MasterNotFoundError"
    wait_until(lambda: silent.connections == 1)
