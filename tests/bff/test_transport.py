"""Tests the bytes that are sent to an upstream and read from it."""

import socket
import ssl
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest
import trustme

from bff.errors import UpstreamUnreachableError
from bff.proxy.body import Upload
from tests.support.clients import Uploading, uploading
from tests.support.scripted_server import Script, scripted_server
from tests.support.transports import OK, get, read, scripted_upstream, settle, transport_to
from tests.support.waiting import wait_until

_PATIENT = {"BFF_UPSTREAM_CONNECT_TIMEOUT_S": "20", "BFF_UPSTREAM_READ_TIMEOUT_S": "20"}


@pytest.mark.parametrize(
    ("script", "body"),
    [
        ([b"HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello"], b"hello"),
        ([b"HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\n", 0.05, b"he", 0.05, b"llo"], b"hello"),
        (
            [b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nhel\r\n", 0.05, b"2\r\nlo\r\n0\r\n\r\n"],
            b"hello",
        ),
        ([b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5;a=b\r\nhello\r\n0\r\nX-T: 1\r\n\r\n"], b"hello"),
        ([b"HTTP/1.1 200 OK\r\n\r\nhel", 0.05, b"lo", "close"], b"hello"),
        ([b"HTTP/1.0 200 OK\r\n\r\nhello", "close"], b"hello"),
        ([b"HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello"], b"hello"),
        ([b"HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n", 0.05, OK], b"ok"),
        ([b"HTTP/1.1 204 No Content\r\n\r\n"], b""),
        ([b"HTTP/1.1 304 Not Modified\r\nContent-Length: 5\r\n\r\n"], b""),
        ([b"HTTP/1.1 200\r\nContent-Length: 0\r\n\r\n"], b""),
        ([b"HT", 0.05, b"TP/1.1 20", 0.05, b"0 O", 0.05, b"K\r\nContent-Le", 0.05, b"ngth: 2\r\n\r\nok"], b"ok"),
    ],
    ids=[
        "length",
        "pieces",
        "chunked",
        "extension",
        "until close",
        "http/1.0",
        "100",
        "103",
        "204",
        "304",
        "bare",
        "slow",
    ],
)
def test_reads_every_framing(script: Script, body: bytes) -> None:
    """With each kind of framing exactly the body is read (RFC 9112, 6.3)."""
    with scripted_upstream(script) as (_, transport):
        answer = get(transport)

        assert read(answer) == body
        assert answer.status in {200, 204, 304}
        assert answer.header("link") is None
        assert answer.header("x-t") is None


def test_the_status_line_and_headers_come_as_they_were_sent() -> None:
    """The reason phrase, the spelling of names, repeated headers and empty values are kept."""
    head = b"HTTP/1.1 489 Not so good\r\nX-A: 1\r\nx-a: 2\r\nX-Empty:\r\nContent-Length: 0\r\n\r\n"
    with scripted_upstream([head]) as (_, transport):
        answer = get(transport)

    assert (answer.status, answer.reason) == (489, "Not so good")
    assert answer.headers == [("X-A", "1"), ("x-a", "2"), ("X-Empty", ""), ("Content-Length", "0")]


def test_the_target_goes_out_byte_for_byte() -> None:
    """Escapes keep the case of their digits, and nothing is normalized."""
    target = "/a/%c3%A9/cn%3dx?q=%7e~|%2f..%2F&x={}"
    with scripted_upstream([OK]) as (server, transport):
        transport.send("GET", target, {"Accept": "a/b"}, None)

        lines = server.requests[0].split(b"\r\n")
    assert lines == [
        f"GET {target} HTTP/1.1".encode(),
        f"Host: 127.0.0.1:{server.port}".encode(),
        b"Accept: a/b",
        b"",
        b"",
    ]


@pytest.mark.parametrize(
    ("method", "body", "end"),
    [
        ("GET", None, b"\r\n\r\n"),
        ("DELETE", None, b"\r\n\r\n"),
        ("POST", None, b"\r\nContent-Length: 0\r\n\r\n"),
        ("DELETE", b"{}", b"\r\nContent-Length: 2\r\n\r\n{}"),
        ("PUT", b"x" * 9_000_000, b"\r\nContent-Length: 9000000\r\n\r\n" + b"x" * 9_000_000),
    ],
)
def test_a_request_says_how_long_its_body_is(method: str, body: bytes | None, end: bytes) -> None:
    """A request without a body has no length, except for methods that expect one (RFC 9110, 8.6)."""
    with scripted_upstream([OK], **_PATIENT) as (server, transport):
        transport.send(method, "/", {}, body)

        assert server.requests[0].endswith(f":{server.port}".encode() + end)


def test_a_line_break_is_never_sent() -> None:
    """A line break in a header value is refused, as it would begin another header, whoever wrote the value."""
    with scripted_upstream([OK]) as (server, transport):
        for target, value in (("/", "a\r\nX: 1"), ("/", "a\nX: 1"), ("/ HTTP/1.1\r\nX: 1", "a"), ("/", "a\rb")):
            with pytest.raises(ValueError, match="line break"):
                transport.send("GET", target, {"A": value}, None)

        assert server.requests == []


def test_head_has_no_body_whatever_its_length_says() -> None:
    """The length is that of the body which GET would give; the connection is used again."""
    with scripted_upstream([b"HTTP/1.1 200 OK\r\nContent-Length: 850\r\n\r\n"], [OK]) as (server, transport):
        answer = transport.send("HEAD", "/", {}, None)

        assert (read(answer), answer.header("content-length")) == (b"", "850")
        assert read(get(transport)) == b"ok"
        assert server.connections == 1


@pytest.fixture(scope="module")
def authority() -> trustme.CA:
    """A CA that only these tests know."""
    return trustme.CA()


@pytest.mark.parametrize("name", ["127.0.0.1", "another.example"])
@pytest.mark.parametrize("trusted", [True, False])
def test_tls_by_ca_file(tmp_path: Path, authority: trustme.CA, name: str, *, trusted: bool) -> None:
    """Nothing is sent without a known CA and the right name; a kept connection that was closed is detected."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    authority.issue_cert(name).configure_cert(context)
    authority.cert_pem.write_to_path(tmp_path / "ca.pem")
    more = {"BFF_UPSTREAM_CA_FILE": str(tmp_path / "ca.pem")} if trusted else {}

    def wrap(accepted: socket.socket) -> socket.socket:
        return context.wrap_socket(accepted, server_side=True)

    with (
        scripted_server([OK], [OK, "close"], [OK], wrap=wrap) as server,
        closing(transport_to(server.port, "https", **more)) as transport,
    ):
        if trusted and name == "127.0.0.1":
            for _ in range(3):
                assert read(transport.send("POST", "/", {}, b"x")) == b"ok"
                settle()
            assert server.connections == 2
        else:
            with pytest.raises(UpstreamUnreachableError):
                get(transport)
            assert server.requests == []


@pytest.fixture
def browser() -> Iterator[Uploading]:
    """A browser that has begun to send something large."""
    with uploading() as client:
        yield client


@pytest.mark.parametrize("tls", [True, False])
def test_what_is_no_answer_stops_no_upload(
    tmp_path: Path, authority: trustme.CA, browser: Uploading, *, tls: bool
) -> None:
    """Early hints, or the tickets of TLS 1.3, arrive during an upload, which goes on to its end."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    authority.issue_cert("127.0.0.1").configure_cert(context)
    authority.cert_pem.write_to_path(tmp_path / "ca.pem")
    more = {"BFF_UPSTREAM_CA_FILE": str(tmp_path / "ca.pem")} | _PATIENT

    def wrap(accepted: socket.socket) -> socket.socket:
        return context.wrap_socket(accepted, server_side=True) if tls else accepted

    body = b"x" * 3_000_000
    with (
        scripted_server(["early", b"HTTP/1.1 103 Early Hints\r\n\r\n", "whole", OK], wrap=wrap) as server,
        closing(transport_to(server.port, "https" if tls else "http", **more)) as transport,
        ThreadPoolExecutor(1) as pool,
    ):
        upload = Upload(browser.environ(len(body) - 1), body[:1], len(body), len(body))
        answer = pool.submit(transport.send, "PUT", "/", {}, upload)
        browser.end.sendall(body[1:100_000])
        wait_until(lambda: server.requests)
        browser.end.sendall(body[100_000:])
        browser.end.shutdown(socket.SHUT_WR)

        assert read(answer.result()) == b"ok"
        assert server.requests[0].endswith(body)


def test_an_answer_ends_an_upload(browser: Uploading) -> None:
    """When an upstream refuses an upload, its answer is read even while the client is silent."""
    refusal = b"HTTP/1.1 403 Forbidden\r\nContent-Length: 2\r\n\r\nno"
    with (
        scripted_server(["early", refusal, 30.0], [OK]) as server,
        closing(transport_to(server.port, **_PATIENT)) as transport,
        ThreadPoolExecutor(1) as pool,
    ):
        upload = Upload(browser.environ(1 << 30), b"x", 1 << 30, 1 << 30)
        answer = pool.submit(transport.send, "PUT", "/", {}, upload)
        browser.end.sendall(b"x" * 70_000)

        assert answer.result().status == 403
        assert read(get(transport)) == b"ok"
        assert server.connections == 2
