"""A circuit breaker: the gateway stops calling a neighbour that does not answer, for a while."""

import math
import time
from collections.abc import Callable
from types import TracebackType

from bff.errors import TryAgainError, UpstreamLateError, UpstreamUnreachableError
from bff.observability import log
from bff.observability.metrics import BREAKER_OPEN

FAILURES = 5
"""Failed calls in a row (no connection, or no answer in time) after which the next calls are not sent."""
OPEN_S = 5.0
"""Seconds without any call; then one call is sent as a probe, and the others are refused until it has an outcome."""


class Breaker:
    """
    Used around each exchange with one neighbour: ``with breaker: ...``. Both lanes of a worker share an upstream's one.

    Any answer closes the breaker. When the wait is over, one call goes out as a probe and starts the wait again, so
    that no other call goes with it; without an outcome the next probe follows after that wait.

    Args:
        away: The errors that say that the neighbour is away, or late.

    Raises:
        TryAgainError: The breaker is open; ``Retry-After`` says for how long.

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
        """Count a success or a failure; errors other than those of ``away`` change nothing."""
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
