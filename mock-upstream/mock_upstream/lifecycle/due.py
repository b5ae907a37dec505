"""Work that becomes due at a time: requests continue, tasks expire, assignments end."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from flask import request
from sqlalchemy import BigInteger, bindparam, delete, exists, literal_column, or_, select

from mock_upstream.bearer import REST
from mock_upstream.lifecycle.course import proceed
from mock_upstream.lifecycle.tasks import Step, act, go_on
from mock_upstream.store.assignments import Assignment
from mock_upstream.store.clock import clock
from mock_upstream.store.database import database
from mock_upstream.store.outages import WORKFLOW, Outage
from mock_upstream.store.request_states import ProcessState
from mock_upstream.store.requests import AccessRequest
from mock_upstream.store.task_states import WAITING, TaskAction
from mock_upstream.store.workflow import SYSTEM, Process, Task

if TYPE_CHECKING:
    from collections.abc import Callable

    from flask import Flask
    from sqlalchemy import ColumnElement, Select
    from sqlalchemy.orm import Session

_ASKED: ColumnElement[int] = literal_column("requests.rowid")
_OPENED: ColumnElement[int] = literal_column("tasks.rowid")
"""The order in which requests were made and tasks were opened."""
_ENGINE_RUNS = ~exists().where(Outage.system == WORKFLOW)
_NOW_MS = bindparam("now_ms", type_=BigInteger)


@dataclass(frozen=True)
class Duty:
    """Work that becomes due at a time: the condition for due work, and the function that does it."""

    is_due: Callable[[ColumnElement[int]], ColumnElement[bool]]
    run: Callable[[Session, int], None]


def install(app: Flask, *duties: Duty) -> None:
    """Do due work before a call reads the data; one query finds out whether there is any."""
    question = select(or_(*(duty.is_due(_NOW_MS) for duty in duties)))

    def catch_up() -> None:
        if not request.path.startswith(REST):
            return
        now_ms = clock().now_ms()
        with database().read() as session:
            waiting = session.scalar(question, {_NOW_MS.key: now_ms})
        if waiting:
            with database().write() as session:
                for duty in duties:
                    duty.run(session, now_ms)

    app.before_request(catch_up)


def run_due(session: Session, now_ms: int) -> None:
    """Do all work that is due at a moment, the oldest first."""
    for process in session.scalars(_decided()).all():
        go_on(session, process, now_ms)
    for waiting in session.scalars(_due(now_ms)).all():
        proceed(session, waiting, now_ms)
    for task in session.scalars(_overdue(now_ms)).all():
        if task.state in WAITING:
            act(session, task, Step(TaskAction.EXPIRE, SYSTEM), now_ms)
    session.execute(delete(Assignment).where(Assignment.expires_ms <= now_ms))


def _is_due(now_ms: ColumnElement[int]) -> ColumnElement[bool]:
    return or_(
        exists(_decided().with_only_columns(Process.id)),
        exists(_due(now_ms).with_only_columns(AccessRequest.id)),
        exists(_overdue(now_ms).with_only_columns(Task.id)),
        exists().where(Assignment.expires_ms <= now_ms),
    )


def _decided() -> Select[Process]:
    """Processes with decisions that were made while the engine was down."""
    runs = Process.process_state == ProcessState.RUNNING
    return select(Process).where(Process.is_decided, runs, _ENGINE_RUNS).order_by(Process.started_ms)


def _due(now_ms: int | ColumnElement[int]) -> Select[AccessRequest]:
    return select(AccessRequest).where(AccessRequest.due_ms <= now_ms).order_by(AccessRequest.due_ms, _ASKED)


def _overdue(now_ms: int | ColumnElement[int]) -> Select[Task]:
    """Tasks past their end; none while the engine is stopped, because it lets no task expire."""
    overdue = select(Task).where(Task.expires_ms <= now_ms, Task.state.in_(WAITING), _ENGINE_RUNS)
    return overdue.order_by(Task.expires_ms, _OPENED)


REQUESTS = Duty(_is_due, run_due)
