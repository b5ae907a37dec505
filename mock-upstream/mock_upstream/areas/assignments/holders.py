"""Who has a role or a resource: ``assignments`` of both below ``/IDMProv/rest/catalog``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from flask import Blueprint, request
from sqlalchemy import func, or_, select

from mock_upstream.admission import require_page
from mock_upstream.areas.assignments.holder_node import holder_nodes
from mock_upstream.areas.assignments.requests import HoldersQuery, PermissionReference
from mock_upstream.bearer import caller
from mock_upstream.errors import FaultError
from mock_upstream.nodes.listing import asked_page, ordered
from mock_upstream.store.assignments import RESOURCE, ROLE, Assignment
from mock_upstream.store.database import database
from mock_upstream.store.groups import Group
from mock_upstream.store.holdings import Inclusions
from mock_upstream.store.models import Person
from mock_upstream.store.resources import Resource
from mock_upstream.store.roles import Role

if TYPE_CHECKING:
    from flask.typing import ResponseReturnValue
    from sqlalchemy import Select
    from sqlalchemy.orm import Session

holders = Blueprint("holders", __name__, url_prefix="/IDMProv/rest/catalog")

_HOLDER_NAME = func.coalesce(Person.sort_name, Group.sort_name, Assignment.holder_dn)
_SORTED_BY = {
    "recipientFullName": _HOLDER_NAME,
    "identityDisplayName": _HOLDER_NAME,
    "recipientType": Assignment.holder_type,
    "description": func.lower(Assignment.reason),
    "statusDisplay": _HOLDER_NAME,
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
    found = asked_page(session, ordered(_query(sources, asked["q"]), asked, _SORTED_BY, Assignment.id), asked)
    nodes = holder_nodes(session, found.rows, kind, caller().locale)
    return {
        "assignmentStatusList": nodes,
        "nextIndex": found.next_index,
        "arraySize": len(nodes),
        "total": found.total,
        "hasmore": found.next_index > 0,
    }


def _query(sources: set[str], search: str) -> Select[Assignment]:
    query = (
        select(Assignment)
        .outerjoin(Person, Person.dn == Assignment.holder_dn)
        .outerjoin(Group, Group.dn == Assignment.holder_dn)
        .where(Assignment.permission_dn.in_(sources))
    )
    words = search.strip().strip("*")
    if not words:
        return query
    columns = (Person.full_name, Person.cn, Group.name, Assignment.holder_dn, Assignment.reason)
    return query.where(or_(*(column.icontains(words, autoescape=True) for column in columns)))
