"""The calls about teams themselves, below ``/IDMProv/rest/access/teams``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from flask import Blueprint, request
from sqlalchemy import select

from mock_upstream.admission import acting_person, require_page
from mock_upstream.areas.teams.requests import (
    TeamChange,
    TeamCreation,
    TeamListQuery,
    TeamReference,
    TeamsBody,
    page_of,
)
from mock_upstream.areas.teams.rules import change_team, new_team
from mock_upstream.areas.teams.team_node import brief_team, whole_team
from mock_upstream.areas.teams.visibility import changeable_team, seen_by, seen_team
from mock_upstream.bearer import caller
from mock_upstream.errors import FaultError
from mock_upstream.nodes.listing import contains
from mock_upstream.nodes.localized import DEFAULT, in_language
from mock_upstream.nodes.response import one_by_one
from mock_upstream.store.database import database
from mock_upstream.store.listing import read_page
from mock_upstream.store.teams import PERMISSIONS, SET_AVAILABILITY, SET_DELEGATES, SET_PROXIES, Team, granting

if TYPE_CHECKING:
    from collections.abc import Iterable

    from flask.typing import ResponseReturnValue
    from sqlalchemy import ColumnElement

teams = Blueprint("teams", __name__, url_prefix="/IDMProv/rest/access/teams")

_OF_TYPE = {"A": granting(SET_AVAILABILITY) | granting(SET_DELEGATES), "P": granting(SET_PROXIES)}


@teams.before_request
def _let_in() -> None:
    require_page("teams")


@teams.get("/managelist")
def list_teams() -> ResponseReturnValue:
    """
    Give one page of the teams that the caller administers or acts for.

    Returns:
        TargetSetListNode without members; all teams if no size is requested.

    Source:
        SPEC 7 "Teams"; docs/assumptions.md A-107.
    """
    asked: dict[str, Any] = TeamListQuery().load(request.args)
    with database().read() as session:
        reader = acting_person(session, asked["proxy_user"])
        query = select(Team).where(seen_by(reader), *_conditions(asked))
        order = [Team.sort_name, Team.dn]
        query = query.order_by(*(each.desc() if asked["sort_order"] == "desc" else each for each in order))
        found = read_page(session, query, page_of(asked["next_index"], asked["size"]))
        nodes = [brief_team(team, reader) for team in found.rows]
    return {"teams": nodes, "arraySize": len(nodes), "totalCount": found.total, "nextIndex": found.next_index}


@teams.post("/team")
def show_team() -> ResponseReturnValue:
    """Give the named team with everything about it."""
    asked: dict[str, Any] = TeamReference().load(request.get_json())
    with database().read() as session:
        return whole_team(session, seen_team(session, caller(), asked["dn"]), caller())


@teams.post("")
def create_team() -> ResponseReturnValue:
    """Create a team and give it back; 400 for input that a browser could run."""
    given: dict[str, Any] = TeamCreation().load(request.get_json())
    with database().write() as session:
        team = new_team(session, caller(), given)
        session.flush()
        return whole_team(session, team, caller())


@teams.put("")
def change_one_team() -> ResponseReturnValue:
    """Change a team and give it back; 400 for input that a browser could run."""
    given: dict[str, Any] = TeamChange().load(request.get_json())
    with database().write() as session:
        team = changeable_team(session, caller(), given["dn"])
        change_team(session, caller(), team, given)
        session.flush()
        return whole_team(session, team, caller())


@teams.delete("")
def delete_teams() -> ResponseReturnValue:
    """Delete the named teams, each for itself."""
    given: dict[str, Any] = TeamsBody().load(request.get_json())
    with database().write() as session:

        def delete(wanted: dict[str, Any]) -> tuple[str, str]:
            team = changeable_team(session, caller(), wanted["id"])
            session.delete(team)
            return team.dn, in_language(team.names, DEFAULT)

        return one_by_one([{"id": each["dn"]} for each in given["teams"]], delete, "team")


def _conditions(asked: dict[str, Any]) -> Iterable[ColumnElement[bool]]:
    yield contains(Team.searched, asked["q"])
    if "type" in asked:
        yield _OF_TYPE[asked["type"]]
    if permission := asked.get("permission"):
        if not any(permission in known for known in PERMISSIONS.values()):
            raise FaultError("InvalidEnumValue", f"There is no permission {permission}.")
        yield granting(permission)
