"""What the audit log says of a write, whichever way it went to the upstream (docs/audit.md)."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager

from bff.errors import AppError
from bff.observability.audit import DONE, FAILED, REFUSED, UNKNOWN, Write, audit

SUCCESS = "success"
"""Member of a good answer with which the upstream says whether it acted."""

_OURS = 500
_GOOD = range(200, 300)


class Outcome:
    """What came of a write, as far as it is known."""

    def __init__(self) -> None:
        self.outcome, self.reason = UNKNOWN, "broken off"

    def answered(self, status: int, success: Callable[[], object]) -> None:
        """Take what the upstream says: the status, and ``success`` in the body of a good one."""
        self.outcome, self.reason = DONE, str(status)
        if status not in _GOOD:
            self.outcome = FAILED if status >= _OURS else REFUSED
        elif success() is False:
            self.outcome, self.reason = REFUSED, f"{SUCCESS}: false"

    def failed(self, problem: AppError) -> None:
        """Take that there is no answer."""
        self.reason = problem.code
        if not problem.outcome_unknown:
            self.outcome = FAILED if problem.status >= _OURS else REFUSED


@contextmanager
def audited_write(who: Mapping[str, str], write: Callable[[], Write]) -> Iterator[Outcome]:
    """Tell the audit log of a write when it ends, however it does."""
    outcome = Outcome()
    try:
        yield outcome
    except AppError as problem:
        outcome.failed(problem)
        raise
    finally:
        audit("write", outcome.outcome, who, reason=outcome.reason, write=write())
