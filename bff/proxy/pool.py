"""The connections of a worker to one upstream: kept alive, and bounded in number."""

import queue
from collections import deque

from bff.errors import TryAgainError
from bff.observability import log
from bff.proxy.connection import Address, Connection


class Pool:
    """
    Lends connections; the last used connection is lent first, so that the others can go idle.

    Args:
        size: Most open connections. A caller that needs one more waits as long as for a new connection.
    """

    def __init__(self, address: Address, size: int) -> None:
        self._address = address
        self._idle: deque[Connection] = deque()
        # A queue with one place per connection: gevent has it in C, and a threading semaphore costs 30 times as much.
        self._free: queue.SimpleQueue[None] = queue.SimpleQueue()
        for _ in range(size):
            self._free.put(None)

    def take(self, *, fresh: bool = False) -> Connection:
        """
        Lend a connection that can be written to; with ``fresh`` a new connection.

        Raises:
            TryAgainError: All connections are in use.
            OSError: No connection can be opened.
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
        """Take a connection back, to lend it again or to close it."""
        if usable:
            connection.rest()
            self._idle.append(connection)
        else:
            connection.close()
        self._free.put(None)

    def close(self) -> None:
        """Close the idle connections; those in use stay open."""
        while self._idle:
            self._idle.pop().close()

    def _kept(self) -> Connection | None:
        while self._idle:
            connection = self._idle.pop()
            if not connection.stale:
                return connection
            connection.close()
        return None
