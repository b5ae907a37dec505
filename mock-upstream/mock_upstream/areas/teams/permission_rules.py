"""Which permissions a team can have."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mock_upstream.areas.teams.objects import DOMAIN_OF, Objects
from mock_upstream.areas.teams.team_node import EXCLUSIONS
from mock_upstream.errors import FaultError
from mock_upstream.nodes.localized import DEFAULT
from mock_upstream.store.teams import PERMISSIONS, Team, TeamPermission

if TYPE_CHECKING:
    from sqlalchemy.orm import Session


def wanted_permissions(given: dict[str, Any], permissions: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """
    Give all that a call adds or removes, as ``{"id", "entityType", "permission", "excluded"}``.

    Excluded objects have no ``permission``; they come as nodes or as DNs.
    """
    listed = [{**each, "excluded": False} for each in permissions]
    return listed + [
        {"id": each if isinstance(each, str) else each["id"], "entityType": kind, "permission": None, "excluded": True}
        for field, kind in EXCLUSIONS.items()
        for each in given[field]
    ]


def add_permission(session: Session, team: Team, wanted: dict[str, Any]) -> str:
    """
    Give a team a permission, or exclude an object; return the object's name.

    Raises:
        FaultError: The object or the permission does not exist, or the team is not for the domain or has it already.
    """
    kind, dn = wanted["entityType"], wanted["id"]
    domain, about = DOMAIN_OF[kind], Objects(session, DEFAULT).find(kind, dn)
    if about is None:
        raise FaultError("NotFound", f"There is no {kind} and no container of such with the DN {dn}.")
    if domain not in team.domain_types:
        raise FaultError("InvalidInput", f"The team is not for the domain {domain}.")
    if not wanted["excluded"] and wanted["permission"] not in PERMISSIONS[domain]:
        raise FaultError("InvalidEnumValue", f"There is no permission {wanted['permission']} in the domain {domain}.")
    if _held(team, wanted):
        raise FaultError("InvalidInput", "The team has it already.")
    team.permissions.append(
        TeamPermission(domain=domain, object_dn=about.dn, permission=wanted["permission"], excluded=wanted["excluded"])
    )
    return about.name


def remove_permission(session: Session, team: Team, wanted: dict[str, Any]) -> str:
    """
    Remove a permission of a team, or all on the object if none is named; return the object's name.

    Raises:
        FaultError: The team does not have the permission.
    """
    leaving = _held(team, wanted)
    if not leaving:
        raise FaultError("NotFound", "The team does not have it.")
    about = Objects(session, DEFAULT).find(wanted["entityType"], wanted["id"])
    for each in leaving:
        team.permissions.remove(each)
    return about.name if about else str(wanted["id"])


def _held(team: Team, wanted: dict[str, Any]) -> list[TeamPermission]:
    return [
        each
        for each in team.permissions
        if (each.object_dn, each.excluded) == (wanted["id"], wanted["excluded"])
        and wanted["permission"] in {None, each.permission}
    ]
