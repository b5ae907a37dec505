"""Which roles a role includes, and which include it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from flask import Blueprint, request

from mock_upstream.admission import require_page, require_permission
from mock_upstream.areas.roles.requests import RelationsBody, RoleListQuery, RoleReference
from mock_upstream.areas.roles.role_node import RoleNodes
from mock_upstream.areas.roles.rules import changeable_role, found_role, unfit_relation
from mock_upstream.areas.roles.search import roles_query
from mock_upstream.bearer import caller
from mock_upstream.nodes.listing import asked_page
from mock_upstream.nodes.localized import DEFAULT, in_language
from mock_upstream.nodes.response import Outcome
from mock_upstream.store.administrators import ROLES
from mock_upstream.store.database import database
from mock_upstream.store.roles import Role, RoleRelation

if TYPE_CHECKING:
    from collections.abc import Iterable

    from flask.typing import ResponseReturnValue
    from sqlalchemy import ColumnElement
    from sqlalchemy.orm import Session

role_relations = Blueprint("role_relations", __name__, url_prefix="/IDMProv/rest/catalog/roles")


@role_relations.before_request
def _let_in() -> None:
    require_page("role")


@role_relations.post("/subRoles/list")
def list_sub_roles() -> ResponseReturnValue:
    """Give one page of the roles that the named one includes."""
    role = _asked_role()
    return _page(Role.parents.any(RoleRelation.parent_dn == role))


@role_relations.post("/parentRoles/list")
def list_parent_roles() -> ResponseReturnValue:
    """Give one page of the roles that include the named one."""
    role = _asked_role()
    return _page(Role.children.any(RoleRelation.child_dn == role))


@role_relations.post("/subRoles")
@role_relations.post("/parentRoles")
def add_relations() -> ResponseReturnValue:
    """Let roles include each other, each pair for itself."""
    with database().write() as session:
        outcome = Outcome()
        for parent, child, other, description in _pairs(session):
            reason = unfit_relation(parent, child)
            if reason:
                outcome.refused(other.dn, reason)
                continue
            parent.children.append(RoleRelation(child=child, description=description))
            outcome.done(other.dn, in_language(other.names, DEFAULT))
        return outcome.node()


@role_relations.delete("/subRoles")
@role_relations.delete("/parentRoles")
def remove_relations() -> ResponseReturnValue:
    """Let roles include each other no longer, each pair for itself."""
    with database().write() as session:
        outcome = Outcome()
        for parent, child, other, _description in _pairs(session):
            relation = session.get(RoleRelation, (parent.dn, child.dn))
            if relation is None:
                outcome.refused(other.dn, "The roles do not include each other.")
                continue
            session.delete(relation)
            outcome.done(other.dn, in_language(other.names, DEFAULT))
        return outcome.node()


def _asked_role() -> str:
    asked: dict[str, str] = RoleReference().load(request.get_json())
    with database().read() as session:
        return found_role(session, asked["id"]).dn


def _page(related: ColumnElement[bool]) -> ResponseReturnValue:
    asked: dict[str, Any] = RoleListQuery().load(request.args)
    with database().read() as session:
        found = asked_page(session, roles_query(asked).where(related), asked)
        describe = RoleNodes(session, caller().locale).brief
        nodes = [describe(role) for role in found.rows]
    return {"roles": nodes, "nextIndex": found.next_index, "arraySize": len(nodes), "total": found.total}


def _pairs(session: Session) -> Iterable[tuple[Role, Role, Role, str]]:
    """Parent, child, the role from the list (one of both), and the description."""
    given: dict[str, Any] = RelationsBody().load(request.get_json())
    require_permission(ROLES, "modifyRole", given["role_id"])
    role = changeable_role(session, given["role_id"])
    for each in given["sub_roles"]:
        other = changeable_role(session, each["id"])
        yield role, other, other, each["request_description"]
    for each in given["parent_roles"]:
        other = changeable_role(session, each["id"])
        yield other, role, other, each["request_description"]
