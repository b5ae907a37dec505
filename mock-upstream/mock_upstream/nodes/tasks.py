"""Tasks and who can get them, as calls of several areas name them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mock_upstream.errors import FaultError
from mock_upstream.store.groups import Group
from mock_upstream.store.models import Person
from mock_upstream.store.principals import GROUP, USER
from mock_upstream.store.task_states import ENGINE_ACTIONS, TASK_TRANSITIONS, TaskAction, TaskState
from mock_upstream.store.workflow import Task

if TYPE_CHECKING:
    from sqlalchemy.orm import Session


_WAITS, _CLAIMED, _OVER = range(3)
_STATUS = {TaskState.OPEN: _WAITS, TaskState.CLAIMED: _CLAIMED}


def status_code(task: Task) -> int:
    """Status code of a task: 0 waiting, 1 claimed, 2 ended."""
    return _STATUS.get(TaskState(task.state), _OVER)


def possible_actions(task: Task) -> list[TaskAction]:
    """The actions that a task allows in its present state."""
    return [each for each in TASK_TRANSITIONS[TaskState(task.state)] if each not in ENGINE_ACTIONS]


def found_task(session: Session, task_id: str) -> Task:
    """The task with this id; 489 ``NotFound`` if it does not exist."""
    task = session.get(Task, task_id)
    if task is None:
        raise FaultError("NotFound", f"The task {task_id} does not exist.")
    return task


def found_receiver(session: Session, dn: str) -> tuple[str, str]:
    """DN and kind of the person or group that receives a task; 489 ``NotFound`` if it does not exist."""
    for model, kind in ((Person, USER), (Group, GROUP)):
        if session.get(model, dn):
            return dn, kind
    raise FaultError("NotFound", f"{dn or 'The new approver'} does not exist.")
