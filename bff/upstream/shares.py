"""How many calls of one person are under way at an upstream; the others wait in the order in which they came."""

import time
from collections import defaultdict, deque
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Event

from bff.errors import TryAgainError
from bff.observability.metrics import CALLS_WAITING, SHARE_WAIT_SECONDS


class _Share:
    """The calls of one person."""

    def __init__(self) -> None:
        self.under_way = 0
        self.waiting: deque[Event] = deque()


class Shares:
    """
    The places of everybody who calls one upstream through one worker, for both lanes.

    A call that ends hands its place to the call that has waited longest, so that none overtakes another. Greenlets
    take turns only where they wait, so that nothing here needs a lock.

    Args:
        at_most: Calls of one person (:attr:`bff.sessions.record.SessionMeta.person`), of all sessions together.

    Source:
        docs/decisions/0045-a-person-has-a-share.md.
    """

    def __init__(self, upstream: str, at_most: int) -> None:
        self._upstream = upstream
        self._at_most = at_most
        self._shares: defaultdict[str, _Share] = defaultdict(_Share)

    def take(self, person: str, patience_s: float) -> bool:
        """Take a place; False when the person had none left for so long."""
        share = self._shares[person]
        if share.under_way < self._at_most:
            share.under_way += 1
            return True
        return self._wait(share, patience_s)

    def leave(self, person: str) -> None:
        """Give a place back."""
        share = self._shares[person]
        if share.waiting:
            share.waiting.popleft().set()
            return
        share.under_way -= 1
        if not share.under_way:
            del self._shares[person]

    @contextmanager
    def place(self, person: str, patience_s: float) -> Iterator[None]:
        """
        Hold a place.

        Raises:
            TryAgainError: The person had none left for so long.
        """
        if not self.take(person, patience_s):
            raise TryAgainError
        try:
            yield
        finally:
            self.leave(person)

    def _wait(self, share: _Share, patience_s: float) -> bool:
        turn, began = Event(), time.perf_counter()
        share.waiting.append(turn)
        with CALLS_WAITING.labels(self._upstream).track_inprogress():
            turn.wait(patience_s)
        served = turn.is_set()
        if not served:
            share.waiting.remove(turn)
        outcome = "served" if served else "refused"
        SHARE_WAIT_SECONDS.labels(self._upstream, outcome).observe(time.perf_counter() - began)
        return served
