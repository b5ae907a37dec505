"""The permissions of a person: ``assignments*`` below ``/IDMProv/rest/access``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from flask import Blueprint, request
from sqlalchemy import select

from mock_upstream.admission import require_page, require_steward
from mock_upstream.areas.assignments.assignment_node import AssignmentNodes
from mock_upstream.areas.assignments.possession import possessions_of
from mock_upstream.areas.assignments.possession_search import found_page
from mock_upstream.areas.assignments.requests import AdvancedQuery, HoldingsQuery, IdentitiesQuery, PermissionReference
from mock_upstream.bearer import caller
from mock_upstream.errors import FaultError
from mock_upstream.nodes.listing import ordered
from mock_upstream.nodes.people import DnReference, found_person, user_node
from mock_upstream.store.assignments import RESOURCE, ROLE
from mock_upstream.store.database import database
from mock_upstream.store.groups import Group
from mock_upstream.store.holdings import rows_having
from mock_upstream.store.listing import Found, Page, read_page
from mock_upstream.store.models import Person
from mock_upstream.store.people_search import in_rows
from mock_upstream.store.recipients import named
from mock_upstream.store.rights import HELPDESK, rights_of
from mock_upstream.store.teams import VIEW_ROLE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from flask.typing import ResponseReturnValue
    from sqlalchemy.orm import Session

assignments = Blueprint("assignments", __name__, url_prefix="/IDMProv/rest/access/assignments")

_KINDS = (ROLE, RESOURCE)
_SORTED_BY = {"FirstName": Person.sort_first, "LastName": Person.sort_last, "name": Person.sort_name}


@assignments.get("")
def list_own() -> ResponseReturnValue:
    """Give one page of the caller's permissions and pending requests."""
    require_page("permissions", "profile")
    return _listed(caller().dn, HoldingsQuery().load(request.args))


@assignments.get("/advanced")
def search_own() -> ResponseReturnValue:
    """Give the same, filtered by any part of an assignment."""
    require_page("permissions", "profile")
    return _listed(caller().dn, AdvancedQuery().load(request.args))


@assignments.post("/item")
def show_own() -> ResponseReturnValue:
    """Give one role or resource of the caller; 489 ``NotFound`` when the caller does not have it."""
    asked: dict[str, str] = PermissionReference().load(request.get_json())
    with database().read() as session:
        wanted = [
            each for each in possessions_of(session, caller().dn) if each.thing.dn == (asked["id"] or asked["dn"])
        ]
        if not wanted:
            raise FaultError("NotFound", "It is not assigned to you.")
        return AssignmentNodes(session, wanted, caller().locale).node(wanted[0])


@assignments.post("/list")
def list_of_person() -> ResponseReturnValue:
    """Give one page of the permissions and pending requests of the named person or group."""
    return _listed(_seen_holder(), HoldingsQuery().load(request.args))


@assignments.post("/list/v2")
def search_of_person() -> ResponseReturnValue:
    """Give the same, filtered by any part of an assignment."""
    return _listed(_seen_holder(), AdvancedQuery().load(request.args))


@assignments.post("/role/list")
def list_roles_of_person() -> ResponseReturnValue:
    """Give one page of the roles of the named person or group."""
    return _listed(_seen_holder(), HoldingsQuery().load(request.args), [ROLE])


@assignments.post("/resource/list")
def list_resources_of_person() -> ResponseReturnValue:
    """Give one page of the resources of the named person or group."""
    return _listed(_seen_holder(), HoldingsQuery().load(request.args), [RESOURCE])


@assignments.get("/identities")
def list_identities() -> ResponseReturnValue:
    """
    Give one page of the people who have a role or a resource, directly or inherited.

    Returns:
        ``{"identities": [UserNode], "total", "nextIndex"}``; the reply of the real call is not documented.
    """
    asked: dict[str, Any] = IdentitiesQuery().load(request.args)
    kind = asked["kind"].lower()
    if kind not in _KINDS:
        raise FaultError("InvalidEnumValue", f"Invalid type: {kind}")
    require_page(kind)
    with database().read() as session:
        people = ordered(select(Person), asked, _SORTED_BY, Person.sort_name, Person.dn)
        holders = rows_having(session, kind, asked["permission_dn"]).subquery()
        having = Found.of(session, select(holders).where(*named(asked["q"], holders.c.number)))
        page = Page.of(asked["next_index"], asked["size"])
        found = read_page(session, people, page, [in_rows(having)], having.total)
    return {
        "identities": [user_node(person) for person in found.rows],
        "total": found.total,
        "nextIndex": found.next_index,
    }


def _seen_holder() -> str:
    """
    DN of the named person or group.

    A person is the caller, or anybody for the help desk, administrators and managers of their teams; a group needs the
    right to the page of groups.
    """
    named: dict[str, str] = DnReference().load(request.get_json())
    with database().read() as session:
        if session.get(Group, named["dn"]):
            require_page("groups")
            return named["dn"]
        person = found_person(session, named["dn"])
        if person.dn != caller().dn and caller().duty != HELPDESK and not rights_of(caller()).assignments:
            require_steward(session, person.dn, VIEW_ROLE)
    return person.dn


def _listed(holder_dn: str, asked: dict[str, Any], kinds: Sequence[str] = _KINDS) -> ResponseReturnValue:
    with database().read() as session:
        return _page(session, holder_dn, asked, kinds)


def _page(session: Session, holder_dn: str, asked: dict[str, Any], kinds: Sequence[str]) -> dict[str, Any]:
    wanted = [each for each in possessions_of(session, holder_dn) if each.kind in kinds]
    found = found_page(wanted, asked, caller().locale)
    nodes = AssignmentNodes(session, found.rows, caller().locale)
    return {
        "assignments": [nodes.node(each) for each in found.rows],
        "total": found.total,
        "totalPermissionCount": len(wanted),
        "nextIndex": found.next_index,
    }
