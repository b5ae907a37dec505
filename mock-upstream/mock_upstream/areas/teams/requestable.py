"""The calls about permissions that can be added to teams or requested by them, below ``/IDMProv/rest/access/teams``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from flask import Blueprint, request
from sqlalchemy import true

from mock_upstream.admission import acting_person, require_page
from mock_upstream.areas.teams.objects import DOMAIN_OF
from mock_upstream.areas.teams.requests import OfferQuery, RequestableBody, RequestableQuery, TeamReference
from mock_upstream.areas.teams.visibility import managed_teams, require_administrator, seen_team
from mock_upstream.bearer import caller
from mock_upstream.nodes.containers import found_container
from mock_upstream.nodes.listing import PageQuery
from mock_upstream.nodes.permission_node import PermissionNodes
from mock_upstream.store.database import database
from mock_upstream.store.listing import Page
from mock_upstream.store.requestable import COLUMNS, DEFINITION, RESOURCE, ROLE, TABLES, Search, find_things, kind_of
from mock_upstream.store.team_grants import TeamGrants

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from flask.typing import ResponseReturnValue
    from sqlalchemy import ColumnElement
    from sqlalchemy.orm import Session

    from mock_upstream.store.requestable import Thing

team_requestable = Blueprint("team_requestable", __name__, url_prefix="/IDMProv/rest/access/teams")


@team_requestable.before_request
def _let_in() -> None:
    require_page("teams")


@team_requestable.get("/roles")
def list_offered_roles() -> ResponseReturnValue:
    """Give one page of the roles that can be added to a team."""
    return _offered(ROLE)


@team_requestable.get("/resources")
def list_offered_resources() -> ResponseReturnValue:
    """Give one page of the resources that can be added to a team."""
    return _offered(RESOURCE)


@team_requestable.get("/prds")
def list_offered_definitions() -> ResponseReturnValue:
    """Give one page of the request definitions that can be added to a team."""
    return _offered(DEFINITION)


@team_requestable.post("/container/roles")
def list_roles_in_container() -> ResponseReturnValue:
    """Give one page of the roles in a container or below it."""
    return _contained(ROLE)


@team_requestable.post("/container/resources")
def list_resources_in_container() -> ResponseReturnValue:
    """Give one page of the resources in a container or below it."""
    return _contained(RESOURCE)


@team_requestable.post("/permissions")
def list_requestable() -> ResponseReturnValue:
    """
    Give one page of the permissions that the requestors of the named teams can request.

    Returns:
        PermissionsSearchResponseNode with ``teams``. Excluded permissions are left out with
            ``useExcludePermList=true``, and else marked ``excluded``.
    """
    given: dict[str, Any] = RequestableBody().load(request.get_json())
    with database().read() as session:
        asking = acting_person(session, given["proxy_user"])
        teams = [seen_team(session, asking, dn) for dn in given["team_dns"]]
        return _granted(session, TeamGrants(teams, with_excluded=not given["without_excluded"]), list(TABLES))


@team_requestable.get("/role/permissions")
def list_requestable_roles() -> ResponseReturnValue:
    """Give one page of the roles that the caller can request in any of their teams."""
    with database().read() as session:
        return _granted(session, TeamGrants(managed_teams(session, caller())), [ROLE])


def _offered(kind: str) -> ResponseReturnValue:
    require_administrator(DOMAIN_OF[kind])
    asked: dict[str, Any] = OfferQuery().load(request.args)
    columns = [asked["column"]] if "column" in asked else COLUMNS
    with database().read() as session:
        describe = PermissionNodes(session, caller().locale).node
        return _page(session, asked, Search([kind], asked["q"], columns), describe)


def _contained(kind: str) -> ResponseReturnValue:
    require_administrator(DOMAIN_OF[kind])
    asked: dict[str, Any] = PageQuery().load(request.args)
    given: dict[str, Any] = TeamReference().load(request.get_json())
    within = f",{given['dn']}"
    with database().read() as session:
        found_container(session, given["dn"])
        describe = PermissionNodes(session, caller().locale).node
        search = Search([kind], asked["q"])
        return _page(session, asked, search, describe, lambda table: table.dn.endswith(within, autoescape=True))


def _granted(session: Session, grants: TeamGrants, kinds: Sequence[str]) -> ResponseReturnValue:
    asked: dict[str, Any] = RequestableQuery().load({**request.args, "column": request.args.getlist("column")})
    search = Search(kinds, asked["q"], asked["column"] or COLUMNS)
    nodes = PermissionNodes(session, caller().locale)
    strict = TeamGrants(grants.teams)

    def describe(thing: Thing) -> dict[str, Any]:
        kind = kind_of(thing)
        giving = [team.dn for team in grants.giving(kind, thing.dn)]
        return {**nodes.node(thing), "teams": giving, "excluded": not strict.giving(kind, thing.dn)}

    return _page(session, asked, search, describe, grants.condition)


def _page(
    session: Session,
    asked: dict[str, Any],
    search: Search,
    describe: Callable[[Thing], dict[str, Any]],
    fits: Callable[[type[Any]], ColumnElement[bool]] = lambda _: true(),
) -> ResponseReturnValue:
    found = find_things(session, search, Page.of(asked["next_index"], asked["size"]), fits)
    nodes = [describe(thing) for thing in found.rows]
    return {"permissions": nodes, "nextIndex": found.next_index, "arraySize": len(nodes)}
