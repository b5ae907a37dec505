"""The course of reconciliation processes: they run for a while, end, and are deleted some days later."""

from __future__ import annotations

from typing import TYPE_CHECKING
from uuid import uuid4

from sqlalchemy import exists, select

from mock_upstream.areas.cprs.disagreements import compared, disagreements, settle
from mock_upstream.areas.cprs.results import meant_cases
from mock_upstream.areas.cprs.subjects import subject_of
from mock_upstream.errors import FaultError
from mock_upstream.lifecycle.due import Duty
from mock_upstream.nodes.reconciliation import RECONCILIATION
from mock_upstream.store.outages import DRIVERS, is_down
from mock_upstream.store.reconciliation import COMPLETED, COMPUTE, ERROR, SUBMITTED, Difference, Reconciliation

if TYPE_CHECKING:
    from typing import Any

    from sqlalchemy import ColumnElement
    from sqlalchemy.orm import Session

    from mock_upstream.areas.cprs.subjects import Subject

_DAY_MS = 86_400_000
SUBMISSION_MS = 1_000
"""How long a process waits before it is in progress."""
ASSIGNMENT_MS = 40
"""How long it takes for each assignment."""


def start(  # noqa: PLR0913, PLR0917
    session: Session, operation: str, subject: Subject, given: dict[str, Any], requester_dn: str, now_ms: int
) -> Reconciliation:
    """
    Begin a process; the more assignments it compares or changes, the longer it runs.

    Raises:
        FaultError: Reconciliation is off, a process of the same subject runs, or a chosen disagreement does not exist.
    """
    if not RECONCILIATION.values(session)["enableCprs"]:
        raise FaultError("InvalidInput", "Permission reconciliation is turned off.")
    if session.scalars(select(Reconciliation.id).where(subject.processes(), Reconciliation.ended_ms.is_(None))).first():
        raise FaultError("InvalidInput", "A process about the same is in progress.")
    chosen = None if given["chosen"] is None else [each["id"] for each in given["chosen"]]
    begun = Reconciliation(
        id=uuid4().hex,
        operation=operation,
        requester_dn=requester_dn,
        driver_dn=subject.driver_dn,
        entitlement_dn=subject.entitlement_dn,
        logical_system_id=subject.logical_system_id,
        chosen=chosen,
        migrate=given["migrate"],
        started_ms=now_ms,
        ended_ms=None,
        status=SUBMITTED,
        message="",
        failed=0,
    )
    begun.total = compared(session, subject) if operation == COMPUTE else _chosen_total(session, begun)
    begun.due_ms = now_ms + SUBMISSION_MS + begun.total * ASSIGNMENT_MS
    session.add(begun)
    return begun


def _chosen_total(session: Session, begun: Reconciliation) -> int:
    cases = meant_cases(session, begun)
    if begun.chosen and len(cases) != len(set(begun.chosen)):
        raise FaultError("NotFound", "There is no such disagreement.")
    return len(cases)


def _run_due(session: Session, now_ms: int) -> None:
    """End the processes that end by now, the oldest first."""
    for process in session.scalars(select(Reconciliation).where(_ends(now_ms)).order_by(Reconciliation.due_ms)).all():
        _end(session, process)


def kept(session: Session, now_ms: int) -> ColumnElement[bool]:
    """Condition: a process runs, or has not ended longer ago than the settings say."""
    days_ms = RECONCILIATION.values(session)["cleanupTimeInDays"] * _DAY_MS
    shown: ColumnElement[bool] = Reconciliation.ended_ms.is_(None) | (Reconciliation.ended_ms > now_ms - days_ms)
    return shown


def _end(session: Session, process: Reconciliation) -> None:
    process.ended_ms = process.due_ms
    if not RECONCILIATION.values(session)["enableCprs"]:
        _give_up(process, "Permission reconciliation was turned off.")
    elif is_down(session, DRIVERS):
        _give_up(process, "The driver does not answer.")
    elif process.operation == COMPUTE:
        _compute(session, process)
    else:
        _publish(session, process)


def _compute(session: Session, process: Reconciliation) -> None:
    subject = subject_of(process)
    process.total, found = compared(session, subject), disagreements(session, subject)
    session.add_all(
        Difference(process_id=process.id, deviation_id=case.deviation.id, resource_dn=case.resource.dn)
        for case in found
    )
    process.status, process.message = COMPLETED, f"{len(found)} differences found."


def _publish(session: Session, process: Reconciliation) -> None:
    cases = meant_cases(session, process)
    process.total = len(cases)
    process.failed = settle(session, cases, process.requester_dn)
    process.status = COMPLETED
    process.message = f"{process.total - process.failed} of {process.total} differences published."


def _give_up(process: Reconciliation, reason: str) -> None:
    process.status, process.message, process.failed = ERROR, reason, process.total


def _ends(now_ms: int | ColumnElement[int]) -> ColumnElement[bool]:
    return (Reconciliation.due_ms <= now_ms) & Reconciliation.ended_ms.is_(None)


RECONCILIATIONS = Duty(lambda now_ms: exists().where(_ends(now_ms)), _run_due)
