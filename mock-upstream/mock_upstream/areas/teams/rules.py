"""The rules for a team."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, TypeVar

from mock_upstream.areas.teams.permission_rules import add_permission, wanted_permissions
from mock_upstream.areas.teams.visibility import administers
from mock_upstream.errors import FaultError
from mock_upstream.nodes.localized import DEFAULT, changed_texts, in_language
from mock_upstream.store.groups import Group
from mock_upstream.store.listing import sort_key
from mock_upstream.store.models import Person
from mock_upstream.store.roles import searchable
from mock_upstream.store.teams import PERMISSIONS, TEAM_DEFINITIONS, Team, TeamRecipient, TeamRequestor

if TYPE_CHECKING:
    from sqlalchemy.orm import Session

Part = TypeVar("Part", TeamRecipient, TeamRequestor)

_NOT_IN_COMMON_NAMES = re.compile(r"[^\w-]+")


def new_team(session: Session, person: Person, given: dict[str, Any]) -> Team:
    """
    Create a team from a TargetSetNode for an administrator of its domains.

    Without ``domainTypes`` it gets all domains of the administrator.

    Raises:
        FaultError: The name is missing, the DN is taken, or see `change_team` and `add_permission`.
    """
    common_name = _NOT_IN_COMMON_NAMES.sub("", given.get("name", ""))
    if not common_name:
        raise FaultError("InvalidInput", "A team needs a name with letters or digits.")
    dn = f"cn={common_name},{TEAM_DEFINITIONS}"
    if session.get(Team, dn):
        raise FaultError("InvalidInput", f"The team {dn} exists already.")
    team = Team(dn=dn, names={}, descriptions={}, all_users=False, include_managers=False, domain_types=[])
    own = [domain for domain in PERMISSIONS if administers(person, [domain])]
    change_team(session, person, team, {"domainTypes": own, **given})
    session.add(team)
    for wanted in wanted_permissions(given, given["permissionList"]):
        add_permission(session, team, wanted)
    return team


def change_team(session: Session, person: Person, team: Team, given: dict[str, Any]) -> None:
    """
    Change the fields that a TargetSetNode has; the other fields stay.

    Raises:
        FaultError: The name or the domains would be empty, a person or group does not exist, the team has permissions
            in a domain that it would lose, or the person does not administer all the domains.
    """
    names = changed_texts(team.names, given, "name", "localizedNames")
    if not names:
        raise FaultError("InvalidInput", "A team needs a name.")
    if "domainTypes" in given:
        team.domain_types = _domains(person, team, given["domainTypes"])
    if "recipients" in given:
        team.recipients = _parts(session, TeamRecipient, given["recipients"])
    if "requestors" in given:
        team.requestors = _parts(session, TeamRequestor, given["requestors"])
    team.names = names
    team.descriptions = changed_texts(team.descriptions, given, "description", "localizedDescriptions")
    team.sort_name = sort_key(in_language(names, DEFAULT) or next(iter(names.values())))
    team.searched = f"{searchable(names)}\n{searchable(team.descriptions)}"
    team.all_users = given.get("allUsers", team.all_users)
    team.include_managers = given.get("includeManager", team.include_managers)


def _domains(person: Person, team: Team, wanted: list[str]) -> list[str]:
    if not wanted:
        raise FaultError("InvalidInput", "A team has a domain.")
    if not administers(person, wanted):
        raise FaultError("SecurityException", "You do not administer all these domains.")
    if lost := {each.domain for each in team.permissions} - set(wanted):
        raise FaultError("InvalidInput", f"The team has permissions in the domain {min(lost)}.")
    return list(dict.fromkeys(wanted))


def _parts(session: Session, part: type[Part], wanted: list[dict[str, Any]]) -> list[Part]:
    return [_part(session, part, dn) for dn in dict.fromkeys(each["dn"] for each in wanted)]


def _part(session: Session, part: type[Part], dn: str) -> Part:
    if session.get(Person, dn):
        return part(person_dn=dn)
    if session.get(Group, dn):
        return part(group_dn=dn)
    raise FaultError("InvalidInput", f"There is no user and no group {dn}.")
