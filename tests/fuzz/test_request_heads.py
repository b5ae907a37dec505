"""The parser in C accepts no request that the parser in Python refuses or reads differently."""

from typing import Any

import pytest
from gunicorn.config import Config
from gunicorn.http.parser import RequestParser
from hypothesis import strategies as some

from bff.http_parser import HTTP_PARSER
from tests.support.fuzzing import every_depth, for_all

pytestmark = pytest.mark.skipif(HTTP_PARSER == "python", reason="gunicorn_h1c is not installed")

_PEER = ("127.0.0.1", 1)
_HOST = "\r\nHost: a\r\n"
_SECOND = f"GET /2 HTTP/1.1{_HOST}\r\n"
_REQUESTS = [
    f"GET / HTTP/1.1{_HOST}\r\n",
    f"GET / HTTP/1.1{_HOST}X: y\r\nCookie: a=b\r\n\r\n{_SECOND}",
    f"POST / HTTP/1.1{_HOST}Content-Length: 3\r\n\r\nabc{_SECOND}",
    f"POST / HTTP/1.1{_HOST}Transfer-Encoding: chunked\r\n\r\n1;x=y\r\na\r\n0\r\nX: y\r\n\r\n{_SECOND}",
    f"POST / HTTP/1.0{_HOST}Connection: keep-alive\r\nExpect: 100-continue\r\nContent-Length: 0\r\n\r\n",
]
_PIECES = [
    *["\r", "\n", "\r\n", "\r\n\r\n", " ", "\t", "\0", ":", ";", ",", "\v", "\xa0", "_", '"', "0", "1"],
    *["GET", "HTTP/1.1", "X: y", "Host: b", "Content-Length: 3", "Transfer-Encoding: chunked", "chunked", "identity"],
]
_changes = some.lists(
    some.tuples(some.integers(0, 200), some.integers(0, 4), some.sampled_from(_PIECES)), min_size=1, max_size=3
)


def _config(parser: str) -> Config:
    config = Config()
    config.set("http_parser", parser)
    return config


_CONFIGS = {parser: _config(parser) for parser in ("python", "fast")}


def _changed(request: str, changes: list[tuple[int, int, str]]) -> bytes:
    for place, length, piece in changes:
        at = place % (len(request) + 1)
        request = request[:at] + piece + request[at + length :]
    return request.encode("latin-1")


def _body(request: Any) -> bytes | None:
    try:
        read: bytes = request.body.read()
    except Exception:  # noqa: BLE001 - whatever a broken body raises, it is not taken
        return None
    return read


def _readings(parser: str, data: bytes, size: int) -> list[Any]:
    """Parse bytes in pieces of this size; give the requests up to the first that is refused."""
    pieces = iter([data[at : at + size] for at in range(0, len(data), size)])
    found: list[Any] = []
    try:
        for request in RequestParser(_CONFIGS[parser], pieces, _PEER):
            head = (request.method, request.uri, request.version, request.headers, request.should_close())
            found.append((*head, _body(request), request.trailers))
    except Exception:  # noqa: BLE001 - gunicorn answers all of them with a refusal
        return found
    return found


@every_depth
def test_the_parser_in_c_takes_no_more(examples: int) -> None:
    """No request passes the faster parser that the other one would refuse, so nothing can be smuggled past a proxy."""

    def holds(case: tuple[str, list[tuple[int, int, str]], int]) -> None:
        request, changes, size = case
        data = _changed(request, changes)
        taken = _readings("fast", data, size)
        assert _readings("python", data, size)[: len(taken)] == taken

    for_all(some.tuples(some.sampled_from(_REQUESTS), _changes, some.sampled_from([1, 7, 8192])), holds, examples)
