"""What can happen to a task, as one table."""

from __future__ import annotations

from enum import StrEnum


class TaskState(StrEnum):
    """Where a task stands. `WITHDRAWN`: its process ended, or its step was decided, without it."""

    OPEN = "open"
    CLAIMED = "claimed"
    APPROVED = "approved"
    DENIED = "denied"
    REFUSED = "refused"
    WITHDRAWN = "withdrawn"
    EXPIRED = "expired"


class TaskAction(StrEnum):
    """
    The actions on a task.

    Source:
        upstream documentation of ``POST tasks``; `EXPIRE` and `WITHDRAW` are the engine's.
    """

    CLAIM = "claim"
    RELEASE = "release"
    APPROVE = "approve"
    DENY = "deny"
    REFUSE = "refuse"
    REASSIGN = "reassign"
    RETURN = "return"
    COMMENT = "comment"
    EXPIRE = "expire"
    WITHDRAW = "withdraw"


WAITING = (TaskState.OPEN, TaskState.CLAIMED)
ENGINE_ACTIONS = (TaskAction.EXPIRE, TaskAction.WITHDRAW)

_FROM_ANY = {
    TaskAction.APPROVE: TaskState.APPROVED,
    TaskAction.DENY: TaskState.DENIED,
    TaskAction.REFUSE: TaskState.REFUSED,
    TaskAction.REASSIGN: TaskState.OPEN,
    TaskAction.RETURN: TaskState.OPEN,
    TaskAction.EXPIRE: TaskState.EXPIRED,
    TaskAction.WITHDRAW: TaskState.WITHDRAWN,
}
TASK_TRANSITIONS: dict[TaskState, dict[TaskAction, TaskState]] = {
    TaskState.OPEN: {**_FROM_ANY, TaskAction.CLAIM: TaskState.CLAIMED, TaskAction.COMMENT: TaskState.OPEN},
    TaskState.CLAIMED: {**_FROM_ANY, TaskAction.RELEASE: TaskState.OPEN, TaskAction.COMMENT: TaskState.CLAIMED},
    TaskState.APPROVED: {},
    TaskState.DENIED: {},
    TaskState.REFUSED: {},
    TaskState.WITHDRAWN: {},
    TaskState.EXPIRED: {},
}
"""State -> action -> the state that follows. What is not there is refused."""
