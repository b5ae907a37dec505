"""The resources that a role maps to, and the values of the mappings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import select

from mock_upstream.errors import FaultError
from mock_upstream.lifecycle.deletion import start_deletion
from mock_upstream.nodes.listing import ordered
from mock_upstream.nodes.resource_search import SORTED_BY, name_or_description
from mock_upstream.store.deletions import PENDING_DELETE
from mock_upstream.store.drivers import Entitlement, EntitlementValue
from mock_upstream.store.resources import CREATED, DYNAMIC, Resource, RoleResource, association_dn

if TYPE_CHECKING:
    from sqlalchemy import Select
    from sqlalchemy.orm import Session

    from mock_upstream.store.roles import Role


def mappings_query(role: Role, asked: dict[str, Any]) -> Select[RoleResource]:
    """
    Build the ordered query of the resources that a role maps to.

    Args:
        role: The role.
        asked: ``q`` is looked for in names and descriptions; ``driver_id`` narrows to one driver; ``sort_by`` and
            ``sort_order``.
    """
    query = select(RoleResource).join(RoleResource.resource).where(RoleResource.role_dn == role.dn)
    if asked["driver_id"]:
        query = query.join(Resource.entitlement).where(Entitlement.driver_dn == asked["driver_id"])
    found = query.where(name_or_description(asked["q"]))
    return ordered(found, asked, SORTED_BY, Resource.sort_name, RoleResource.entity_key)


def add_mapping(session: Session, role: Role, wanted: dict[str, Any]) -> Resource:
    """
    Map a role to a resource, once for each named value.

    Raises:
        FaultError: The resource does not exist, its value is missing or unknown, or the mapping exists already.
    """
    resource = _found_resource(session, wanted["id"])
    mappings = {
        association_dn(role.dn, resource.dn, parameter): parameter
        for parameter in _parameters(session, resource, wanted["entitlement_values"])
    }
    if any(session.get(RoleResource, key) for key in mappings):
        raise FaultError("InvalidInput", "The role brings the resource along already.")
    fixed = {
        "role_dn": role.dn,
        "resource_dn": resource.dn,
        "description": wanted["mapping_description"],
        "status": CREATED,
    }
    session.add_all(RoleResource(entity_key=key, parameter=parameter, **fixed) for key, parameter in mappings.items())
    return resource


def remove_mapping(session: Session, role: Role, wanted: dict[str, Any], now_ms: int) -> Resource:
    """
    Remove one mapping of a role to a resource by its value, or all of them.

    Raises:
        FaultError: The resource does not exist, or the role does not map to it.
    """
    resource = _found_resource(session, wanted["id"])
    query = select(RoleResource).where(RoleResource.role_dn == role.dn, RoleResource.resource_dn == resource.dn)
    chosen = [
        each
        for each in session.scalars(query)
        if wanted["entity_key"] in {"", each.entity_key} and each.status != PENDING_DELETE
    ]
    if not chosen:
        raise FaultError("NotFound", "The role does not bring the resource along.")
    for mapping in chosen:
        start_deletion(session, mapping, now_ms)
    return resource


def _found_resource(session: Session, dn: str) -> Resource:
    resource = session.get(Resource, dn)
    if resource is None:
        raise FaultError("NotFound", f"The resource {dn} does not exist.")
    return resource


def _parameters(session: Session, resource: Resource, values: list[dict[str, Any]]) -> list[str]:
    """The values of a mapping: the named ones if the resource has a dynamic value, else none."""
    if resource.parameter != DYNAMIC:
        return [""]
    named = list(dict.fromkeys(each["value"] for each in values))
    known = [session.get(EntitlementValue, (resource.view_id, parameter)) for parameter in named]
    if not named or not all(value and value.known for value in known):
        raise FaultError("InvalidInput", "The resource needs a value of its entitlement.")
    return named
