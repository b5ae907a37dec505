"""The rights to see a task and to act on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import ColumnElement, select

from mock_upstream.admission import acts_for, require_steward
from mock_upstream.bearer import caller
from mock_upstream.errors import FaultError
from mock_upstream.store.administrators import PROVISIONING
from mock_upstream.store.clock import clock
from mock_upstream.store.models import Person
from mock_upstream.store.requests import AccessRequest
from mock_upstream.store.rights import rights_of
from mock_upstream.store.task_access import delegated_to, waiting_for
from mock_upstream.store.task_states import TaskAction
from mock_upstream.store.teams import MANAGE_TASKS, VIEW_RUNNING, Team, granting, is_member, managed_by
from mock_upstream.store.workflow import Process, Task
from mock_upstream.task_readers import fits, oversees_tasks, seen_by, sees_task

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy.orm import Session

_OF_STEWARDS = frozenset((TaskAction.REASSIGN, TaskAction.RETURN, TaskAction.COMMENT))
"""Actions on the tasks of others for people who may manage these tasks."""


def require_reader(session: Session, task: Task, person: Person) -> None:
    """Refuse anyone who may not decide on the task, did not decide, is not its addressee, and may not manage it."""
    if not fits(session, task, seen_by(session, person)) and not oversees_tasks():
        require_steward(session, task.addressee_dn, MANAGE_TASKS)


def require_actor(session: Session, task: Task, person: Person, action: TaskAction) -> None:
    """Refuse unless the person may decide on the task; its managers may reassign it or comment, not as a proxy."""
    if fits(session, task, waiting_for(session, person.dn, clock().now_ms())):
        return
    if action not in _OF_STEWARDS or person.dn != caller().dn:
        raise FaultError("SecurityException", "The task does not wait for you.")
    require_steward(session, task.addressee_dn, MANAGE_TASKS)


def require_overseer() -> None:
    """Refuse a caller who may not see the tasks of everybody: 489 ``SecurityException``."""
    if not oversees_tasks():
        raise FaultError("SecurityException", "You may not see the tasks of others.")


def tasks_of_team(session: Session, team_dn: str, member_dn: str) -> ColumnElement[bool]:
    """
    Condition on tasks: the addressee is a member of the team, or the given member.

    Raises:
        FaultError: The team does not exist, or the caller does not manage its tasks.
    """
    managed = select(Team).where(Team.dn == team_dn)
    if PROVISIONING not in rights_of(caller()).whole:
        managed = managed.where(managed_by(caller().dn), granting(MANAGE_TASKS))
    team = session.scalars(managed).one_or_none()
    if team is None:
        raise FaultError("SecurityException", f"You do not manage the tasks of {team_dn}.")
    members = select(Person.dn).where(is_member([team]))
    return Task.addressee_dn.in_(members.where(Person.dn == member_dn) if member_dn else members)


def tasks_of_course(session: Session, process_id: str) -> Sequence[Task]:
    """
    The tasks of the process with this id, or of all processes of the request with this id, oldest first.

    Raises:
        FaultError: ``NotFound``, or ``SecurityException`` when the person has no part in the request
            or its tasks.
    """
    process = session.get(Process, process_id)
    request = process.request if process else session.get(AccessRequest, process_id)
    if request is None:
        raise FaultError("NotFound", f"The process {process_id} does not exist.")
    of_it = Process.id == process_id if process else Process.request_id == process_id
    course = session.scalars(select(Task).join(Task.process).where(of_it).order_by(Task.created_ms, Task.id)).all()
    if not _has_asked(session, request) and not any(sees_task(session, task) for task in course):
        require_steward(session, request.recipient_dn, VIEW_RUNNING)
    return course


def delegated_ids(session: Session, tasks: Sequence[Task], person: Person) -> Sequence[str]:
    """Ids of the tasks that the person sees as the delegate of an absent person."""
    theirs = delegated_to(session, person.dn, clock().now_ms())
    return session.scalars(select(Task.id).where(Task.id.in_([task.id for task in tasks]), theirs)).all()


def _has_asked(session: Session, request: AccessRequest) -> bool:
    """Whether the caller is the requester, the recipient or the proxy of the request, or acts for one of them."""
    concerned = (request.requester_dn, request.recipient_dn, request.proxy_dn)
    return caller().dn in concerned or any(acts_for(session, dn) for dn in concerned)
