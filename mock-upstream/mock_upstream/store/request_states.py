"""
The state codes of requests, and which code may follow which.

Source:
    SPEC 4 "Role request state"; SPEC 4 "Resource request state"; SPEC 4 "Approval-definition request state". Which
    code follows which is docs/assumptions.md A-123.
"""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, TypeAlias

from mock_upstream.store.requests import PRD, RESOURCE, ROLE

if TYPE_CHECKING:
    from collections.abc import Sequence


class ProcessState(IntEnum):
    """State of a workflow process."""

    RUNNING = 0
    STOPPED = 1
    TERMINATED = 2
    COMPLETED = 3


class DefinitionState(IntEnum):
    """State of the request of a workflow, and of the approval of a process."""

    PROCESSING = 0
    DENIED = 1
    APPROVED = 2
    RETRACTED = 3
    ERROR = 4
    REFUSED = 5


class ResourceState(IntEnum):
    """State of the request of a resource."""

    NEW = 0
    APPROVAL_RETRY = 12
    PENDING_APPROVAL_RETRY = 13
    APPROVAL_PENDING = 15
    APPROVED = 20
    PROVISION_RETRY = 26
    PROVISION_RETRY_PENDING = 27
    PROVISION_PENDING = 28
    PROVISION_SUCCEEDED = 29
    PROVISIONING = 30
    PROVISIONED = 50
    RETRACTING = 70
    RETRACTED = 75
    PROVISIONING_ERROR = 80
    DENIED = 95
    PROVISION_FAILED = 96
    CLEANUP = 100


class RoleState(IntEnum):
    """State of the request of a role."""

    NEW = 0
    SOD_START_PENDING = 2
    SOD_START_SUSPENDED = 3
    SOD_PENDING = 5
    SOD_APPROVED = 10
    APPROVAL_START_PENDING = 12
    APPROVAL_START_SUSPENDED = 13
    APPROVAL_PENDING = 15
    APPROVED = 20
    PENDING_ACTIVATION = 25
    PROVISIONING = 30
    PROVISIONED = 50
    RETRACTING = 70
    RETRACTED = 75
    PROVISIONING_ERROR = 80
    SOD_DENIED = 90
    DENIED = 95
    CLEANUP = 100


State: TypeAlias = DefinitionState | ResourceState | RoleState

STATES: dict[str, type[DefinitionState | ResourceState | RoleState]] = {
    ROLE: RoleState,
    RESOURCE: ResourceState,
    PRD: DefinitionState,
}

TRANSITIONS: dict[str, dict[int, frozenset[int]]] = {
    ROLE: {
        RoleState.NEW: frozenset((2, 12, 20, 70)),
        RoleState.SOD_START_PENDING: frozenset((3, 5, 70)),
        RoleState.SOD_START_SUSPENDED: frozenset((2, 70)),
        RoleState.SOD_PENDING: frozenset((10, 90, 70, 80)),
        RoleState.SOD_APPROVED: frozenset((12, 20)),
        RoleState.APPROVAL_START_PENDING: frozenset((13, 15, 70)),
        RoleState.APPROVAL_START_SUSPENDED: frozenset((12, 70)),
        RoleState.APPROVAL_PENDING: frozenset((20, 95, 70, 80)),
        RoleState.APPROVED: frozenset((25, 30)),
        RoleState.PENDING_ACTIVATION: frozenset((30, 70)),
        RoleState.PROVISIONING: frozenset((50, 80)),
        RoleState.PROVISIONED: frozenset((100,)),
        RoleState.RETRACTING: frozenset((75,)),
        RoleState.RETRACTED: frozenset(),
        RoleState.PROVISIONING_ERROR: frozenset(),
        RoleState.SOD_DENIED: frozenset(),
        RoleState.DENIED: frozenset(),
        RoleState.CLEANUP: frozenset(),
    },
    RESOURCE: {
        ResourceState.NEW: frozenset((12, 15, 20, 70)),
        ResourceState.APPROVAL_RETRY: frozenset((13, 15, 70)),
        ResourceState.PENDING_APPROVAL_RETRY: frozenset((12, 70)),
        ResourceState.APPROVAL_PENDING: frozenset((20, 95, 70, 80)),
        ResourceState.APPROVED: frozenset((28, 30)),
        ResourceState.PROVISION_PENDING: frozenset((30, 70)),
        ResourceState.PROVISIONING: frozenset((29, 26, 80)),
        ResourceState.PROVISION_RETRY: frozenset((27,)),
        ResourceState.PROVISION_RETRY_PENDING: frozenset((30, 96)),
        ResourceState.PROVISION_SUCCEEDED: frozenset((50,)),
        ResourceState.PROVISIONED: frozenset((100,)),
        ResourceState.RETRACTING: frozenset((75,)),
        ResourceState.RETRACTED: frozenset(),
        ResourceState.PROVISIONING_ERROR: frozenset(),
        ResourceState.DENIED: frozenset(),
        ResourceState.PROVISION_FAILED: frozenset(),
        ResourceState.CLEANUP: frozenset(),
    },
    PRD: {
        DefinitionState.PROCESSING: frozenset((1, 2, 3, 4, 5)),
        DefinitionState.DENIED: frozenset(),
        DefinitionState.APPROVED: frozenset(),
        DefinitionState.RETRACTED: frozenset(),
        DefinitionState.ERROR: frozenset(),
        DefinitionState.REFUSED: frozenset(),
    },
}
"""Kind of permission -> state -> the states that may follow it. Other changes of state never happen."""

RUNNING, PENDING, APPROVED, COMPLETED = "running", "pending", "approved", "completed"
DENIED, CANCELED, ERROR = "denied", "canceled", "error"

GROUPS: dict[str, dict[int, str]] = {
    ROLE: {
        **dict.fromkeys((0, 2, 3, 5, 12, 13, 15, 70), RUNNING),
        **dict.fromkeys((10, 20, 25, 30), APPROVED),
        **dict.fromkeys((50, 100), COMPLETED),
        75: CANCELED,
        80: ERROR,
        **dict.fromkeys((90, 95), DENIED),
    },
    RESOURCE: {
        **dict.fromkeys((0, 12, 13, 15, 70), RUNNING),
        **dict.fromkeys((20, 26, 27, 28, 29, 30), APPROVED),
        **dict.fromkeys((50, 100), COMPLETED),
        75: CANCELED,
        **dict.fromkeys((80, 96), ERROR),
        95: DENIED,
    },
    PRD: {0: RUNNING, 1: DENIED, 5: DENIED, 2: APPROVED, 3: CANCELED, 4: ERROR},
}
"""Kind -> code -> the group that it is shown in."""


def route(kind: str, state: int, via: Sequence[int] = ()) -> list[int]:
    """
    The shortest way of a request from its first code to this one, both included.

    Args:
        kind: Of what is asked for.
        state: Where the way ends.
        via: Codes in their order; the way leads over each that may come before its end.
    """
    way = [0]
    for goal in (*via, state):
        if _way(kind, goal, state):
            way += _way(kind, way[-1], goal)[1:]
    return way


def _way(kind: str, begin: int, end: int) -> list[int]:
    """Find the shortest route; empty if there is none."""
    ways = [[begin]]
    while ways and ways[0][-1] != end:
        way = ways.pop(0)
        ways += [[*way, following] for following in sorted(TRANSITIONS[kind][way[-1]]) if following not in way]
    return ways[0] if ways else []


def codes_in(kind: str, *groups: str) -> tuple[int, ...]:
    """Give the codes of a kind that belong to one of the groups."""
    return tuple(code for code, group in GROUPS[kind].items() if group in groups)
