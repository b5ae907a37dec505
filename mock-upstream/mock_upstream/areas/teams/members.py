"""The calls about the members of teams, below ``/IDMProv/rest/access/teams``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from flask import Blueprint, request
from sqlalchemy import select, true

from mock_upstream.admission import acting_person, require_page
from mock_upstream.areas.teams.requests import (
    MembersQuery,
    OwnMembersQuery,
    RecipientGroupsQuery,
    RecipientUsersQuery,
    TeamReference,
    TeamsBody,
    WholeListQuery,
    page_of,
)
from mock_upstream.areas.teams.team_node import parts
from mock_upstream.areas.teams.visibility import administers, asks_for_everybody, managed_teams, seen_team
from mock_upstream.bearer import caller
from mock_upstream.nodes.localized import in_language
from mock_upstream.nodes.recipients import group_recipient, person_recipient, recipients_node
from mock_upstream.store.administrators import ROLES
from mock_upstream.store.database import database
from mock_upstream.store.groups import Group
from mock_upstream.store.listing import MAXIMUM_SIZE, Page, cut_page, read_page
from mock_upstream.store.models import Person
from mock_upstream.store.recipients import groups_among, people_among
from mock_upstream.store.teams import ASSIGN_ROLE_WIDELY, Team, TeamRecipient, granting, is_member, managed_by

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from flask.typing import ResponseReturnValue
    from sqlalchemy import ColumnElement, Select
    from sqlalchemy.orm import Session

team_members = Blueprint("team_members", __name__, url_prefix="/IDMProv/rest/access/teams")


@team_members.before_request
def _let_in() -> None:
    require_page("teams")


@team_members.get("/team/userlist")
def list_members() -> ResponseReturnValue:
    """Give one page of the members of the team ``teamDn``."""
    asked: dict[str, Any] = MembersQuery().load(request.args)
    with database().read() as session:
        team = seen_team(session, caller(), asked["team_dn"])
        return _people(session, is_member([team]), asked)


@team_members.post("/recipients/users/v2")
def list_members_of_teams() -> ResponseReturnValue:
    """Give one page of the members of any of the named teams."""
    asked: dict[str, Any] = WholeListQuery().load(request.args)
    given: dict[str, Any] = TeamsBody().load(request.get_json())
    with database().read() as session:
        teams = [seen_team(session, caller(), each["dn"]) for each in given["teams"]]
        return _people(session, is_member(teams), asked)


@team_members.get("/recipients/userlist/v2")
def list_recipient_users() -> ResponseReturnValue:
    """
    Give one page of the people that the caller can request for, in the team ``teamDn`` or in all.

    Administrators of roles, resources or requests can request for everybody.
    """
    asked: dict[str, Any] = RecipientUsersQuery().load(request.args)
    with database().read() as session:
        asking = acting_person(session, asked["proxy_user"])
        if asked["team_dn"]:
            among = is_member([seen_team(session, asking, asked["team_dn"])])
        else:
            among = true() if asks_for_everybody(asking) else is_member(managed_teams(session, asking))
        return _people(session, among, asked)


@team_members.get("/recipients/groups")
def list_recipient_groups() -> ResponseReturnValue:
    """
    Give one page of the groups that the caller can request for.

    These are the groups of their teams, or all groups for administrators of roles. ``isGroupAssignment`` is true for
    administrators of roles, and if a team may assign roles to groups.
    """
    asked: dict[str, Any] = RecipientGroupsQuery().load(request.args)
    page = page_of(asked["next_index"], asked["size"])
    with database().read() as session:
        asking = acting_person(session, asked["proxy_user"])
        everything = administers(asking, [ROLES])
        own = Group.dn.in_(_groups_in(managed_by(asking.dn)))
        found = read_page(session, groups_among(true() if everything else own, asked["q"]), page)
        widely = set(session.scalars(_groups_in(managed_by(asking.dn) & granting(ASSIGN_ROLE_WIDELY))))
    return recipients_node(
        found, page, lambda group: group_recipient(group, assignable=everything or group.dn in widely)
    )


@team_members.post("/recipients/list")
def list_recipients() -> ResponseReturnValue:
    """Give the people and groups of a team, at most one page."""
    given: dict[str, Any] = TeamReference().load(request.get_json())
    page = Page.of(1, MAXIMUM_SIZE)
    with database().read() as session:
        made_of = parts(session, seen_team(session, caller(), given["dn"]).recipients)
    return recipients_node(cut_page(made_of, page), page, lambda node: node)


@team_members.get("/members")
def list_own_members() -> ResponseReturnValue:
    """Give one page of the members of the caller's teams, or the one ``memberDn``, each with those teams."""
    asked: dict[str, Any] = OwnMembersQuery().load(request.args)
    page = page_of(asked["next_index"], asked["size"])
    with database().read() as session:
        teams = managed_teams(session, caller())
        among = is_member(teams) & (Person.dn == asked["member_dn"] if asked["member_dn"] else true())
        found = read_page(session, people_among(among, asked["q"]), page)
        joined = _joined(session, teams, [person.dn for person in found.rows])
    return recipients_node(found, page, lambda person: {**person_recipient(person), "targetSetList": joined[person.dn]})


def _people(session: Session, among: ColumnElement[bool], asked: dict[str, Any]) -> ResponseReturnValue:
    page = page_of(asked["next_index"], asked["size"])
    found = read_page(session, people_among(among, asked["q"], asked.get("sort_order", "asc")), page)
    return recipients_node(found, page, person_recipient)


def _groups_in(teams: ColumnElement[bool]) -> Select[str | None]:
    return select(TeamRecipient.group_dn).join(Team).where(teams, TeamRecipient.group_dn.is_not(None))


def _joined(session: Session, teams: Iterable[Team], dns: Sequence[str]) -> dict[str, list[dict[str, str]]]:
    joined: dict[str, list[dict[str, str]]] = {dn: [] for dn in dns}
    for team in teams:
        node = {"dn": team.dn, "name": in_language(team.names, caller().locale)}
        for dn in session.scalars(select(Person.dn).where(Person.dn.in_(dns), is_member([team]))):
            joined[dn].append(node)
    return joined
