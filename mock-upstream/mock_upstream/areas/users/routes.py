"""The calls below ``/IDMProv/rest/access`` that read users."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from flask import Blueprint, request
from sqlalchemy import func, or_, select

from mock_upstream.areas.users.lists import list_node
from mock_upstream.areas.users.requests import ClientQuery, CountQuery, DetailsQuery, ListQuery
from mock_upstream.bearer import caller
from mock_upstream.directory.people import found_person
from mock_upstream.directory.people_settings import people_settings
from mock_upstream.directory.person_node import PersonNodes
from mock_upstream.directory.schema import read_schema
from mock_upstream.directory.trustees import editable_keys
from mock_upstream.store.database import database
from mock_upstream.store.entities import USER
from mock_upstream.store.models import Person
from mock_upstream.store.resources import Resource
from mock_upstream.store.rights import HELPDESK, rights_of
from mock_upstream.store.roles import Role
from mock_upstream.store.teams import VIEW_RUNNING, Team, granting, is_member, managed_by

if TYPE_CHECKING:
    from flask.typing import ResponseReturnValue

_COUNTED = {"users": Person, "roles": Role, "resources": Resource}

users = Blueprint("users", __name__, url_prefix="/IDMProv/rest/access")


@users.get("/users/list")
def list_users() -> ResponseReturnValue:
    """
    Give one page of people.

    Returns:
        PersonListNode; ``nextIndex`` is 0 when no rows follow.

    Source:
        SPEC 7 "Users"; SPEC 5 "Search and paging".
    """
    return list_node(ListQuery().load(request.args))


@users.get("/users/usersForHistory")
def list_users_with_history() -> ResponseReturnValue:
    """
    Give one page of the people whose requests the caller may see.

    Administrators and the help desk see everybody; others see themselves and the members of teams in which they may see
    running requests.
    """
    asked: dict[str, Any] = ListQuery().load(request.args)
    if rights_of(caller()).domains or caller().duty == HELPDESK:
        return list_node(asked)
    with database().read() as session:
        teams = session.scalars(select(Team).where(managed_by(caller().dn), granting(VIEW_RUNNING))).all()
    return list_node(asked, or_(Person.dn == caller().dn, is_member(teams)))


@users.get("/users/details")
def show_user() -> ResponseReturnValue:
    """Give the person named by ``userDn``; 489 ``NotFound`` when there is none."""
    asked: dict[str, Any] = DetailsQuery().load(request.args)
    return _describe(asked["dn"], asked)


@users.get("/users/userDefaults")
def show_caller() -> ResponseReturnValue:
    """Give the signed-in person, with the contact of the help desk."""
    asked: dict[str, Any] = ClientQuery().load(request.args)
    with database().read() as session:
        contact = people_settings(session, asked["client_id"]).contact
    return {**_describe(caller().dn, asked), "helpdeskDetails": contact}


@users.get("/users/fullName")
def show_full_name() -> ResponseReturnValue:
    """Give ``{"name": ...}`` of the signed-in person."""
    return {"name": caller().full_name}


@users.get("/counts")
def count() -> ResponseReturnValue:
    """Give ``{"usersCount", "rolesCount", "resourcesCount"}``, each when asked with its name, e.g. ``users=true``."""
    asked: dict[str, Any] = CountQuery().load(request.args)
    wanted = [(name, table) for name, table in _COUNTED.items() if asked[name]]
    with database().read() as session:
        return {f"{name}Count": session.scalar(select(func.count()).select_from(table)) for name, table in wanted}


def _describe(dn: str, asked: dict[str, Any]) -> dict[str, Any]:
    with database().read() as session:
        person, schema = found_person(session, dn), read_schema(session, USER)
        settings = people_settings(session, asked["client_id"])
        editable = editable_keys(schema, settings, caller(), dn, is_profile=asked["is_profile"])
        return PersonNodes(session, schema, caller()).node(person, editable)
