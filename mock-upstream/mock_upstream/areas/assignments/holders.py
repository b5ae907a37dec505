"""The holders of a role or a resource: ``assignments`` of both below ``/IDMProv/rest/catalog``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from flask import Blueprint, request
from sqlalchemy import and_, case, func, or_, select, true

from mock_upstream.admission import require_page
from mock_upstream.areas.assignments.holder_node import holder_nodes
from mock_upstream.areas.assignments.requests import HoldersQuery, PermissionReference
from mock_upstream.bearer import caller
from mock_upstream.errors import FaultError
from mock_upstream.nodes.listing import contains, ordered
from mock_upstream.nodes.request_node import state_words
from mock_upstream.store.assignments import RESOURCE, ROLE, USER
from mock_upstream.store.database import database
from mock_upstream.store.groups import Group
from mock_upstream.store.holders import ASKED, ASSIGNED, MEMBER, HolderRow
from mock_upstream.store.holdings import Inclusions
from mock_upstream.store.listing import Page, Rows, count_rows
from mock_upstream.store.recipients import named
from mock_upstream.store.request_states import STATES
from mock_upstream.store.resources import Resource
from mock_upstream.store.roles import Role

if TYPE_CHECKING:
    from flask.typing import ResponseReturnValue
    from sqlalchemy import ColumnElement, Select
    from sqlalchemy.orm import Session

holders = Blueprint("holders", __name__, url_prefix="/IDMProv/rest/catalog")

_SORTED_BY = {
    "recipientFullName": HolderRow.sort_holder,
    "identityDisplayName": HolderRow.sort_holder,
    "recipientType": HolderRow.holder_type,
    "description": func.lower(HolderRow.reason),
    "statusDisplay": case(
        *(
            (and_(HolderRow.kind == kind, HolderRow.state == int(code)), state_words(kind, code))
            for kind in (ROLE, RESOURCE)
            for code in STATES[kind]
        )
    ),
    "requestDate": HolderRow.requested_ms,
    "effectiveDate": HolderRow.effective_ms,
    "expiryDate": HolderRow.expires_ms,
}


@holders.post("/roles/role/assignments")
@holders.post("/roles/role/assignments/v2")
def list_of_role() -> ResponseReturnValue:
    """
    Give one page of the assignments of a role, and of the requests for the role that are open, denied or failed.

    ``onlyDirectAssignments=false`` adds assignments of roles that include it, and the members of groups and containers.

    Source:
        SPEC 3 "Table columns"; docs/assumptions.md A-470.
    """
    require_page("role")
    asked: dict[str, Any] = HoldersQuery().load(request.args)
    dn = _asked_dn()
    with database().read() as session:
        if session.get(Role, dn) is None:
            raise FaultError("NotFound", f"The role {dn} does not exist.")
        sources = {dn} if asked["only_direct"] else Inclusions(session).above(dn)
        return _page(session, asked, ROLE, _rows(dn, sources, asked))


@holders.post("/resources/resource/assignments")
def list_of_resource() -> ResponseReturnValue:
    """Give one page of the assignments of a resource, and of the roles that bring it along."""
    require_page("resource")
    asked: dict[str, Any] = HoldersQuery().load(request.args)
    dn = _asked_dn()
    with database().read() as session:
        if session.get(Resource, dn) is None:
            raise FaultError("NotFound", f"The resource {dn} does not exist.")
        sources = {dn, *Inclusions(session).with_resource(dn)}
        return _page(session, asked, RESOURCE, _rows(dn, sources, asked))


def _asked_dn() -> str:
    asked: dict[str, str] = PermissionReference().load(request.get_json())
    return asked["id"] or asked["dn"]


def _rows(dn: str, sources: set[str], asked: dict[str, Any]) -> ColumnElement[bool]:
    """Condition: assignments of the sources, if wanted the members of their groups, and requests for the permission."""
    parts = [ASSIGNED] if asked["only_direct"] else [ASSIGNED, MEMBER]
    given = and_(HolderRow.part.in_(parts), HolderRow.permission_dn.in_(sources))
    return or_(given, and_(HolderRow.part == ASKED, HolderRow.permission_dn == dn))


def _page(session: Session, asked: dict[str, Any], kind: str, listed: ColumnElement[bool]) -> ResponseReturnValue:
    query = select(HolderRow).where(listed, _with(asked["q"].strip().strip("*")))
    in_order = ordered(query, asked, _SORTED_BY, HolderRow.part, HolderRow.number, HolderRow.member_dn)
    found = _read(session, in_order, Page.of(asked["next_index"], asked["size"]))
    nodes = holder_nodes(session, found.rows, kind, caller().locale)
    return {
        "assignmentStatusList": nodes,
        "nextIndex": found.next_index,
        "arraySize": len(nodes),
        "total": found.total,
        "hasmore": found.next_index > 0,
    }


def _read(session: Session, query: Select[HolderRow], page: Page) -> Rows[HolderRow]:
    total = count_rows(session, query)
    rows = session.scalars(query.offset(page.first - 1).limit(page.size)).all()
    following = page.first + len(rows)
    return Rows(rows, total, following if rows and following <= total else 0)


def _with(words: str) -> ColumnElement[bool]:
    """Condition: the words are in the name or the DN of the holder, or in the reason."""
    if not words:
        return true()
    return or_(
        and_(HolderRow.holder_type == USER, *named(words, HolderRow.holder_row)),
        HolderRow.holder_dn.in_(select(Group.dn).where(contains(Group.searched_name, words))),
        *(each.contains(words, autoescape=True) for each in (HolderRow.holder_dn, HolderRow.reason)),
    )
