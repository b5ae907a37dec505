"""A circuit breaker: an upstream that is away is left alone for a while."""

import math
import time
from collections.abc import Callable
from types import TracebackType

from bff.errors import TryAgainError, UpstreamLateError, UpstreamUnreachableError
from bff.observability import log

FAILURES = 5
"""How many calls in a row find nobody, or wait in vain, before the next ones are not sent."""
OPEN_S = 5.0
"""How long nothing is sent; then one call is let through, and the others wait for its outcome."""


class Breaker:
    """
    Used around each exchange with one upstream, ``with breaker: ...``; one for both lanes of a worker.

    An answer of any kind closes it. The call that probes pushes the end of the wait ahead, so that it goes alone; one
    that never comes back is followed by another when that time is over too.

    Raises:
        TryAgainError: It is open; ``Retry-After`` says for how long.

    Source:
        docs/assumptions.md A-45.
    """

    def __init__(self, upstream: str, clock: Callable[[], float] = time.monotonic) -> None:
        self._upstream = upstream
        self._clock = clock
        self._failures = 0
        self._open_until = 0.0

    def __enter__(self) -> None:
        if self._failures < FAILURES:
            return
        now = self._clock()
        if now < self._open_until:
            raise TryAgainError(retry_after_s=math.ceil(self._open_until - now))
        self._open_until = now + OPEN_S

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Count what happened; what is not the upstream's fault changes nothing."""
        if kind is None:
            self._succeeded()
        elif issubclass(kind, UpstreamUnreachableError | UpstreamLateError):
            self._failed()

    def _succeeded(self) -> None:
        if self._failures >= FAILURES:
            log.warning("upstream.breaker_closed", upstream=self._upstream)
        self._failures = 0

    def _failed(self) -> None:
        self._failures += 1
        if self._failures >= FAILURES:
            self._open_until = self._clock() + OPEN_S
            log.error("upstream.breaker_open", upstream=self._upstream, failures=self._failures)
