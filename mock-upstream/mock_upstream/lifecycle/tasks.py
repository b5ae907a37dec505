"""Actions on tasks, and their effect on the request."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from mock_upstream.errors import FaultError
from mock_upstream.lifecycle.course import proceed
from mock_upstream.lifecycle.processes import note, weigh
from mock_upstream.store.outages import WORKFLOW, is_down
from mock_upstream.store.task_states import TASK_TRANSITIONS, WAITING, TaskAction, TaskState
from mock_upstream.store.workflow import Comment

if TYPE_CHECKING:
    from sqlalchemy.orm import Session

    from mock_upstream.store.workflow import Process, Task

_DONE = {
    TaskAction.CLAIM: "Task claimed",
    TaskAction.RELEASE: "Task released",
    TaskAction.APPROVE: "Task approved",
    TaskAction.DENY: "Task denied",
    TaskAction.REFUSE: "Task refused",
    TaskAction.REASSIGN: "Task reassigned",
    TaskAction.RETURN: "Task returned",
    TaskAction.EXPIRE: "Task expired",
}


@dataclass(frozen=True)
class Step:
    """
    An action on a task.

    ``actor_dn`` is the person who acts or is acted for, ``addressee_dn`` and ``addressee_type`` the receiver of a
    reassigned task, and ``data_items`` (name -> values) the values of a form.
    """

    action: TaskAction
    actor_dn: str
    comment: str = ""
    addressee_dn: str = ""
    addressee_type: str = "user"
    data_items: dict[str, list[str]] = field(default_factory=dict)


def act(session: Session, task: Task, step: Step, now_ms: int) -> None:
    """
    Carry out an action on a task; if it decides the step, process and request continue once the engine runs.

    The caller of this function checks the rights.

    Raises:
        FaultError: ``InvalidInput``: the task has ended, somebody else has claimed it, the receiver is missing, or a
            comment is empty. Nothing is changed.
    """
    following = _following(task, step)
    _pass_on(task, step)
    _claim(task, step)
    task.state = following
    if following not in WAITING:
        task.ended_ms, task.ended_by_dn = now_ms, step.actor_dn
    _write_down(task, step, now_ms)
    if step.data_items:
        task.process.data_items = task.process.data_items | step.data_items
    if following not in WAITING:
        task.process.is_decided = True
        if not is_down(session, WORKFLOW):
            go_on(session, task.process, now_ms)


def go_on(session: Session, process: Process, now_ms: int) -> None:
    """Count the decisions on the present step of a process, and lead the request on."""
    process.is_decided = False
    weigh(process, now_ms)
    proceed(session, process.request, now_ms)


def _following(task: Task, step: Step) -> TaskState:
    following = TASK_TRANSITIONS[TaskState(task.state)].get(step.action)
    if following is None:
        raise FaultError("InvalidInput", f"A task that is {task.state} cannot be treated so: {step.action}.")
    if task.claimed_by_dn and step.actor_dn != task.claimed_by_dn and step.action in _OF_THE_CLAIMER:
        raise FaultError("InvalidInput", "Somebody else has claimed the task.")
    if step.action is TaskAction.COMMENT and not step.comment.strip():
        raise FaultError("InvalidInput", "A comment needs a text.")
    if step.action is TaskAction.RETURN and not task.returned_to_dn:
        raise FaultError("InvalidInput", "Nobody has passed the task on.")
    if step.action is TaskAction.REASSIGN and step.addressee_dn in ("", task.addressee_dn):
        raise FaultError("InvalidInput", "A task is reassigned to somebody else.")
    return following


_OF_THE_CLAIMER = (TaskAction.APPROVE, TaskAction.DENY, TaskAction.REFUSE, TaskAction.RELEASE)


def _pass_on(task: Task, step: Step) -> None:
    if step.action is TaskAction.REASSIGN:
        task.returned_to_dn, task.returned_to_type = task.addressee_dn, task.addressee_type
        task.addressee_dn, task.addressee_type, task.assignment = step.addressee_dn, step.addressee_type, "Reassigned"
    elif step.action is TaskAction.RETURN:
        task.addressee_dn, task.addressee_type, task.assignment = task.returned_to_dn, task.returned_to_type, "Assigned"
        task.returned_to_dn = task.returned_to_type = ""


def _claim(task: Task, step: Step) -> None:
    if step.action is TaskAction.CLAIM:
        task.claimed_by_dn = step.actor_dn
    elif step.action in (TaskAction.RELEASE, TaskAction.REASSIGN, TaskAction.RETURN):
        task.claimed_by_dn = ""


def _write_down(task: Task, step: Step, now_ms: int) -> None:
    if step.comment.strip():
        task.process.comments.append(
            Comment(
                task_id=task.id,
                author_dn=step.actor_dn,
                activity=task.activity,
                text=step.comment.strip(),
                system=False,
                at_ms=now_ms,
            )
        )
    if step.action in _DONE:
        note(task.process, _DONE[step.action], now_ms)
