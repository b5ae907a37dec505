"""The calls about the resources that a role brings along."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from flask import Blueprint, request

from mock_upstream.admission import require_page, require_permission
from mock_upstream.areas.roles.mappings import add_mapping, mappings_query, remove_mapping
from mock_upstream.areas.roles.requests import MappedListQuery, MappingsBody, RoleReference
from mock_upstream.areas.roles.rules import changeable_role, found_role
from mock_upstream.bearer import caller
from mock_upstream.nodes.entitlements import value_node
from mock_upstream.nodes.listing import asked_page
from mock_upstream.nodes.localized import DEFAULT, in_language
from mock_upstream.nodes.resources import ResourceNodes, resource_list
from mock_upstream.nodes.response import one_by_one
from mock_upstream.store.administrators import ROLES
from mock_upstream.store.clock import clock
from mock_upstream.store.database import database
from mock_upstream.store.drivers import EntitlementValue

if TYPE_CHECKING:
    from flask.typing import ResponseReturnValue
    from sqlalchemy.orm import Session

    from mock_upstream.store.resources import Resource, RoleResource

mapped_resources = Blueprint("mapped_resources", __name__, url_prefix="/IDMProv/rest/catalog/roles/mappedResources")


@mapped_resources.before_request
def _let_in() -> None:
    require_page("role")


@mapped_resources.post("/list")
def list_mapped_resources() -> ResponseReturnValue:
    """Give one page of the resources that the named role brings along, of one driver where ``driverID`` names it."""
    named: dict[str, Any] = RoleReference().load(request.get_json())
    asked: dict[str, Any] = MappedListQuery().load(request.args)
    with database().read() as session:
        found = asked_page(session, mappings_query(found_role(session, named["id"]), asked), asked)
        describe = ResourceNodes(session, caller().locale)
        return resource_list(found, [_mapping_node(session, describe, each) for each in found.rows])


@mapped_resources.post("")
def map_resources() -> ResponseReturnValue:
    """Let a role bring resources along, each for itself."""
    given: dict[str, Any] = MappingsBody().load(request.get_json())
    require_permission(ROLES, "modifyRole", given["role_id"])
    with database().write() as session:
        role = changeable_role(session, given["role_id"])

        def add(wanted: dict[str, Any]) -> tuple[str, str]:
            return _named(add_mapping(session, role, wanted))

        return one_by_one(given["mapped_resources"], add, "resource")


@mapped_resources.delete("")
def unmap_resources() -> ResponseReturnValue:
    """Let a role bring resources along no longer, each for itself: one mapping, or all of the resource."""
    given: dict[str, Any] = MappingsBody().load(request.get_json())
    require_permission(ROLES, "modifyRole", given["role_id"])
    with database().write() as session:
        role = changeable_role(session, given["role_id"])

        def remove(wanted: dict[str, Any]) -> tuple[str, str]:
            return _named(remove_mapping(session, role, wanted, clock().now_ms()))

        return one_by_one(given["mapped_resources"], remove, "resource")


def _mapping_node(session: Session, describe: ResourceNodes, mapping: RoleResource) -> dict[str, Any]:
    resource = mapping.resource
    value = session.get(EntitlementValue, (resource.view_id, mapping.parameter or resource.parameter))
    return {
        **describe.brief(resource),
        "status": mapping.status,
        "entityKey": mapping.entity_key,
        "mappingDescription": mapping.description,
        "entitlementValues": [value_node(value)] if value and value.known else [],
    }


def _named(resource: Resource) -> tuple[str, str]:
    return resource.dn, in_language(resource.names, DEFAULT)
