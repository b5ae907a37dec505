"""Finding groups: search, filters, order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import or_, select

from mock_upstream.errors import FaultError
from mock_upstream.store.groups import Group

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sqlalchemy import ColumnElement, Select
    from sqlalchemy.orm import InstrumentedAttribute

_SEARCHED = {"name": Group.searched_name, "description": Group.searched_description}
_SORTED_BY = {"name": Group.sort_name, "description": Group.searched_description}


def groups_query(asked: dict[str, Any]) -> Select[Group]:
    """
    Build the ordered query of the list.

    Args:
        asked: ``q`` is looked for in names and descriptions; ``filters``, pairs such as ``name:office``, must all
            match and win over it; ``sort_by`` and ``sort_order``.

    Raises:
        FaultError: There is no such column.
    """
    order = [_column(_SORTED_BY, asked["sort_by"]), Group.sort_name, Group.dn]
    query = select(Group).where(*_conditions(asked))
    return query.order_by(*(each.desc() if asked["sort_order"] == "desc" else each.asc() for each in order))


def _conditions(asked: dict[str, Any]) -> Iterable[ColumnElement[bool]]:
    filters = [part.partition(":") for part in asked["filters"].split(",") if part.strip()]
    if filters:
        return [_contains(_column(_SEARCHED, name.strip()), words) for name, _colon, words in filters]
    return [or_(*(_contains(column, asked["q"]) for column in _SEARCHED.values()))]


def _contains(column: InstrumentedAttribute[str], words: str) -> ColumnElement[bool]:
    return column.contains(words.strip().strip("*").casefold(), autoescape=True)


def _column(columns: dict[str, InstrumentedAttribute[str]], name: str) -> InstrumentedAttribute[str]:
    if name not in columns:
        raise FaultError("InvalidInput", f"Groups have no column {name}.")
    return columns[name]
