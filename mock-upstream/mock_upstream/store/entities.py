"""The tables of the directory's schema, and of the objects that are not people."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import JSON, ForeignKey, Index
from sqlalchemy.orm import Mapped, mapped_column, relationship

from mock_upstream.store.listing import sort_key
from mock_upstream.store.models import Base

if TYPE_CHECKING:
    from collections.abc import Iterable

USER, GROUP, CONTAINER, LOCATION, DEVICE = "user", "group", "organizationalUnit", "location", "device"
DEPARTMENT = "department"
ROLE_ATTRIBUTES, RESOURCE_ATTRIBUTES = "sys-nrf-role", "sys-nrf-resource"
"""The kinds of the attributes that installations add to roles and resources."""

LOCAL_LIST, GLOBAL_LIST = "LocalList", "GlobalList"


class EntityDefinition(Base):
    """
    A kind of thing: people, groups, devices.

    ``names`` by language. ``naming_attribute`` is the attribute that the DN begins with; ``container_dn`` is where new
    ones are put.

    Source:
        SPEC 3 "Other entities", entity definitions.
    """

    __tablename__ = "entity_definitions"

    key: Mapped[str] = mapped_column(primary_key=True)
    names: Mapped[dict[str, str]] = mapped_column(JSON)
    naming_attribute: Mapped[str]
    container_dn: Mapped[str]
    viewable: Mapped[bool]
    creatable: Mapped[bool]
    editable: Mapped[bool]
    removable: Mapped[bool]

    attributes: Mapped[list[EntityAttribute]] = relationship(
        order_by="EntityAttribute.position", cascade="all, delete-orphan", lazy="selectin"
    )


class EntityAttribute(Base):
    """
    An attribute that things of a kind have.

    ``group`` is where a page shows it: ``primaryAttributes``, ``secondaryAttributes``, ``otherAttributes`` or
    ``imageAttr``. A selection list (``control_type``) has its ``choices`` here, by key and language, or in the global
    list ``list_key``. The values of ``lookup_entity`` attributes are DNs of things of that kind.
    """

    __tablename__ = "entity_attributes"

    entity_key: Mapped[str] = mapped_column(ForeignKey("entity_definitions.key"), primary_key=True)
    key: Mapped[str] = mapped_column(primary_key=True)
    position: Mapped[int]
    group: Mapped[str]
    labels: Mapped[dict[str, str]] = mapped_column(JSON)
    data_type: Mapped[str]
    format_type: Mapped[str]
    required: Mapped[bool]
    editable: Mapped[bool]
    multivalued: Mapped[bool]
    searchable: Mapped[bool]
    sortable: Mapped[bool]
    control_type: Mapped[str]
    choices: Mapped[dict[str, dict[str, str]]] = mapped_column(JSON)
    list_key: Mapped[str]
    lookup_entity: Mapped[str]


class ListEntry(Base):
    """One choice of a global list, named in several languages."""

    __tablename__ = "global_list_entries"

    list_key: Mapped[str] = mapped_column(primary_key=True)
    key: Mapped[str] = mapped_column(primary_key=True)
    position: Mapped[int]
    names: Mapped[dict[str, str]] = mapped_column(JSON)


class EntityObject(Base):
    """
    An object.

    ``name`` is the value of its naming attribute, ``sort_name`` that value folded (see `listing.sort_key`).
    """

    __tablename__ = "entity_objects"
    __table_args__ = (Index("ix_entity_objects_order", "entity_key", "sort_name", "dn"),)

    dn: Mapped[str] = mapped_column(primary_key=True)
    entity_key: Mapped[str] = mapped_column(ForeignKey("entity_definitions.key"))
    name: Mapped[str]
    sort_name: Mapped[str]

    values: Mapped[list[EntityValue]] = relationship(
        order_by="EntityValue.position", cascade="all, delete-orphan", lazy="selectin"
    )


class EntityValue(Base):
    """One value of an object's attribute; ``searched`` is the value in lower case, ``sorted`` the folded value."""

    __tablename__ = "entity_values"
    __table_args__ = (Index("ix_entity_values_value", "attribute_key", "value"),)

    object_dn: Mapped[str] = mapped_column(ForeignKey("entity_objects.dn"), primary_key=True)
    attribute_key: Mapped[str] = mapped_column(primary_key=True)
    position: Mapped[int] = mapped_column(primary_key=True)
    value: Mapped[str]
    searched: Mapped[str]
    sorted: Mapped[str]


def value_rows(dn: str, attribute_key: str, texts: Iterable[str]) -> list[dict[str, Any]]:
    """Build the rows of an object's values of one attribute, in the given order."""
    return [
        {
            "object_dn": dn,
            "attribute_key": attribute_key,
            "position": position,
            "value": text,
            "searched": text.casefold(),
            "sorted": sort_key(text),
        }
        for position, text in enumerate(texts)
    ]
