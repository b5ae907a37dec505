"""The tables of administrator assignments: who administers which domain, or which part of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import ForeignKey, UniqueConstraint, func, literal, or_, select
from sqlalchemy.orm import Mapped, Session, mapped_column, relationship

from mock_upstream.store.assignments import ROLE
from mock_upstream.store.directory import DirectoryContainer  # noqa: TC001 - SQLAlchemy reads the annotation
from mock_upstream.store.groups import Group, GroupMember
from mock_upstream.store.holdings import holdings_of
from mock_upstream.store.models import Base, Person
from mock_upstream.store.roles import Role  # noqa: TC001 - SQLAlchemy reads the annotation

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import ColumnElement

ROLES, RESOURCES, PROVISIONING = "ROLES", "RESOURCES", "PROVISIONING"
SECURITY, CONFIGURATION, COMPLIANCE = "SECURITY", "RBPM-APP", "COMPLIANCE"
DOMAINS = {
    ROLES: "Role",
    RESOURCES: "Resource",
    PROVISIONING: "Provisioning",
    SECURITY: "Security",
    CONFIGURATION: "Configuration",
    COMPLIANCE: "Compliance",
}
"""Key -> name."""

PERMISSIONS: dict[str, dict[str, str]] = {
    ROLES: {
        "viewRole": "View Role",
        "createRole": "Create Role",
        "modifyRole": "Modify Role",
        "deleteRole": "Delete Role",
        "assignRole": "Assign Role",
        "revokeRole": "Revoke Role",
    },
    RESOURCES: {
        "viewResource": "View Resource",
        "createResource": "Create Resource",
        "modifyResource": "Modify Resource",
        "deleteResource": "Delete Resource",
        "assignResource": "Assign Resource",
        "revokeResource": "Revoke Resource",
    },
    PROVISIONING: {
        "initiatePrd": "Initiate PRD",
        "retractPrd": "Retract PRD",
        "viewPrd": "View Running PRD",
        "configureDelegate": "Configure Delegate",
        "configureProxy": "Configure Proxy",
        "configureAvailability": "Configure Availability",
    },
}
"""Domains that can be administered in part -> the permissions in them (docs/assumptions.md A-147)."""


class AdminAssignment(Base):
    """
    An assignment of a domain to a person, to a group, to the people below a container, or to the holders of a role.

    It names one of the four. It is in force from ``effective_ms`` until ``expires_ms``, in milliseconds since 1970.
    With ``whole`` the assignee is a domain administrator, otherwise a delegated one with only the ``permissions``.

    Source:
        SPEC 3 "Other entities", admin assignment; docs/assumptions.md A-633.
    """

    __tablename__ = "administrators"
    __table_args__ = (
        UniqueConstraint("person_dn", "domain"),
        UniqueConstraint("group_dn", "domain"),
        UniqueConstraint("container_dn", "domain"),
        UniqueConstraint("role_dn", "domain"),
    )

    id: Mapped[int] = mapped_column(primary_key=True)
    person_dn: Mapped[str | None] = mapped_column(ForeignKey("people.dn", ondelete="CASCADE"))
    group_dn: Mapped[str | None] = mapped_column(ForeignKey("groups.dn", ondelete="CASCADE"))
    container_dn: Mapped[str | None] = mapped_column(ForeignKey("directory_containers.dn", ondelete="CASCADE"))
    role_dn: Mapped[str | None] = mapped_column(ForeignKey("roles.dn", ondelete="CASCADE"))
    domain: Mapped[str] = mapped_column(index=True)
    whole: Mapped[bool]
    effective_ms: Mapped[int]
    expires_ms: Mapped[int | None]
    comment: Mapped[str]

    person: Mapped[Person | None] = relationship()
    group: Mapped[Group | None] = relationship()
    container: Mapped[DirectoryContainer | None] = relationship()
    role: Mapped[Role | None] = relationship()
    permissions: Mapped[list[AdminPermission]] = relationship(
        cascade="all, delete-orphan", passive_deletes=True, lazy="selectin", order_by="AdminPermission.object_dn"
    )

    @property
    def assignee_dn(self) -> str:
        """DN of the person, the group, the container or the role."""
        return self.person_dn or self.group_dn or self.container_dn or self.role_dn or ""

    def permits(self, permission: str, dn: str) -> bool:
        """Whether the assignment has the permission for an object, or for a container above the object."""
        return self.whole or any(
            held.permission == permission and (dn == held.object_dn or dn.endswith(f",{held.object_dn}"))
            for held in self.permissions
        )


class AdminPermission(Base):
    """One permission of a delegated administrator on one object; a container stands for all objects in it."""

    __tablename__ = "administrator_permissions"

    assignment_id: Mapped[int] = mapped_column(ForeignKey("administrators.id", ondelete="CASCADE"), primary_key=True)
    object_dn: Mapped[str] = mapped_column(primary_key=True)
    permission: Mapped[str] = mapped_column(primary_key=True)
    object_type: Mapped[str]


def in_force(session: Session, person_dn: str, now_ms: int) -> Sequence[AdminAssignment]:
    """Give a person's administrator assignments at a moment, also those by a group, a container or a role."""
    begun = AdminAssignment.effective_ms <= now_ms
    lasts = or_(AdminAssignment.expires_ms.is_(None), AdminAssignment.expires_ms > now_ms)
    counting = select(AdminAssignment).where(begun, lasts)
    means = _means(person_dn)
    if session.scalars(counting.where(AdminAssignment.role_dn.is_not(None)).limit(1)).first():
        roles = [held.permission_dn for held in holdings_of(session, person_dn) if held.kind == ROLE]
        means = or_(means, AdminAssignment.role_dn.in_(roles))
    return session.scalars(counting.where(means).order_by(AdminAssignment.id)).all()


def _means(person_dn: str) -> ColumnElement[bool]:
    """Condition: the person is named, or is in the group or below the container that is."""
    groups = select(GroupMember.group_dn).where(GroupMember.person_dn == person_dn)
    end = func.substr(literal(person_dn), -func.length(AdminAssignment.container_dn) - 1)
    return or_(
        AdminAssignment.person_dn == person_dn,
        AdminAssignment.group_dn.in_(groups),
        end == "," + AdminAssignment.container_dn,
    )
