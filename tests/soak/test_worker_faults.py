"""A worker dies in the middle of a renewal."""

import os
import signal
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
import redis

from tests.conftest import Stack
from tests.soak.people import VERSION
from tests.support.mock_control import MockControl
from tests.support.servers import free_port, gateway
from tests.support.time_travel import age_tokens
from tests.support.visitor import Visitor
from tests.support.waiting import wait_until

pytestmark = pytest.mark.soak

_TOKEN = "/osp/a/idm/auth/oauth2/token"
_LATENCY_MS = 3000


@pytest.fixture
def nodes(stack: Stack, tmp_path: Path) -> Iterator[list[str]]:
    """Two nodes of one worker each; give their addresses. A dead worker's lock is over after 17 seconds."""
    ports = [free_port() for _ in range(2)]
    more = {"BFF_WORKERS": "1", "BFF_OIDC_TIMEOUT_S": "6"}
    environs = [stack.environ | more | {"BFF_BIND": f"127.0.0.1:{port}"} for port in ports]
    environs[0]["GUNICORN_CMD_ARGS"] = f"--graceful-timeout 1 --pid {tmp_path}/gunicorn.pid"
    (tmp_path / "second").mkdir()
    with gateway(environs[0], tmp_path), gateway(environs[1], tmp_path / "second"):
        yield [f"http://127.0.0.1:{port}/" for port in ports]


def _kill_the_worker(folder: Path) -> None:
    master = (folder / "gunicorn.pid").read_text(encoding="ascii").strip()
    [worker] = Path(f"/proc/{master}/task/{master}/children").read_text(encoding="ascii").split()
    os.kill(int(worker), signal.SIGKILL)


def _refreshes(mock: MockControl) -> int:
    return int(mock.stats()["grants"].get("refresh_token", 0))


def _die_renewing(signed_in: Visitor, nodes: list[str], stack: Stack, mock: MockControl, folder: Path) -> None:
    """Let the first node ask the provider for new tokens, and kill its worker before the answer."""
    age_tokens(stack.redis_url, stack.environ["BFF_SECRET_KEYS"], 30)
    mock.expire_tokens()
    signed_in.console_url = nodes[0]
    with ThreadPoolExecutor(1) as pool:
        call = pool.submit(signed_in.get, VERSION)
        wait_until(lambda: _refreshes(mock) == 1)
        _kill_the_worker(folder)
        assert call.exception(30) is not None
    signed_in.console_url = nodes[1]


def _outcomes(visitor: Visitor) -> list[int]:
    """Call until the answer is final."""
    statuses: list[int] = []

    def final() -> bool:
        statuses.append(visitor.get(VERSION).status_code)
        return statuses[-1] != 503

    wait_until(final, at_most_s=60)
    return statuses


def test_another_renews_when_the_provider_has_not(
    signed_in: Visitor, nodes: list[str], stack: Stack, mock: MockControl, tmp_path: Path
) -> None:
    """The session goes on as soon as the lock of the dead worker expires."""
    mock.fault(_TOKEN, latencyMs=_LATENCY_MS, status=503, times=1)
    _die_renewing(signed_in, nodes, stack, mock, tmp_path)

    statuses = _outcomes(signed_in)

    print(f"\nkilled before the answer: {statuses}, {_refreshes(mock)} token calls")
    assert statuses[-1] == 200
    assert _refreshes(mock) == 2


def test_the_session_ends_when_the_provider_has(
    signed_in: Visitor, nodes: list[str], stack: Stack, mock: MockControl, tmp_path: Path
) -> None:
    """The session's refresh token is used up: the session gets 489, no call hangs, and other sessions continue."""
    other = Visitor(stack.console_url)
    other.sign_in("helpdesk")
    mock.fault(_TOKEN, latencyMs=_LATENCY_MS, times=1)
    _die_renewing(signed_in, nodes, stack, mock, tmp_path)

    statuses = _outcomes(signed_in)

    print(f"\nkilled after the answer: {statuses}, {_refreshes(mock)} token calls")
    assert statuses[-1] == 489
    other.console_url = nodes[1]
    assert other.get(VERSION).status_code == 200
    client = redis.Redis.from_url(stack.redis_url)
    assert list(client.scan_iter("idmc:refresh:*")) == []
    client.close()
