"""A client that sends bytes as they stand; libraries tidy requests up or refuse to send them."""

import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from urllib.parse import urlsplit

from tests.support.visitor import CSRF_HEADER, Visitor


def answer_to(url: str, request: bytes) -> bytes:
    """
    Send a request, end our side of the line, and give all that comes back.

    That may be nothing: a server that closes before it has read everything resets the line.
    """
    address, answer = urlsplit(url), b""
    with socket.create_connection((address.hostname, address.port), 20) as line, suppress(OSError):
        line.sendall(request)
        line.shutdown(socket.SHUT_WR)
        while received := line.recv(65536):
            answer += received
    return answer


def rest_of(line: socket.socket) -> bytes:
    """Read until the other side closes the line."""
    return b"".join(iter(lambda: line.recv(65536), b""))


@contextmanager
def begun(visitor: Visitor, method: str, target: str, *headers: str) -> Iterator[socket.socket]:
    """Open a connection and send the head of a visitor's request; what follows is sent, or not, as a test likes."""
    address = urlsplit(visitor.console_url)
    with socket.create_connection((address.hostname or "", address.port or 80), 20) as connection:
        connection.sendall(head(visitor, method, target, *headers))
        yield connection


def head(visitor: Visitor, method: str, target: str, *headers: str) -> bytes:
    """Write the head of a visitor's request."""
    cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in visitor.http.cookies)
    own = (
        f"Host: {urlsplit(visitor.console_url).netloc}",
        f"Cookie: {cookies}",
        f"{CSRF_HEADER}: {visitor.csrf_token}",
    )
    return "\r\n".join((f"{method} /{target} HTTP/1.1", *own, *headers, "", "")).encode()
