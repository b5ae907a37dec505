"""Where a connected system and the catalogue disagree, and settling one of these cases."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING
from uuid import uuid4

from sqlalchemy import func, or_, select, union

from mock_upstream.store.assignments import RESOURCE, USER, Assignment
from mock_upstream.store.clock import clock
from mock_upstream.store.holdings import has
from mock_upstream.store.models import Person
from mock_upstream.store.reconciliation import Deviation
from mock_upstream.store.resources import DYNAMIC, PARAMETER_KEY, Resource

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sqlalchemy import ColumnElement, Select
    from sqlalchemy.orm import Session

    from mock_upstream.areas.cprs.subjects import Subject


@dataclass(frozen=True)
class Disagreement:
    """A deviation of a connected system from the catalogue, and the resource that it is about."""

    deviation: Deviation
    resource: Resource


def disagreements(session: Session, subject: Subject) -> list[Disagreement]:
    """Give the assignments that exist on one side only, for the resources that are reconciled with a subject."""
    found: list[Disagreement] = []
    for resource in session.scalars(select(Resource).where(subject.resources()).order_by(Resource.sort_name)):
        query = _deviations(resource).where(_disagrees(session, resource))
        found += [Disagreement(deviation, resource) for deviation in session.scalars(query.order_by(Person.sort_name))]
    return found


def compared(session: Session, subject: Subject) -> int:
    """The number of assignments, of both sides together, that a computation compares."""
    total = 0
    for resource in session.scalars(select(Resource).where(subject.resources())):
        holders = select(Person.dn).where(has(session, RESOURCE, resource.dn))
        there = _deviations(resource).where(Deviation.present).with_only_columns(Deviation.person_dn)
        total += session.scalar(select(func.count()).select_from(union(holders, there).subquery())) or 0
    return total


def _deviations(resource: Resource) -> Select[Deviation]:
    query = select(Deviation).join(Deviation.person).where(Deviation.view_id == resource.view_id)
    return query if resource.parameter == DYNAMIC else query.where(Deviation.parameter == resource.parameter)


def _disagrees(session: Session, resource: Resource) -> ColumnElement[bool]:
    holders = has(session, RESOURCE, resource.dn)
    return or_(Deviation.present & ~holders, ~Deviation.present & holders)


def is_open(session: Session, case: Disagreement) -> bool:
    """Whether both sides still disagree."""
    query = _deviations(case.resource).where(Deviation.id == case.deviation.id, _disagrees(session, case.resource))
    return session.scalars(query).one_or_none() is not None


def settle(session: Session, cases: Iterable[Disagreement], requester_dn: str) -> int:
    """
    Change the catalog to the state of the connected system.

    Return the number of differences for which that failed.
    """
    failed = 0
    for case in cases:
        settled = is_open(session, case) and (case.deviation.present or _take(session, case))
        if settled and case.deviation.present:
            session.add(_given(case, requester_dn))
        if settled:
            session.delete(case.deviation)
        failed += not settled
    session.flush()
    return failed


def _given(case: Disagreement, requester_dn: str) -> Assignment:
    now_ms, dynamic = clock().now_ms(), case.resource.parameter == DYNAMIC
    return Assignment(
        kind=RESOURCE,
        permission_dn=case.resource.dn,
        holder_dn=case.deviation.person_dn,
        holder_type=USER,
        instance_id=uuid4().hex,
        parameters={PARAMETER_KEY: case.deviation.parameter} if dynamic else {},
        requester_dn=requester_dn,
        reason="Found by permission reconciliation",
        request_id=None,
        requested_ms=now_ms,
        effective_ms=now_ms,
        expires_ms=None,
    )


def _take(session: Session, case: Disagreement) -> bool:
    """Delete a person's direct assignments; False if a role, group or container still gives them the resource."""
    own = select(Assignment).where(
        Assignment.permission_dn == case.resource.dn, Assignment.holder_dn == case.deviation.person_dn
    )
    assignments = session.scalars(own).all()
    for assignment in assignments:
        session.delete(assignment)
    session.flush()
    left = select(Person).where(Person.dn == case.deviation.person_dn, has(session, RESOURCE, case.resource.dn))
    return session.scalars(left).one_or_none() is None
