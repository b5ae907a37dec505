"""Actions on tasks, passed on to the lifecycle."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mock_upstream.areas.tasks.rules import require_actor
from mock_upstream.errors import FaultError
from mock_upstream.lifecycle.tasks import Step, act
from mock_upstream.nodes.tasks import found_receiver, found_task
from mock_upstream.store.clock import clock
from mock_upstream.store.principals import USER
from mock_upstream.store.task_states import TaskAction

if TYPE_CHECKING:
    from sqlalchemy.orm import Session

    from mock_upstream.store.models import Person
    from mock_upstream.store.workflow import Task

FORM_ACTIONS = {
    "ApprovalAction": TaskAction.APPROVE,
    "DenyAction": TaskAction.DENY,
    "RefuseAction": TaskAction.REFUSE,
    "ClaimAction": TaskAction.CLAIM,
    "ReleaseAction": TaskAction.RELEASE,
}
_DECISIONS = frozenset((TaskAction.APPROVE, TaskAction.DENY, TaskAction.REFUSE))


def act_on(session: Session, person: Person, task_id: str, given: dict[str, Any], *, alone: bool) -> tuple[str, str]:
    """
    Do what an AfTaskActionNode says with one task.

    Args:
        session: Database session for writing.
        person: The person in whose name the caller acts.
        task_id: Id of the task.
        given: ``action``, ``comment``, ``approver`` and ``data_items`` (name -> values).
        alone: Whether the call has only this task; some tasks cannot be decided together with others.

    Returns:
        Id and name of the task.

    Raises:
        FaultError: The task does not exist, is not this person's, or does not allow the action; nothing is changed.
    """
    task = found_task(session, task_id)
    action: TaskAction = given["action"]
    require_actor(session, task, person, action)
    if action in _DECISIONS and not alone and not task.process.definition.bulk_requestable:
        raise FaultError("InvalidInput", "The task is decided on alone, because it asks for data.")
    receiver = found_receiver(session, given["approver"]) if action is TaskAction.REASSIGN else ("", USER)
    values = _known_values(task, given["data_items"])
    act(session, task, Step(action, person.dn, given["comment"], *receiver, values), clock().now_ms())
    return task.id, task.process.name


def _known_values(task: Task, values: dict[str, list[str]]) -> dict[str, list[str]]:
    unknown = values.keys() - {item["name"] for item in task.process.definition.data_items}
    if unknown:
        raise FaultError("InvalidInput", f"The workflow has no data item {min(unknown)}.")
    return values
