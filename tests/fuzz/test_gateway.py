"""Random bytes to the running gateway get an error for the client, and never a session."""

import re
from urllib.parse import quote, urlsplit

from hypothesis import strategies as some

from tests.conftest import Stack
from tests.support.fuzzing import every_depth, for_all
from tests.support.raw_http import answer_to
from tests.support.visitor import CSRF_HEADER, Visitor

_METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "get", "X"]
_PATHS = [
    *["/", "/index.html", "/bff/session", "/bff/login", "/bff/login?return=", "/bff/callback?state=", "/bff/sessions/"],
    *["/bff/bootstrap", "/bff/logout", "/bff/backchannel-logout", "/bff/ready", "/bff/openapi.json", "/bff/none"],
    *["/IDMProv/rest/access/users/list?q=", "/IDMProv/rest/access/info/version", "/IDMProv/rest/access/preference?"],
]
_HEADERS = [
    *["Accept", "Accept-Encoding", "Accept-Language", "Authorization", "Connection", "Content-Length", "Content-Type"],
    *["Cookie", "Expect", "Forwarded", "Host", "If-Modified-Since", "If-None-Match", "Origin", "Range", "Referer"],
    *["Sec-Fetch-Mode", "Sec-Fetch-Site", "Transfer-Encoding", "Upgrade", "User-Agent", "X-Background"],
    *["X-Forwarded-For", "X-Forwarded-Host", "X-Request-Id", CSRF_HEADER, CSRF_HEADER.replace("-", "_"), "traceparent"],
]
_VALUES = [
    *["navigate", "cross-site", "chunked", "1", "-1", "5", "9" * 30, "100-continue", "gzip", "bytes=0-1", "*", "a, b"],
    *["application/json", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "127.0.0.1", 'W/"x'],
    *[
        "idmc=x",
        "idmc=%ff; idmc=y",
        "idmc-login-=x",
        "MFSSO_x=1",
        'netiq_idm_rbpm_acsrf="\\303"',
        ";;=;",
        "=",
        "x" * 9000,
    ],
]
_BODIES = [
    b"",
    b"{}",
    b"[" * 5000,
    b"logout_token=x.y.z",
    b"logout_token=W1tb" + b"W1tb" * 5000 + b".e30.x",
    b"\xff\xfe",
]
_junk = some.text(some.characters(min_codepoint=32, max_codepoint=255, exclude_characters="\x7f"), max_size=12)
_Request = tuple[str, str, list[tuple[str, str]], bytes]


def _requests(host: str) -> some.SearchStrategy[_Request]:
    headers = some.lists(some.tuples(some.sampled_from(_HEADERS), some.sampled_from(_VALUES) | _junk), max_size=5)
    return some.tuples(
        some.sampled_from(_METHODS),
        some.tuples(some.sampled_from(_PATHS), _junk.map(quote)).map("".join),
        headers.map(lambda given: given if "Host" in dict(given) else [("Host", host), *given]),
        some.sampled_from(_BODIES) | some.binary(max_size=40),
    )


def _answer(stack: Stack, request: _Request) -> bytes:
    method, path, headers, body = request
    lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in headers), "", ""]
    return answer_to(stack.console_url, "\r\n".join(lines).encode("latin-1") + body)


def _status(answer: bytes) -> int:
    """Read the last status, which can follow a 100 (Continue); 200 when the connection was reset."""
    return max(map(int, re.findall(rb"HTTP/1\.1 (\d{3}) ", answer)), default=200)


def _is_no_failure(answer: bytes) -> bool:
    """Accept all statuses except server errors; 501 is gunicorn's answer to unknown transfer codings."""
    return _status(answer) in {*range(100, 500), 501} and b"Traceback" not in answer


@every_depth
def test_junk_is_the_clients_mistake_and_opens_nothing(stack: Stack, examples: int) -> None:
    """The answer is no server error, has no traceback, and signs nobody in."""

    def holds(request: _Request) -> None:
        answer = _answer(stack, request)
        assert _is_no_failure(answer)
        assert b'"signedIn":true' not in answer

    log = stack.folder / "bff.log"
    failed_before = log.read_text(encoding="utf-8").count("request.failed")
    for_all(_requests(urlsplit(stack.console_url).netloc), holds, examples)
    assert log.read_text(encoding="utf-8").count("request.failed") == failed_before


@every_depth
def test_junk_with_a_session_is_no_failure_either(stack: Stack, signed_in: Visitor, examples: int) -> None:
    """Random additions to a browser's reads neither break the gateway nor end the session."""
    cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in signed_in.http.cookies)
    session = [("Cookie", cookies), (CSRF_HEADER, signed_in.csrf_token)]

    def holds(request: _Request) -> None:
        _, path, headers, body = request
        assert _is_no_failure(_answer(stack, ("GET", path, [*headers, *session], body)))

    for_all(_requests(urlsplit(stack.console_url).netloc), holds, examples)
    assert signed_in.get("bff/session").json()["signedIn"] is True
