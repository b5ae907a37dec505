"""Where a connected system and the catalogue disagree, and settling one of these cases."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING
from uuid import uuid4

from sqlalchemy import or_, select

from mock_upstream.errors import FaultError
from mock_upstream.store.assignments import RESOURCE, USER, Assignment
from mock_upstream.store.clock import clock
from mock_upstream.store.drivers import Driver, Entitlement, EntitlementView
from mock_upstream.store.holdings import has
from mock_upstream.store.models import Person
from mock_upstream.store.reconciliation import Deviation
from mock_upstream.store.resources import DYNAMIC, MANAGED, PARAMETER_KEY, Resource

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sqlalchemy import ColumnElement
    from sqlalchemy.orm import Session


@dataclass(frozen=True)
class Disagreement:
    """A deviation that the catalogue does not share, and the resource that it is about."""

    deviation: Deviation
    resource: Resource


def found_view(session: Session, entitlement_dn: str, logical_system: str) -> EntitlementView:
    """
    The view of an entitlement, of the only one when no logical system is named.

    Raises:
        FaultError: It is not there, or its driver is not reconciled.
    """
    query = select(EntitlementView).where(EntitlementView.entitlement_dn == entitlement_dn)
    if logical_system:
        query = query.where(EntitlementView.logical_system_id == logical_system)
    views = session.scalars(query).all()
    if not views:
        raise FaultError("NotFound", f"There is no entitlement {entitlement_dn} in {logical_system or 'any system'}.")
    if len(views) > 1:
        raise FaultError("InvalidInput", f"The entitlement {entitlement_dn} is in several logical systems.")
    if not views[0].entitlement.driver.cprs_supported:
        raise FaultError("InvalidInput", f"The driver of {entitlement_dn} is not reconciled.")
    return views[0]


def disagreements(session: Session, view: EntitlementView) -> list[Disagreement]:
    """Give what only one side knows of, for the resources of a view that are reconciled."""
    found: list[Disagreement] = []
    for resource in session.scalars(select(Resource).where(reconciled(), Resource.view_id == view.id)):
        holders = has(session, RESOURCE, resource.dn)
        query = select(Deviation).join(Deviation.person).where(Deviation.view_id == view.id)
        query = query.where(or_(Deviation.present & ~holders, ~Deviation.present & holders))
        if resource.parameter != DYNAMIC:
            query = query.where(Deviation.parameter == resource.parameter)
        found += [Disagreement(deviation, resource) for deviation in session.scalars(query.order_by(Person.sort_name))]
    return found


def reconciled() -> ColumnElement[bool]:
    """Condition on resources: they are under reconciliation, and their driver takes part in it."""
    supported = select(Entitlement.dn).join(Driver).where(Driver.cprs_supported)
    return (Resource.managed_by.bitwise_and(MANAGED) == MANAGED) & Resource.entitlement_dn.in_(supported)


def settle(session: Session, cases: Iterable[Disagreement], requester_dn: str) -> int:
    """Let the catalogue say what the connected system says; gives the number of cases where it could not."""
    failed = 0
    for case in cases:
        settled = case.deviation.present or _take(session, case)
        if case.deviation.present:
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
    """Take an assignment away; not what comes with a role, a group or a container."""
    own = select(Assignment).where(
        Assignment.permission_dn == case.resource.dn, Assignment.holder_dn == case.deviation.person_dn
    )
    assignments = session.scalars(own).all()
    for assignment in assignments:
        session.delete(assignment)
    session.flush()
    left = select(Person).where(Person.dn == case.deviation.person_dn, has(session, RESOURCE, case.resource.dn))
    return session.scalars(left).one_or_none() is None
