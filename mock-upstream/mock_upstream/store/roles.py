"""The tables of the role catalogue."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import JSON, ForeignKey, String, cast, or_
from sqlalchemy.orm import Mapped, mapped_column, relationship

from mock_upstream.store.models import Base

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sqlalchemy import ColumnElement
    from sqlalchemy.orm import InstrumentedAttribute

CREATED = 50
PERMISSION_ROLE, IT_ROLE, BUSINESS_ROLE = 10, 20, 30
LEVELS = (PERMISSION_ROLE, IT_ROLE, BUSINESS_ROLE)
ROLE_DEFINITIONS = "cn=RoleDefs,cn=RoleConfig,cn=AppConfig,cn=User Application Driver,cn=driverset1,o=system"
"""Container of the three level containers."""


def level_container(level: int) -> str:
    """DN of the container that roles of a level are in, directly or in a container below."""
    return f"cn=Level{level},{ROLE_DEFINITIONS}"


def searchable(texts: dict[str, str]) -> str:
    """The text for contains-searches: the texts of all languages in lower case."""
    return "\n".join(texts.values()).casefold()


def in_any_category(column: InstrumentedAttribute[list[str]], ids: Iterable[str]) -> ColumnElement[bool]:
    """Whether a column of category ids has one of these."""
    listed = cast(column, String)
    return or_(*(listed.contains(f'"{each}"', autoescape=True) for each in ids))


class Category(Base):
    """A category of roles or resources (``kind``); ``names`` by language."""

    __tablename__ = "categories"

    id: Mapped[str] = mapped_column(primary_key=True)
    kind: Mapped[str] = mapped_column(primary_key=True)
    names: Mapped[dict[str, str]] = mapped_column(JSON)


class Container(Base):
    """A container below one of the three levels. The three themselves are rows too."""

    __tablename__ = "role_containers"

    dn: Mapped[str] = mapped_column(primary_key=True)
    name: Mapped[str]
    level: Mapped[int]
    parent_dn: Mapped[str | None] = mapped_column(ForeignKey("role_containers.dn"), index=True)


class Role(Base):
    """
    A role of the catalogue.

    ``names`` and ``descriptions`` by language. ``category_ids`` name categories of the kind ``role``; ``owners``
    are ``{"id": dn, "type": "user"}``. ``approval`` holds approvalRequired, approvalIsStandard, approvalQuorum,
    approvalApprovers, approvalRequestDef and revokeRequired as they are on the wire. ``sort_name`` is folded
    (see `listing.sort_key`), the ``searched_`` columns are made by `searchable`.

    Source:
        SPEC 3 "Role".
    """

    __tablename__ = "roles"

    dn: Mapped[str] = mapped_column(primary_key=True)
    container_dn: Mapped[str] = mapped_column(ForeignKey("role_containers.dn"), index=True)
    level: Mapped[int]
    names: Mapped[dict[str, str]] = mapped_column(JSON)
    descriptions: Mapped[dict[str, str]] = mapped_column(JSON)
    category_ids: Mapped[list[str]] = mapped_column(JSON)
    owners: Mapped[list[dict[str, str]]] = mapped_column(JSON)
    approval: Mapped[dict[str, Any]] = mapped_column(JSON)
    status: Mapped[int]
    sort_name: Mapped[str] = mapped_column(index=True)
    searched_names: Mapped[str]
    searched_descriptions: Mapped[str]

    parents: Mapped[list[RoleRelation]] = relationship(
        back_populates="child", foreign_keys="RoleRelation.child_dn", cascade="all, delete-orphan"
    )
    children: Mapped[list[RoleRelation]] = relationship(
        back_populates="parent", foreign_keys="RoleRelation.parent_dn", cascade="all, delete-orphan"
    )


class RoleRelation(Base):
    """A role that includes a role of a lower level, and the text that the requester of this relation wrote."""

    __tablename__ = "role_relations"

    parent_dn: Mapped[str] = mapped_column(ForeignKey("roles.dn"), primary_key=True)
    child_dn: Mapped[str] = mapped_column(ForeignKey("roles.dn"), primary_key=True, index=True)
    description: Mapped[str]

    parent: Mapped[Role] = relationship(back_populates="children", foreign_keys=parent_dn)
    child: Mapped[Role] = relationship(back_populates="parents", foreign_keys=child_dn)
