"""Who has a role or a resource: ``assignments`` of both below ``/IDMProv/rest/catalog``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from flask import Blueprint, request
from sqlalchemy import and_, func, or_, select, union

from mock_upstream.admission import require_page
from mock_upstream.areas.assignments.holder_node import holder_nodes
from mock_upstream.areas.assignments.requests import HoldersQuery, PermissionReference
from mock_upstream.bearer import caller
from mock_upstream.errors import FaultError
from mock_upstream.nodes.listing import asked_page, contains, ordered
from mock_upstream.store.assignments import RESOURCE, ROLE, USER, Assignment
from mock_upstream.store.database import database
from mock_upstream.store.groups import Group
from mock_upstream.store.holdings import Inclusions
from mock_upstream.store.listing import Found
from mock_upstream.store.recipients import named
from mock_upstream.store.resources import Resource
from mock_upstream.store.roles import Role

if TYPE_CHECKING:
    from collections.abc import Iterable

    from flask.typing import ResponseReturnValue
    from sqlalchemy import ColumnElement
    from sqlalchemy.orm import Session

holders = Blueprint("holders", __name__, url_prefix="/IDMProv/rest/catalog")

_SORTED_BY = {
    "recipientFullName": Assignment.sort_holder,
    "identityDisplayName": Assignment.sort_holder,
    "recipientType": Assignment.holder_type,
    "description": func.lower(Assignment.reason),
    "statusDisplay": Assignment.sort_holder,
    "requestDate": Assignment.requested_ms,
    "effectiveDate": Assignment.effective_ms,
    "expiryDate": Assignment.expires_ms,
}


@holders.post("/roles/role/assignments")
@holders.post("/roles/role/assignments/v2")
def list_of_role() -> ResponseReturnValue:
    """
    Give one page of the assignments of a role; ``onlyDirectAssignments=false`` adds those of roles that include it.

    Source:
        SPEC 3 "Table columns".
    """
    require_page("role")
    asked: dict[str, Any] = HoldersQuery().load(request.args)
    dn = _asked_dn()
    with database().read() as session:
        if session.get(Role, dn) is None:
            raise FaultError("NotFound", f"The role {dn} does not exist.")
        sources = {dn} if asked["only_direct"] else Inclusions(session).above(dn)
        return _page(session, asked, ROLE, sources)


@holders.post("/resources/resource/assignments")
def list_of_resource() -> ResponseReturnValue:
    """Give one page of the assignments of a resource, and of the roles that bring it along."""
    require_page("resource")
    asked: dict[str, Any] = HoldersQuery().load(request.args)
    dn = _asked_dn()
    with database().read() as session:
        if session.get(Resource, dn) is None:
            raise FaultError("NotFound", f"The resource {dn} does not exist.")
        return _page(session, asked, RESOURCE, {dn, *Inclusions(session).with_resource(dn)})


def _asked_dn() -> str:
    asked: dict[str, str] = PermissionReference().load(request.get_json())
    return asked["id"] or asked["dn"]


def _page(session: Session, asked: dict[str, Any], kind: str, sources: set[str]) -> ResponseReturnValue:
    query = ordered(select(Assignment), asked, _SORTED_BY, Assignment.id)
    found = asked_page(session, query, asked, _given(session, sources, asked["q"]))
    nodes = holder_nodes(session, found.rows, kind, caller().locale)
    return {
        "assignmentStatusList": nodes,
        "nextIndex": found.next_index,
        "arraySize": len(nodes),
        "total": found.total,
        "hasmore": found.next_index > 0,
    }


def _given(session: Session, sources: set[str], search: str) -> ColumnElement[bool]:
    """Condition on assignments: they are of one of the permissions, and the words are in them or in their holder."""
    given = Assignment.permission_dn.in_(sources)
    words = search.strip().strip("*")
    if not words:
        return given
    found = union(*(select(Assignment.id.label("number")).where(given, each) for each in _with(words)))
    return Found.of(session, found).holds(Assignment.id)


def _with(words: str) -> Iterable[ColumnElement[bool]]:
    """Conditions of which one is enough: each for itself is quicker than all of them for each row."""
    yield and_(Assignment.holder_type == USER, *named(words, Assignment.holder_row))
    yield Assignment.holder_dn.in_(select(Group.dn).where(contains(Group.searched_name, words)))
    yield or_(*(each.contains(words, autoescape=True) for each in (Assignment.holder_dn, Assignment.reason)))
