"""One member of an upstream's JSON answer; the body stays as it is for the browser."""

import json
import zlib

from bff.proxy.answer import Answer

LOOKED_AT_BYTES = 65536
"""A longer body is not read."""

_ANY_ZLIB_WRAPPING = zlib.MAX_WBITS | 32


def told(answer: Answer, member: str) -> object:
    """Give a member of the JSON object in an answer; None without that member, or if the answer is too long."""
    body = answer.peek(LOOKED_AT_BYTES)
    if len(body) > LOOKED_AT_BYTES:
        return None
    try:
        document = json.loads(_plain(body, answer.header("content-encoding")))
    except (zlib.error, ValueError, RecursionError):
        return None
    return document.get(member) if isinstance(document, dict) else None


def _plain(body: bytes, encoding: str | None) -> bytes:
    return zlib.decompressobj(_ANY_ZLIB_WRAPPING).decompress(body, LOOKED_AT_BYTES) if encoding else body
