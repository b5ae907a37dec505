"""
The course of a request: the next state after each state, and the waits between them.

Source:
    SPEC 4 "Role request state"; SPEC 4 "Resource request state"; docs/assumptions.md A-123.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mock_upstream.lifecycle.approvals import approval_of, exception_of
from mock_upstream.lifecycle.movement import enter
from mock_upstream.lifecycle.processes import begin, last_outcome
from mock_upstream.lifecycle.provisioning import both_exist, carry_out
from mock_upstream.store.outages import DRIVERS, WORKFLOW, is_down
from mock_upstream.store.request_definitions import PROVISIONING, RESOURCE_APPROVAL, ROLE_APPROVAL, SOD_APPROVAL
from mock_upstream.store.request_states import DefinitionState, ResourceState, RoleState
from mock_upstream.store.requests import PRD, RESOURCE, ROLE

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy.orm import Session

    from mock_upstream.lifecycle.approvals import Approval
    from mock_upstream.store.requests import AccessRequest

RETRY_MS = 60_000
"""Milliseconds until a system that did not answer is asked again."""
TRIES = 3
CLEANUP_MS = 30 * 24 * 3_600_000
"""Milliseconds until a provisioned request is cleaned up."""


@dataclass(frozen=True)
class Course:
    """One request at one moment."""

    session: Session
    request: AccessRequest
    now_ms: int

    def paused(self, until_ms: int) -> bool:
        """Whether the request has to wait; the first call sets the end of the wait."""
        if self.request.due_ms is None:
            self.request.due_ms = until_ms
        return self.request.due_ms > self.now_ms

    def begin(self, approval: Approval | None) -> bool:
        """Begin a workflow, unless the engine is down."""
        if is_down(self.session, WORKFLOW):
            return False
        if approval is not None:
            begin(self.session, self.request, approval, self.now_ms)
        return True


def proceed(session: Session, request: AccessRequest, now_ms: int) -> None:
    """Move a request from state to state until it waits for a person or a time, or is finished."""
    course = Course(session, request, now_ms)
    session.flush()
    while (following := _NEXT[request.kind].get(request.state, _stay)(course)) is not None:
        enter(request, following, now_ms)
        session.flush()


def _stay(_course: Course) -> None:
    return None


def _new_role(course: Course) -> int:
    if exception_of(course.session, course.request):
        return RoleState.SOD_START_PENDING
    return _towards_approval(course)


def _start_exception(course: Course) -> int:
    started = course.begin(exception_of(course.session, course.request))
    return RoleState.SOD_PENDING if started else RoleState.SOD_START_SUSPENDED


def _retry_exception(course: Course) -> int | None:
    return None if course.paused(course.now_ms + RETRY_MS) else RoleState.SOD_START_PENDING


def _exception_decided(course: Course) -> int | None:
    return _decided(course, SOD_APPROVAL, RoleState.SOD_APPROVED, RoleState.SOD_DENIED)


def _towards_approval(course: Course) -> int:
    wanted = approval_of(course.session, course.request)
    return RoleState.APPROVAL_START_PENDING if wanted else RoleState.APPROVED


def _start_approval(course: Course) -> int:
    started = course.begin(approval_of(course.session, course.request))
    return RoleState.APPROVAL_PENDING if started else RoleState.APPROVAL_START_SUSPENDED


def _retry_approval(course: Course) -> int | None:
    return None if course.paused(course.now_ms + RETRY_MS) else RoleState.APPROVAL_START_PENDING


def _role_decided(course: Course) -> int | None:
    return _decided(course, ROLE_APPROVAL, RoleState.APPROVED, RoleState.DENIED)


def _activate_role(course: Course) -> int:
    later = course.request.effective_ms > course.now_ms
    return RoleState.PENDING_ACTIVATION if later else RoleState.PROVISIONING


def _wait_for_activation(course: Course) -> int | None:
    return None if course.paused(course.request.effective_ms) else RoleState.PROVISIONING


def _provision_role(course: Course) -> int:
    if is_down(course.session, DRIVERS) or not both_exist(course.session, course.request):
        return RoleState.PROVISIONING_ERROR
    carry_out(course.session, course.request)
    return RoleState.PROVISIONED


def _clean_up(course: Course) -> int | None:
    return None if course.paused(course.now_ms + CLEANUP_MS) else RoleState.CLEANUP


def _retract(_course: Course) -> int:
    return RoleState.RETRACTED


def _new_resource(course: Course) -> int:
    wanted = approval_of(course.session, course.request)
    if wanted is None:
        return ResourceState.APPROVED
    return ResourceState.APPROVAL_PENDING if course.begin(wanted) else ResourceState.APPROVAL_RETRY


def _resource_decided(course: Course) -> int | None:
    return _decided(course, RESOURCE_APPROVAL, ResourceState.APPROVED, ResourceState.DENIED)


def _activate_resource(course: Course) -> int:
    later = course.request.effective_ms > course.now_ms
    return ResourceState.PROVISION_PENDING if later else ResourceState.PROVISIONING


def _provision_resource(course: Course) -> int:
    if not both_exist(course.session, course.request):
        return ResourceState.PROVISIONING_ERROR
    if is_down(course.session, DRIVERS):
        return ResourceState.PROVISION_RETRY
    carry_out(course.session, course.request)
    return ResourceState.PROVISION_SUCCEEDED


def _succeeded(_course: Course) -> int:
    return ResourceState.PROVISIONED


def _count_try(course: Course) -> int:
    course.request.attempts += 1
    return ResourceState.PROVISION_RETRY_PENDING


def _try_again(course: Course) -> int | None:
    if course.request.attempts >= TRIES:
        return ResourceState.PROVISION_FAILED
    return None if course.paused(course.now_ms + RETRY_MS) else ResourceState.PROVISIONING


def _workflow(course: Course) -> int | None:
    outcome = last_outcome(course.session, course.request, PROVISIONING)
    if outcome is not None:
        return outcome or None
    if course.begin(approval_of(course.session, course.request)):
        course.request.due_ms = None
        course.session.flush()
        return last_outcome(course.session, course.request, PROVISIONING) or None
    course.request.due_ms = course.now_ms + RETRY_MS
    return None


def _decided(course: Course, purpose: str, yes: int, no: int) -> int | None:
    outcome = last_outcome(course.session, course.request, purpose)
    if outcome == DefinitionState.PROCESSING:
        return None
    return yes if outcome in (None, DefinitionState.APPROVED) else no


# Kept by kind, because states of roles and resources share the numbers 12, 13, 15, 50, 70 and 75.
_NEXT: dict[str, dict[int, Callable[[Course], int | None]]] = {
    ROLE: {
        RoleState.NEW: _new_role,
        RoleState.SOD_START_PENDING: _start_exception,
        RoleState.SOD_START_SUSPENDED: _retry_exception,
        RoleState.SOD_PENDING: _exception_decided,
        RoleState.SOD_APPROVED: _towards_approval,
        RoleState.APPROVAL_START_PENDING: _start_approval,
        RoleState.APPROVAL_START_SUSPENDED: _retry_approval,
        RoleState.APPROVAL_PENDING: _role_decided,
        RoleState.APPROVED: _activate_role,
        RoleState.PENDING_ACTIVATION: _wait_for_activation,
        RoleState.PROVISIONING: _provision_role,
        RoleState.PROVISIONED: _clean_up,
        RoleState.RETRACTING: _retract,
    },
    RESOURCE: {
        ResourceState.NEW: _new_resource,
        ResourceState.APPROVAL_RETRY: _start_approval,
        ResourceState.PENDING_APPROVAL_RETRY: _retry_approval,
        ResourceState.APPROVAL_PENDING: _resource_decided,
        ResourceState.APPROVED: _activate_resource,
        ResourceState.PROVISION_PENDING: _wait_for_activation,
        ResourceState.PROVISIONING: _provision_resource,
        ResourceState.PROVISION_RETRY: _count_try,
        ResourceState.PROVISION_RETRY_PENDING: _try_again,
        ResourceState.PROVISION_SUCCEEDED: _succeeded,
        ResourceState.PROVISIONED: _clean_up,
        ResourceState.RETRACTING: _retract,
    },
    PRD: {DefinitionState.PROCESSING: _workflow},
}
