"""The resource calls below ``/IDMProv/rest/catalog``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from flask import Blueprint, request

from mock_upstream.admission import require_domain, require_page, require_permission
from mock_upstream.areas.resources.binding import bind
from mock_upstream.areas.resources.requests import CreationQuery, ResourceBody, ResourceListQuery, ResourcesBody
from mock_upstream.areas.resources.rules import (
    change_resource,
    changeable_resource,
    delete_resource,
    found_resource,
    new_dn,
    new_resource,
)
from mock_upstream.areas.resources.search import resources_query
from mock_upstream.bearer import caller
from mock_upstream.errors import FaultError
from mock_upstream.nodes.listing import asked_page
from mock_upstream.nodes.localized import DEFAULT, in_language
from mock_upstream.nodes.resources import ResourceNodes, driver_name, resource_list, resource_parameters
from mock_upstream.nodes.response import Outcome, one_by_one
from mock_upstream.store.administrators import RESOURCES
from mock_upstream.store.clock import clock
from mock_upstream.store.database import database
from mock_upstream.store.resources import RESOURCE_DEFINITIONS

if TYPE_CHECKING:
    from flask.typing import ResponseReturnValue
    from sqlalchemy.orm import Session

    from mock_upstream.store.resources import Resource

resources = Blueprint("resources", __name__, url_prefix="/IDMProv/rest/catalog/resources")


@resources.before_request
def _let_in() -> None:
    require_page("resource", "mapresources")


@resources.get("")
@resources.get("/list")
@resources.get("/listV2")
def list_resources() -> ResponseReturnValue:
    """
    Give one page of resources.

    Returns:
        ResourcesListResponseNode; ``nextIndex`` is 0 when no rows follow.

    Source:
        SPEC 7 "Resources"; SPEC 5 "Search and paging".
    """
    keys = {"categoryKeys": request.args.getlist("categoryKeys")}
    asked: dict[str, Any] = ResourceListQuery().load(request.args.to_dict() | keys)
    with database().read() as session:
        found = asked_page(session, resources_query(asked), asked)
        describe = ResourceNodes(session, caller().locale)
        return resource_list(found, [_listed(describe, each, asked) for each in found.rows])


@resources.post("/resource")
@resources.post("/resourceV2")
def show_resources() -> ResponseReturnValue:
    """Give the named resources with everything about them; 489 ``NotFound`` when one is not there."""
    asked: dict[str, Any] = ResourcesBody().load(request.get_json())
    with database().read() as session:
        describe = ResourceNodes(session, caller().locale).whole
        nodes = [describe(found_resource(session, each["id"])) for each in asked["resources"]]
    return {"resources": nodes, "nextIndex": 0, "arraySize": len(nodes)}


@resources.post("")
def create_resources() -> ResponseReturnValue:
    """Create a resource, or one of each entitlement, each for itself; what exists already has failed with its DN."""
    require_domain(RESOURCES)
    asked: dict[str, Any] = CreationQuery().load(request.args)
    given: dict[str, Any] = ResourceBody().load(request.get_json())
    wanted = _one_of_each(given) if asked["from_entitlement"] else [given]
    with database().write() as session:

        def create(each: dict[str, Any]) -> tuple[str, str]:
            require_permission(RESOURCES, "createResource", each.get("subContainer") or RESOURCE_DEFINITIONS)
            return _named(new_resource(session, each["id"], each))

        return one_by_one([{**each, "id": new_dn(each)} for each in wanted], create, "resource")


@resources.put("/resource")
def change_one_resource() -> ResponseReturnValue:
    """Change a resource and give it back."""
    given: dict[str, Any] = ResourceBody().load(request.get_json())
    with database().write() as session:
        resource = _changeable(session, given["id"])
        change_resource(session, resource, given)
        return ResourceNodes(session, caller().locale).whole(resource)


@resources.put("/resources")
def change_resources() -> ResponseReturnValue:
    """Change the named resources, each for itself."""
    require_domain(RESOURCES)
    given: dict[str, Any] = ResourcesBody().load(request.get_json())
    with database().write() as session:

        def change(wanted: dict[str, Any]) -> tuple[str, str]:
            resource = _changeable(session, wanted["id"])
            change_resource(session, resource, wanted)
            return _named(resource)

        return one_by_one(given["resources"], change, "resource")


@resources.put("/resource/entitlement")
def change_entitlement() -> ResponseReturnValue:
    """Let a resource give another value, or nothing; 489 when it cannot."""
    given: dict[str, Any] = ResourceBody().load(request.get_json())
    outcome = Outcome()
    with database().write() as session:
        resource = _changeable(session, given["id"])
        bind(session, resource, given.get("entitlements", []))
        outcome.done(*_named(resource), entityType="resource")
    return outcome.node()


@resources.delete("/resource")
def delete_resources() -> ResponseReturnValue:
    """Delete the named resources, each for itself."""
    require_domain(RESOURCES)
    given: dict[str, Any] = ResourcesBody().load(request.get_json())
    with database().write() as session:

        def delete(wanted: dict[str, Any]) -> tuple[str, str]:
            require_permission(RESOURCES, "deleteResource", wanted["id"])
            return _named(delete_resource(session, wanted["id"], clock().now_ms()))

        return one_by_one(given["resources"], delete, "resource")


def _listed(describe: ResourceNodes, resource: Resource, asked: dict[str, Any]) -> dict[str, Any]:
    node = describe.brief(resource)
    if asked["fetch_params"]:
        node["resourceParameters"] = resource_parameters(resource)
    if asked["fetch_entitlements"]:
        node["entitlements"] = describe.entitlements(resource)
    if asked["fetch_driver"]:
        node["driver"] = driver_name(resource)
    return node


def _one_of_each(given: dict[str, Any]) -> list[dict[str, Any]]:
    if not given.get("entitlements"):
        raise FaultError("InvalidInput", "There is no entitlement to make a resource of.")
    shared = {name: value for name, value in given.items() if not name.startswith("localized")}
    return [
        {
            **shared,
            "id": "",
            "name": each["resourceName"],
            "description": each["resourceDescription"],
            "entitlements": [each],
        }
        for each in given["entitlements"]
    ]


def _changeable(session: Session, dn: str) -> Resource:
    require_permission(RESOURCES, "modifyResource", dn)
    return changeable_resource(session, dn)


def _named(resource: Resource) -> tuple[str, str]:
    return resource.dn, in_language(resource.names, DEFAULT)
