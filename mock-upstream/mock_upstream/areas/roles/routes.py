"""The role calls below ``/IDMProv/rest/catalog``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from flask import Blueprint, request

from mock_upstream.admission import require_domain, require_page, require_permission
from mock_upstream.areas.roles.requests import RoleBody, RoleListQuery, RolesBody
from mock_upstream.areas.roles.role_node import RoleNodes
from mock_upstream.areas.roles.rules import (
    change_role,
    changeable_role,
    delete_role,
    found_role,
    new_role,
)
from mock_upstream.areas.roles.search import roles_query
from mock_upstream.bearer import caller
from mock_upstream.nodes.listing import asked_page
from mock_upstream.nodes.localized import DEFAULT, in_language
from mock_upstream.nodes.response import one_by_one
from mock_upstream.nodes.role_levels import level_nodes
from mock_upstream.store.administrators import ROLES
from mock_upstream.store.clock import clock
from mock_upstream.store.database import database
from mock_upstream.store.roles import Role, level_container

if TYPE_CHECKING:
    from flask.typing import ResponseReturnValue

roles = Blueprint("roles", __name__, url_prefix="/IDMProv/rest/catalog/roles")


@roles.before_request
def _let_in() -> None:
    require_page("role")


@roles.get("")
@roles.get("/list")
@roles.get("/listV2")
def list_roles() -> ResponseReturnValue:
    """
    Give one page of roles.

    Returns:
        RolesListResponseNode; ``nextIndex`` is 0 when no rows follow.

    Source:
        SPEC 7 "Roles"; SPEC 5 "Search and paging".
    """
    asked: dict[str, Any] = RoleListQuery().load(request.args.to_dict(flat=True) | _repeated())
    with database().read() as session:
        found = asked_page(session, roles_query(asked), asked)
        describe = RoleNodes(session, caller().locale).brief
        nodes = [describe(role) for role in found.rows]
    return {
        "roles": nodes,
        "nextIndex": found.next_index,
        "arraySize": len(nodes),
        "total": found.total,
        "totalSize": found.total,
    }


@roles.get("/levels")
def list_levels() -> ResponseReturnValue:
    """Give ``{"roleLevels": [...]}``, the lowest first."""
    with database().read() as session:
        return {"roleLevels": list(level_nodes(session, caller().locale).values())}


@roles.post("/role")
@roles.post("/roleV2")
def show_roles() -> ResponseReturnValue:
    """Give the named roles with everything about them; 489 ``NotFound`` when one is not there."""
    asked: dict[str, Any] = RolesBody().load(request.get_json())
    with database().read() as session:
        describe = RoleNodes(session, caller().locale).whole
        return {"roles": [describe(found_role(session, each["id"])) for each in asked["roles"]]}


@roles.post("")
def create_role() -> ResponseReturnValue:
    """Create a role and give it back; ``id`` of the body is the common name, of the reply the DN."""
    given: dict[str, Any] = RoleBody().load(request.get_json())
    require_permission(ROLES, "createRole", given.get("subContainer") or level_container(given.get("level", 0)))
    with database().write() as session:
        return RoleNodes(session, caller().locale).whole(new_role(session, given))


@roles.put("/role")
def change_one_role() -> ResponseReturnValue:
    """Change a role and give it back."""
    given: dict[str, Any] = RoleBody().load(request.get_json())
    require_permission(ROLES, "modifyRole", given["id"])
    with database().write() as session:
        role = changeable_role(session, given["id"])
        change_role(role, given)
        return RoleNodes(session, caller().locale).whole(role)


@roles.put("/roles")
def change_roles() -> ResponseReturnValue:
    """Change the named roles, each for itself."""
    require_domain(ROLES)
    given: dict[str, Any] = RolesBody().load(request.get_json())
    with database().write() as session:

        def change(wanted: dict[str, Any]) -> tuple[str, str]:
            require_permission(ROLES, "modifyRole", wanted["id"])
            role = changeable_role(session, wanted["id"])
            change_role(role, wanted)
            return _named(role)

        return one_by_one(given["roles"], change, "role")


@roles.delete("/role")
def delete_roles() -> ResponseReturnValue:
    """Delete the named roles, and what people have only by them; each one succeeds or fails by itself."""
    require_domain(ROLES)
    given: dict[str, Any] = RolesBody().load(request.get_json())
    with database().write() as session:

        def delete(wanted: dict[str, Any]) -> tuple[str, str]:
            require_permission(ROLES, "deleteRole", wanted["id"])
            return _named(delete_role(session, wanted["id"], clock().now_ms()))

        return one_by_one(given["roles"], delete, "role")


def _named(role: Role) -> tuple[str, str]:
    return role.dn, in_language(role.names, DEFAULT)


def _repeated() -> dict[str, list[str]]:
    names = ("roleLevel", "categoryKeys")
    return {name: request.args.getlist(name) for name in names if name in request.args}
