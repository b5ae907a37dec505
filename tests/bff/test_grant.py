"""Recognizes the 400 that says that the grant has ended."""

import gzip
import json
import zlib

import pytest

from bff.proxy import grant
from tests.support.transports import get, read, scripted_upstream

OVER = b'{"error": "invalid_grant", "error_description": "gone"}'


def _answer(body: bytes, status: int = 400, encoding: str = "") -> bytes:
    headers = f"Content-Length: {len(body)}\r\n" + (f"Content-Encoding: {encoding}\r\n" if encoding else "")
    return f"HTTP/1.1 {status} X\r\n{headers}\r\n".encode() + body


@pytest.mark.parametrize(
    "answer",
    [_answer(OVER), _answer(gzip.compress(OVER), encoding="gzip"), _answer(zlib.compress(OVER), encoding="deflate")],
    ids=["plain", "gzip", "deflate"],
)
def test_the_grant_is_over(answer: bytes) -> None:
    """The grant is recognized as ended with any content coding of the body, and with any further members."""
    with scripted_upstream([answer[:-9], 0.05, answer[-9:]]) as (_, transport):
        assert grant.is_over(get(transport))


@pytest.mark.parametrize(
    ("body", "status", "encoding"),
    [
        (OVER, 403, ""),
        (b'{"error": "invalid_request"}', 400, ""),
        (b'{"error": ["invalid_grant"]}', 400, ""),
        (b'["invalid_grant"]', 400, ""),
        (b"invalid_grant", 400, ""),
        (b"\xff\xfe", 400, ""),
        (b"[" * 50_000, 400, ""),
        (b"", 400, ""),
        (OVER, 400, "gzip"),
        (OVER[:-1] + b', "x": "' + b"x" * 65_536 + b'"}', 400, ""),
        (gzip.compress(json.dumps({"x": "x" * 10_000_000, "error": "invalid_grant"}).encode()), 400, "gzip"),
        (OVER[:-1] + b', "x": "' + b"x" * 500_000 + b'"}', 400, ""),
    ],
    ids=["status", "other", "list", "array", "text", "no text", "deep", "empty", "not gzip", "long", "bomb", "longer"],
)
def test_any_other_400_is_passed_on_as_it_came(body: bytes, status: int, encoding: str) -> None:
    """The gateway reads the body, and still passes it on byte for byte."""
    with scripted_upstream([_answer(body, status, encoding)]) as (_, transport):
        answer = get(transport)

        assert not grant.is_over(answer)
        assert read(answer) == body


def test_no_more_is_read_than_is_looked_at() -> None:
    """A 400 with an endless body is passed on while it arrives."""
    head = b"HTTP/1.1 400 X\r\nContent-Length: 10000000\r\n\r\n"
    with scripted_upstream([head + b"x" * 200_000, "hang"]) as (_, transport):
        answer = get(transport)

        assert not grant.is_over(answer)
        answer.close()
