"""The calls about what teams may do, below ``/IDMProv/rest/access/teams``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from flask import Blueprint, request

from mock_upstream.admission import require_page
from mock_upstream.areas.teams.objects import Objects, bean
from mock_upstream.areas.teams.permission_rules import add_permission, remove_permission, wanted_permissions
from mock_upstream.areas.teams.requests import OrderedQuery, PermissionsBody, TeamReference
from mock_upstream.areas.teams.visibility import changeable_team, seen_team
from mock_upstream.bearer import caller
from mock_upstream.errors import FaultError
from mock_upstream.nodes.response import Outcome
from mock_upstream.store.database import database
from mock_upstream.store.listing import Page, cut_page, sort_key

if TYPE_CHECKING:
    from collections.abc import Callable

    from flask.typing import ResponseReturnValue
    from sqlalchemy.orm import Session

    from mock_upstream.store.teams import Team

team_permissions = Blueprint("team_permissions", __name__, url_prefix="/IDMProv/rest/access/teams")


@team_permissions.before_request
def _let_in() -> None:
    require_page("teams")


@team_permissions.post("/team/permissions")
def list_permissions() -> ResponseReturnValue:
    """Give one page of the permissions of the named team, by name of the object."""
    asked: dict[str, Any] = OrderedQuery().load(request.args)
    given: dict[str, Any] = TeamReference().load(request.get_json())
    words = asked["q"].strip().strip("*").casefold()
    with database().read() as session:
        team = seen_team(session, caller(), given["dn"])
        beans = [bean(each, about) for each, about in Objects(session, caller().locale).of(team.permissions)]
    wanted = [each for each in beans if words in each["name"].casefold()]
    wanted.sort(key=lambda each: sort_key(each["name"]), reverse=asked["sort_order"] == "desc")
    found = cut_page(wanted, Page.of(asked["next_index"], asked["size"]))
    return {
        "permissionsList": found.rows,
        "nextIndex": found.next_index,
        "arraySize": len(found.rows),
        "totalSize": found.total,
    }


@team_permissions.put("/permissions")
def add_permissions() -> ResponseReturnValue:
    """Give permissions to a team, each for itself."""
    return _each(add_permission)


@team_permissions.delete("/permissions")
def remove_permissions() -> ResponseReturnValue:
    """Remove permissions of a team, one by one; without ``permission`` all on the object."""
    return _each(remove_permission)


def _each(act: Callable[[Session, Team, dict[str, Any]], str]) -> ResponseReturnValue:
    given: dict[str, Any] = PermissionsBody().load(request.get_json())
    outcome = Outcome()
    with database().write() as session:
        team = changeable_team(session, caller(), given["team_dn"])
        for wanted in wanted_permissions(given, given["permissions"]):
            try:
                name = act(session, team, wanted)
            except FaultError as fault:
                outcome.refused(wanted["id"], fault.text, entityType=wanted["entityType"])
            else:
                outcome.done(wanted["id"], name, entityType=wanted["entityType"])
    return outcome.node()
