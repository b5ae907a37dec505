"""Search of drivers, entitlements and values, and the refresh of the code map."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

from sqlalchemy import delete, false, select, update

from mock_upstream.areas.drivers.requests import RECONCILABLE
from mock_upstream.errors import FaultError
from mock_upstream.nodes.listing import contains
from mock_upstream.store.drivers import (
    FAILING,
    SLOW,
    Driver,
    Entitlement,
    EntitlementValue,
    EntitlementView,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sqlalchemy import Select
    from sqlalchemy.orm import Session


_LATE_S = 2


def drivers_query(asked: dict[str, Any]) -> Select[Driver]:
    """Build the query of the drivers that have entitlements, by name."""
    query = select(Driver).where(Driver.entitlements.any(), contains(Driver.sort_name, asked["q"]))
    if asked["type"] == RECONCILABLE:
        query = query.where(Driver.cprs_supported)
    return query.order_by(Driver.sort_name, Driver.dn)


def found_driver(session: Session, dn: str) -> Driver:
    """The driver with this DN; 489 ``NotFound`` if it does not exist."""
    driver = session.get(Driver, dn)
    if driver is None:
        raise FaultError("NotFound", f"The driver {dn} does not exist.")
    return driver


def ask_driver(driver: Driver) -> Driver:
    """Give a driver if it answers, after a pause if it is slow; 489 ``DriverError`` if it does not answer."""
    if driver.trouble == FAILING:
        raise FaultError("DriverError", f"The driver {driver.name} does not answer.")
    if driver.trouble == SLOW:
        time.sleep(_LATE_S)
    return driver


def found_entitlement(session: Session, dn: str) -> Entitlement:
    """The entitlement with this DN; 489 ``NotFound`` if it does not exist."""
    entitlement = session.get(Entitlement, dn)
    if entitlement is None:
        raise FaultError("NotFound", f"The entitlement {dn} does not exist.")
    return entitlement


def found_view(session: Session, view_id: str) -> EntitlementView:
    """The view with this id; 489 ``NotFound`` if it does not exist."""
    view = session.get(EntitlementView, view_id)
    if view is None:
        raise FaultError("NotFound", f"The view {view_id} does not exist.")
    return view


def values_query(views: Iterable[EntitlementView], search: str = "*") -> Select[EntitlementValue]:
    """Build the query of the values that the code map has in some views, by name."""
    in_views = EntitlementValue.view_id.in_([view.id for view in views])
    query = select(EntitlementValue).where(EntitlementValue.known, in_views)
    found = query.where(contains(EntitlementValue.searched, search))
    return found.order_by(EntitlementValue.sort_name, EntitlementValue.view_id, EntitlementValue.parameter)


def views_of(session: Session, asked: dict[str, Any]) -> list[EntitlementView]:
    """
    Give the views that a driver, some of its entitlements and perhaps a view id name together.

    Raises:
        FaultError: The driver, an entitlement or the view does not exist, or they do not belong together.
    """
    driver = found_driver(session, asked["id"])
    entitlements = [found_entitlement(session, each["id"]) for each in asked["entitlements"]] or driver.entitlements
    if any(each.driver_dn != driver.dn for each in entitlements):
        raise FaultError("InvalidInput", "The entitlement does not belong to the driver.")
    views = [view for each in entitlements for view in each.views]
    if not asked["view_id"]:
        return views
    view = found_view(session, asked["view_id"])
    if view not in views:
        raise FaultError("InvalidInput", "The view does not belong to the entitlement.")
    return [view]


def refresh(session: Session, entitlements: Iterable[Entitlement]) -> None:
    """Update the code map from the connected systems: add new values, remove deleted ones."""
    views = [view.id for entitlement in entitlements for view in entitlement.views]
    of_these = EntitlementValue.view_id.in_(views)
    session.execute(delete(EntitlementValue).where(of_these, EntitlementValue.exists == false()))
    session.execute(update(EntitlementValue).where(of_these).values(known=True))
