"""Directory objects except people: search, create, change and delete."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from sqlalchemy import and_, select
from sqlalchemy.orm import aliased

from mock_upstream.directory.query import NAME_KEY
from mock_upstream.directory.values import checked_values
from mock_upstream.errors import FaultError
from mock_upstream.store.entities import EntityObject, EntityValue, value_rows
from mock_upstream.store.listing import sort_key

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sqlalchemy import ColumnElement, Select
    from sqlalchemy.orm import Session

    from mock_upstream.directory.query import Wanted
    from mock_upstream.directory.schema import EntitySchema
    from mock_upstream.store.entities import EntityAttribute

Attributes = dict[str, list[Any]]

_NOT_IN_NAMES = re.compile(r'[<,;\\"+#=/|*~]')


def things_query(schema: EntitySchema, wanted: Wanted) -> Select[EntityObject]:
    """
    Build the ordered query of the objects of one type.

    Raises:
        FaultError: 489 ``InvalidInput``: an attribute cannot be searched or sorted by.
    """
    query = select(EntityObject).where(EntityObject.entity_key == schema.definition.key)
    for condition in _conditions(schema, wanted):
        query = query.where(condition)
    order = [EntityObject.sort_name, EntityObject.dn]
    if wanted.sort_key == NAME_KEY:
        return query.order_by(*wanted.directed(order))
    attribute = schema.attribute(wanted.sort_key)
    if not attribute.sortable:
        raise FaultError("InvalidInput", f"The attribute {attribute.key} is not sortable.")
    first = aliased(EntityValue)
    joined = and_(first.object_dn == EntityObject.dn, first.attribute_key == attribute.key, first.position == 0)
    return query.outerjoin(first, joined).order_by(*wanted.directed([first.sorted, *order]))


def found_thing(session: Session, entity_key: str, dn: str) -> EntityObject:
    """The object of a type with this DN; 489 ``NotFound`` if it does not exist."""
    thing = session.get(EntityObject, dn)
    if thing is None or thing.entity_key != entity_key:
        raise FaultError("NotFound", f"There is no {entity_key} {dn}.")
    return thing


def new_thing(session: Session, schema: EntitySchema, given: Attributes) -> EntityObject:
    """
    Create an object; its DN begins with the naming attribute.

    Raises:
        FaultError: 489 ``InvalidInput``: the name is missing, taken or has a forbidden character, or a value is not
            valid.
    """
    definition = schema.definition
    required: Attributes = {attribute.key: [] for attribute in schema.attributes if attribute.required}
    values = _checked(session, schema, {**required, **given})
    name = values[definition.naming_attribute][0]
    if bad := _NOT_IN_NAMES.search(name):
        raise FaultError("InvalidInput", f"The name has the invalid character {bad.group()}.")
    dn = f"cn={name},{definition.container_dn}"
    if session.get(EntityObject, dn):
        raise FaultError("InvalidInput", f"{dn} exists already.")
    thing = EntityObject(dn=dn, entity_key=definition.key, name=name, sort_name=sort_key(name))
    session.add(thing)
    _write(thing, values)
    return thing


def change_thing(session: Session, schema: EntitySchema, thing: EntityObject, given: Attributes) -> None:
    """
    Change the given attributes; other attributes stay, and an attribute without values loses its values.

    Raises:
        FaultError: 489 ``InvalidInput``: a value is not valid; nothing is changed.
    """
    values = _checked(session, schema, given)
    thing.values = [value for value in thing.values if value.attribute_key not in values]
    session.flush()
    _write(thing, values)


def delete_thing(session: Session, thing: EntityObject) -> None:
    """Delete an object, and its DN in the attributes of other objects."""
    forget(session, thing.dn)
    session.delete(thing)


def forget(session: Session, dn: str) -> None:
    """Remove a DN from the attributes of all objects."""
    for value in session.scalars(select(EntityValue).where(EntityValue.value == dn)):
        session.delete(value)


def _conditions(schema: EntitySchema, wanted: Wanted) -> Iterable[ColumnElement[bool]]:
    if wanted.advanced:
        return [_contains(schema, words, [key]) for key, words in wanted.advanced]
    if not wanted.narrows:
        return []
    return [_contains(schema, wanted.words.strip(), wanted.search_keys or _searchable(schema))]


def _contains(schema: EntitySchema, words: str, keys: Iterable[str]) -> ColumnElement[bool]:
    attributes = [schema.attribute(key) for key in keys]
    for attribute in attributes:
        if not attribute.searchable:
            raise FaultError("InvalidInput", f"The attribute {attribute.key} is not searchable.")
    among = EntityValue.attribute_key.in_([attribute.key for attribute in attributes])
    return EntityObject.values.any(and_(among, EntityValue.searched.contains(words.casefold(), autoescape=True)))


def _searchable(schema: EntitySchema) -> list[str]:
    return [attribute.key for attribute in schema.attributes if attribute.searchable]


def _checked(session: Session, schema: EntitySchema, given: Attributes) -> dict[str, list[str]]:
    pairs: list[tuple[EntityAttribute, list[Any]]] = [(schema.attribute(key), values) for key, values in given.items()]
    return {attribute.key: checked_values(session, schema, attribute, values) for attribute, values in pairs}


def _write(thing: EntityObject, values: dict[str, list[str]]) -> None:
    for key, texts in values.items():
        thing.values.extend(EntityValue(**row) for row in value_rows(thing.dn, key, texts))
