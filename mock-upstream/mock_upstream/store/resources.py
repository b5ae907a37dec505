"""The tables of the resource catalogue, and which resources a role brings along."""

from __future__ import annotations

from typing import Any
from uuid import NAMESPACE_X500, uuid5

from sqlalchemy import JSON, ForeignKey
from sqlalchemy.orm import Mapped, mapped_column, relationship

from mock_upstream.store.drivers import Entitlement, EntitlementView  # noqa: TC001 - SQLAlchemy reads the annotations
from mock_upstream.store.models import Base
from mock_upstream.store.roles import Role  # noqa: TC001 - SQLAlchemy reads the annotation

_ROLE_CONFIG = "cn=RoleConfig,cn=AppConfig,cn=User Application Driver,cn=driverset1,o=system"
RESOURCE_DEFINITIONS = f"cn=ResourceDefs,{_ROLE_CONFIG}"
"""The container of all resources, which are in it or in a container below."""
_ASSOCIATIONS = f"cn=ResourceAssociations,{_ROLE_CONFIG}"
CATEGORY_KIND = "resource"
PARAMETER_KEY = "EntitlementParamKey"
DYNAMIC = f"%{PARAMETER_KEY}%"
"""In place of a value of the entitlement: the person who requests the resource chooses the value."""
CREATED = 50
MANAGED = 1
"""The bit of ``managed_by`` that says that permission reconciliation manages the resource."""


def association_dn(role_dn: str, resource_dn: str, parameter: str) -> str:
    """DN of the mapping of a resource, with a value where the resource is `DYNAMIC`, to a role."""
    return f"cn={uuid5(NAMESPACE_X500, f'{role_dn}|{resource_dn}|{parameter}').hex},{_ASSOCIATIONS}"


NO_APPROVAL: dict[str, Any] = {
    "approvalOverRide": False,
    "approvalRequired": False,
    "approvalIsStandard": True,
    "approvers": [],
    "quorum": "",
    "requestDef": "",
    "revokeRequired": False,
    "revokeEqualsGrant": False,
    "revokeApprovalIsStandard": True,
    "revokeApprovers": [],
    "revokeQuorum": "",
    "revokeRequestDef": "",
}
"""The approval settings of a resource that needs no approval."""


class ResourceContainer(Base):
    """A container of resources; the root has no parent."""

    __tablename__ = "resource_containers"

    dn: Mapped[str] = mapped_column(primary_key=True)
    name: Mapped[str]
    parent_dn: Mapped[str | None] = mapped_column(ForeignKey("resource_containers.dn"), index=True)


class Resource(Base):
    """
    A resource of the catalogue.

    ``names`` and ``descriptions`` by language; ``category_ids`` name categories of the kind ``resource``; ``owners``
    are ``{"id": dn, "type": "user"}``. ``approval`` holds, as they are on the wire, approvalOverRide,
    approvalRequired, approvalIsStandard, approvers, quorum and requestDef of a grant, and revokeRequired,
    revokeEqualsGrant, revokeApprovalIsStandard, revokeApprovers, revokeQuorum and revokeRequestDef.

    What it gives: nothing that a driver knows without ``entitlement_dn``; else the value ``parameter`` (see
    `drivers.parameter_of`), empty for a valueless entitlement, or `DYNAMIC` for one out of the view ``view_id``.
    ``questions`` lists the questions to requesters (ResourceParamNode). ``expires_after`` is a number with D, M or Y,
    empty for never.

    Source:
        SPEC 3 "Resource".
    """

    __tablename__ = "resources"

    dn: Mapped[str] = mapped_column(primary_key=True)
    container_dn: Mapped[str] = mapped_column(ForeignKey("resource_containers.dn"), index=True)
    names: Mapped[dict[str, str]] = mapped_column(JSON)
    descriptions: Mapped[dict[str, str]] = mapped_column(JSON)
    category_ids: Mapped[list[str]] = mapped_column(JSON)
    owners: Mapped[list[dict[str, str]]] = mapped_column(JSON)
    approval: Mapped[dict[str, Any]] = mapped_column(JSON)
    status: Mapped[int]
    active: Mapped[bool]
    allow_multiple: Mapped[bool]
    managed_by: Mapped[int]
    expiration_required: Mapped[bool]
    expires_after: Mapped[str]
    weight: Mapped[str]
    entitlement_dn: Mapped[str | None] = mapped_column(ForeignKey("entitlements.dn"), index=True)
    view_id: Mapped[str | None] = mapped_column(ForeignKey("entitlement_views.id"))
    parameter: Mapped[str]
    questions: Mapped[list[dict[str, Any]]] = mapped_column(JSON)
    sort_name: Mapped[str] = mapped_column(index=True)
    searched_names: Mapped[str]
    searched_descriptions: Mapped[str]

    entitlement: Mapped[Entitlement | None] = relationship()
    view: Mapped[EntitlementView | None] = relationship()
    roles: Mapped[list[RoleResource]] = relationship(back_populates="resource")


class RoleResource(Base):
    """
    A resource that comes with a role.

    ``entity_key`` is the DN of the mapping. ``parameter`` is the value that the role gives where the resource is
    `DYNAMIC`, else empty. ``status`` is `CREATED` or `deletions.PENDING_DELETE`.

    Source:
        SPEC 3 "Role-to-resource mapping status".
    """

    __tablename__ = "role_resources"

    entity_key: Mapped[str] = mapped_column(primary_key=True)
    role_dn: Mapped[str] = mapped_column(ForeignKey("roles.dn"), index=True)
    resource_dn: Mapped[str] = mapped_column(ForeignKey("resources.dn"), index=True)
    parameter: Mapped[str]
    description: Mapped[str]
    status: Mapped[int]

    role: Mapped[Role] = relationship()
    resource: Mapped[Resource] = relationship(back_populates="roles")
