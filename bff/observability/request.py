"""The request in hand, for whatever is written about it."""

import contextvars
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from _typeshed.wsgi import WSGIEnvironment

REQUEST_ID = "idmc.request_id"
OPERATION = "idmc.operation"
"""Key of the template that a request matched, e.g. ``/IDMProv/rest/access/users/list``; never a raw path."""
SESSION = "idmc.session"
"""Key of the :class:`bff.sessions.record.SessionRecord` that a request came with."""

_NOTHING: dict[str, Any] = {}
_in_hand: contextvars.ContextVar["WSGIEnvironment"] = contextvars.ContextVar("request", default=_NOTHING)


def take_in_hand(environ: "WSGIEnvironment", request_id: str) -> None:
    """Begin with a request."""
    environ[REQUEST_ID] = request_id
    _in_hand.set(environ)


def request_in_hand() -> Mapping[str, Any]:
    """Give the request's WSGI environment; empty outside a request."""
    return _in_hand.get()


def request_id() -> str:
    """Id of the request in hand; ``-`` outside one."""
    given: str = request_in_hand().get(REQUEST_ID, "-")
    return given
