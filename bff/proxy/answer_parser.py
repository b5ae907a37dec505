"""From the bytes of a connection to a status, headers and pieces of a body, for one request."""

from collections import deque

import httptools

HEAD_LIMIT_BYTES = 65536
"""How much may come before the end of an answer's headers, interim answers included."""

_FIRST_FINAL_STATUS = 200


class UnusableAnswerError(Exception):
    """The bytes are not HTTP/1.1, or the head of the answer is too large."""


class AnswerParser:
    """
    Reads one answer; llhttp does the parsing and calls the ``on_`` methods.

    Interim answers (1xx) and trailers are skipped; an interim answer with a body is unusable, because readers disagree
    on where the next answer begins. Chunks are unpacked, nothing else is decoded.

    Source:
        RFC 9112, 6.3 "Message Body Length"; RFC 9110, 15.2 "Informational 1xx".
    """

    def __init__(self, method: str) -> None:
        self._bodiless = method == "HEAD"
        self._parser = httptools.HttpResponseParser(self)
        self._head_bytes = 0
        self._until_close = False
        self.status = 0
        self.reason = ""
        self.headers: list[tuple[str, str]] = []
        self.pieces: deque[bytes] = deque()
        self.headed = False
        self.complete = False
        self.reusable = False

    @property
    def untouched(self) -> bool:
        """Whether nothing of an answer has come yet."""
        return self._head_bytes == 0

    def feed(self, data: bytes) -> None:
        """
        Parse the next bytes of the connection; empty bytes mean that the upstream closed it.

        Raises:
            UnusableAnswerError: The answer is not HTTP, or its head has more than ``HEAD_LIMIT_BYTES``.
            ConnectionAbortedError: The connection was closed too early.
        """
        if not data:
            return self._closed()
        if not self.headed:
            self._head_bytes += len(data)
        try:
            self._parser.feed_data(data)
        except (httptools.HttpParserError, httptools.HttpParserUpgrade) as problem:
            if not self.complete:
                raise UnusableAnswerError(type(problem).__name__) from problem
            self.reusable = False
        if not self.headed and self._head_bytes > HEAD_LIMIT_BYTES:
            raise UnusableAnswerError("head too large")
        return None

    def _closed(self) -> None:
        if not self._until_close:
            raise ConnectionAbortedError("closed before the end of the answer")
        self.complete = True

    def on_message_begin(self) -> None:
        """Refuse bytes after a complete answer: nobody asked for them, so the connection is not used again."""
        if self.complete:
            self.reusable = False

    def on_status(self, status: bytes) -> None:
        """Add a part of the reason phrase, or the whole phrase."""
        if not self.headed:
            self.reason += status.decode("latin-1")

    def on_header(self, name: bytes, value: bytes | None) -> None:
        """Add a header; trailers are ignored."""
        if not self.headed:
            self.headers.append((name.decode("latin-1"), (value or b"").decode("latin-1")))

    def on_headers_complete(self) -> None:
        """Decide how the body ends."""
        status = self._parser.get_status_code()
        if self.headed:
            return
        if status < _FIRST_FINAL_STATUS:
            self.headers.clear()
            self.reason = ""
            return
        self.status = status
        self.headed = True
        self.complete = self._bodiless
        self.reusable = self._parser.should_keep_alive()
        self._until_close = not any(_says_where_the_body_ends(name, value) for name, value in self.headers)

    def on_body(self, body: bytes) -> None:
        """Keep a piece of the body until it is fetched."""
        if not self.headed:
            raise UnusableAnswerError("an interim answer with a body")
        if self.complete:
            self.reusable = False
        else:
            self.pieces.append(body)

    def on_message_complete(self) -> None:
        """Note the end, unless it was the end of an interim answer."""
        self.complete = self.headed


def _says_where_the_body_ends(name: str, value: str) -> bool:
    lowered = name.lower()
    chunked = lowered == "transfer-encoding" and value.lower().rstrip().endswith("chunked")
    return chunked or lowered == "content-length"
