"""A client's connection: the minimum rate of the client, and watching the upstream while waiting for the client."""

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
"""Seconds in which a client that is still sending can read an early answer, as nginx's ``lingering_time``."""

_READ_BYTES = 65536
_LOOK_S = 1.0
"""Interval of the check whether the worker ends, while the gateway waits for a slow client."""
_NOT_NOW = (BlockingIOError, ssl.SSLWantReadError, ssl.SSLWantWriteError)
_PART = {POLLIN: "upload", POLLOUT: "answer"}


class SlowClientError(ConnectionResetError):
    """The client moved too few bytes. A reset error, because gunicorn takes one without a log line."""

    def __init__(self) -> None:
        super().__init__(errno.ECONNRESET, "the client is too slow")


class WorkerEndsError(ConnectionResetError):
    """The worker ends, so there is no time left for this client. A reset error, as :class:`SlowClientError`."""

    def __init__(self) -> None:
        super().__init__(errno.ECONNRESET, "the worker ends")


class UpstreamSpokeError(Exception):
    """The upstream answered or closed its connection while the gateway waited for the client."""


class Pace:
    """
    The minimum rate of a client; only the time in which the gateway waits for the client counts.

    Args:
        least_bytes: Bytes that the client must send or take in each window.
        window_s: Seconds of waiting; a new window begins as soon as ``least_bytes`` were moved.
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
            SlowClientError: The window is over, and the client moved too few bytes in it.
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
        self._heed_upstream: Callable[[], object] = bool
        self._interrupted = False
        self._idle_since_s: float | None = time.monotonic()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._connection, name)

    def hurry(self, heed_upstream: Callable[[], object] = bool) -> None:
        """
        Begin to measure the rate: from now on an upstream's connection is held for this client.

        Args:
            heed_upstream: Called each time when the gateway has waited; what it raises breaks the answer off.
        """
        self._heed_upstream = heed_upstream
        self._pace = self._new_pace()
        self._connection.settimeout(0.0)

    def busy(self) -> None:
        """Note that a request is served."""
        self._idle_since_s = None

    def close_if_idle(self, for_s: float) -> None:
        """Shut the connection for reading if the client sent nothing ``for_s``; arrived bytes are still read."""
        if self._idle_since_s is not None and time.monotonic() - self._idle_since_s >= for_s:
            # A shutdown by gevent would interrupt the greenlet that reads the socket, and lose bytes that have just
            # arrived.
            with suppress(OSError), socket.socket(fileno=os.dup(self._connection.fileno())) as twin:
                twin.shutdown(socket.SHUT_RD)

    def calm(self) -> None:
        """Stop measuring the rate: the next request may come as late as gunicorn allows."""
        self._idle_since_s = time.monotonic()
        if self._pace:
            self._pace = None
            self._heed_upstream = bool
            self._connection.settimeout(None)

    @contextmanager
    def watching(self, upstream: Any, speaks: Callable[[], bool]) -> Iterator[None]:
        """
        Watch an upstream's socket whenever the gateway waits for the client.

        Args:
            upstream: Socket of the upstream.
            speaks: Says whether the upstream answers or has closed.
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
            WorkerEndsError: The worker was told to end, and its time to finish calls is over.
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
            SlowClientError: The client takes the data too slowly.
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
        Close the socket; an interrupted client can read its answer first, because a reset would destroy the answer.

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
        self._heed_upstream()
        try:
            pace.waited(time.monotonic() - began)
        except SlowClientError:
            SLOW_CLIENTS.labels(_PART[event]).inc()
            log.warning("client.too_slow", part=_PART[event])
            raise
