"""The entities below and above another one along a relationship."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import select

from mock_upstream.directory.kinds import kind_of
from mock_upstream.errors import FaultError
from mock_upstream.store.entities import GROUP, USER, EntityObject, EntityValue
from mock_upstream.store.groups import Group, GroupMember
from mock_upstream.store.models import Person
from mock_upstream.store.relationships import DN, Relationship

if TYPE_CHECKING:
    from sqlalchemy import ColumnElement, Select
    from sqlalchemy.orm import Session


def found_relationship(session: Session, key: str) -> Relationship:
    """The relationship with this key; 489 ``NotFound`` if it does not exist."""
    found = session.get(Relationship, key)
    if found is None:
        raise FaultError("NotFound", f"There is no relationship {key}.")
    return found


def below(relationship: Relationship, dn: str) -> Select[Any]:
    """Build the query of the objects below the one with this DN, by name."""
    entity, attribute = relationship.target_entity, relationship.target_attribute
    if attribute == DN:
        named = _named_by(relationship.source_entity, relationship.source_attribute, dn)
        return _ordered(entity, kind_of(entity).model.dn.in_(named))
    return _ordered(entity, _naming(entity, attribute, dn))


def above(relationship: Relationship, dn: str) -> Select[Any]:
    """Build the query of the objects above the one with this DN, by name."""
    entity, attribute = relationship.source_entity, relationship.source_attribute
    if attribute == DN:
        named = _named_by(relationship.target_entity, relationship.target_attribute, dn)
        return _ordered(entity, kind_of(entity).model.dn.in_(named))
    return _ordered(entity, _naming(entity, attribute, dn))


def _ordered(entity: str, condition: ColumnElement[bool]) -> Select[Any]:
    model: Any = kind_of(entity).model
    return select(model).where(condition).order_by(model.sort_name, model.dn)


def _naming(entity: str, attribute: str, dn: str) -> ColumnElement[bool]:
    """Entities of a kind with the DN as value of the attribute."""
    if entity == USER:
        return Person.manager_dn == dn
    if entity == GROUP:
        return Group.dn.in_(select(GroupMember.group_dn).where(GroupMember.person_dn == dn))
    named = select(EntityValue.object_dn).where(EntityValue.attribute_key == attribute, EntityValue.value == dn)
    return EntityObject.dn.in_(named) & (EntityObject.entity_key == entity)


def _named_by(entity: str, attribute: str, dn: str) -> Select[Any]:
    """The DNs that the entity with this DN has as values of an attribute."""
    if entity == USER:
        return select(Person.manager_dn).where(Person.dn == dn)
    if entity == GROUP:
        return select(GroupMember.person_dn).where(GroupMember.group_dn == dn)
    return select(EntityValue.value).where(EntityValue.attribute_key == attribute, EntityValue.object_dn == dn)
