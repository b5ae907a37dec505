"""Lookups for new resources: resources of a driver, values, views, free names; and new categories."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from flask import Blueprint, request
from sqlalchemy import select

from mock_upstream.admission import require_domain, require_page
from mock_upstream.areas.resources.requests import CategoryBody, DriverResourcesQuery, NamesBody
from mock_upstream.areas.resources.rules import found_resource, plain_key, suggested_names
from mock_upstream.areas.resources.search import driver_resources_query
from mock_upstream.bearer import caller
from mock_upstream.errors import FaultError
from mock_upstream.nodes.entitlements import value_node, view_node
from mock_upstream.nodes.fields import Reference
from mock_upstream.nodes.listing import asked_page
from mock_upstream.nodes.localized import DEFAULT
from mock_upstream.nodes.resources import ResourceNodes, driver_name, resource_list
from mock_upstream.nodes.response import one_by_one
from mock_upstream.store.administrators import RESOURCES
from mock_upstream.store.database import database
from mock_upstream.store.drivers import Driver, EntitlementValue, EntitlementView
from mock_upstream.store.resources import CATEGORY_KIND, DYNAMIC
from mock_upstream.store.roles import Category

if TYPE_CHECKING:
    from flask.typing import ResponseReturnValue

look_ups = Blueprint("resource_look_ups", __name__, url_prefix="/IDMProv/rest/catalog/resources")


@look_ups.before_request
def _let_in() -> None:
    require_page("resource", "mapresources", "cprs")


@look_ups.post("/driverResources")
def list_driver_resources() -> ResponseReturnValue:
    """Give one page of the resources that a driver provisions; see `driver_resources_query`."""
    asked: dict[str, Any] = DriverResourcesQuery().load(request.args)
    named: dict[str, Any] = Reference().load(request.get_json())
    with database().read() as session:
        if session.get(Driver, named["id"]) is None:
            raise FaultError("NotFound", f"The driver {named['id']} does not exist.")
        found = asked_page(session, driver_resources_query(named["id"], asked), asked)
        describe = ResourceNodes(session, caller().locale)
        nodes = [
            {**describe.brief(each), "driver": driver_name(each), "entitlements": describe.entitlements(each)}
            for each in found.rows
        ]
        return resource_list(found, nodes)


@look_ups.post("/resource/entitlements/list")
@look_ups.post("/resource/entitlements/list/v2")
def list_entitlement_values() -> ResponseReturnValue:
    """Give the value of a resource's entitlement, or the values from which the requester chooses."""
    named: dict[str, Any] = Reference().load(request.get_json())
    with database().read() as session:
        resource = found_resource(session, named["id"])
        query = select(EntitlementValue).where(EntitlementValue.known, EntitlementValue.view_id == resource.view_id)
        if resource.parameter != DYNAMIC:
            query = query.where(EntitlementValue.parameter == resource.parameter)
        nodes = [value_node(value) for value in session.scalars(query.order_by(EntitlementValue.sort_name))]
    return {"entitlementValues": nodes, "nextIndex": 0, "arraySize": len(nodes)}


@look_ups.get("/views")
def list_views() -> ResponseReturnValue:
    """Give the views of all entitlements."""
    with database().read() as session:
        found = session.scalars(select(EntitlementView).order_by(EntitlementView.entitlement_dn, EntitlementView.id))
        views = [
            {**view_node(view), "id": view.entitlement_dn, "entitlementName": view.entitlement.name} for view in found
        ]
    return {"views": views, "arraySize": len(views)}


@look_ups.post("/validateResourceNames")
def validate_names() -> ResponseReturnValue:
    """Tell for each name whether a resource has it, and suggest a free name."""
    given: dict[str, Any] = NamesBody().load(request.get_json())
    names = [each["name"].strip() for each in given["resourceNames"]] or [given.get("name", "").strip()]
    if not all(names):
        raise FaultError("InvalidInput", "A resource needs a name.")
    with database().read() as session:
        nodes = [
            {"name": name, "isNameExist": suggestion != name, "suggestedName": suggestion}
            for name, suggestion in suggested_names(session, names)
        ]
    return {"resources": nodes, "arraySize": len(nodes)}


@look_ups.post("/category")
def create_category() -> ResponseReturnValue:
    """Create a category of resources with an English name; an existing category counts as failed."""
    require_domain(RESOURCES)
    given: dict[str, Any] = CategoryBody().load(request.get_json())
    name = given["name"].strip()

    def create(wanted: dict[str, Any]) -> tuple[str, str]:
        if session.get(Category, (wanted["id"], CATEGORY_KIND)) is not None:
            raise FaultError("InvalidInput", "Category already exists.")
        session.add(Category(id=wanted["id"], kind=CATEGORY_KIND, names={DEFAULT: name}))
        return wanted["id"], name

    with database().write() as session:
        return one_by_one([{"id": given["id"] or plain_key(name)}], create, "category")
