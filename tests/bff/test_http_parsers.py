"""Raw requests to the gateway with each parser: both parsers refuse the same requests."""

import re
from collections.abc import Iterator
from urllib.parse import urlsplit

import pytest

from tests.conftest import Stack
from tests.support.raw_http import answer_to
from tests.support.servers import free_port, gateway

_APP, _OWN = "the gateway", "gunicorn"
_LIVE, _REFUSED = [(200, _APP)], [(400, _OWN)]
_GET = "GET /bff/live HTTP/1.1\r\nHost: {host}\r\n"
_POST = "POST /bff/backchannel-logout HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/x-www-form-urlencoded\r\n"
_CHUNKED = f"{_POST}Transfer-Encoding: chunked\r\n\r\n"

_LINE_ENDS = {
    "request line ends with LF": "GET /bff/live HTTP/1.1\nHost: {host}\r\n\r\n",
    "header ends with LF": "GET /bff/live HTTP/1.1\r\nHost: {host}\nX: y\r\n\r\n",
    "head ends with LF": _GET + "\n" + _GET + "\r\n",
    "all lines end with LF": "GET /bff/live HTTP/1.1\nHost: {host}\n\n",
    "LF before the request": "\n" + _GET + "\r\n",
    "two empty lines before the request": "\r\n\r\n" + _GET + "\r\n",
    "header ends with CR": _GET + "X: y\rZ: z\r\n\r\n",
    "CR before CRLF": _GET + "X: y\r\r\n\r\n",
    "folded header": _GET + "X: y\r\n z\r\n\r\n",
    "header folded with a tab": _GET + "X: y\r\n\tz\r\n\r\n",
    "folded first header": "GET /bff/live HTTP/1.1\r\n X: y\r\nHost: {host}\r\n\r\n",
}
_REQUEST_LINES = {
    "two spaces before the target": "GET  /bff/live HTTP/1.1\r\nHost: {host}\r\n\r\n",
    "two spaces after the target": "GET /bff/live  HTTP/1.1\r\nHost: {host}\r\n\r\n",
    "tabs": "GET\t/bff/live\tHTTP/1.1\r\nHost: {host}\r\n\r\n",
    "space after the version": "GET /bff/live HTTP/1.1 \r\nHost: {host}\r\n\r\n",
    "no version": "GET /bff/live\r\nHost: {host}\r\n\r\n",
    "HTTP/2.0": "GET /bff/live HTTP/2.0\r\nHost: {host}\r\n\r\n",
    "method in small letters": "get /bff/live HTTP/1.1\r\nHost: {host}\r\n\r\n",
    "target is a name": "GET bff/live HTTP/1.1\r\nHost: {host}\r\n\r\n",
    "target with a byte above ASCII": "GET /bff/live\xe9 HTTP/1.1\r\nHost: {host}\r\n\r\n",
    "target with NUL": "GET /bff/live\0 HTTP/1.1\r\nHost: {host}\r\n\r\n",
    "asterisk with GET": "GET * HTTP/1.1\r\nHost: {host}\r\n\r\n",
}
_HEADERS = {
    "two hosts": _GET + "Host: {host}\r\n\r\n",
    "two types": _POST + "Content-Type: text/plain\r\n\r\n",
    "two lengths": _POST + "Content-Length: 1\r\nContent-Length: 1\r\n\r\na",
    "space before the colon": _GET + "X : y\r\n\r\n",
    "no colon": _GET + "X\r\n\r\n",
    "no name": _GET + ": y\r\n\r\n",
    "name with a byte above ASCII": _GET + "X\xa0: y\r\n\r\n",
    "name with a slash": _GET + "X/Y: z\r\n\r\n",
    "value with NUL": _GET + "X: y\0z\r\n\r\n",
    "value with BEL": _GET + "X: y\az\r\n\r\n",
    "value with DEL": _GET + "X: y\x7f\r\n\r\n",
}
_FRAMING = {
    "length and chunks": _POST + "Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    "chunks and length": _POST + "Transfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n",
    "chunks twice": _POST + "Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    "chunks in chunks": _POST + "Transfer-Encoding: chunked, chunked\r\n\r\n0\r\n\r\n",
    "chunks before gzip": _POST + "Transfer-Encoding: chunked, gzip\r\n\r\n0\r\n\r\n",
    "gzip alone": _POST + "Transfer-Encoding: gzip\r\n\r\n",
    "coding with a vertical tab": _POST + "Transfer-Encoding: \vchunked\r\n\r\n0\r\n\r\n",
    "space before the colon of a coding": _POST + "Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n",
    "chunks in HTTP/1.0": _CHUNKED.replace("HTTP/1.1", "HTTP/1.0") + "0\r\n\r\n",
    "length with a sign": _POST + "Content-Length: +1\r\n\r\na",
    "negative length": _POST + "Content-Length: -1\r\n\r\na",
    "list of lengths": _POST + "Content-Length: 1, 1\r\n\r\na",
    "length in hexadecimal": _POST + "Content-Length: 0x1\r\n\r\na",
    "length with an underscore": _POST + "Content-Length: 1_0\r\n\r\n" + "a" * 10,
    "no length": _POST + "Content-Length:\r\n\r\n",
    "length above ASCII": _POST + "Content-Length: \xb2\r\n\r\naa",
    "length of 5,000 digits": _POST + f"Content-Length: {'9' * 5000}\r\n\r\na",
}
_UNKNOWN_CODINGS = ["xchunked", '"chunked"', "chunked;q=1", "br, chunked", "chunked\xa0"]
_BROKEN_CHUNKS = {
    "no size": "\r\na\r\n0\r\n\r\n",
    "size in words": "zz\r\na\r\n0\r\n\r\n",
    "size with 0x": "0x1\r\na\r\n0\r\n\r\n",
    "size with a sign": "+1\r\na\r\n0\r\n\r\n",
    "space before the size": " 1\r\na\r\n0\r\n\r\n",
    "size ends with LF": "1\na\r\n0\r\n\r\n",
    "longer than its size": "1\r\nab\r\n0\r\n\r\n",
    "extension with CR": "1;a\rb\r\na\r\n0\r\n\r\n",
    "extension with LF": "1;a\nb\r\na\r\n0\r\n\r\n",
    "breaks off in a size": "5",
    "breaks off in a chunk": "5\r\na",
    "breaks off before the last chunk": "1\r\na\r\n",
    "breaks off in the last chunk": "1\r\na\r\n0\r\n",
    "nothing": "",
    "trailer that is no header": "0\r\nX\r\n\r\n",
    "trailer with a length": "0\r\nContent-Length: 1\r\n\r\n",
    "trailer ends with LF": "0\r\nX: y\n\r\n",
}
_LIMITS = {
    "request line of 8,190 bytes": (f"GET /bff/live?{'x' * 8167} HTTP/1.1\r\nHost: {{host}}\r\n\r\n", 200),
    "request line of 8,191 bytes": (f"GET /bff/live?{'x' * 8168} HTTP/1.1\r\nHost: {{host}}\r\n\r\n", 414),
    "the same after an empty line": (f"\r\nGET /bff/live?{'x' * 8168} HTTP/1.1\r\nHost: {{host}}\r\n\r\n", 414),
    "header of 16,380 bytes": (f"{_GET}X: {'y' * 16375}\r\n\r\n", 200),
    "header of 16,381 bytes": (f"{_GET}X: {'y' * 16376}\r\n\r\n", 431),
    "100 headers": (_GET + "X: y\r\n" * 99 + "\r\n", 200),
    "101 headers": (_GET + "X: y\r\n" * 100 + "\r\n", 431),
}
_TAKEN = {
    "plain": (_GET + "\r\n", _LIVE),
    "empty line before the request": ("\r\n" + _GET + "\r\n", _LIVE),
    "HTTP/1.0": (_GET.replace("HTTP/1.1", "HTTP/1.0") + "\r\n", _LIVE),
    "absolute target": ("GET http://{host}/bff/live HTTP/1.1\r\nHost: {host}\r\n\r\n", _LIVE),
    "value above ASCII": (_GET + "X: \xe9\xff\r\n\r\n", _LIVE),
    "two cookies": (_GET + "Cookie: a=b\r\nCookie: c=d\r\n\r\n", _LIVE),
    "pipelined": (_GET + "\r\n" + _GET + "\r\n", _LIVE * 2),
    "pipelined after an empty line": (_GET + "\r\n\r\n" + _GET + "\r\n", _LIVE * 2),
    "pipelined behind a body": (_GET + "Content-Length: 3\r\n\r\nabc" + _GET + "\r\n", _LIVE * 2),
    "pipelined behind chunks": (
        _GET + "Transfer-Encoding: chunked\r\n\r\n1\r\na\r\n0\r\n\r\n" + _GET + "\r\n",
        _LIVE * 2,
    ),
    "pipelined behind a dropped length": (_GET + "Content_Length: 100\r\n\r\n" + _GET + "\r\n", _LIVE * 2),
    "pipelined behind a close": (_GET + "Connection: close\r\n\r\n" + _GET + "\r\n", _LIVE),
    "pipelined behind a refusal": (_GET + "X\r\n\r\n" + _GET + "\r\n", _REFUSED),
    "junk behind a request": (_GET + "\r\njunk\r\n\r\n", _LIVE + _REFUSED),
    "expectation": (_POST + "Expect: 100-Continue\r\nContent-Length: 1\r\n\r\na", [(100, _OWN), (400, _APP)]),
    "expectation in HTTP/1.0": (_GET.replace("HTTP/1.1", "HTTP/1.0") + "Expect: 100-continue\r\n\r\n", _LIVE),
    "unknown expectation": (_GET + "Expect: tea\r\n\r\n", [(417, _OWN)]),
}


@pytest.fixture(scope="module", params=["python", "fast"])
def console(
    request: pytest.FixtureRequest, stack: Stack, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[str, str]]:
    """The gateway with one of the parsers, for all cases: the parser's name and the address."""
    if request.param == "fast":
        pytest.importorskip("gunicorn_h1c")
    port = free_port()
    environ = stack.environ | {
        "BFF_BIND": f"127.0.0.1:{port}",
        "GUNICORN_CMD_ARGS": f"{stack.environ['GUNICORN_CMD_ARGS']} --workers 1 --http-parser {request.param}",
    }
    with gateway(environ, tmp_path_factory.mktemp(request.param)):
        yield request.param, f"http://127.0.0.1:{port}"


def _verdicts(console: tuple[str, str], case: str) -> list[tuple[int, str]]:
    """Give the statuses of all answers on one connection, and whether gunicorn or the gateway gave each."""
    url = console[1]
    answers = answer_to(url, case.replace("{host}", urlsplit(url).netloc).encode("latin-1"))
    parts = re.split(rb"HTTP/1\.\d (\d{3}) ", answers)[1:]
    return [
        (int(status), _APP if b"X-Request-Id" in rest else _OWN)
        for status, rest in zip(parts[::2], parts[1::2], strict=True)
    ]


@pytest.mark.parametrize("case", [pytest.param(text, id=name) for name, text in (_LINE_ENDS | _REQUEST_LINES).items()])
def test_odd_lines_are_refused(console: tuple[str, str], case: str) -> None:
    """Odd line ends are refused, because a proxy before the gateway may end a line or a request elsewhere."""
    assert _verdicts(console, case) == _REFUSED


@pytest.mark.parametrize("case", [pytest.param(text, id=name) for name, text in (_HEADERS | _FRAMING).items()])
def test_ambiguous_headers_are_refused(console: tuple[str, str], case: str) -> None:
    """Repeated headers, invalid names, and lengths that two servers may read differently are refused."""
    assert _verdicts(console, case) == _REFUSED


@pytest.mark.parametrize("coding", _UNKNOWN_CODINGS)
def test_unknown_codings_are_refused(console: tuple[str, str], coding: str) -> None:
    """The parser in Python answers 501, the one in C 400; both end the connection."""
    case = f"{_POST}Transfer-Encoding: {coding}\r\n\r\n1\r\na\r\n0\r\n\r\n{_GET}\r\n"

    assert _verdicts(console, case) == [(501 if console[0] == "python" else 400, _OWN)]


@pytest.mark.parametrize("chunks", [pytest.param(text, id=name) for name, text in _BROKEN_CHUNKS.items()])
def test_broken_chunks_are_refused(console: tuple[str, str], chunks: str) -> None:
    """The gateway refuses broken chunks; the bytes after them are not read as a request."""
    assert _verdicts(console, f"{_CHUNKED}{chunks}") == [(400, _APP)]


@pytest.mark.parametrize(("case", "status"), [pytest.param(*row, id=name) for name, row in _LIMITS.items()])
def test_the_limits_are_the_same(console: tuple[str, str], case: str, status: int) -> None:
    """Both parsers have the same limits for lines and headers, to the byte."""
    assert _verdicts(console, case) == [(status, _APP if status == 200 else _OWN)]


@pytest.mark.parametrize(("case", "verdicts"), [pytest.param(*row, id=name) for name, row in _TAKEN.items()])
def test_what_clients_send_is_taken(console: tuple[str, str], case: str, verdicts: list[tuple[int, str]]) -> None:
    """Each request begins where the one before it ends, and no request is read after a refused one."""
    assert _verdicts(console, case) == verdicts


@pytest.mark.parametrize(
    "case", [_GET.replace("1.1", "1.2") + "\r\n", f"{_GET}Transfer-Encoding: deflate, chunked\r\n\r\n0\r\n\r\n"]
)
def test_the_parser_in_c_refuses_more(console: tuple[str, str], case: str) -> None:
    """It refuses versions and codings that no client uses; so the test also shows which parser each gateway has."""
    assert _verdicts(console, case) == (_LIVE if console[0] == "python" else _REFUSED)
