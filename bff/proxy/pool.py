"""The connections of a worker to one upstream: kept alive, and bounded in number."""

import queue
from collections import deque

from bff.errors import TryAgainError
from bff.observability import log
from bff.proxy.connection import Address, Connection


class Pool:
    """
    Lends connections; the one that was used last is lent first, so that the others can go idle.

    Args:
        size: How many may be open at once. Who needs one more waits as long as a connection may take.
    """

    def __init__(self, address: Address, size: int) -> None:
        self._address = address
        self._idle: deque[Connection] = deque()
        # A place for each connection; gevent has this queue in C, a semaphore of threading costs thirty times as much.
        self._free: queue.SimpleQueue[None] = queue.SimpleQueue()
        for _ in range(size):
            self._free.put(None)

    def take(self, *, fresh: bool = False) -> Connection:
        """
        Lend a connection that can be written to; with ``fresh`` one that nobody used before.

        Raises:
            TryAgainError: All connections are in use.
            OSError: None can be opened.
        """
        try:
            self._free.get(timeout=self._address.connect_timeout_s)
        except queue.Empty:
            log.error("upstream.pool_exhausted", upstream=self._address.upstream)
            raise TryAgainError from None
        try:
            return (None if fresh else self._kept()) or Connection(self._address)
        except BaseException:
            self._free.put(None)
            raise

    def give_back(self, connection: Connection, *, usable: bool) -> None:
        """Take a connection back: for the next one who asks, or to close it."""
        if usable:
            connection.rest()
            self._idle.append(connection)
        else:
            connection.close()
        self._free.put(None)

    def close(self) -> None:
        """Close the connections that wait; those in use go on."""
        while self._idle:
            self._idle.pop().close()

    def _kept(self) -> Connection | None:
        while self._idle:
            connection = self._idle.pop()
            if not connection.stale:
                return connection
            connection.close()
        return None
