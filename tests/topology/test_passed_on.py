"""Reverse proxies hold nothing back: the test is the browser before them and the gateway behind them."""

import socket
import ssl
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.support.https_hosts import CONSOLE, issue_certificate
from tests.support.reverse_proxies import Place, ReverseProxy, apache, nginx

_PATIENCE_S = 10
_PROXIES = pytest.mark.parametrize("proxy", [nginx, apache])


@contextmanager
def _browser(proxy: ReverseProxy, place: Place, request: str, body: bytes = b"") -> Iterator[ssl.SSLSocket]:
    """Begin a request and give the browser's end of the line."""
    trust = ssl.create_default_context(cafile=issue_certificate(place.folder).authority)
    with (
        proxy(place),
        socket.create_connection(("127.0.0.1", place.port), _PATIENCE_S) as plain,
        trust.wrap_socket(plain, server_hostname=CONSOLE) as browser,
    ):
        browser.sendall(f"{request}\r\nHost: {CONSOLE}\r\n\r\n".encode() + body)
        yield browser


@contextmanager
def _both_ends(
    proxy: ReverseProxy, folder: Path, request: str, body: bytes = b""
) -> Iterator[tuple[socket.socket, socket.socket]]:
    """Begin a request and give the browser's and the gateway's end of the line."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        listener.settimeout(_PATIENCE_S)
        place = Place.free(folder, listener.getsockname()[1])
        with _browser(proxy, place, request, body) as browser:
            gateway, _ = listener.accept()
            gateway.settimeout(_PATIENCE_S)
            with gateway:
                yield browser, gateway


def _read_until(end: bytes, line: socket.socket) -> bytes:
    """Read what has arrived; a proxy that waits for more lets this time out."""
    got = b""
    while end not in got:
        part = line.recv(65536)
        assert part, got
        got += part
    return got


@_PROXIES
def test_an_answer_reaches_the_browser_as_it_is_made(proxy: ReverseProxy, tmp_path: Path) -> None:
    """The first part arrives at the browser while the gateway still makes the second."""
    with _both_ends(proxy, tmp_path, "GET /bff/events HTTP/1.1") as (browser, gateway):
        _read_until(b"\r\n\r\n", gateway)
        gateway.sendall(b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nfirst\r\n")
        assert _read_until(b"first", browser).startswith(b"HTTP/1.1 200")

        gateway.sendall(b"6\r\nsecond\r\n0\r\n\r\n")
        assert b"second" in _read_until(b"0\r\n\r\n", browser)


@_PROXIES
def test_an_upload_reaches_the_gateway_as_it_comes(proxy: ReverseProxy, tmp_path: Path) -> None:
    """The gateway can refuse a large body at its first part; no proxy stores it before."""
    head = "POST /upload HTTP/1.1\r\nContent-Length: 4000000"
    with _both_ends(proxy, tmp_path, head, b"x" * 100_000 + b"first") as (browser, gateway):
        assert b"first" in _read_until(b"first", gateway)

        browser.sendall(b"x" * 100_000 + b"second")
        assert b"second" in _read_until(b"second", gateway)


@_PROXIES
def test_long_headers_pass_in_both_directions(proxy: ReverseProxy, tmp_path: Path) -> None:
    """A request header and a response header of 12 thousand characters each are passed on."""
    long = "x" * 12_000
    with _both_ends(proxy, tmp_path, f"GET / HTTP/1.1\r\nX-Long: {long}") as (browser, gateway):
        assert long.encode() in _read_until(b"\r\n\r\n", gateway)

        gateway.sendall(f"HTTP/1.1 200 OK\r\nContent-Length: 0\r\nX-Long: {long}\r\n\r\n".encode())
        assert long.encode() in _read_until(b"\r\n\r\n", browser)


@_PROXIES
def test_the_target_arrives_as_it_was_sent(proxy: ReverseProxy, tmp_path: Path) -> None:
    """The target may have distinguished names: the proxy decodes, encodes and merges nothing."""
    target = "/IDMProv/rest//cn%3Dann%2cou=a%2Fb;x/%C3%A9?q=a%252Fb%2c+%20"
    with _both_ends(proxy, tmp_path, f"GET {target} HTTP/1.1") as (_, gateway):
        assert _read_until(b"\r\n", gateway).decode().startswith(f"GET {target} HTTP/1.1\r\n")


@_PROXIES
def test_the_gateway_is_told_host_and_client_and_no_more(proxy: ReverseProxy, tmp_path: Path) -> None:
    """What the client claims of its address is replaced; the host is the one that the browser asked for."""
    claims = "X-Forwarded-For: 192.0.2.7\r\nX-Forwarded-For: 192.0.2.8"
    with _both_ends(proxy, tmp_path, f"GET / HTTP/1.1\r\n{claims}") as (_, gateway):
        lines = _read_until(b"\r\n\r\n", gateway).decode().splitlines()

    told = [line for line in lines if line.lower().startswith(("host:", "x-forwarded-"))]
    assert sorted(told) == [f"Host: {CONSOLE}", "X-Forwarded-For: 127.0.0.1"]


@_PROXIES
def test_the_prefix_without_its_last_slash_leads_to_the_one_with_it(proxy: ReverseProxy, tmp_path: Path) -> None:
    """The redirect has the public address, because the port of the proxy can differ from the published one."""
    place = Place.free(tmp_path, 9, prefix="/portal/idm")
    with _browser(proxy, place, "GET /portal/idm HTTP/1.1") as browser:
        head = _read_until(b"\r\n\r\n", browser).decode()

    location = next(line for line in head.splitlines() if line.startswith("Location: "))
    assert location.removeprefix("Location: ").removeprefix(f"https://{CONSOLE}") == "/portal/idm/"
