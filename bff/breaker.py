"""A circuit breaker: a neighbour that is away is left alone for a while."""

import math
import time
from collections.abc import Callable
from types import TracebackType

from bff.errors import TryAgainError, UpstreamLateError, UpstreamUnreachableError
from bff.observability import log
from bff.observability.metrics import BREAKER_OPEN

FAILURES = 5
"""How many calls in a row find nobody, or wait in vain, before the next ones are not sent."""
OPEN_S = 5.0
"""How long nothing is sent; then one call is let through, and the others wait for its outcome."""


class Breaker:
    """
    Used around each exchange with one neighbour, ``with breaker: ...``; for an upstream one for both lanes of a worker.

    An answer of any kind closes it. The call that probes pushes the end of the wait ahead, so that it goes alone; one
    that never comes back is followed by another when that time is over too.

    Args:
        away: The errors that say that the neighbour is away, or late.

    Raises:
        TryAgainError: It is open; ``Retry-After`` says for how long.

    Source:
        docs/assumptions.md A-45, A-90.
    """

    def __init__(
        self,
        neighbour: str,
        clock: Callable[[], float] = time.monotonic,
        *,
        failures: int = FAILURES,
        open_s: float = OPEN_S,
        away: tuple[type[Exception], ...] = (UpstreamUnreachableError, UpstreamLateError),
    ) -> None:
        self.neighbour = neighbour
        self._open = BREAKER_OPEN.labels(neighbour)
        self._clock = clock
        self._at_most = failures
        self._open_s = open_s
        self._away = away
        self._failures = 0
        self._open_until = 0.0

    def __enter__(self) -> None:
        if self._failures < self._at_most:
            return
        now = self._clock()
        if now < self._open_until:
            raise TryAgainError(retry_after_s=math.ceil(self._open_until - now))
        self._open_until = now + self._open_s

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Count what happened; what is not the neighbour's fault changes nothing."""
        if kind is None:
            self._succeeded()
        elif issubclass(kind, self._away):
            self._failed()

    def _succeeded(self) -> None:
        if self._failures >= self._at_most:
            self._open.set(0)
            log.warning("breaker.closed", neighbour=self.neighbour)
        self._failures = 0

    def _failed(self) -> None:
        self._failures += 1
        if self._failures >= self._at_most:
            self._open_until = self._clock() + self._open_s
            self._open.set(1)
            log.error("breaker.open", neighbour=self.neighbour, failures=self._failures)
