"""An upstream that dies while it answers, and clients that never finish."""

import random
import socket
import sys
import time
from contextlib import ExitStack
from pathlib import Path

import pytest
import requests

from tests.conftest import Stack
from tests.soak.people import VERSION, sign_in, store_of
from tests.support.servers import await_port, free_port, gateway, program
from tests.support.visitor import Visitor
from tests.support.waiting import wait_until

pytestmark = pytest.mark.soak

_READERS = 20
_SLOW_CLIENTS = 1000
_ENDLESS = """
import http.server, socketserver, time
class Endless(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    def do_GET(self):
        self.send_response(200)
        self.send_header("Content-Length", str(1 << 40))
        self.end_headers()
        while True:
            self.wfile.write(b"x" * 4096)
            time.sleep(0.05)
class Server(socketserver.ThreadingMixIn, http.server.HTTPServer):
    daemon_threads = True
Server(("127.0.0.1", {port}), Endless).serve_forever()
"""


def test_an_upstream_that_dies_within_its_answers(stack: Stack, tmp_path: Path) -> None:
    """Every client sees a broken body, none waits for the rest, and the gateway works again with the upstream."""
    port, upstream_port = free_port(), free_port()
    more = {"BFF_BIND": f"127.0.0.1:{port}", "BFF_UPSTREAM_IDM": f"http://127.0.0.1:{upstream_port}/IDMProv"}
    address = f"http://127.0.0.1:{port}/{VERSION}"
    upstream = [sys.executable, "-c", _ENDLESS.format(port=upstream_port)]
    with ExitStack() as running:
        dying = running.enter_context(program(upstream, {}, tmp_path / "upstream.log"))
        await_port(upstream_port, "the upstream")
        running.enter_context(gateway(stack.environ | more, tmp_path))
        people = sign_in(running.enter_context(store_of(stack.environ)), _READERS, stack.environ["BFF_SECRET_KEYS"])
        answers = [running.enter_context(person.call("GET", address, stream=True)) for person in people]

        dying.kill()
        dying.wait()
        broken = sum(not _read_to_the_end(answer) for answer in answers)
        refused = people[0].call("GET", address).status_code
        running.enter_context(program(upstream, {}, tmp_path / "upstream.log"))
        wait_until(lambda: people[0].call("GET", address, stream=True).status_code == 200)

    print(f"\nupstream killed within {_READERS} answers: {broken} broken bodies")
    assert [answer.status_code for answer in answers] == [200] * _READERS
    assert (broken, refused) == (_READERS, 502)


def _read_to_the_end(answer: requests.Response) -> bool:
    try:
        for _ in answer.iter_content(65536):
            pass
    except requests.RequestException:
        return False
    return True


def test_clients_that_never_finish_hold_nobody_up(signed_in: Visitor, stack: Stack) -> None:
    """A thousand request heads arrive byte by byte; the calls of a person are answered as usual."""
    address = ("127.0.0.1", int(stack.console_url.rpartition(":")[2]))
    took_s = []
    with ExitStack() as open_sockets:
        slow = [open_sockets.enter_context(socket.create_connection(address)) for _ in range(_SLOW_CLIENTS)]
        for client in slow:
            client.sendall(b"GET /bff/session HTTP/1.1\r\nHost: x\r\nX-Slow: ")
        for _ in range(100):
            for client in random.sample(slow, 50):
                client.sendall(b"a")
            began = time.monotonic()
            answer = signed_in.get(VERSION)
            took_s.append(time.monotonic() - began)
            assert answer.status_code == 200

    ordered = sorted(took_s)
    print(f"\n{_SLOW_CLIENTS} slow clients: p50 {ordered[50] * 1000:.0f} ms, longest {ordered[-1] * 1000:.0f} ms")
