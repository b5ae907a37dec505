"""The subject of a process: a driver or one of its entitlements, in one logical system if the driver has some."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from sqlalchemy import select

from mock_upstream.errors import FaultError
from mock_upstream.store.drivers import Driver, Entitlement, EntitlementView, LogicalSystem
from mock_upstream.store.reconciliation import Reconciliation
from mock_upstream.store.resources import MANAGED, Resource

if TYPE_CHECKING:
    from typing import Any

    from sqlalchemy import ColumnElement
    from sqlalchemy.orm import Session


@dataclass(frozen=True)
class Subject:
    """DN of a driver, and perhaps DN of an entitlement and id of a logical system."""

    driver_dn: str
    entitlement_dn: str | None
    logical_system_id: str | None

    def resources(self) -> ColumnElement[bool]:
        """Condition on resources: they are reconciled with this subject."""
        of_subject = select(EntitlementView.id).join(Entitlement).where(Entitlement.driver_dn == self.driver_dn)
        if self.entitlement_dn:
            of_subject = of_subject.where(Entitlement.dn == self.entitlement_dn)
        if self.logical_system_id:
            of_subject = of_subject.where(EntitlementView.logical_system_id == self.logical_system_id)
        return reconciled() & Resource.view_id.in_(of_subject)

    def processes(self) -> ColumnElement[bool]:
        """Condition on processes: they are about this subject."""
        same: ColumnElement[bool] = (
            (Reconciliation.driver_dn == self.driver_dn)
            & Reconciliation.entitlement_dn.is_not_distinct_from(self.entitlement_dn)
            & Reconciliation.logical_system_id.is_not_distinct_from(self.logical_system_id)
        )
        return same


def reconciled() -> ColumnElement[bool]:
    """Condition on resources: they are under reconciliation, and their driver takes part in it."""
    supported = select(Entitlement.dn).join(Driver).where(Driver.cprs_supported)
    return (Resource.managed_by.bitwise_and(MANAGED) == MANAGED) & Resource.entitlement_dn.in_(supported)


def subject_of(process: Reconciliation) -> Subject:
    """The subject of a process."""
    return Subject(process.driver_dn, process.entitlement_dn, process.logical_system_id)


def named_subject(session: Session, given: dict[str, Any]) -> Subject:
    """
    The subject that a body names.

    Raises:
        FaultError: A part of the subject does not exist or belongs to another driver, the driver is not reconciled, or
            the driver has logical systems and the body names none.
    """
    entitlement = session.get(Entitlement, given["entitlement_dn"]) if given["entitlement_dn"] else None
    driver = session.get(Driver, given["driver_dn"] or (entitlement.driver_dn if entitlement else ""))
    if driver is None or (given["entitlement_dn"] and entitlement is None):
        raise FaultError("NotFound", "The driver or the entitlement does not exist.")
    if entitlement and entitlement.driver_dn != driver.dn:
        raise FaultError("InvalidInput", "The entitlement does not belong to the driver.")
    if not driver.cprs_supported:
        raise FaultError("InvalidInput", f"The driver {driver.name} is not reconciled.")
    system = _system_of(session, driver, given["logical_system"])
    return Subject(driver.dn, entitlement.dn if entitlement else None, system)


def _system_of(session: Session, driver: Driver, named: str) -> str | None:
    there = session.scalars(select(LogicalSystem.id).where(LogicalSystem.driver_dn == driver.dn)).all()
    if named and named not in there:
        raise FaultError("NotFound", f"The driver {driver.name} has no logical system {named}.")
    if there and not named:
        raise FaultError("InvalidInput", f"The driver {driver.name} has several logical systems.")
    return named or None
