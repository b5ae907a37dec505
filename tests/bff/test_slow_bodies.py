"""Bodies that take their time."""

import socket
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from tests.conftest import Stack
from tests.support.raw_http import begun
from tests.support.scripted_gateway import own_gateway
from tests.support.visitor import Visitor

_TIMEOUT_S = 1.0
_PAUSE_S = 0.05
_MOST_PIECES = 400
_PREFERENCE = ("POST", "IDMProv/rest/access/preference?attribute=x")
_LOGOUT = ("POST", "bff/backchannel-logout")
_STYLE = ("PUT", "IDMProv/rest/access/config/uploadStyle?client=1")
_FORM = "Content-Type: application/x-www-form-urlencoded"


@pytest.fixture
def hasty(signed_in: Visitor, stack: Stack, tmp_path: Path) -> Iterator[Visitor]:
    """A signed-in browser at a gateway that waits one second for a body."""
    with own_gateway(stack, signed_in, tmp_path, {"BFF_BODY_TIMEOUT_S": str(_TIMEOUT_S)}):
        yield signed_in


def _trickle(connection: socket.socket, piece: bytes) -> bytes:
    """Send a little now and then until the gateway answers and closes; give the answer."""
    connection.settimeout(_PAUSE_S)
    answer = b""
    for _ in range(_MOST_PIECES):
        with suppress(TimeoutError, OSError):
            connection.sendall(piece)
        with suppress(TimeoutError):
            # Who still sends when the gateway closes gets a reset after the answer.
            with suppress(ConnectionResetError):
                while received := connection.recv(65536):
                    answer += received
            return answer
    raise AssertionError("The gateway still waits for the body.")


def test_a_body_that_only_trickles_is_given_up(hasty: Visitor) -> None:
    """A body that only trickles is given up, in calls to an upstream and to the gateway, also without a session."""
    nobody = Visitor(hasty.console_url)
    for header, piece in (("Content-Length: 5000", b"a"), ("Transfer-Encoding: chunked", b"1\r\na\r\n")):
        for visitor, call in ((hasty, _PREFERENCE), (hasty, _LOGOUT), (nobody, _LOGOUT)):
            with begun(visitor, *call, header, _FORM) as connection:
                answer = _trickle(connection, piece)

            assert answer.startswith(b"HTTP/1.1 400")
            assert b'"body_incomplete"' in answer


def test_an_upload_may_take_longer(hasty: Visitor) -> None:
    """The time-out for buffered bodies does not apply to streamed uploads."""
    half = b"a" * (1 << 20)
    with begun(hasty, *_STYLE, f"Content-Length: {2 * len(half)}", "Connection: close") as connection:
        connection.sendall(half)
        time.sleep(2 * _TIMEOUT_S)
        connection.sendall(half)

        assert connection.recv(65536).startswith(b"HTTP/1.1 200")
