"""Clients that send or read almost nothing, and the resources that the gateway keeps for them."""

import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import pytest

from tests.conftest import Stack
from tests.support.operators import scrape
from tests.support.raw_http import begun, head, rest_of
from tests.support.scripted_gateway import SharedGateway, shared_gateway
from tests.support.scripted_server import Script
from tests.support.transports import OK
from tests.support.visitor import Visitor
from tests.support.waiting import wait_until

STYLE = "IDMProv/rest/access/config/uploadStyle?client=1"
VERSION = "IDMProv/rest/access/info/version"
LENGTH = 2_000_000
FIRST_PIECE = b"x" * 65536
REFUSAL = b"HTTP/1.1 403 Forbidden\r\nContent-Length: 2\r\n\r\nno"
LONG: Script = [b"HTTP/1.1 200 OK\r\nContent-Length: 209715200\r\n\r\n", *[b"x" * (1 << 20)] * 200]
SLOWLY: Script = ["early", 1.5, "whole", b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n", 1.5, b"o", 1.5, b"k"]
LARGE: Script = [b"HTTP/1.1 200 OK\r\nContent-Length: 100002\r\n\r\n", b"x" * 100_000, 0.1, b"ok"]


@pytest.fixture(scope="module")
def scripted(stack: Stack, tmp_path_factory: pytest.TempPathFactory) -> Iterator[SharedGateway]:
    """A gateway with four connections, two of them for each person."""
    with shared_gateway(stack, tmp_path_factory.mktemp("patient"), BFF_UPSTREAM_CONNECTIONS="4") as running:
        yield running


@pytest.fixture(scope="module")
def impatient(stack: Stack, tmp_path_factory: pytest.TempPathFactory) -> Iterator[SharedGateway]:
    """A gateway whose minimum rate is measured within one second."""
    settings = {"BFF_UPSTREAM_CONNECTIONS": "4", "BFF_MINIMUM_RATE_WINDOW_S": "1"}
    with shared_gateway(stack, tmp_path_factory.mktemp("impatient"), **settings) as running:
        yield running


@contextmanager
def _uploads(visitor: Visitor, count: int, sent: bytes) -> Iterator[list[socket.socket]]:
    """Begin uploads that stop after a part of their body."""
    with ExitStack() as opened:
        upload = ("PUT", STYLE, f"Content-Length: {LENGTH}", "Connection: close")
        connections = [opened.enter_context(begun(visitor, *upload)) for _ in range(count)]
        for connection in connections:
            connection.sendall(sent)
        yield connections


def _too_slow(visitor: Visitor, part: str) -> float:
    return scrape(visitor.console_url).value("idmc_slow_clients_total", part=part)


@pytest.mark.parametrize(("sent", "most"), [(b"x", 0), (FIRST_PIECE + b"x", 2)], ids=["a byte", "a piece"])
def test_a_hundred_uploads_of_one_person_leave_connections_to_others(
    signed_in: Visitor, stack: Stack, scripted: SharedGateway, sent: bytes, most: int
) -> None:
    """An upload has a connection when its first piece is here, and never more than the share of its person."""
    other = Visitor(stack.console_url)
    assert other.sign_in("user").status_code == 302
    other.console_url = scripted.console_url
    with scripted.before(signed_in, ["early", "whole", OK]) as server:
        with _uploads(signed_in, 100, sent):
            wait_until(lambda: server.connections == most)

            assert [other.get(VERSION).content for _ in range(3)] == [b"ok"] * 3
            assert server.connections == most + 1
        wait_until(lambda: not scrape(scripted.console_url).value("idmc_calls_waiting", upstream="idm"))


def test_an_upstream_that_refuses_is_heard_while_the_client_is_silent(
    signed_in: Visitor, scripted: SharedGateway
) -> None:
    """Each upload is answered and its upstream connection closed, so ten uploads need at most two connections."""
    with scripted.before(signed_in, ["early", REFUSAL, "hang"]) as server:
        with _uploads(signed_in, 10, FIRST_PIECE + b"x") as connections:
            answers = [connection.recv(65536) for connection in connections]

        assert [answer[9:12] for answer in answers] == [b"403"] * 10
        assert server.connections == 10


def test_an_upstream_that_leaves_is_heard_while_the_client_is_silent(
    signed_in: Visitor, scripted: SharedGateway
) -> None:
    """When the upstream closes without an answer, the upload ends at once."""
    with (
        scripted.before(signed_in, ["early", "close"]),
        _uploads(signed_in, 1, FIRST_PIECE + b"x") as (connection,),
    ):
        assert b"upstream_unreachable" in rest_of(connection)


@pytest.mark.parametrize(("sent", "connections"), [(b"x", 0), (FIRST_PIECE + b"x", 1)], ids=["a byte", "a piece"])
def test_an_upload_below_the_minimum_rate_is_refused(
    signed_in: Visitor, impatient: SharedGateway, sent: bytes, connections: int
) -> None:
    """The answer is 400, and the upstream's connection is closed before the end of the body."""
    with impatient.before(signed_in, [OK]) as server:
        before = _too_slow(signed_in, "upload")
        with _uploads(signed_in, 1, sent) as (connection,):
            assert b"body_incomplete" in rest_of(connection)

        wait_until(lambda: server.left.is_set() or not connections)
        assert (server.connections, server.requests) == (connections, [])
        assert _too_slow(signed_in, "upload") == before + 1


def test_an_answer_that_is_taken_too_slowly_is_broken_off(signed_in: Visitor, impatient: SharedGateway) -> None:
    """The upstream's connection is closed; other calls are answered meanwhile."""
    with impatient.before(signed_in, LONG, [OK]) as server:
        before = _too_slow(signed_in, "answer")
        with begun(signed_in, "GET", VERSION) as connection:
            assert connection.recv(1000).startswith(b"HTTP/1.1 200 OK")
            assert signed_in.get(VERSION).content == b"ok"
            assert server.left.wait(20)

        assert _too_slow(signed_in, "answer") == before + 1


def test_an_upstream_that_breaks_off_is_noticed_while_the_client_does_not_read(
    signed_in: Visitor, scripted: SharedGateway
) -> None:
    """Both places of the person are free again, although neither client reads on or is too slow yet."""
    broken: Script = [LONG[0], "fill", "reset"]
    with scripted.before(signed_in, broken, broken, [OK]), ExitStack() as opened:
        before = _too_slow(signed_in, "answer")
        for _ in range(2):
            assert opened.enter_context(begun(signed_in, "GET", VERSION)).recv(1000).startswith(b"HTTP/1.1 200 OK")

        wait_until(lambda: signed_in.get(VERSION).content == b"ok")
        assert _too_slow(signed_in, "answer") == before


def test_the_time_of_the_upstream_does_not_count(signed_in: Visitor, impatient: SharedGateway) -> None:
    """The upstream may read a body and send an answer as slowly as its own time-outs allow."""
    body = b"x" * (30 << 20)
    with impatient.before(signed_in, SLOWLY) as server:
        answer = signed_in.call("PUT", STYLE, data=body)

        assert answer.content == b"ok"
        assert server.requests[0].endswith(body)


def test_a_connection_that_waits_for_its_next_request_is_not_hurried(
    signed_in: Visitor, impatient: SharedGateway
) -> None:
    """The minimum rate applies during a request, not while the connection is idle."""
    with impatient.before(signed_in, LARGE, [OK]), begun(signed_in, "GET", VERSION) as connection:
        received = b""
        while not received.endswith(b"ok"):
            received += connection.recv(65536)
        connection.settimeout(3)
        with pytest.raises(TimeoutError):
            connection.recv(1)
        connection.sendall(head(signed_in, "GET", VERSION))

        assert connection.recv(65536).startswith(b"HTTP/1.1 200 OK")
