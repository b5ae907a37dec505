"""The course of reconciliation requests: they run for a while, end, and are forgotten one day."""

from __future__ import annotations

from typing import TYPE_CHECKING
from uuid import uuid4

from sqlalchemy import exists, select

from mock_upstream.areas.cprs.disagreements import disagreements, settle
from mock_upstream.errors import FaultError
from mock_upstream.lifecycle.due import Duty
from mock_upstream.nodes.reconciliation import RECONCILIATION
from mock_upstream.store.outages import DRIVERS, is_down
from mock_upstream.store.reconciliation import COMPLETED, RUNNING, STOPPED, TERMINATED, Reconciliation

if TYPE_CHECKING:
    from typing import Any

    from sqlalchemy import ColumnElement
    from sqlalchemy.orm import Session

    from mock_upstream.areas.cprs.disagreements import Disagreement
    from mock_upstream.store.drivers import EntitlementView

_DAY_MS = 86_400_000


def start(  # noqa: PLR0913, PLR0917
    session: Session, operation: str, view: EntitlementView, given: dict[str, Any], requester_dn: str, now_ms: int
) -> Reconciliation:
    """
    Begin a request; it runs for one polling interval.

    Raises:
        FaultError: Reconciliation is turned off, or a chosen disagreement is not there.
    """
    settings = RECONCILIATION.values(session)
    if not settings["enableCprs"]:
        raise FaultError("InvalidInput", "Permission reconciliation is turned off.")
    chosen = None if given["chosen"] is None else [each["id"] for each in given["chosen"]]
    begun = Reconciliation(
        id=uuid4().hex,
        operation=operation,
        requester_dn=requester_dn,
        view=view,
        chosen=chosen,
        migrate=given["migrate"],
        started_ms=now_ms,
        due_ms=now_ms + settings["pollingInterval"] * 1000,
        ended_ms=None,
        status=RUNNING,
        message="Running",
        total=0,
        failed=0,
    )
    cases = _meant(session, begun)
    if chosen and len(cases) != len(set(chosen)):
        raise FaultError("NotFound", "There is no such disagreement.")
    begun.total = len(cases)
    session.add(begun)
    return begun


def _run_due(session: Session, now_ms: int) -> None:
    """End the requests that end by now, the oldest first."""
    for request in session.scalars(select(Reconciliation).where(_ends(now_ms)).order_by(Reconciliation.due_ms)).all():
        _end(session, request)


def kept(session: Session, now_ms: int) -> ColumnElement[bool]:
    """Condition: a request runs, or has not ended longer ago than the settings say."""
    days_ms = RECONCILIATION.values(session)["cleanupTimeInDays"] * _DAY_MS
    shown: ColumnElement[bool] = Reconciliation.ended_ms.is_(None) | (Reconciliation.ended_ms > now_ms - days_ms)
    return shown


def _end(session: Session, request: Reconciliation) -> None:
    request.ended_ms = request.due_ms
    if not RECONCILIATION.values(session)["enableCprs"]:
        _give_up(request, TERMINATED, "Reconciliation was turned off")
        return
    if is_down(session, DRIVERS):
        _give_up(request, STOPPED, "The driver does not answer")
        return
    cases = _meant(session, request)
    request.total = len(cases)
    request.failed = settle(session, cases, request.requester_dn)
    request.status = COMPLETED
    request.message = f"{request.total - request.failed} of {request.total} settled"


def _give_up(request: Reconciliation, status: int, reason: str) -> None:
    request.status, request.message, request.failed = status, reason, request.total


def _meant(session: Session, request: Reconciliation) -> list[Disagreement]:
    return [
        case
        for case in disagreements(session, request.view)
        if (request.chosen is None or case.deviation.id in request.chosen)
        and (case.deviation.present or not request.migrate)
    ]


def _ends(now_ms: int | ColumnElement[int]) -> ColumnElement[bool]:
    return (Reconciliation.due_ms <= now_ms) & Reconciliation.ended_ms.is_(None)


RECONCILIATIONS = Duty(lambda now_ms: exists().where(_ends(now_ms)), _run_due)
