"""A team in wire shape."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mock_upstream.areas.teams.objects import Objects, node
from mock_upstream.areas.teams.visibility import administers
from mock_upstream.nodes.localized import in_language, localized_nodes
from mock_upstream.nodes.recipients import group_recipient, person_recipient
from mock_upstream.store.groups import Group
from mock_upstream.store.models import Person
from mock_upstream.store.requestable import DEFINITION, RESOURCE, ROLE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy.orm import Session

    from mock_upstream.store.teams import Team, TeamRecipient, TeamRequestor

EXCLUSIONS = {"excludeRoles": ROLE, "excludeResources": RESOURCE, "excludeProvisioningRequests": DEFINITION}
"""Field of a team -> kind of the objects that it excludes."""


def brief_team(team: Team, reader: Person) -> dict[str, Any]:
    """The fields of a team that a list shows."""
    return {
        "dn": team.dn,
        "name": in_language(team.names, reader.locale),
        "description": in_language(team.descriptions, reader.locale),
        "localizedNames": localized_nodes(team.names, "value"),
        "localizedDescriptions": localized_nodes(team.descriptions, "value"),
        "allUsers": team.all_users,
        "includeManager": team.include_managers,
        "readOnly": not administers(reader, team.domain_types),
        "domainTypes": team.domain_types,
    }


def whole_team(session: Session, team: Team, reader: Person) -> dict[str, Any]:
    """
    Describe a team with its members and permissions.

    Returns:
        TargetSetNode.

    Source:
        SPEC 3 "Other entities".
    """
    about = list(Objects(session, reader.locale).of(team.permissions))
    return {
        **brief_team(team, reader),
        "recipients": parts(session, team.recipients),
        "requestors": parts(session, team.requestors),
        "permissionList": [node(each, thing) for each, thing in about if not each.excluded],
        **{
            field: [node(each, thing) for each, thing in about if each.excluded and thing.kind == kind]
            for field, kind in EXCLUSIONS.items()
        },
    }


def parts(session: Session, of_team: Sequence[TeamRecipient | TeamRequestor]) -> list[dict[str, Any]]:
    """RecipientNodes of the people and groups of a team."""
    return [
        person_recipient(session.get_one(Person, part.person_dn))
        if part.person_dn
        else group_recipient(session.get_one(Group, part.group_dn))
        for part in of_team
    ]
