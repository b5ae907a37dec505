"""Access to the objects of each type: people, groups and containers have their own tables."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from sqlalchemy import or_, select
from sqlalchemy.orm import InstrumentedAttribute

from mock_upstream.directory.person_fields import FIELDS
from mock_upstream.directory.query import NAME_KEY, people_query
from mock_upstream.directory.rows import row_of, shown_name
from mock_upstream.directory.things import things_query
from mock_upstream.directory.values import text_values
from mock_upstream.errors import FaultError
from mock_upstream.store.directory import DirectoryContainer
from mock_upstream.store.entities import CONTAINER, GROUP, USER, EntityAttribute, EntityObject
from mock_upstream.store.groups import Group, GroupMember
from mock_upstream.store.models import Person

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy import ColumnElement, Select
    from sqlalchemy.orm import Session

    from mock_upstream.directory.query import Wanted
    from mock_upstream.directory.schema import EntitySchema

    Values = list[dict[str, str]]


@dataclass(frozen=True)
class Kind:
    """Access to the rows of a type: ``query`` finds them in order, ``values`` reads those of one attribute."""

    query: Callable[[EntitySchema, Wanted], Select[Any]]
    values: Callable[[Session, Any, str], Values]
    model: type[Person | Group | DirectoryContainer | EntityObject]


def kind_of(entity_key: str) -> Kind:
    """Give the access to objects of a type."""
    return _KINDS.get(entity_key, _THINGS)


def _person_values(_session: Session, person: Person, key: str) -> Values:
    return FIELDS[key].read(person) if key in FIELDS else []


def _group_values(session: Session, group: Group, key: str) -> Values:
    if key != "Member":
        return text_values([group.name if key == "Name" else group.description])
    members = select(Person).join(GroupMember, GroupMember.person_dn == Person.dn)
    people = session.scalars(members.where(GroupMember.group_dn == group.dn).order_by(Person.sort_name, Person.dn))
    return [{"@type": "xs:string", "$": person.dn, "value": person.full_name} for person in people]


def _thing_values(session: Session, thing: EntityObject, key: str) -> Values:
    texts = text_values(value.value for value in thing.values if value.attribute_key == key)
    lookup = _lookup_entity(session, thing.entity_key, key)
    return [_shown(session, lookup, each) for each in texts] if lookup else texts


def _shown(session: Session, lookup: str, value: dict[str, str]) -> dict[str, str]:
    row = row_of(session, lookup, value["$"])
    return {**value, "value": shown_name(row)} if row else value


def _lookup_entity(session: Session, entity_key: str, key: str) -> str:
    attribute = session.get(EntityAttribute, (entity_key, key))
    return attribute.lookup_entity if attribute else ""


Columns = dict[str, tuple[InstrumentedAttribute[str], InstrumentedAttribute[str]]]


def _named_rows(
    model: type[Group | DirectoryContainer], columns: Columns
) -> Callable[[EntitySchema, Wanted], Select[Any]]:
    """Finds rows of a table: attribute key -> the column to search and the column to sort by."""

    def find(_schema: EntitySchema, wanted: Wanted) -> Select[Any]:
        query = select(model)
        for key, words in wanted.advanced:
            query = query.where(_contains(columns, key, words))
        if wanted.narrows and not wanted.advanced:
            query = query.where(or_(*(_contains(columns, key, wanted.words) for key in wanted.search_keys or columns)))
        sort_key = "Name" if wanted.sort_key == NAME_KEY else wanted.sort_key
        return query.order_by(*wanted.directed([_columns(columns, sort_key)[1], model.dn]))

    return find


def _contains(columns: Columns, key: str, words: str) -> ColumnElement[bool]:
    return _columns(columns, key)[0].icontains(words.strip().casefold(), autoescape=True)


def _columns(columns: Columns, key: str) -> tuple[InstrumentedAttribute[str], InstrumentedAttribute[str]]:
    if key not in columns:
        raise FaultError("InvalidInput", f"The attribute {key} is neither searchable nor sortable.")
    return columns[key]


_GROUP_COLUMNS = {
    "Name": (Group.searched_name, Group.sort_name),
    "Description": (Group.searched_description, Group.searched_description),
}
_CONTAINER_COLUMNS = {"Name": (DirectoryContainer.name, DirectoryContainer.name)}
_THINGS = Kind(things_query, _thing_values, EntityObject)
_KINDS = {
    USER: Kind(people_query, _person_values, Person),
    GROUP: Kind(_named_rows(Group, _GROUP_COLUMNS), _group_values, Group),
    CONTAINER: Kind(
        _named_rows(DirectoryContainer, _CONTAINER_COLUMNS),
        lambda _session, container, _key: text_values([container.name]),
        DirectoryContainer,
    ),
}
