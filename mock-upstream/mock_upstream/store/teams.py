"""The tables of teams, and who is in a team or acts for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import JSON, ForeignKey, exists, or_, select, true, union
from sqlalchemy.orm import Mapped, mapped_column, relationship

from mock_upstream.store.administrators import PROVISIONING, RESOURCES, ROLES
from mock_upstream.store.groups import GroupMember
from mock_upstream.store.listing import one_of
from mock_upstream.store.models import Base, Person

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import ColumnElement, CompoundSelect, Select
    from sqlalchemy.orm import Session

TEAM_DEFINITIONS = "cn=TeamDefs,cn=AppConfig,cn=User Application Driver,cn=driverset1,o=system"

VIEW_ROLE, ASSIGN_ROLE, REVOKE_ROLE = "viewRole", "assignRole", "revokeRole"
ASSIGN_ROLE_WIDELY, REVOKE_ROLE_WIDELY = "assignRoleToGroupAndContainer", "revokeRoleFromGroupAndContainer"
VIEW_RESOURCE, ASSIGN_RESOURCE, REVOKE_RESOURCE = "viewResource", "assignResource", "revokeResource"
INITIATE, RETRACT, VIEW_RUNNING, MANAGE_TASKS = "initiatePrd", "retractPrd", "viewPrd", "manageTask"
SET_DELEGATES, SET_AVAILABILITY, SET_PROXIES = "configureDelegate", "configureAvailability", "configureProxy"

PERMISSIONS: dict[str, dict[str, str]] = {
    ROLES: {
        VIEW_ROLE: "View Role",
        ASSIGN_ROLE: "Assign Role",
        REVOKE_ROLE: "Revoke Role",
        ASSIGN_ROLE_WIDELY: "Assign Role To Group And Container",
        REVOKE_ROLE_WIDELY: "Revoke Role From Group And Container",
    },
    RESOURCES: {
        VIEW_RESOURCE: "View Resource",
        ASSIGN_RESOURCE: "Assign Resource",
        REVOKE_RESOURCE: "Revoke Resource",
    },
    PROVISIONING: {
        INITIATE: "Initiate PRD",
        RETRACT: "Retract PRD",
        VIEW_RUNNING: "View Running PRD",
        MANAGE_TASKS: "Manage Addressee Task",
        SET_DELEGATES: "Configure Delegate",
        SET_PROXIES: "Configure Proxy",
        SET_AVAILABILITY: "Configure Availability",
    },
}
"""
Domain -> what the requestors of a team may do with its things for the team's members, with its label
(docs/assumptions.md A-104).
"""


class Team(Base):
    """
    People (``recipients``) for whom others (``requestors``) may act, as far as ``permissions`` go.

    ``names`` and ``descriptions`` by language; ``domain_types`` are keys of `PERMISSIONS`. With ``all_users`` everybody
    is a member, with ``include_managers`` the requestors are members too. ``sort_name`` is folded
    (see `listing.sort_key`), ``searched`` is made by `roles.searchable`.

    Source:
        SPEC 3 "Other entities".
    """

    __tablename__ = "teams"

    dn: Mapped[str] = mapped_column(primary_key=True)
    names: Mapped[dict[str, str]] = mapped_column(JSON)
    descriptions: Mapped[dict[str, str]] = mapped_column(JSON)
    all_users: Mapped[bool]
    include_managers: Mapped[bool]
    domain_types: Mapped[list[str]] = mapped_column(JSON)
    sort_name: Mapped[str] = mapped_column(index=True)
    searched: Mapped[str]

    recipients: Mapped[list[TeamRecipient]] = relationship(cascade="all, delete-orphan", order_by="TeamRecipient.id")
    requestors: Mapped[list[TeamRequestor]] = relationship(cascade="all, delete-orphan", order_by="TeamRequestor.id")
    permissions: Mapped[list[TeamPermission]] = relationship(cascade="all, delete-orphan", order_by="TeamPermission.id")


class _Part:
    """A person or a group in a team; it goes with either of them."""

    id: Mapped[int] = mapped_column(primary_key=True)
    team_dn: Mapped[str] = mapped_column(ForeignKey("teams.dn", ondelete="CASCADE"), index=True)
    person_dn: Mapped[str | None] = mapped_column(ForeignKey("people.dn", ondelete="CASCADE"), index=True)
    group_dn: Mapped[str | None] = mapped_column(ForeignKey("groups.dn", ondelete="CASCADE"), index=True)


class TeamRecipient(_Part, Base):
    """The members for whom the requestors of a team act."""

    __tablename__ = "team_recipients"


class TeamRequestor(_Part, Base):
    """A person or group who may request for a team's members."""

    __tablename__ = "team_requestors"


class TeamPermission(Base):
    """
    One permission on one thing, or on all things in a container.

    ``domain`` is a key of `PERMISSIONS` and ``permission`` one of its values; None where the thing is ``excluded`` from
    what a container gives. ``object_dn`` names a role, a resource, a request definition or a container of them.
    """

    __tablename__ = "team_permissions"

    id: Mapped[int] = mapped_column(primary_key=True)
    team_dn: Mapped[str] = mapped_column(ForeignKey("teams.dn", ondelete="CASCADE"), index=True)
    domain: Mapped[str]
    object_dn: Mapped[str] = mapped_column(index=True)
    permission: Mapped[str | None]
    excluded: Mapped[bool]


def managed_by(person_dn: str) -> ColumnElement[bool]:
    """Condition on teams: the person is a requestor, directly or by a group."""
    return Team.dn.in_(
        select(TeamRequestor.team_dn).where(
            or_(TeamRequestor.person_dn == person_dn, TeamRequestor.group_dn.in_(_groups_of(person_dn)))
        )
    )


def granting(permission: str) -> ColumnElement[bool]:
    """Condition on teams: their requestors have a permission on anything."""
    return Team.permissions.any(TeamPermission.permission == permission)


def may_for_a_team(session: Session, person_dn: str, permission: str) -> bool:
    """Whether somebody has a permission as a requestor of any team."""
    return bool(session.scalar(select(exists().where(managed_by(person_dn), granting(permission)))))


def managers_among(person_dns: Sequence[str]) -> CompoundSelect[str | None]:
    """Build the query of those of these people who act for any team, directly or by a group."""
    by_group = select(GroupMember.person_dn).join(TeamRequestor, TeamRequestor.group_dn == GroupMember.group_dn)
    return union(
        select(TeamRequestor.person_dn).where(one_of(TeamRequestor.person_dn, person_dns)),
        by_group.where(one_of(GroupMember.person_dn, person_dns)),
    )


def is_member(teams: Sequence[Team]) -> ColumnElement[bool]:
    """Condition on people: they are a member of any of the teams."""
    if any(team.all_users for team in teams):
        return true()
    dns = [team.dn for team in teams]
    led = [team.dn for team in teams if team.include_managers]
    return _in_part(TeamRecipient, dns) | _in_part(TeamRequestor, led)


def _in_part(part: type[TeamRecipient | TeamRequestor], team_dns: Sequence[str]) -> ColumnElement[bool]:
    groups = select(part.group_dn).where(part.team_dn.in_(team_dns))
    return or_(
        Person.dn.in_(select(part.person_dn).where(part.team_dn.in_(team_dns))),
        Person.dn.in_(select(GroupMember.person_dn).where(GroupMember.group_dn.in_(groups))),
    )


def _groups_of(person_dn: str) -> Select[str]:
    return select(GroupMember.group_dn).where(GroupMember.person_dn == person_dn)
