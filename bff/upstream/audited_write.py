"""The audit line of a write, for the proxy and for the aggregates (docs/audit.md)."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager

from bff.errors import AppError
from bff.observability.audit import DONE, FAILED, REFUSED, UNKNOWN, Write, audit

SUCCESS = "success"
"""Member of a good answer with which the upstream says whether it acted."""

_OURS = 500
_GOOD = range(200, 300)


class Outcome:
    """The outcome of a write, as far as it is known."""

    def __init__(self) -> None:
        self.outcome, self.reason = UNKNOWN, "broken off"

    def answered(self, status: int, success: Callable[[], object]) -> None:
        """Set the outcome from the answer: the status, and ``success`` in the body of a good answer."""
        self.outcome, self.reason = DONE, str(status)
        if status not in _GOOD:
            self.outcome = FAILED if status >= _OURS else REFUSED
        elif success() is False:
            self.outcome, self.reason = REFUSED, f"{SUCCESS}: false"

    def failed(self, problem: AppError) -> None:
        """Set the outcome of a call without an answer."""
        self.reason = problem.code
        if not problem.outcome_unknown:
            self.outcome = FAILED if problem.status >= _OURS else REFUSED


@contextmanager
def audited_write(who: Mapping[str, str], write: Callable[[], Write]) -> Iterator[Outcome]:
    """Write the audit line of a write at its end, after an error too."""
    outcome = Outcome()
    try:
        yield outcome
    except AppError as problem:
        outcome.failed(problem)
        raise
    finally:
        audit("write", outcome.outcome, who, reason=outcome.reason, write=write())
