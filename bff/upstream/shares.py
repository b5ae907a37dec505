"""The share of one person at an upstream: a limit of calls under way; further calls wait in their order."""

import time
from collections import defaultdict, deque
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Event

from bff.errors import TryAgainError
from bff.observability.metrics import CALLS_WAITING, SHARE_WAIT_SECONDS

MOST_WAITING = 400
"""Waiting calls of a person, by worker and upstream: a tenth of the connections of a worker from clients."""


class _Share:
    """The calls of one person."""

    def __init__(self) -> None:
        self.under_way = 0
        self.waiting: deque[Event] = deque()


class Shares:
    """
    The places of all people at one upstream, by worker, for both lanes.

    A call that ends hands its place to the call that has waited longest, so that no call overtakes another. No lock is
    needed here, because greenlets switch only where they wait.

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
        """Take a place; False when no place became free in time, or too many calls of the person wait already."""
        share = self._shares[person]
        if share.under_way < self._at_most:
            share.under_way += 1
            return True
        served, waited_s = self._wait(share, patience_s) if len(share.waiting) < MOST_WAITING else (False, 0.0)
        SHARE_WAIT_SECONDS.labels(self._upstream, "served" if served else "refused").observe(waited_s)
        return served

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
            TryAgainError: As where :meth:`take` is false.
        """
        if not self.take(person, patience_s):
            raise TryAgainError
        try:
            yield
        finally:
            self.leave(person)

    def _wait(self, share: _Share, patience_s: float) -> tuple[bool, float]:
        """Wait for a place; give whether one became free, and the seconds of the wait."""
        turn, began = Event(), time.perf_counter()
        share.waiting.append(turn)
        with CALLS_WAITING.labels(self._upstream).track_inprogress():
            turn.wait(patience_s)
        served = turn.is_set()
        if not served:
            share.waiting.remove(turn)
        return served, time.perf_counter() - began
