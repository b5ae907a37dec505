"""``/IDMProv/rest/admin/permission``, ``admin/assignment/permissions`` and ``catalog/delegatedAdmin/rights``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from flask import Blueprint, request

from mock_upstream.admission import require_domain
from mock_upstream.areas.administrators.assignment_node import pairs
from mock_upstream.areas.administrators.objects import AuthorisedObject, found_object, object_at, root_containers
from mock_upstream.areas.administrators.requests import (
    ALL,
    ObjectsBody,
    PermissionsBody,
    PermissionsQuery,
    divisible_domain,
)
from mock_upstream.areas.administrators.rules import held_in
from mock_upstream.bearer import caller
from mock_upstream.errors import FaultError
from mock_upstream.nodes.refusals import not_valid
from mock_upstream.nodes.response import one_by_one
from mock_upstream.store.administrators import PERMISSIONS, RESOURCES, ROLES, SECURITY, AdminPermission
from mock_upstream.store.database import database
from mock_upstream.store.listing import Page, cut_page, sort_key
from mock_upstream.store.rights import rights_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from flask.typing import ResponseReturnValue
    from sqlalchemy.orm import Session

    from mock_upstream.store.administrators import AdminAssignment

administrator_permissions = Blueprint("administrator_permissions", __name__, url_prefix="/IDMProv/rest")

_CREATING = {"role": (ROLES, "createRole"), "resource": (RESOURCES, "createResource"), "sod": (ROLES, "manageSod")}
"""Kind of object -> its domain and what lets people create one."""


@administrator_permissions.get("/admin/permission")
def list_permissions() -> ResponseReturnValue:
    """Give the permissions of a domain; 412 for one that cannot be administered in part."""
    return pairs(PERMISSIONS[divisible_domain(request.args.get("domain", ""))])


@administrator_permissions.get("/admin/permission/assignment")
def list_assigned_permissions() -> ResponseReturnValue:
    """Give a delegated administrator's permissions in a domain, and one page of the objects that they are for."""
    require_domain(SECURITY)
    asked: dict[str, Any] = PermissionsQuery().load(request.args)
    with database().read() as session:
        held = _held(session, asked["assignee_dn"], divisible_domain(asked["domain"]))
        nodes = _sorted(list(_nodes(session, held)), asked)
    found = cut_page(nodes, Page.of(asked["next_index"], asked["size"]))
    had = {node["permission"] for node in nodes}
    return {
        **pairs({key: text for key, text in PERMISSIONS[held.domain].items() if key in had}),
        "permissions": found.rows,
        "nextIndex": found.next_index,
        "total": found.total,
        "totalSize": found.total,
    }


@administrator_permissions.put("/admin/assignment/permissions")
def give_permissions() -> ResponseReturnValue:
    """Grant permissions; each one succeeds or fails by itself, and existing ones stay."""
    require_domain(SECURITY)
    given: dict[str, Any] = PermissionsBody().load(request.get_json())
    with database().write() as session:

        def give(wanted: dict[str, Any]) -> tuple[str, str]:
            found = found_object(session, wanted["id"], caller().locale)
            held = _held(session, given["assigned_to"], found.domain)
            if wanted["permission"] not in PERMISSIONS[found.domain]:
                raise not_valid(f"There is no permission {wanted['permission']} for {found.dn}.")
            key = (held.id, found.dn, wanted["permission"])
            if session.get(AdminPermission, key) is None:
                held.permissions.append(
                    AdminPermission(object_dn=found.dn, permission=wanted["permission"], object_type=found.kind)
                )
                session.flush()
            return found.dn, found.name

        return one_by_one(given["permissions"], give, "permission")


@administrator_permissions.delete("/admin/assignment/permissions")
def take_permissions() -> ResponseReturnValue:
    """Take permissions, each for itself."""
    require_domain(SECURITY)
    given: dict[str, Any] = PermissionsBody().load(request.get_json())
    with database().write() as session:

        def take(wanted: dict[str, Any]) -> tuple[str, str]:
            found = found_object(session, wanted["id"], caller().locale)
            held = _held(session, given["assigned_to"], found.domain)
            permission = session.get(AdminPermission, (held.id, found.dn, wanted["permission"]))
            if permission is None:
                raise not_valid(f"The permission {wanted['permission']} for {found.dn} is not held.")
            session.delete(permission)
            session.flush()
            return found.dn, found.name

        return one_by_one(given["permissions"], take, "permission")


@administrator_permissions.post("/admin/permission/complexPermissionDetails")
def show_objects() -> ResponseReturnValue:
    """Give name, description and kind of the named objects; 489 ``NotFound`` when one is not there."""
    asked: dict[str, Any] = ObjectsBody().load(request.get_json())
    with database().read() as session:
        nodes = [_object_node(found_object(session, each["id"], caller().locale)) for each in asked["permissions"]]
    return {"permissions": nodes, "arraySize": len(nodes)}


@administrator_permissions.get("/admin/permission/rights")
def tell_rights() -> ResponseReturnValue:
    """Tell whether the caller may create objects of a kind, somewhere or everywhere."""
    kind = request.args.get("objectType", "")
    if kind not in _CREATING:
        raise FaultError("InvalidEnumValue", f"There is no kind of object {kind}.")
    domain, permission = _CREATING[kind]
    return {"permissionKey": permission, "isAccesible": rights_of(caller()).permits_somewhere(domain, permission)}


@administrator_permissions.get("/admin/permission/rootContainer")
def list_root_containers() -> ResponseReturnValue:
    """Give DN and name of the containers of a domain that are in no other."""
    with database().read() as session:
        roots = root_containers(session, divisible_domain(request.args.get("domain", "")))
    return {"mapList": [{"key": root.dn, "value": root.name} for root in roots]}


@administrator_permissions.post("/catalog/delegatedAdmin/rights")
def tell_operations() -> ResponseReturnValue:
    """Tell what the caller may do with each of the named objects."""
    asked: dict[str, Any] = ObjectsBody().load(request.get_json())
    with database().read() as session:
        found = [found_object(session, each["id"], caller().locale) for each in asked["permissions"]]
    return {"opertionPermissionMap": [{"permissionDn": each.dn, "operationAccessMap": _access(each)} for each in found]}


def _access(found: AuthorisedObject) -> list[dict[str, str]]:
    rights = rights_of(caller())
    return [
        {"key": key, "value": "true" if rights.permits(found.domain, key, found.dn) else "false"}
        for key in PERMISSIONS[found.domain]
    ]


def _held(session: Session, dn: str, domain: str) -> AdminAssignment:
    held = held_in(session, dn, domain)
    if held is None or held.whole:
        raise not_valid(f"{dn} is no delegated administrator of {domain}.")
    return held


def _nodes(session: Session, held: AdminAssignment) -> Iterator[dict[str, Any]]:
    """The objects of the permissions; deleted objects are left out."""
    for permission in held.permissions:
        found = object_at(session, permission.object_dn, caller().locale)
        if found:
            yield {**_object_node(found), "permission": permission.permission}


def _object_node(found: AuthorisedObject) -> dict[str, Any]:
    return {"id": found.dn, "name": found.name, "desc": found.description, "entityType": found.kind}


def _sorted(nodes: list[dict[str, Any]], asked: dict[str, Any]) -> list[dict[str, Any]]:
    words, column = sort_key(asked["q"].strip().strip("*")), asked["sort_by"]
    wanted = [
        node
        for node in nodes
        if words in sort_key(node["name"]) and asked["filter_search"] in {ALL, node["entityType"]}
    ]
    key = "name" if column == "resolvedNameAuthObject" else column
    return sorted(
        wanted,
        key=lambda node: (sort_key(node[key]), sort_key(node["name"]), node["permission"]),
        reverse=asked["sort_order"] == "desc",
    )
