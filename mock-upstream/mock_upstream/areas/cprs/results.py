"""The differences of the last computation of a subject, without those that were published since."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import select

from mock_upstream.areas.cprs.disagreements import Disagreement
from mock_upstream.areas.cprs.subjects import subject_of
from mock_upstream.store.models import Person
from mock_upstream.store.reconciliation import COMPLETED, COMPUTE, Deviation, Difference, Reconciliation

if TYPE_CHECKING:
    from sqlalchemy.orm import Session

    from mock_upstream.areas.cprs.subjects import Subject


def found_cases(session: Session, subject: Subject) -> list[Disagreement]:
    """Give the differences of a subject by person; none before anything was computed."""
    last = (
        select(Reconciliation.id)
        .where(subject.processes(), Reconciliation.operation == COMPUTE, Reconciliation.status == COMPLETED)
        .order_by(Reconciliation.ended_ms.desc())
        .limit(1)
        .scalar_subquery()
    )
    query = select(Difference).where(Difference.process_id == last).join(Difference.deviation).join(Deviation.person)
    found = session.scalars(query.order_by(Person.sort_name, Difference.deviation_id))
    return [Disagreement(each.deviation, each.resource) for each in found]


def meant_cases(session: Session, process: Reconciliation) -> list[Disagreement]:
    """Give the differences that a process is to publish."""
    return [
        case
        for case in found_cases(session, subject_of(process))
        if (process.chosen is None or case.deviation.id in process.chosen)
        and (case.deviation.present or not process.migrate)
    ]
