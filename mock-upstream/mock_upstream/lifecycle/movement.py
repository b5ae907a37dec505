"""The one place where a request changes its state."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mock_upstream.store.request_states import TRANSITIONS
from mock_upstream.store.requests import StateChange

if TYPE_CHECKING:
    from mock_upstream.store.requests import AccessRequest


def enter(request: AccessRequest, state: int, now_ms: int, actor_dn: str = "", text: str = "") -> None:
    """
    Bring a request into a state and remember when.

    Raises:
        ValueError: `request_states.TRANSITIONS` does not allow it.
    """
    if state not in TRANSITIONS[request.kind][request.state]:
        raise ValueError(f"A {request.kind} request does not go from {request.state} to {state}.")
    request.state = state
    request.due_ms = None
    request.changes.append(StateChange(state=int(state), at_ms=now_ms, actor_dn=actor_dn, text=text))
