"""Connections to an upstream: kept, replaced and limited; errors when they break."""

import socket
from concurrent.futures import ThreadPoolExecutor

import pytest

from bff.errors import AppError, TryAgainError, UpstreamFailedError, UpstreamLateError, UpstreamUnreachableError
from tests.support.scripted_server import Script
from tests.support.servers import free_port
from tests.support.transports import OK, get, read, scripted_upstream, settle, transport_to
from tests.support.waiting import wait_until

_BEGUN = b"HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhe"


def test_a_connection_is_used_again() -> None:
    """A connection is used again also before the body is read, if the whole body has arrived."""
    with scripted_upstream([OK]) as (server, transport):
        answers = [get(transport) for _ in range(5)]

        assert [read(answer) for answer in answers] == [b"ok"] * 5
        assert (server.connections, len(server.requests)) == (1, 5)


@pytest.mark.parametrize(
    "first",
    [
        [b"HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Length: 2\r\n\r\nok"],
        [b"HTTP/1.0 200 OK\r\nContent-Length: 2\r\n\r\nok"],
        [OK + b"HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\nevil"],
        [OK + b"HTTP/1.1 204 No Content\r\n\r\n"],
        [OK + b"rubbish"],
        [OK, 0.02, b"HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\nevil"],
        [b"HTTP/1.1 204 No Content\r\n\r\nevil"],
        [OK, "close"],
        [OK, "reset"],
    ],
    ids=[
        "close",
        "http/1.0",
        "a second answer",
        "without a body",
        "rubbish",
        "a late answer",
        "a body of none",
        "closed",
        "reset",
    ],
)
def test_a_connection_that_cannot_be_trusted_is_not_used_again(first: Script) -> None:
    """Unexpected bytes never become the answer of another call; a write is sent on another connection."""
    with scripted_upstream(first, [OK]) as (server, transport):
        read(get(transport))
        settle()

        assert read(transport.send("POST", "/", {}, b"x")) == b"ok"
        assert (server.connections, len(server.requests)) == (2, 2)


@pytest.mark.parametrize("end", ["close", "reset"])
@pytest.mark.parametrize(("method", "requests"), [("GET", 3), ("HEAD", 3), ("POST", 2), ("DELETE", 2)])
def test_a_kept_connection_that_breaks_under_a_request(end: str, method: str, requests: int) -> None:
    """A read is repeated on a fresh connection; a write may have been done, so the error is reported instead."""
    broken: Script = [end]
    with scripted_upstream([OK], broken, [OK]) as (server, transport):
        read(get(transport))
        try:
            status = transport.send(method, "/", {}, None).status
        except UpstreamUnreachableError as error:
            status = error.status

        assert (status, len(server.requests)) == (200 if requests == 3 else 502, requests)


def test_the_second_try_is_on_a_connection_that_nobody_used() -> None:
    """Two kept connections break under requests: the read must not run into both."""
    half: Script = [b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n", 0.1, b"ok"]
    with scripted_upstream(half, half, ["close"], [OK]) as (server, transport):
        for answer in [get(transport), get(transport)]:
            assert read(answer) == b"ok"

        assert read(get(transport)) == b"ok"
        assert server.connections == 3


def test_a_kept_connection_that_breaks_within_an_answer() -> None:
    """The upstream has begun to answer, so it has acted: the error is reported, and the call is not repeated."""
    with scripted_upstream([OK], [b"HTTP/1.1 2", "close"], [OK]) as (server, transport):
        read(get(transport))
        with pytest.raises(UpstreamUnreachableError):
            get(transport)

        assert len(server.requests) == 2


@pytest.mark.parametrize(
    ("script", "error"),
    [
        (["close"], UpstreamUnreachableError),
        (["reset"], UpstreamUnreachableError),
        ([b"HTTP/1.1 200 OK\r\nContent-Le", "close"], UpstreamUnreachableError),
        ([b"HTTP/1.1 200 OK\r\nContent-Le", 0.05, "reset"], UpstreamUnreachableError),
        ([b"HTTP/1.1 100 Continue\r\n\r\n", "close"], UpstreamUnreachableError),
        (["hang"], UpstreamLateError),
        ([b"HTTP/1.1 200 OK\r\n", "hang"], UpstreamLateError),
        ([b"SSH-2.0-OpenSSH_9.2\r\n"], UpstreamFailedError),
        ([b"HTTP/1.1 abc\r\n\r\n"], UpstreamFailedError),
        ([b"HTTP/1.1 200 OK\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\n"], UpstreamFailedError),
        ([b"HTTP/1.1 200 OK\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n"], UpstreamFailedError),
        ([b"HTTP/1.1 200 OK\r\nA b: c\r\n\r\n"], UpstreamFailedError),
        ([b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n"], UpstreamFailedError),
        ([b"HTTP/1.1 200 OK\r\nX: " + b"x" * 150_000, "hang"], UpstreamFailedError),
        ([b"HTTP/1.1 200 OK\r\n" + b"X: y\r\n" * 30_000, "hang"], UpstreamFailedError),
        ([b"HTTP/1.1 100 Continue\r\n\r\n" * 6_000, "hang"], UpstreamFailedError),
        ([b"HTTP/1.1 104 Early\r\nContent-Length: 5\r\n\r\nhello", OK], UpstreamFailedError),
        ([b"HTTP/1.1 104 Early\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nhe\r\n0\r\n\r\n", OK], UpstreamFailedError),
    ],
)
def test_every_failure_before_the_answer(script: Script, error: type[AppError]) -> None:
    """A call on a fresh connection is never repeated: the error is reported, and the next call works."""
    with scripted_upstream(script, [OK]) as (server, transport):
        with pytest.raises(error) as told:
            get(transport)

        assert told.value.outcome_unknown
        assert len(server.requests) == 1
        assert read(get(transport)) == b"ok"


@pytest.mark.parametrize(
    "script",
    [
        [b"HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhe", "close"],
        [b"HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhe", 0.05, "reset"],
        [b"HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhe", "hang"],
        [b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nhe\r\n", "close"],
        [b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nhe\r\n", 0.05, b"zz\r\n"],
    ],
    ids=["closed", "reset", "silent", "closed in chunks", "no chunk"],
)
def test_a_body_that_breaks_off_is_not_taken_for_a_whole_one(script: Script) -> None:
    """The part that arrived is delivered, then the reader gets an error; the connection is not used again."""
    with scripted_upstream(script, [OK]) as (server, transport):
        answer = get(transport)
        assert next(answer) == b"he"
        with pytest.raises(UpstreamUnreachableError):
            next(answer)

        assert read(get(transport)) == b"ok"
        assert server.connections == 2


@pytest.mark.parametrize("end", ["close", "reset"])
def test_an_upstream_that_breaks_off_is_noticed_before_the_body_is_fetched(end: str) -> None:
    """The connection is free although nobody has read what came before."""
    with scripted_upstream([_BEGUN, 0.05, end], [OK], BFF_UPSTREAM_CONNECTIONS="1") as (_, transport):
        answer = get(transport)
        with pytest.raises(UpstreamUnreachableError):
            wait_until(answer.heed_end)

        assert not answer.pending
        assert read(get(transport)) == b"ok"


def test_a_whole_answer_keeps_its_place_while_it_is_in_memory() -> None:
    """An upstream that leaves after its answer takes nothing from a slow reader."""
    with scripted_upstream([_BEGUN, 0.05, b"llo", "close"]) as (_, transport):
        answer = get(transport)
        settle()
        answer.heed_end()

        assert answer.pending
        assert read(answer) == b"hello"
        assert not answer.pending


def test_an_answer_that_is_given_up_closes_its_connection() -> None:
    """The upstream sees the closed connection, and no other caller gets the rest of the answer."""
    half: Script = [b"HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhe", "hang"]
    with scripted_upstream(half, [OK]) as (server, transport):
        get(transport).close()

        assert server.left.wait(5)
        assert read(get(transport)) == b"ok"


def test_an_early_answer_to_a_long_request_is_read() -> None:
    """When an upstream refuses a body without reading it, its answer is read, and the connection is not used again."""
    refusal = b"HTTP/1.1 413 Too Large\r\nContent-Length: 2\r\n\r\nno"
    with socket.create_server(("127.0.0.1", 0)) as listener, ThreadPoolExecutor(1) as pool:
        transport = transport_to(listener.getsockname()[1])
        answer = pool.submit(transport.send, "POST", "/", {}, b"x" * 20_000_000)
        accepted, _ = listener.accept()
        with accepted:
            accepted.recv(1000)
            accepted.sendall(refusal)
        assert answer.result(5).status == 413


def test_nobody_listens() -> None:
    """A refused connection is not reported as late; the pool is unchanged, and no byte was sent."""
    transport = transport_to(free_port(), BFF_UPSTREAM_CONNECTIONS="1")
    for _ in range(2):
        with pytest.raises(UpstreamUnreachableError) as told:
            get(transport)
        assert not told.value.outcome_unknown


def test_nobody_accepts() -> None:
    """A connection that takes too long is late, and nothing was sent."""
    with socket.socket() as full, socket.socket() as first:
        full.bind(("127.0.0.1", 0))
        full.listen(0)
        first.connect(full.getsockname())
        with pytest.raises(UpstreamLateError) as told:
            get(transport_to(full.getsockname()[1]))
        assert not told.value.outcome_unknown


def test_the_number_of_connections_is_bounded() -> None:
    """A caller that finds all connections in use has to try again; a returned connection serves the next call."""
    half: Script = [b"HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhe", "hang"]
    with scripted_upstream(half, half, [OK], BFF_UPSTREAM_CONNECTIONS="2") as (server, transport):
        held = [get(transport), get(transport)]
        with pytest.raises(TryAgainError):
            get(transport)
        held[0].close()

        assert read(get(transport)) == b"ok"
        assert server.connections == 3
        held[1].close()


def test_failures_do_not_use_up_the_pool() -> None:
    """After any failure the place of the connection is free again."""
    bad: list[Script] = [
        ["close"],
        [b"rubbish\r\n\r\n"],
        ["hang"],
        [b"HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nh", "close"],
    ]
    with scripted_upstream(*bad, [OK], BFF_UPSTREAM_CONNECTIONS="1") as (_, transport):
        for _ in bad:
            with pytest.raises(AppError):
                read(get(transport))

        assert read(get(transport)) == b"ok"
