"""Bodies that are too large to be kept, and bodies that do not arrive."""

import socket
from collections.abc import Iterator
from http import HTTPStatus
from pathlib import Path

import pytest

from bff.catalogue.clients import UPLOAD_STYLE
from bff.sessions.record import session_key
from bff.sessions.redis_client import connect
from tests.conftest import Stack
from tests.support.mock_control import MockControl
from tests.support.raw_http import begun, rest_of
from tests.support.scripted_gateway import SharedGateway, gateway_before, peak_bytes
from tests.support.time_travel import age_tokens
from tests.support.transports import settle
from tests.support.visitor import Visitor
from tests.support.waiting import wait_until

STYLE = "IDMProv/rest/access/config/uploadStyle?client=1"
VERSION = "IDMProv/rest/access/info/version"
OK = b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok"
KEPT = UPLOAD_STYLE.body_limit_bytes
LIMIT = UPLOAD_STYLE.upload_limit_bytes
PIECE = bytes(range(256)) * 256


def _pieces(count: int) -> Iterator[bytes]:
    return (PIECE for _ in range(count))


def _tokens_age(stack: Stack, seconds: int) -> None:
    age_tokens(stack.redis_url, stack.environ["BFF_SECRET_KEYS"], seconds)


def test_an_upload_at_its_limit_leaves_the_worker_small(signed_in: Visitor, stack: Stack, tmp_path: Path) -> None:
    """32 MB arrive byte for byte with their length, and the worker grows by less than 10 MB."""
    body = PIECE * (LIMIT // len(PIECE))
    with gateway_before(stack, signed_in, tmp_path, [OK]) as server:
        signed_in.call("PUT", STYLE, data=b"a", headers={"Content-Type": "text/plain"})
        before = peak_bytes(tmp_path)
        answer = signed_in.call("PUT", STYLE, data=body, headers={"Content-Type": "text/plain"})

        head, _, arrived = server.requests[-1].partition(b"\r\n\r\n")
        assert answer.content == b"ok"
        assert arrived == body
        assert f"Content-Length: {LIMIT}".encode() in head
        assert b"chunked" not in head
        assert peak_bytes(tmp_path) - before < 10 << 20


def test_the_upstream_keeps_what_was_uploaded(signed_in: Visitor) -> None:
    """The body is several times larger than the buffer, and sent in chunks."""
    answer = signed_in.call("PUT", STYLE, data=iter([b"a {} " * KEPT]), headers={"Content-Type": "text/plain"})

    assert (answer.status_code, answer.json()) == (200, {"success": True})


def test_chunks_that_fit_are_kept_and_others_go_on_as_chunks(signed_in: Visitor, scripted: SharedGateway) -> None:
    """A buffered body is sent with a length; a streamed one is sent in chunks over a new connection."""
    with scripted.before(signed_in, [OK]) as server:
        signed_in.call("PUT", STYLE, data=_pieces(16))
        signed_in.call("PUT", STYLE, data=_pieces(17))

        assert server.connections == 2
        kept, streamed = (request.partition(b"\r\n\r\n") for request in server.requests)
    assert f"Content-Length: {KEPT}".encode() in kept[0]
    assert b"Transfer-Encoding" not in kept[0]
    assert kept[2] == PIECE * 16
    assert b"Transfer-Encoding: chunked" in streamed[0]
    assert b"Content-Length" not in streamed[0]
    assert _unpacked(streamed[2]) == PIECE * 17


def _unpacked(chunks: bytes) -> bytes:
    body = b""
    while chunks:
        size, _, rest = chunks.partition(b"\r\n")
        body += rest[: int(size, 16)]
        chunks = rest[int(size, 16) + 2 :]
    return body


def test_an_announced_body_over_the_limit_never_leaves(signed_in: Visitor, scripted: SharedGateway) -> None:
    """The answer is 413 before a byte of the body is read."""
    with scripted.before(signed_in, [OK]) as server:
        with begun(signed_in, "PUT", STYLE, f"Content-Length: {LIMIT + 1}") as connection:
            assert connection.recv(65536).startswith(b"HTTP/1.1 413")

        assert server.connections == 0


def test_a_body_that_turns_out_too_large_is_broken_off(signed_in: Visitor, scripted: SharedGateway) -> None:
    """The body is counted while it is streamed: the browser gets 413, and the upstream's connection is closed."""
    with scripted.before(signed_in, [OK]) as server:
        answer = signed_in.call("PUT", STYLE, data=_pieces(LIMIT // len(PIECE) + 1))

        assert (answer.status_code, answer.json()["code"]) == (413, "too_large")
        wait_until(server.left.is_set)
        assert server.requests == []
        assert signed_in.get(VERSION).content == b"ok"


def test_a_browser_that_breaks_off_takes_the_upstreams_connection_along(
    signed_in: Visitor, scripted: SharedGateway
) -> None:
    """Half an upload never looks like a whole one, and the worker serves the next call."""
    with scripted.before(signed_in, [OK]) as server:
        with begun(signed_in, "PUT", STYLE, f"Content-Length: {LIMIT}") as connection:
            connection.sendall(PIECE * 20)
            wait_until(lambda: server.connections)

        wait_until(server.left.is_set)
        assert server.requests == []
        assert signed_in.get(VERSION).content == b"ok"


def test_a_body_that_does_not_arrive_is_told(signed_in: Visitor, scripted: SharedGateway) -> None:
    """The answer is 400 for a buffered and a streamed body, and the upstream does nothing."""
    length, chunked = "Content-Length: 2000000", "Transfer-Encoding: chunked"
    chunk = b"10000\r\n" + PIECE + b"\r\n"
    broken = [("Content-Length: 20", b"a {}"), (chunked, b"5\r\n"), (chunked, b"x\r\n")]
    broken += [(length, PIECE * 20), (chunked, chunk * 20), (chunked, chunk * 20 + b"x\r\n")]
    with scripted.before(signed_in, [OK]) as server:
        for header, part in broken:
            with begun(signed_in, "PUT", STYLE, header) as connection:
                connection.sendall(part)
                connection.shutdown(socket.SHUT_WR)
                answer = rest_of(connection)

            assert answer.startswith(b"HTTP/1.1 400")
            assert b"body_incomplete" in answer
        assert server.requests == []


@pytest.mark.parametrize("length", [10, 2 << 20])
def test_a_client_that_waits_for_a_continue_gets_it(signed_in: Visitor, length: int) -> None:
    """The gateway answers ``Expect: 100-continue``, for a buffered and for a streamed body (RFC 9110, 10.1.1)."""
    with begun(
        signed_in, "PUT", STYLE, f"Content-Length: {length}", "Expect: 100-continue", "Connection: close"
    ) as connection:
        assert connection.recv(65536) == b"HTTP/1.1 100 Continue\r\n\r\n"
        connection.sendall(b"a" * length)

        assert rest_of(connection).startswith(b"HTTP/1.1 200")


def test_an_answer_before_the_end_is_delivered(signed_in: Visitor, scripted: SharedGateway) -> None:
    """An upstream that refuses at once gets no more of the body, and the client that still sends is not cut off."""
    refusal = b"HTTP/1.1 403 Forbidden\r\nContent-Length: 2\r\n\r\nno"
    with scripted.before(signed_in, ["early", refusal, "hang"], [OK]) as server:
        with begun(signed_in, "PUT", STYLE, f"Content-Length: {LIMIT}") as connection:
            connection.sendall(PIECE)
            assert connection.recv(1, socket.MSG_PEEK)
            for _ in range(20):
                connection.sendall(PIECE)
                settle()

            assert connection.recv(65536).startswith(b"HTTP/1.1 403")
        wait_until(server.left.is_set)
        assert signed_in.get(VERSION).content == b"ok"
        assert server.connections == 2


def test_an_upload_with_a_refused_token_is_not_repeated(
    signed_in: Visitor, stack: Stack, scripted: SharedGateway
) -> None:
    """The body is gone, so the tokens are renewed, and the browser has to send the upload again."""
    refused = b"HTTP/1.1 401 Unauthorized\r\nContent-Length: 0\r\n\r\n"
    _tokens_age(stack, 20)
    with scripted.before(signed_in, [refused], [OK]) as server:
        first = signed_in.call("PUT", STYLE, data=PIECE * 20)
        second = signed_in.call("PUT", STYLE, data=PIECE * 20)

        assert (first.status_code, first.json()["code"]) == (503, "try_again")
        assert second.status_code == HTTPStatus.OK
        assert len(server.requests) == 2


@pytest.mark.usefixtures("nobody_else")
def test_an_upload_waits_for_the_renewal_that_others_go_on_without(
    signed_in: Visitor, stack: Stack, scripted: SharedGateway, mock: MockControl
) -> None:
    """Its token is fresh before the first byte is sent, because there is no second try."""
    mock_tokens_life_s, latest_moment_s = 120, 15
    _tokens_age(stack, mock_tokens_life_s - latest_moment_s + 1)
    client = connect(stack.redis_url)
    lock = f"idmc:refresh:{session_key(signed_in.http.cookies['idmc'])}"
    with scripted.before(signed_in, [OK]) as server:
        client.set(lock, "somebody else", px=3_600_000)
        signed_in.call("PUT", STYLE, data=b"small")
        client.set(lock, "somebody else", px=1000)
        signed_in.call("PUT", STYLE, data=PIECE * 20)

        tokens = [request.partition(b"Authorization: ")[2].split(b"\r\n")[0] for request in server.requests]
    client.close()
    assert tokens[0] != tokens[1]
    assert mock.stats()["grants"]["refresh_token"] == 1
