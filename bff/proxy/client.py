"""A client's connection: how slow the client may be, and what is watched while the gateway waits for it."""

import errno
import os
import socket
import ssl
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any

from gevent import Timeout
from gevent.select import POLLIN, POLLOUT, poll

from bff.ending import ENDING
from bff.observability import log
from bff.observability.metrics import SLOW_CLIENTS

LINGER_S = 30.0
"""How long a client that is still sending gets to read an answer that came early; as nginx's ``lingering_time``."""

_READ_BYTES = 65536
_LOOK_S = 1.0
"""How often who waits for a slow client looks whether the worker ends."""
_NOT_NOW = (BlockingIOError, ssl.SSLWantReadError, ssl.SSLWantWriteError)
_PART = {POLLIN: "upload", POLLOUT: "answer"}


class SlowClientError(ConnectionResetError):
    """The client moved too few bytes. It is a reset, which gunicorn takes without a word for the end of a client."""

    def __init__(self) -> None:
        super().__init__(errno.ECONNRESET, "the client is too slow")


class WorkerEndsError(ConnectionResetError):
    """There is no time left for this client. It is a reset, as that of a slow client."""

    def __init__(self) -> None:
        super().__init__(errno.ECONNRESET, "the worker ends")


class UpstreamSpokeError(Exception):
    """The upstream answered or closed its connection while the gateway waited for the client."""


class Pace:
    """
    The minimum rate of a client; only the time counts in which the gateway waits for the client.

    Args:
        least_bytes: What has to be moved in each window.
        window_s: Seconds of waiting; a new window begins as soon as so much was moved.
    """

    def __init__(self, least_bytes: int, window_s: float) -> None:
        self._least_bytes = least_bytes
        self._window_s = window_s
        self._begin()

    def moved(self, count: int) -> None:
        """Note bytes that the client sent or took."""
        self._missing_bytes -= count
        if self._missing_bytes <= 0:
            self._begin()

    def waited(self, seconds: float) -> None:
        """
        Note that the gateway waited.

        Raises:
            SlowClientError: The window is over, and too little was moved in it.
        """
        self.left_s -= seconds
        if self.left_s <= 0:
            raise SlowClientError

    def _begin(self) -> None:
        self.left_s = self._window_s
        self._missing_bytes = self._least_bytes


class Client:
    """
    The socket of a client as gunicorn uses it. From :meth:`hurry` to :meth:`calm` the client has to keep a pace.

    Args:
        connection: A socket of gevent, with TLS or without.

    Source:
        docs/decisions/0045-a-person-has-a-share.md.
    """

    def __init__(self, connection: Any, new_pace: Callable[[], Pace]) -> None:
        self._connection = connection
        self._new_pace = new_pace
        self._pace: Pace | None = None
        self._watched: tuple[Any, Callable[[], bool]] | None = None
        self._interrupted = False
        self._idle_since_s: float | None = time.monotonic()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._connection, name)

    def hurry(self) -> None:
        """Begin to measure: something is held for this client from now on."""
        self._pace = self._new_pace()
        self._connection.settimeout(0.0)

    def busy(self) -> None:
        """Note that a request is served."""
        self._idle_since_s = None

    def close_if_idle(self, for_s: float) -> None:
        """Read to the end of what the client has sent, and no longer, if it sent nothing ``for_s``."""
        if self._idle_since_s is not None and time.monotonic() - self._idle_since_s >= for_s:
            # gevent interrupts whoever waits for a socket that is shut down, and would lose what has just come.
            with suppress(OSError), socket.socket(fileno=os.dup(self._connection.fileno())) as twin:
                twin.shutdown(socket.SHUT_RD)

    def calm(self) -> None:
        """Wait for the next request, as long as gunicorn does."""
        self._idle_since_s = time.monotonic()
        if self._pace:
            self._pace = None
            self._connection.settimeout(None)

    @contextmanager
    def watching(self, upstream: Any, speaks: Callable[[], bool]) -> Iterator[None]:
        """
        Whenever the gateway waits for the client, wait for an upstream too.

        Args:
            upstream: Its socket.
            speaks: Asked, when there is something to read, whether the upstream answers or has closed.
        """
        self._watched = upstream, speaks
        try:
            yield
        finally:
            self._watched = None

    def recv(self, *args: int) -> bytes:
        """
        Receive as a socket does.

        Raises:
            SlowClientError: The client sends too slowly.
            WorkerEndsError: The worker was told to end, and can wait no longer.
            UpstreamSpokeError: See :meth:`watching`.
        """
        if self._pace is None:
            received_now: bytes = self._connection.recv(*args)
            self._idle_since_s = None
            return received_now
        while True:
            self._break_off_if_late()
            try:
                received: bytes = self._connection.recv(*args)
            except _NOT_NOW:
                self._wait(self._pace, POLLIN)
            else:
                self._pace.moved(len(received))
                return received

    def sendall(self, data: bytes) -> None:
        """
        Send as a socket does.

        Raises:
            SlowClientError: The client takes it too slowly.
        """
        if self._pace is None:
            self._connection.sendall(data)
            return
        left = memoryview(data)
        while left:
            sent = self._send(left)
            if not sent:
                self._wait(self._pace, POLLOUT)
            self._pace.moved(sent)
            left = left[sent:]

    def close(self) -> None:
        """
        Close the socket. A client that was interrupted gets to read its answer before, which a reset would destroy.

        Source:
            RFC 9112, 9.6 "Tear-down".
        """
        if self._interrupted:
            with suppress(OSError), Timeout(LINGER_S, exception=False):
                self._connection.shutdown(socket.SHUT_WR)
                while self._connection.recv(_READ_BYTES):
                    pass
        self._connection.close()

    def _send(self, data: memoryview) -> int:
        try:
            return self._connection.send(data)  # type: ignore[no-any-return]
        except _NOT_NOW:
            return 0

    def _break_off_if_late(self) -> None:
        if ENDING.late:
            self._interrupted = True
            raise WorkerEndsError

    def _wait(self, pace: Pace, event: int) -> None:
        upstream, speaks = self._watched or (None, bool)
        waiting, began = poll(), time.monotonic()
        waiting.register(self._connection, event)
        if upstream:
            waiting.register(upstream, POLLIN)
        waiting.poll(min(pace.left_s, _LOOK_S) * 1000)
        if speaks():
            self._interrupted = True
            raise UpstreamSpokeError
        try:
            pace.waited(time.monotonic() - began)
        except SlowClientError:
            SLOW_CLIENTS.labels(_PART[event]).inc()
            log.warning("client.too_slow", part=_PART[event])
            raise
