"""Requests that end before their decision: taken back by people, or broken off by an operator."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mock_upstream.errors import FaultError
from mock_upstream.lifecycle.course import proceed
from mock_upstream.lifecycle.movement import enter
from mock_upstream.lifecycle.processes import end, running
from mock_upstream.store.request_states import TRANSITIONS, DefinitionState, ProcessState, ResourceState, RoleState
from mock_upstream.store.requests import PRD, RESOURCE, ROLE
from mock_upstream.store.workflow import Comment

if TYPE_CHECKING:
    from sqlalchemy.orm import Session

    from mock_upstream.store.requests import AccessRequest
    from mock_upstream.store.workflow import Process

_RETRACTING: dict[str, int] = {
    ROLE: RoleState.RETRACTING,
    RESOURCE: ResourceState.RETRACTING,
    PRD: DefinitionState.RETRACTED,
}
_FAILED: dict[str, int] = {
    ROLE: RoleState.PROVISIONING_ERROR,
    RESOURCE: ResourceState.PROVISIONING_ERROR,
    PRD: DefinitionState.ERROR,
}


def retractable(request: AccessRequest) -> bool:
    """Whether the request can still be taken back."""
    return _RETRACTING[request.kind] in TRANSITIONS[request.kind][request.state]


def retract(session: Session, request: AccessRequest, actor_dn: str, now_ms: int) -> None:
    """
    Take a request back; its process stops.

    Raises:
        FaultError: The request cannot be retracted any more.
    """
    if not retractable(request):
        raise FaultError("InvalidInput", f"The request {request.confirmation_number} can no longer be retracted.")
    process = running(session, request)
    if process:
        end(process, ProcessState.STOPPED, DefinitionState.RETRACTED, now_ms)
    enter(request, _RETRACTING[request.kind], now_ms, actor_dn)
    proceed(session, request, now_ms)


def terminate(process: Process, actor_dn: str, comment: str, now_ms: int) -> None:
    """
    Break off a process; its request ends in error.

    Raises:
        FaultError: The process does not run.
    """
    if process.process_state != ProcessState.RUNNING:
        raise FaultError("InvalidInput", f"The process {process.id} does not run.")
    if comment:
        process.comments.append(
            Comment(task_id=None, author_dn=actor_dn, activity="", text=comment, system=False, at_ms=now_ms)
        )
    end(process, ProcessState.TERMINATED, DefinitionState.ERROR, now_ms)
    enter(process.request, _FAILED[process.request.kind], now_ms, actor_dn, comment)
