"""Workflows that are stuck, each for another reason."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import select

from mock_upstream.store.availability import Unavailability, free_id
from mock_upstream.store.clock import clock
from mock_upstream.store.models import Person
from mock_upstream.store.outages import WORKFLOW, Outage
from mock_upstream.store.principals import USER
from mock_upstream.store.request_states import ProcessState
from mock_upstream.store.task_states import WAITING, TaskState
from mock_upstream.store.workflow import Process

if TYPE_CHECKING:
    from sqlalchemy.orm import Session

    from mock_upstream.store.workflow import Task

GONE = "cn=left,ou=users,o=data"
AWAY = "guest"
_DAY_MS = 86_400_000
_AGE_DAYS = 400
"""Older than anything that was seeded, so that they come first in the list."""


def get_stuck(session: Session) -> None:
    """Leave workflows without an open task, with an approver who left, and with one who is away without a delegate."""
    away = session.scalars(select(Person.dn).filter_by(cn=AWAY)).one()
    without_task, with_gone, with_away = _oldest(session, 3)
    for task in _open(without_task):
        task.state, task.ended_ms = TaskState.WITHDRAWN, clock().now_ms() - _DAY_MS
    _address(with_gone, GONE)
    _address(with_away, away)
    _go_away(session, away)


def stand_still(session: Session) -> None:
    """The same with a task past its end, and the engine is stopped: it lets no task expire."""
    get_stuck(session)
    overdue = _oldest(session, 4)[3]
    for task in _open(overdue):
        task.expires_ms = clock().now_ms() - _DAY_MS
    session.merge(Outage(system=WORKFLOW))


def _oldest(session: Session, count: int) -> list[Process]:
    """Workflows that run, each a day younger than the one before."""
    running = select(Process).where(Process.process_state == ProcessState.RUNNING).order_by(Process.id).limit(count)
    found = list(session.scalars(running))
    for place, process in enumerate(found):
        process.started_ms = clock().now_ms() - (_AGE_DAYS - place) * _DAY_MS
    return found


def _open(process: Process) -> list[Task]:
    return [task for task in process.tasks if task.state in WAITING]


def _address(process: Process, dn: str) -> None:
    for task in _open(process):
        task.addressee_dn, task.addressee_type, task.claimed_by_dn = dn, USER, ""
        task.state = TaskState.OPEN


def _go_away(session: Session, dn: str) -> None:
    told = {"isNotificationRequired": False, "notificationAddresseeType": "", "notifyUsers": []}
    when = {"effective_ms": 0, "expires_ms": clock().now_ms() + 30 * _DAY_MS}
    what = {"all_requests": True, "request_dns": [], "team_scope": ""}
    session.add(
        Unavailability(id=free_id(session, dn), principal_dn=dn, duration={}, notification=told, **when, **what)
    )
