"""Bodies that pass through the gateway while they come."""

from pathlib import Path

import pytest
import requests

from tests.conftest import Stack
from tests.support.scripted_gateway import SharedGateway, gateway_before, peak_bytes
from tests.support.scripted_server import Script
from tests.support.visitor import Visitor

VERSION = "IDMProv/rest/access/info/version"
MEGABYTE = b"x" * (1 << 20)
LONG = [b"HTTP/1.1 200 OK\r\nContent-Length: 209715200\r\n\r\n", *[MEGABYTE] * 200]
OK = b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok"


def test_an_event_is_delivered_before_the_next_one_exists(signed_in: Visitor, scripted: SharedGateway) -> None:
    """The upstream sends the second event only after the first was read, so buffering would stop the test."""
    head = b"HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\r\n"
    with scripted.before(signed_in, [head, b"data: 1\n\n", "hang"]) as server:
        answer = signed_in.get(VERSION, stream=True)

        assert answer.raw.read1(100) == b"data: 1\n\n"
        assert not server.left.is_set()
        answer.close()


def test_a_worker_does_not_grow_with_a_body(signed_in: Visitor, stack: Stack, tmp_path: Path) -> None:
    """A body of 200 MB is passed on with its length, and the worker's memory grows by less than 10 MB."""
    with gateway_before(stack, signed_in, tmp_path, [OK], LONG) as server:
        assert signed_in.get(VERSION).content == b"ok"
        before = peak_bytes(tmp_path)
        answer = signed_in.get(VERSION, stream=True)
        length = sum(len(piece) for piece in answer.iter_content(1 << 20))

        assert (length, answer.headers["Content-Length"]) == (200 << 20, str(200 << 20))
        assert peak_bytes(tmp_path) - before < 10 << 20
        assert len(server.requests) == 2


def test_slow_readers_hold_nobody_up(signed_in: Visitor, scripted: SharedGateway) -> None:
    """Ten browsers that stop reading leave the one worker free for others."""
    with scripted.before(signed_in, *[LONG] * 10, [OK]):
        slow = [signed_in.get(VERSION, stream=True) for _ in range(10)]

        assert signed_in.get(VERSION).content == b"ok"
        for answer in slow:
            answer.close()


def test_a_browser_that_goes_away_closes_the_upstreams_connection(signed_in: Visitor, scripted: SharedGateway) -> None:
    """The rest of the body is not read, and its connection serves no other call."""
    with scripted.before(signed_in, LONG, [OK]) as server:
        answer = signed_in.get(VERSION, stream=True)
        answer.raw.read(1000)
        answer.raw.close()

        assert server.left.wait(10)
        assert signed_in.get(VERSION).content == b"ok"


@pytest.mark.parametrize(
    ("script", "status"),
    [
        ([b"HTTP/1.1 204 No Content\r\n\r\n"], 204),
        ([b'HTTP/1.1 304 Not Modified\r\nETag: "x"\r\n\r\n'], 304),
    ],
)
def test_answers_without_a_body_end_at_once(
    signed_in: Visitor, scripted: SharedGateway, script: Script, status: int
) -> None:
    """Without a body there is neither a length nor chunks, and the browser's connection stays open."""
    with scripted.before(signed_in, script, [OK]):
        answer = signed_in.get(VERSION)

        assert (answer.status_code, answer.content) == (status, b"")
        assert not {"Content-Length", "Transfer-Encoding"} & answer.headers.keys()
        assert signed_in.get(VERSION).content == b"ok"


@pytest.mark.parametrize(
    "head",
    [
        b"HTTP/1.1 200 OK\r\nContent-Length: 50\r\n\r\nhe",
        b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nhe\r\n",
    ],
)
def test_a_body_that_breaks_off_is_not_a_whole_one(signed_in: Visitor, scripted: SharedGateway, head: bytes) -> None:
    """The browser sees a failed read, never a short answer that looks complete."""
    with (
        scripted.before(signed_in, [head, "close"]),
        pytest.raises((requests.ConnectionError, requests.exceptions.ChunkedEncodingError)),
    ):
        assert signed_in.get(VERSION).content
