"""Reading a request body: kept as a whole up to one limit, streamed up to another."""

from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

import gevent
from gunicorn.http.errors import ParseException

from bff.errors import BadInputError, BodyIncompleteError, TooLargeError

if TYPE_CHECKING:
    from _typeshed.wsgi import WSGIEnvironment

    from bff.proxy.client import Client

_PIECE_BYTES = 65536
_TURN_BYTES = 4096
_TURN_PAUSE_S = 0.001
"""Longer than 0 s: otherwise the event loop would not look for data of other requests."""


class Upload:
    """
    A body that is too large to be buffered: it is iterated over once, while it arrives.

    The client has to keep the minimum rate, so that it does not hold the upstream's connection for ever.

    Args:
        begun: The first bytes, already read: they show that the body is large, and that the client really sends it.
        length_bytes: ``Content-Length``; None for a chunked body, which is sent on in chunks.
    """

    def __init__(self, environ: "WSGIEnvironment", begun: bytes, length_bytes: int | None, limit_bytes: int) -> None:
        self.client: Client = environ["gunicorn.socket"]
        self._environ = environ
        self._begun = begun
        self._length_bytes = length_bytes
        self._limit_bytes = limit_bytes

    @property
    def framing(self) -> dict[str, str]:
        """The header that says where the body ends."""
        if self._length_bytes is None:
            return {"Transfer-Encoding": "chunked"}
        return {"Content-Length": str(self._length_bytes)}

    def __iter__(self) -> Iterator[bytes]:
        """
        Give the bytes to write to the upstream, chunked if the body has no ``Content-Length``.

        Raises:
            TooLargeError: The body is larger than the operation allows.
            BodyIncompleteError: The client broke off or was too slow.
            UpstreamSpokeError: See :meth:`bff.proxy.client.Client.watching`.
        """
        passed = 0
        for piece in self._pieces():
            passed += len(piece)
            if passed > self._limit_bytes:
                raise TooLargeError
            yield b"%x\r\n%b\r\n" % (len(piece), piece) if self._length_bytes is None else piece
        if self._length_bytes is None:
            yield b"0\r\n\r\n"
        elif passed < self._length_bytes:
            raise BodyIncompleteError

    def _pieces(self) -> Iterator[bytes]:
        yield self._begun
        yield from iter(partial(_read, self._environ, _PIECE_BYTES), b"")


def read_body(environ: "WSGIEnvironment", kept_bytes: int, limit_bytes: int, within_s: float) -> bytes | Upload | None:
    """
    Give the body, or None when the request has none; a body above ``kept_bytes`` is given as an :class:`Upload`.

    A body of at most ``kept_bytes`` is read here, and must arrive ``within_s``; a body above ``limit_bytes`` is
    refused. For an upload in between only the first piece is read here; from then on its client has to keep the minimum
    rate.

    Raises:
        TooLargeError: The body is longer than the operation allows; at most ``kept_bytes`` of it were read.
        BadInputError: ``Content-Length`` is not a number.
        BodyIncompleteError: The browser broke off, or was too slow.
    """
    length = _announced_bytes(environ)
    if length is None and "chunked" not in environ.get("HTTP_TRANSFER_ENCODING", "").lower():
        return None
    if (length or 0) > limit_bytes:
        raise TooLargeError
    if length is not None and length > kept_bytes:
        return _announced_upload(environ, length, limit_bytes)
    with gevent.Timeout(within_s, BodyIncompleteError):
        begun = _read(environ, kept_bytes + 1 if length is None else length)
    if len(begun) > kept_bytes:
        return _upload_in_chunks(environ, begun, limit_bytes)
    if len(begun) < (length or 0):
        raise BodyIncompleteError
    return begun


def _announced_upload(environ: "WSGIEnvironment", length: int, limit_bytes: int) -> Upload:
    environ["gunicorn.socket"].hurry()
    begun = _read(environ, _PIECE_BYTES)
    if len(begun) < min(_PIECE_BYTES, length):
        raise BodyIncompleteError
    return Upload(environ, begun, length, limit_bytes)


def discard_rest(environ: "WSGIEnvironment", within_s: float) -> bool:
    """Read and drop the rest of a body, so that its sender reads the answer; False when the body does not end."""
    with gevent.Timeout(within_s, exception=False), suppress(BodyIncompleteError):
        while _read(environ, _PIECE_BYTES):
            gevent.sleep(_TURN_PAUSE_S)
        return True
    return False


def _upload_in_chunks(environ: "WSGIEnvironment", begun: bytes, limit_bytes: int) -> Upload:
    if len(begun) > limit_bytes:
        raise TooLargeError
    environ["gunicorn.socket"].hurry()
    return Upload(environ, begun, None, limit_bytes)


def _announced_bytes(environ: "WSGIEnvironment") -> int | None:
    announced = environ.get("CONTENT_LENGTH", "")
    if not announced:
        return None
    if not announced.isdecimal():
        raise BadInputError({"Content-Length": ["Not a number."]})
    return int(announced)


def _read(environ: "WSGIEnvironment", size: int) -> bytes:
    """Read so many bytes, or the rest; tiny chunks take seconds to parse, so other greenlets get turns meanwhile."""
    turn = _TURN_BYTES if environ.get("HTTP_TRANSFER_ENCODING") else size
    read = bytearray()
    try:
        while piece := environ["wsgi.input"].read(min(turn, size - len(read))):
            read += piece
            if len(read) == size:
                break
            gevent.sleep(_TURN_PAUSE_S)
    except (OSError, ParseException) as problem:
        raise BodyIncompleteError from problem
    return bytes(read)
