"""Workflow processes: started with a request, led step by step, ended by a decision or by termination."""

from __future__ import annotations

from typing import TYPE_CHECKING
from uuid import uuid4

from sqlalchemy import select

from mock_upstream.store.approval_steps import needed
from mock_upstream.store.request_states import DefinitionState, ProcessState
from mock_upstream.store.task_states import TASK_TRANSITIONS, WAITING, TaskAction, TaskState
from mock_upstream.store.workflow import STARTED, SYSTEM, Comment, Process, Task, ended

if TYPE_CHECKING:
    from sqlalchemy.orm import Session

    from mock_upstream.lifecycle.approvals import Approval
    from mock_upstream.store.requests import AccessRequest

TIME_TO_DECIDE_MS = 30 * 24 * 3_600_000
"""Milliseconds until a task expires, which counts as a denial (docs/assumptions.md A-125)."""
_PRIORITY = 2


def begin(session: Session, request: AccessRequest, approval: Approval, now_ms: int) -> Process:
    """Begin a workflow for a request; one without steps is approved at once."""
    process = Process(
        id=uuid4().hex,
        request=request,
        definition_dn=approval.definition_dn,
        purpose=approval.purpose,
        name=approval.name,
        process_state=ProcessState.RUNNING,
        approval_state=DefinitionState.PROCESSING,
        steps=approval.steps,
        step=0,
        data_items=request.parameters,
        started_ms=now_ms,
        ended_ms=None,
    )
    session.add(process)
    note(process, STARTED, now_ms)
    _open_step(process, now_ms)
    return process


def weigh(process: Process, now_ms: int) -> None:
    """Count the decisions on the present step, and go on or end the process when there are enough."""
    step = process.steps[process.step]
    tasks = [task for task in process.tasks if task.step == process.step]
    agreed = sum(task.state == TaskState.APPROVED for task in tasks)
    waiting = sum(task.state in WAITING for task in tasks)
    if agreed >= needed(step):
        _withdraw(process, now_ms)
        process.step += 1
        _open_step(process, now_ms)
    elif agreed + waiting < needed(step):
        refused = {task.state for task in tasks if task.state not in WAITING} == {TaskState.REFUSED}
        _complete(process, DefinitionState.REFUSED if refused else DefinitionState.DENIED, now_ms)


def end(process: Process, state: ProcessState, outcome: DefinitionState, now_ms: int) -> None:
    """End a process in any state of its tasks; open tasks are withdrawn."""
    _withdraw(process, now_ms)
    process.process_state = int(state)
    process.approval_state = int(outcome)
    process.ended_ms = now_ms
    note(process, ended(state, outcome), now_ms)


def running(session: Session, request: AccessRequest) -> Process | None:
    """Give the process that a request waits for."""
    found = select(Process).where(Process.request_id == request.id, Process.process_state == ProcessState.RUNNING)
    return session.scalars(found).one_or_none()


def last_outcome(session: Session, request: AccessRequest, purpose: str) -> int | None:
    """Give the state of the request's latest process of a purpose, as a `DefinitionState`; None without a process."""
    of_purpose = select(Process.approval_state).where(Process.request_id == request.id, Process.purpose == purpose)
    return session.scalars(of_purpose.order_by(Process.started_ms.desc())).first()


def note(process: Process, text: str, now_ms: int) -> None:
    """Add a comment of the engine to the process."""
    activity = process.steps[process.step]["name"] if process.step < len(process.steps) else ""
    process.comments.append(
        Comment(task_id=None, author_dn=SYSTEM, activity=activity, text=text, system=True, at_ms=now_ms)
    )


def _open_step(process: Process, now_ms: int) -> None:
    if process.step == len(process.steps):
        process.step = max(process.step - 1, 0)
        _complete(process, DefinitionState.APPROVED, now_ms)
        return
    step = process.steps[process.step]
    process.tasks += [_task(process.step, step["name"], approver, now_ms) for approver in step["approvers"]]


def _task(step: int, activity: str, approver: dict[str, str], now_ms: int) -> Task:
    return Task(
        id=uuid4().hex,
        step=step,
        activity=activity,
        addressee_dn=approver["id"],
        addressee_type=approver["type"],
        claimed_by_dn="",
        state=TaskState.OPEN,
        assignment="Assigned",
        returned_to_dn="",
        returned_to_type="",
        priority=_PRIORITY,
        created_ms=now_ms,
        expires_ms=now_ms + TIME_TO_DECIDE_MS,
        ended_ms=None,
        ended_by_dn="",
    )


def _complete(process: Process, outcome: DefinitionState, now_ms: int) -> None:
    end(process, ProcessState.COMPLETED, outcome, now_ms)


def _withdraw(process: Process, now_ms: int) -> None:
    for task in process.tasks:
        if task.state in WAITING:
            task.state = TASK_TRANSITIONS[TaskState(task.state)][TaskAction.WITHDRAW]
            task.ended_ms = now_ms
