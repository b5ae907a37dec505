"""What the requestors of teams can ask for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from sqlalchemy import and_, false, or_

from mock_upstream.store.requestable import DEFINITION, RESOURCE, ROLE, TABLES
from mock_upstream.store.teams import ASSIGN_RESOURCE, ASSIGN_ROLE, INITIATE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import ColumnElement

    from mock_upstream.store.teams import Team, TeamPermission

_ASKING = {ROLE: ASSIGN_ROLE, RESOURCE: ASSIGN_RESOURCE, DEFINITION: INITIATE}
"""Kind of thing -> the permission to ask for it."""


@dataclass(frozen=True)
class TeamGrants:
    """
    The permissions that the requestors of some teams can request.

    A team gives a thing when it has the permission for it or for a container that it is in. What a team excludes it
    does not give, unless ``with_excluded``.
    """

    teams: Sequence[Team]
    with_excluded: bool = False

    def condition(self, table: type[Any]) -> ColumnElement[bool]:
        """Condition on a table of objects: at least one of the teams has permissions on the object."""
        return or_(false(), *(self._given_by(team, table) for team in self.teams))

    def giving(self, kind: str, dn: str) -> list[Team]:
        """The teams with permissions on an object."""
        return [team for team in self.teams if _reaches(team, kind, dn) and (self.with_excluded or not _out(team, dn))]

    def _given_by(self, team: Team, table: type[Any]) -> ColumnElement[bool]:
        kind = next(kind for kind, known in TABLES.items() if known is table)
        objects = [each.object_dn for each in _asking(team, kind)]
        within = [table.dn.endswith(f",{dn}", autoescape=True) for dn in objects]
        out = [] if self.with_excluded else [each.object_dn for each in team.permissions if each.excluded]
        return and_(or_(table.dn.in_(objects), *within), table.dn.not_in(out))


def _asking(team: Team, kind: str) -> list[TeamPermission]:
    return [each for each in team.permissions if each.permission == _ASKING[kind]]


def _reaches(team: Team, kind: str, dn: str) -> bool:
    return any(dn == each.object_dn or dn.endswith(f",{each.object_dn}") for each in _asking(team, kind))


def _out(team: Team, dn: str) -> bool:
    return any(each.excluded and each.object_dn == dn for each in team.permissions)
