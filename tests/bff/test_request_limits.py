"""Limits of requests, and requests that cannot be parsed."""

from urllib.parse import urlsplit

import pytest

from tests.conftest import Stack
from tests.support.raw_http import answer_to


def _answer(stack: Stack, line: str, *headers: str, body: str = "") -> str:
    host = f"Host: {urlsplit(stack.console_url).netloc}"
    request = "\r\n".join([line, host, "Connection: close", *headers, "", body])
    return answer_to(stack.console_url, request.encode()).decode()


def _status(answer: str) -> int:
    return int(answer.split()[1])


@pytest.mark.parametrize(
    ("line", "headers"),
    [
        (f"GET /bff/session?touch=false&{'x' * 8000} HTTP/1.1", []),
        ("GET /bff/session HTTP/1.1", [f"Cookie: neighbour={'x' * 16000}"]),
        ("GET /bff/session HTTP/1.1", [f"X-{number}: x" for number in range(90)]),
    ],
)
def test_takes_what_browsers_send(stack: Stack, line: str, headers: list[str]) -> None:
    """The gateway accepts long queries, and the cookies of all applications on the host."""
    answer = _answer(stack, line, *headers)

    assert _status(answer) in {200, 400}
    assert "X-Request-Id" in answer


@pytest.mark.parametrize(
    ("line", "headers", "status"),
    [
        (f"GET /bff/session?{'x' * 8200} HTTP/1.1", [], 414),
        ("GET /bff/session HTTP/1.1", [f"Cookie: idmc={'x' * 16400}"], 431),
        ("GET /bff/session HTTP/1.1", [f"X-{number}: x" for number in range(120)], 431),
        ("GET /bff/session HTTP/1.1", ["Content-Length: 1", "Transfer-Encoding: chunked"], 400),
    ],
)
def test_refuses_what_is_too_long_or_ambiguous(stack: Stack, line: str, headers: list[str], status: int) -> None:
    """The answer is gunicorn's, before the gateway sees anything."""
    answer = _answer(stack, line, *headers)

    assert _status(answer) == status
    assert "X-Request-Id" not in answer


@pytest.mark.parametrize("body", ["zz\r\nx", "5\r\nab", "1\r\nab\r\n0\r\n\r\n"])
def test_a_body_that_cannot_be_read_is_refused(stack: Stack, body: str) -> None:
    """The gateway refuses chunks without a size, incomplete chunks, and chunks longer than their size."""
    form = "Content-Type: application/x-www-form-urlencoded"
    line = "POST /bff/backchannel-logout HTTP/1.1"
    answer = _answer(stack, line, form, "Transfer-Encoding: chunked", body=body)

    assert _status(answer) == 400
    assert '"body_incomplete"' in answer


@pytest.mark.parametrize(
    ("framing", "body"),
    [("Content-Length: 40000", "a" * 40_000), ("Transfer-Encoding: chunked", f"9c40\r\n{'a' * 40_000}\r\n0\r\n\r\n")],
)
def test_what_the_gateway_takes_for_itself_is_small(stack: Stack, framing: str, body: str) -> None:
    """Anybody can send a body to the gateway itself, so its size is limited; a logout token has a few hundred bytes."""
    form = "Content-Type: application/x-www-form-urlencoded"
    answer = _answer(stack, "POST /bff/backchannel-logout HTTP/1.1", form, framing, body=body)

    assert _status(answer) == 413
    assert '"too_large"' in answer
