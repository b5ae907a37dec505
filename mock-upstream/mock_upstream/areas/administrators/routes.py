"""``/IDMProv/rest/admin/administrator/assignments`` and ``user/admin``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from flask import Blueprint, request

from mock_upstream.admission import require_domain
from mock_upstream.areas.administrators.assignment_node import assignment_node, pairs, revoked_node
from mock_upstream.areas.administrators.requests import (
    AdminQuery,
    AssignmentBody,
    AssignmentsQuery,
    RevokeBody,
    known_domain,
)
from mock_upstream.areas.administrators.rules import COLUMNS, assignments_query, new_assignment, revoked
from mock_upstream.bearer import caller
from mock_upstream.errors import FORBIDDEN
from mock_upstream.nodes.listing import asked_page
from mock_upstream.nodes.scripts import refuse_scripts
from mock_upstream.store.administrators import DOMAINS, PERMISSIONS, SECURITY, in_force
from mock_upstream.store.clock import clock
from mock_upstream.store.database import database

if TYPE_CHECKING:
    from flask.typing import ResponseReturnValue

administrators = Blueprint("administrators", __name__, url_prefix="/IDMProv/rest")

_ASSIGNMENTS = "/admin/administrator/assignments"


@administrators.get(_ASSIGNMENTS)
def list_assignments() -> ResponseReturnValue:
    """Give one page of the list of administrators; ``nextIndex`` is 0 when no rows follow."""
    require_domain(SECURITY)
    asked: dict[str, Any] = AssignmentsQuery().load(request.args)
    now_ms = clock().now_ms()
    with database().read() as session:
        found = asked_page(session, assignments_query(asked, now_ms), asked)
        nodes = [assignment_node(each, now_ms, caller().locale) for each in found.rows]
    return {
        "adminAssignments": nodes,
        "nextIndex": found.next_index,
        "totalSize": found.total,
        "total": found.total,
    }


@administrators.post(f"{_ASSIGNMENTS}/create")
def create_assignment() -> ResponseReturnValue:
    """Make a person or group an administrator of a domain, and return the domain."""
    require_domain(SECURITY)
    refuse_scripts(request.get_json())
    given: dict[str, Any] = AssignmentBody().load(request.get_json())
    with database().write() as session:
        created = new_assignment(session, given, clock().now_ms())
        return pairs({created.domain: DOMAINS[created.domain]})


@administrators.delete(_ASSIGNMENTS)
def revoke_assignments() -> ResponseReturnValue:
    """Revoke the named assignments and answer the same list; 412, and no change, when one does not exist."""
    require_domain(SECURITY, FORBIDDEN)
    given: dict[str, Any] = RevokeBody().load(request.get_json())
    with database().write() as session:
        gone = [revoked(session, each) for each in given["revoked"]]
        nodes = [revoked_node(assignment) for assignment in gone]
        for assignment in gone:
            session.delete(assignment)
    return {"revokeAssignments": nodes, "arraySize": len(nodes)}


@administrators.get(f"{_ASSIGNMENTS}/adminDomains")
def list_domains() -> ResponseReturnValue:
    """Give every domain."""
    return pairs(DOMAINS)


@administrators.get(f"{_ASSIGNMENTS}/domains")
def list_divisible_domains() -> ResponseReturnValue:
    """Give the domains that delegated administrators can have."""
    return pairs({domain: DOMAINS[domain] for domain in PERMISSIONS})


@administrators.get(f"{_ASSIGNMENTS}/columns")
def list_columns() -> ResponseReturnValue:
    """Give the columns of the list."""
    return pairs(COLUMNS)


@administrators.get("/access/user/admin")
def tell_admin() -> ResponseReturnValue:
    """Answer whether a person administers a domain, or any domain, as a whole (level 1) or in part (level 2)."""
    asked: dict[str, Any] = AdminQuery().load(request.args)
    domains = {known_domain(asked["domain"])} if asked["domain"] else DOMAINS.keys()
    with database().read() as session:
        held = in_force(session, asked["user_dn"] or caller().dn, clock().now_ms())
    return {"isAdmin": any(each.domain in domains and each.whole == (asked["level"] == 1) for each in held)}
