"""A 400 that says the grant is over, told from every other 400."""

import json
import zlib

from bff.proxy.answer import Answer

LOOKED_AT_BYTES = 65536
"""A longer body is not read: no error of this kind is as long."""

_BAD_REQUEST = 400
_ANY_ZLIB_WRAPPING = zlib.MAX_WBITS | 32


def is_over(answer: Answer) -> bool:
    """
    Whether the upstream answers that the user's grant is over; the body stays as it is for the browser.

    Source:
        SPEC 8 "HTTP status handling", ``400 with error 'invalid_grant'``; docs/assumptions.md A-46.
    """
    if answer.status != _BAD_REQUEST:
        return False
    body = answer.peek(LOOKED_AT_BYTES)
    return len(body) <= LOOKED_AT_BYTES and _error(body, answer.header("content-encoding")) == "invalid_grant"


def _error(body: bytes, encoding: str | None) -> object:
    try:
        if encoding:
            body = zlib.decompressobj(_ANY_ZLIB_WRAPPING).decompress(body, LOOKED_AT_BYTES)
        told = json.loads(body)
    except (zlib.error, ValueError, RecursionError):
        return None
    return told.get("error") if isinstance(told, dict) else None
