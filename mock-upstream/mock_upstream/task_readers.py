"""Who may look at a task, and so at the workflow that it belongs to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import ColumnElement, or_, select

from mock_upstream.admission import acts_for, is_steward
from mock_upstream.bearer import caller
from mock_upstream.store.administrators import PROVISIONING
from mock_upstream.store.clock import clock
from mock_upstream.store.rights import HELPDESK, rights_of
from mock_upstream.store.task_access import addressed_to, waiting_for
from mock_upstream.store.teams import MANAGE_TASKS
from mock_upstream.store.workflow import Task

if TYPE_CHECKING:
    from sqlalchemy.orm import Session

    from mock_upstream.store.models import Person


def oversees_tasks() -> bool:
    """Whether the caller sees the tasks of everybody: the help desk, and administrators of all workflows."""
    held = rights_of(caller())
    return held.duty == HELPDESK or PROVISIONING in held.whole


def sees_task(session: Session, task: Task) -> bool:
    """Whether the caller, or somebody for whom the caller acts, may look at a task."""
    if oversees_tasks() or fits(session, task, seen_by(session, caller())):
        return True
    return acts_for(session, task.addressee_dn) or is_steward(session, task.addressee_dn, MANAGE_TASKS)


def seen_by(session: Session, person: Person) -> ColumnElement[bool]:
    """Condition on tasks: the person may decide, is the addressee, or has decided."""
    now_ms = clock().now_ms()
    return or_(waiting_for(session, person.dn, now_ms), addressed_to(person.dn), Task.ended_by_dn == person.dn)


def fits(session: Session, task: Task, condition: ColumnElement[bool]) -> bool:
    """Whether a condition on tasks holds for this one."""
    return session.scalar(select(Task.id).where(Task.id == task.id, condition)) is not None
