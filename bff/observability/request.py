"""The current request, for logs, audit lines and metrics."""

import contextvars
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from _typeshed.wsgi import WSGIEnvironment

REQUEST_ID = "idmc.request_id"
OPERATION = "idmc.operation"
"""Key of the template that a request matched, e.g. ``/IDMProv/rest/access/users/list``; never a raw path."""
SESSION = "idmc.session"
"""Key of the :class:`bff.sessions.record.SessionRecord` that a request came with."""

UPSTREAM_TIME = "idmc.upstream_time"
"""Key of the :class:`UpstreamTime` of a request."""

_NOTHING: dict[str, Any] = {}
_in_hand: contextvars.ContextVar["WSGIEnvironment"] = contextvars.ContextVar("request", default=_NOTHING)


class UpstreamTime:
    """Time that a request has spent on upstream calls; parallel calls count once."""

    def __init__(self) -> None:
        self.total_s = 0.0
        self._under_way = 0
        self._since_s = 0.0

    @contextmanager
    def counting(self) -> Iterator[None]:
        """Count the time that the block takes."""
        if not self._under_way:
            self._since_s = time.perf_counter()
        self._under_way += 1
        try:
            yield
        finally:
            self._under_way -= 1
            if not self._under_way:
                self.total_s += time.perf_counter() - self._since_s


def take_in_hand(environ: "WSGIEnvironment", request_id: str) -> None:
    """Begin to work on a request."""
    environ[REQUEST_ID] = request_id
    environ[UPSTREAM_TIME] = UpstreamTime()
    _in_hand.set(environ)


def request_in_hand() -> Mapping[str, Any]:
    """Give the request's WSGI environment; empty outside a request."""
    return _in_hand.get()


def upstream_time() -> UpstreamTime:
    """Give the upstream time of the current request; outside a request a new one that is not used."""
    clock: UpstreamTime = request_in_hand().get(UPSTREAM_TIME) or UpstreamTime()
    return clock


def request_id() -> str:
    """Id of the request in hand; ``-`` outside one."""
    given: str = request_in_hand().get(REQUEST_ID, "-")
    return given
