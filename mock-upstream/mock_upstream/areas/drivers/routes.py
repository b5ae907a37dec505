"""The calls of drivers and their entitlements below ``/IDMProv/rest/catalog``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from flask import Blueprint, request

from mock_upstream.admission import require_page
from mock_upstream.areas.drivers.giving import giving_resources
from mock_upstream.areas.drivers.requests import (
    DriverListQuery,
    DriverQuery,
    EntitlementQuery,
    EntitlementsBody,
    ViewReference,
)
from mock_upstream.areas.drivers.rules import (
    ask_driver,
    drivers_query,
    found_driver,
    found_entitlement,
    found_view,
    values_query,
    views_of,
)
from mock_upstream.nodes.entitlements import driver_node, entitlement_node, value_node, view_node
from mock_upstream.nodes.fields import Reference
from mock_upstream.nodes.listing import ValueListQuery, asked_page
from mock_upstream.store.database import database
from mock_upstream.store.models import Setting

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from flask.typing import ResponseReturnValue
    from sqlalchemy.orm import Session

    from mock_upstream.store.drivers import EntitlementValue, EntitlementView

drivers = Blueprint("drivers", __name__, url_prefix="/IDMProv/rest/catalog")

_OF_QUESTIONS = frozenset({"drivers.list_values_by_page"})
"""Endpoints that requesters may call, because a question can offer the values of an entitlement."""


@drivers.before_request
def _let_in() -> None:
    asking = ("requests",) if request.endpoint in _OF_QUESTIONS else ()
    require_page("mapresources", "cprs", "configuration", *asking)


@drivers.get("/drivers")
def list_drivers() -> ResponseReturnValue:
    """Give one page of the drivers that have entitlements; ``type`` 4 only those of permission reconciliation."""
    asked: dict[str, Any] = DriverListQuery().load(request.args)
    with database().read() as session:
        found = asked_page(session, drivers_query(asked), asked)
        nodes = [driver_node(driver) for driver in found.rows]
    return {"drivers": nodes, "nextIndex": found.next_index, "arraySize": len(nodes)}


@drivers.post("/drivers/driver")
def show_driver() -> ResponseReturnValue:
    """
    Give a driver with its entitlements.

    With ``cprsSupported`` without them if it takes no part in reconciliation.
    """
    asked: dict[str, Any] = DriverQuery().load(request.args)
    named: dict[str, Any] = Reference().load(request.get_json())
    with database().read() as session:
        driver = ask_driver(found_driver(session, named["id"]))
        offered = driver.entitlements if driver.cprs_supported or not asked["cprs_supported"] else []
        return {**driver_node(driver), "entitlements": [entitlement_node(each) for each in offered]}


@drivers.get("/entitlements/entitlementInfo")
def show_entitlement() -> ResponseReturnValue:
    """Give the details of an entitlement."""
    asked: dict[str, Any] = EntitlementQuery().load(request.args)
    with database().read() as session:
        entitlement = found_entitlement(session, asked["dn"])
        return {
            "dn": entitlement.dn,
            "displayName": entitlement.name,
            "description": entitlement.description,
            "isMultiValue": entitlement.multi_valued,
            "views": [view_node(view) for view in entitlement.views],
            "type": entitlement.kind,
        }


@drivers.post("/drivers/entitlementValues/list")
def list_values() -> ResponseReturnValue:
    """Give all values of an entitlement, of any logical system."""
    named: dict[str, Any] = Reference().load(request.get_json())
    with database().read() as session:
        return _values(session, found_entitlement(session, named["id"]).views)


@drivers.post("/drivers/entitlementValues/listV2")
def list_values_by_page() -> ResponseReturnValue:
    """Give one page of the values of an entitlement, of any logical system."""
    named: dict[str, Any] = Reference().load(request.get_json())
    with database().read() as session:
        return _page_of_values(session, found_entitlement(session, named["id"]).views)


@drivers.post("/drivers/driverEntitlementViewValues/list")
def list_values_of_driver() -> ResponseReturnValue:
    """Give all values of entitlements of a driver, in one logical system where ``viewID`` names it."""
    asked: dict[str, Any] = EntitlementsBody().load(request.get_json())
    with database().read() as session:
        return _values(session, views_of(session, asked))


@drivers.post("/drivers/driverEntitlementViewValues/listV2")
def list_values_of_driver_by_page() -> ResponseReturnValue:
    """Give one page of the same."""
    asked: dict[str, Any] = EntitlementsBody().load(request.get_json())
    with database().read() as session:
        return _page_of_values(session, views_of(session, asked))


@drivers.post("/drivers/entitlementViewValues/list")
@drivers.post("/entitlements/entitlementValues")
def list_values_of_view() -> ResponseReturnValue:
    """Give all values of one view."""
    named: dict[str, Any] = ViewReference().load(request.get_json())
    with database().read() as session:
        return _values(session, [found_view(session, named["view_id"])])


@drivers.get("/uas")
def list_user_applications() -> ResponseReturnValue:
    """Give the driver of this installation, by which identity applications share a tree."""
    with database().read() as session:
        own = session.get_one(Setting, "context").value["provisioningRoot"]
        nodes = [{"id": own, "name": found_driver(session, own).name}]
    return {"uas": nodes, "arraySize": len(nodes)}


def _values(session: Session, views: Iterable[EntitlementView]) -> dict[str, Any]:
    return _value_list(session, session.scalars(values_query(views)).all(), 0)


def _page_of_values(session: Session, views: Iterable[EntitlementView]) -> dict[str, Any]:
    asked: dict[str, Any] = ValueListQuery().load(request.args)
    found = asked_page(session, values_query(views, asked["q"]), asked)
    return _value_list(session, found.rows, found.next_index)


def _value_list(session: Session, values: Sequence[EntitlementValue], next_index: int) -> dict[str, Any]:
    for driver in {value.view.entitlement.driver for value in values[:1]}:
        ask_driver(driver)
    given = giving_resources(session, values)
    nodes = [value_node(value, given.get((value.view_id, value.parameter))) for value in values]
    return {"entitlementValues": nodes, "nextIndex": next_index, "arraySize": len(nodes)}
