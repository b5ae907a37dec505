"""A sign-out where several nodes keep the session in memory."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import redis

from tests.conftest import Stack
from tests.support.servers import free_port, gateway
from tests.support.visitor import Visitor
from tests.support.waiting import wait_until

VERSION = "IDMProv/rest/access/info/version"


@contextmanager
def _nodes(stack: Stack, folder: Path) -> Iterator[list[str]]:
    """Two nodes of one worker each before the same Redis; give their addresses."""
    with ExitStack() as running:
        ports = [free_port() for _ in range(2)]
        for port in ports:
            own = folder / str(port)
            own.mkdir()
            environ = stack.environ | {"BFF_BIND": f"127.0.0.1:{port}", "BFF_WORKERS": "1"}
            running.enter_context(gateway(environ, own))
        yield [f"http://127.0.0.1:{port}/" for port in ports]


def test_a_sign_out_on_one_node_is_one_on_all(stack: Stack, visitor: Visitor, tmp_path: Path) -> None:
    """The very next call on another node, which has kept the session, is refused."""
    answers = []
    with _nodes(stack, tmp_path) as (first, second), redis.Redis.from_url(stack.redis_url) as server:
        for _ in range(20):
            visitor.console_url = stack.console_url
            assert visitor.sign_in().status_code == 302
            tab = Visitor(second)
            tab.http.cookies.update(visitor.http.cookies)
            wait_until(lambda tab=tab: _answered_from_memory(tab, server))  # type: ignore[misc]

            visitor.console_url = first
            assert visitor.call("POST", "bff/logout").status_code == 200
            answers.append(tab.get(VERSION).json().get("code"))

    assert answers == ["no_session"] * 20


def _answered_from_memory(tab: Visitor, server: redis.Redis) -> bool:
    before = _reads(server)
    assert tab.get(VERSION).status_code == 200
    return _reads(server) == before


def _reads(server: redis.Redis) -> int:
    return int(server.info("commandstats").get("cmdstat_hmget", {}).get("calls", 0))
