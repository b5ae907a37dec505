"""A call to an upstream, as the trace of its request sees it."""

from collections.abc import Mapping

TRACE = "idmc.trace"
"""Key of a request's trace: the trace headers of the request, or the span that was begun for it."""


class Sent:
    """A call to an upstream; ``trace`` are the trace headers of the call, ``status`` is the status of its answer."""

    def __init__(self, trace: Mapping[str, str]) -> None:
        self.trace = trace
        self.status = 0

    def end(self, outcome: str) -> None:
        """Record the outcome: that the call was answered, or the code of the failure."""
