"""The wrapper of each exchange with an upstream, on both lanes: the breaker, the clock and the trace."""

import time
from collections.abc import Iterator
from contextlib import contextmanager

from bff.breaker import Breaker
from bff.errors import AppError
from bff.observability.metrics import upstream_took
from bff.observability.request import upstream_time
from bff.observability.sent_call import Sent
from bff.observability.tracing import sent_to


@contextmanager
def exchange(breaker: Breaker, method: str) -> Iterator[Sent]:
    """
    Run an exchange with an upstream; the block sets ``status`` to the status of the answer.

    Raises:
        TryAgainError: The upstream was away a moment ago.
    """
    with breaker:
        sent = sent_to(breaker.neighbour, method)
        began, outcome = time.perf_counter(), "broken_off"
        try:
            with upstream_time().counting():
                yield sent
            outcome = "answered"
        except AppError as error:
            outcome = error.code
            raise
        finally:
            sent.end(outcome)
            upstream_took(breaker.neighbour, outcome, time.perf_counter() - began)
