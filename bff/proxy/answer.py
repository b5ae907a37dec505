"""An upstream's answer, whose body is still on its way."""

from collections.abc import Callable
from functools import cached_property
from typing import Self

from bff.errors import UpstreamUnreachableError
from bff.observability import log
from bff.proxy.answer_parser import AnswerParser, UnusableAnswerError
from bff.proxy.connection import Connection


class Answer:
    """
    Status, headers, and an iterator over the body as it comes, of which one piece is kept in memory.

    The connection is given back as soon as the last byte has arrived. A reader that stops earlier must call
    :meth:`close`, as WSGI servers do; then the upstream's connection is closed with the unread rest.

    Args:
        give_back: Takes the connection back; ``usable`` says whether another request may follow on it.
    """

    def __init__(self, connection: Connection, parser: AnswerParser, give_back: Callable[..., None]) -> None:
        self._connection: Connection | None = connection
        self._parser = parser
        self._give_back = give_back
        self._done: Callable[[], object] | None = None
        self.status = parser.status
        self.reason = parser.reason
        self.headers = parser.headers
        self._release_when_complete()

    def header(self, name: str) -> str | None:
        """Give the first header of a name, which is written in lower case."""
        return next(iter(self.all(name)), None)

    def all(self, name: str) -> list[str]:
        """Give all headers of a name, which is written in lower case."""
        return self._values.get(name, [])

    @cached_property
    def _values(self) -> dict[str, list[str]]:
        values: dict[str, list[str]] = {}
        for name, value in self.headers:
            values.setdefault(name.lower(), []).append(value)
        return values

    @property
    def pending(self) -> bool:
        """Whether a part of the body is still to come, so that the connection is still held."""
        return self._connection is not None

    def when_done(self, done: Callable[[], object]) -> None:
        """Call a function when the connection is given back, or immediately when it already is."""
        if self.pending:
            self._done = done
        else:
            done()

    def peek(self, limit_bytes: int) -> bytes:
        """
        Read the body to its end, or to a little over the limit; iterating still gives the body from its beginning.

        Raises:
            UpstreamUnreachableError: The upstream broke off or fell silent.
        """
        while self._connection is not None and sum(map(len, self._parser.pieces)) <= limit_bytes:
            self._receive(self._connection)
        return b"".join(self._parser.pieces)

    def __iter__(self) -> Self:
        return self

    def __next__(self) -> bytes:
        """
        Give the next piece of the body, undecoded.

        Raises:
            UpstreamUnreachableError: The upstream broke off or fell silent. The browser has got the headers by then, so
                its answer can only be broken off too.
        """
        while not self._parser.pieces:
            self._release_when_complete()
            if self._connection is None:
                raise StopIteration
            self._receive(self._connection)
        return self._parser.pieces.popleft()

    def heed_end(self) -> None:
        """
        Read the rest if the upstream has ended its connection, so that a broken-off answer is noticed at once.

        Where the rest makes the answer whole it is kept until it is fetched, and the connection's place with it.

        Raises:
            UpstreamUnreachableError: The upstream broke off.
        """
        while self._connection and not self._parser.complete and self._connection.ended:
            self._read(self._connection)

    def close(self) -> None:
        """Let go of the connection; it is closed unless the whole answer was read."""
        if self._connection is not None:
            connection, self._connection = self._connection, None
            self._give_back(connection, usable=connection.usable_again(self._parser))
            if self._done:
                self._done()

    def _receive(self, connection: Connection) -> None:
        self._read(connection)
        self._release_when_complete()

    def _read(self, connection: Connection) -> None:
        try:
            connection.receive(self._parser)
        except (OSError, UnusableAnswerError) as problem:
            self.close()
            log.error("upstream.broke_off", reason=type(problem).__name__)
            raise UpstreamUnreachableError from problem

    def _release_when_complete(self) -> None:
        if self._parser.complete:
            self.close()
