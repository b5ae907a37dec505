"""A node that was told to end: first it is not ready, then it takes no new calls, and it completes those it has."""

import http.client
import signal
import socket
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import gevent
import requests
from gevent.pool import Pool

from bff.catalogue.clients import UPLOAD_STYLE
from bff.worker import Server
from tests.conftest import Stack
from tests.support.operators import children
from tests.support.scripted_server import scripted_server
from tests.support.servers import BIN, await_port, free_port, program
from tests.support.transports import OK
from tests.support.visitor import CSRF_HEADER, Visitor
from tests.support.waiting import wait_until

if TYPE_CHECKING:
    from subprocess import Popen

STYLE = "IDMProv/rest/access/config/uploadStyle?client=1"


@contextmanager
def _node(stack: Stack, folder: Path, **more: str) -> Iterator[tuple[int, "Popen[bytes]"]]:
    port = free_port()
    own = {"BFF_BIND": f"127.0.0.1:{port}", "BFF_TRUSTED_HOSTS": f"127.0.0.1:{port}", "BFF_WORKERS": "1"}
    environ = stack.environ | own | {"GUNICORN_CMD_ARGS": ""} | more
    with program([str(BIN / "idm-console"), "serve"], environ, folder / "bff.log", signal.SIGINT) as process:
        await_port(port, "the gateway")
        wait_until(lambda: requests.get(f"http://127.0.0.1:{port}/bff/live", timeout=20).ok, at_most_s=60)
        yield port, process


def _asked(connection: http.client.HTTPConnection, path: str) -> tuple[int, str]:
    connection.request("GET", path)
    answer = connection.getresponse()
    answer.read()
    return answer.status, answer.headers["Connection"]


def test_it_is_not_ready_while_it_still_takes_calls(stack: Stack, tmp_path: Path) -> None:
    """Balancers see that the node is not ready before calls fail; each answer closes its connection."""
    with _node(stack, tmp_path, BFF_DRAIN_S="600") as (port, process):
        kept = http.client.HTTPConnection("127.0.0.1", port, timeout=20)
        before = _asked(kept, "/bff/ready")
        process.send_signal(signal.SIGTERM)
        url = f"http://127.0.0.1:{port}/bff/ready"
        wait_until(lambda: requests.get(url, timeout=20).json() == {"status": "ending"})

        assert (before, _asked(kept, "/bff/live")) == ((200, "keep-alive"), (200, "close"))
        assert requests.get(url, timeout=20).status_code == 503
        process.send_signal(signal.SIGTERM)  # the second signal ends the wait
        assert process.wait(60) == 0


def test_it_does_not_wait_for_idle_connections(stack: Stack, tmp_path: Path) -> None:
    """Idle connections are closed, because a proxy keeps them open longer than the node has for its calls."""
    with _node(stack, tmp_path, GUNICORN_CMD_ARGS="--graceful-timeout 1000") as (port, process):
        kept = http.client.HTTPConnection("127.0.0.1", port, timeout=20)
        with closing(kept), socket.create_connection(("127.0.0.1", port), timeout=60) as unused:
            _asked(kept, "/bff/live")
            process.send_signal(signal.SIGTERM)

            assert unused.recv(1) == b""
            assert process.wait(60) == 0


def test_a_reload_leaves_the_node_ready(stack: Stack, tmp_path: Path) -> None:
    """At a reload the old worker ends and the node does not: the worker answers with Connection: close, then closes."""
    with _node(stack, tmp_path, BFF_DRAIN_S="600") as (port, process):
        kept = http.client.HTTPConnection("127.0.0.1", port, timeout=20)
        _asked(kept, "/bff/ready")
        old = set(children(process.pid))
        process.send_signal(signal.SIGHUP)
        wait_until(lambda: set(children(process.pid)) - old, at_most_s=60)
        statuses = []

        def told() -> bool:
            statuses.append(_asked(kept, "/bff/ready"))
            return statuses[-1][1] == "close"

        wait_until(told, at_most_s=60)
        assert {status for status, _ in statuses} == {200}


def test_an_upload_is_broken_off_in_time(signed_in: Visitor, stack: Stack, tmp_path: Path) -> None:
    """The sender gets an answer before the worker is gone; the upstream never gets the end of the upload."""
    done, answers = threading.Event(), []

    def body() -> Iterator[bytes]:
        yield b"a" * (UPLOAD_STYLE.body_limit_bytes + 1)
        while not done.wait(0.1):
            yield b"a" * 4096

    def upload(port: int) -> None:
        headers = {CSRF_HEADER: signed_in.csrf_token, "Cookie": f"idmc={signed_in.http.cookies['idmc']}"}
        url = f"http://127.0.0.1:{port}/{STYLE}"
        answers.append(requests.put(url, data=body(), headers=headers, timeout=60))

    with scripted_server([OK]) as upstream:
        more = {"BFF_UPSTREAM_IDM": f"http://127.0.0.1:{upstream.port}/IDMProv"}
        with _node(stack, tmp_path, **more, GUNICORN_CMD_ARGS="--graceful-timeout 5") as (port, process):
            uploading = threading.Thread(target=upload, args=(port,))
            uploading.start()
            wait_until(lambda: upstream.connections)
            process.send_signal(signal.SIGTERM)
            assert process.wait(60) == 0
            done.set()
            uploading.join()

        assert [(answer.status_code, answer.json()["code"]) for answer in answers] == [(400, "body_incomplete")]
        assert upstream.requests == []


def test_connections_that_wait_are_taken_before_the_end() -> None:
    """The kernel has accepted these connections, and would reset them together with their calls at the end."""
    listener = gevent.socket.socket()
    listener.bind(("127.0.0.1", 0))
    listener.listen()
    address, taken = listener.getsockname(), []

    def handle(listening: Any, _client: Any, _address: Any) -> None:
        taken.append(listening.getsockname())

    server = Server(listener, handle=handle, one_by_one=True, spawn=Pool(9))
    server.start()
    waiting = [socket.create_connection(address) for _ in range(5)]
    server.close()
    gevent.sleep(0)

    assert taken == [address] * len(waiting)
    for each in waiting:
        each.close()
