"""The search of a list of people or other entities, and the query that finds people."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from sqlalchemy import select
from sqlalchemy.orm import joinedload, selectinload

from mock_upstream.directory.person_fields import FIELDS
from mock_upstream.errors import FaultError
from mock_upstream.store.models import Person
from mock_upstream.store.people_search import Search, containing

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sqlalchemy import ColumnElement, Select

    from mock_upstream.directory.schema import EntitySchema

_EVERYTHING = ("", "*")
NAME_KEY = "name"
_DIRECTIONS = ("asc", "desc")


@dataclass(frozen=True)
class Wanted:
    """
    Search and order of a list, as the call names them.

    ``words`` is searched in any of ``search_keys``; ``advanced`` (pairs of key and
    words) must all match and wins over ``words``.

    Raises:
        FaultError: The direction is neither ``asc`` nor ``desc``.
    """

    words: str
    search_keys: tuple[str, ...]
    advanced: tuple[tuple[str, str], ...]
    sort_key: str
    direction: str

    def __post_init__(self) -> None:
        if self.direction not in _DIRECTIONS:
            raise FaultError("InvalidEnumValue", f"Invalid sort order: {self.direction}")

    @classmethod
    def of(cls, asked: dict[str, Any], search_keys: str) -> Wanted:
        """Build the search from the parameters of a call; ``search_keys`` are separated by commas."""
        return cls(
            words=asked["q"],
            search_keys=split(search_keys),
            advanced=_pairs(asked["adv_search"]),
            sort_key=asked["sort_by"] or NAME_KEY,
            direction=asked["sort_order"] or "asc",
        )

    def directed(self, order: Iterable[Any]) -> list[ColumnElement[Any]]:
        """Order columns in the direction of the search."""
        return [each.desc() if self.direction == "desc" else each.asc() for each in order]

    @property
    def narrows(self) -> bool:
        """Whether the search has words; without words the list has everybody."""
        return bool(self.advanced) or self.words.strip() not in _EVERYTHING


def split(text: str) -> tuple[str, ...]:
    """Parts of a text with commas."""
    return tuple(part.strip() for part in text.split(",") if part.strip())


def _pairs(text: str) -> tuple[tuple[str, str], ...]:
    pairs = (part.partition(":") for part in split(text))
    return tuple((key.strip(), words.strip()) for key, _colon, words in pairs if words.strip())


def people_query(schema: EntitySchema, wanted: Wanted) -> Select[Person]:
    """
    Build the ordered query of the people found; without keys the words are searched in all searchable attributes.

    Raises:
        FaultError: A key cannot be searched or sorted by.
    """
    query = ordered_people(schema, wanted)
    keyed = wanted if wanted.search_keys else replace(wanted, search_keys=_searchable(schema))
    return query.where(containing(*searches(schema, keyed))) if wanted.narrows else query


def _searchable(schema: EntitySchema) -> tuple[str, ...]:
    keys = (attribute.key for attribute in schema.attributes if attribute.searchable)
    return tuple(key for key in keys if key in FIELDS and FIELDS[key].search)


def searches(schema: EntitySchema, wanted: Wanted) -> list[Search]:
    """
    Give the index searches that a person must match.

    Raises:
        FaultError: A key cannot be searched by.
    """
    if not wanted.advanced:
        return [Search(wanted.words.strip(), [_search_column(schema, key) for key in wanted.search_keys])]
    return [Search(words, [_search_column(schema, key)]) for key, words in wanted.advanced]


def ordered_people(schema: EntitySchema, wanted: Wanted) -> Select[Person]:
    """
    Build the query of everybody in the order of the search.

    Raises:
        FaultError: The list cannot be sorted by this attribute.
    """
    query = select(Person).options(joinedload(Person.named_manager), selectinload(Person.named_reports))
    columns = dict.fromkeys((_sort_column(schema, wanted.sort_key), "sort_name", "dn"))  # the order of the index
    return query.order_by(*wanted.directed([getattr(Person, name) for name in columns]))


def _search_column(schema: EntitySchema, key: str) -> str:
    if key == NAME_KEY:
        return "full_name"
    attribute, field = schema.attribute(key), FIELDS.get(key)
    if field is None or not field.search or not attribute.searchable:
        raise FaultError("InvalidInput", f"The attribute {key} is not searchable.")
    return field.search


def _sort_column(schema: EntitySchema, key: str) -> str:
    if key == NAME_KEY:
        return "sort_name"
    attribute, field = schema.attribute(key), FIELDS.get(key)
    if field is None or not field.sort or not attribute.sortable:
        raise FaultError("InvalidInput", f"The attribute {key} is not sortable.")
    return field.sort
