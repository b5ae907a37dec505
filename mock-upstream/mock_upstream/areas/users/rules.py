"""Finding people: search, advanced search, order."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from sqlalchemy import column, select
from sqlalchemy.orm import aliased, joinedload

from mock_upstream.areas.users.attributes import BY_KEY
from mock_upstream.errors import FaultError
from mock_upstream.store.models import Person
from mock_upstream.store.people_search import containing

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sqlalchemy import ColumnElement, Select
    from sqlalchemy.orm import InstrumentedAttribute

_EVERYTHING = ("", "*")
NAME_KEY = "name"
_DIRECTIONS = ("asc", "desc")


@dataclass(frozen=True)
class PeopleQuery:
    """
    What to look for, as it came.

    ``words`` is searched in any of ``search_keys``; ``advanced`` (pairs of key and
    words) must all match and wins over ``words``.
    """

    words: str
    search_keys: tuple[str, ...]
    advanced: tuple[tuple[str, str], ...]
    sort_key: str
    direction: str


def people_query(wanted: PeopleQuery) -> Select[Person]:
    """
    Build the ordered query.

    Raises:
        FaultError: A key cannot be searched or sorted by, or the direction is
            neither ``asc`` nor ``desc``.
    """
    query = select(Person).options(joinedload(Person.manager))
    for condition in _conditions(wanted):
        query = query.where(condition)
    return _ordered(query, wanted)


def _conditions(wanted: PeopleQuery) -> Iterable[ColumnElement[bool]]:
    if wanted.advanced:
        return [_contains(words, [key]) for key, words in wanted.advanced]
    if wanted.words.strip() in _EVERYTHING:
        return []
    return [_contains(wanted.words.strip(), wanted.search_keys)]


def _contains(words: str, keys: Iterable[str]) -> ColumnElement[bool]:
    columns = [_search_column(key) for key in keys]
    return Person.dn.in_(containing(words, columns).columns(column("dn")))


def _search_column(key: str) -> str:
    if key == NAME_KEY:
        return "full_name"
    attribute = BY_KEY.get(key)
    if attribute is None or attribute.search_column is None:
        raise FaultError("InvalidInput", f"The attribute {key} is not searchable.")
    return attribute.search_column


def _ordered(query: Select[Person], wanted: PeopleQuery) -> Select[Person]:
    if wanted.direction not in _DIRECTIONS:
        raise FaultError("InvalidEnumValue", f"Invalid sort order: {wanted.direction}")
    name = _sort_column(wanted.sort_key)
    if name == "manager":
        manager = aliased(Person)
        query = query.outerjoin(manager, Person.manager_dn == manager.dn)
        first: ColumnElement[str] | InstrumentedAttribute[str] = manager.sort_name
    else:
        first = getattr(Person, name)
    order = [first, Person.sort_name, Person.dn]
    return query.order_by(*(each.desc() if wanted.direction == "desc" else each.asc() for each in order))


def _sort_column(key: str) -> str:
    if key == NAME_KEY:
        return "sort_name"
    attribute = BY_KEY.get(key)
    if attribute is None or attribute.sort_column is None:
        raise FaultError("InvalidInput", f"The attribute {key} is not sortable.")
    return attribute.sort_column
