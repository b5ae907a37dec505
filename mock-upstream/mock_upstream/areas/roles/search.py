"""Finding roles: search, filters, order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import String, cast, or_, select

from mock_upstream.errors import FaultError
from mock_upstream.store.roles import Role

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sqlalchemy import ColumnElement, Select
    from sqlalchemy.orm import InstrumentedAttribute

_DIRECTIONS = ("asc", "desc")
_SORTED_BY = {"name": Role.sort_name, "level": Role.level, "roleLevel": Role.level}


def roles_query(asked: dict[str, Any]) -> Select[Role]:
    """
    Build the ordered query of a list.

    Args:
        asked: ``q`` is looked for in names and descriptions, ``name`` and ``desc`` in one of them; the role has one
            of ``role_level`` and one of ``category_keys``; ``sort_by`` and ``sort_order``.

    Raises:
        FaultError: It cannot be sorted so.
    """
    query = select(Role).where(*_conditions(asked))
    return _ordered(query, asked["sort_by"], asked["sort_order"])


def _conditions(asked: dict[str, Any]) -> Iterable[ColumnElement[bool]]:
    if words := _words(asked["q"]):
        yield _contain(Role.searched_names, words) | _contain(Role.searched_descriptions, words)
    if words := _words(asked["name"]):
        yield _contain(Role.searched_names, words)
    if words := _words(asked["desc"]):
        yield _contain(Role.searched_descriptions, words)
    if asked["role_level"]:
        yield Role.level.in_(asked["role_level"])
    if asked["category_keys"]:
        ids = cast(Role.category_ids, String)
        yield or_(*(ids.contains(f'"{key}"', autoescape=True) for key in asked["category_keys"]))


def _words(text: str) -> str:
    return text.strip().strip("*").casefold()


def _contain(column: InstrumentedAttribute[str], words: str) -> ColumnElement[bool]:
    return column.contains(words, autoescape=True)


def _ordered(query: Select[Role], sort_by: str, direction: str) -> Select[Role]:
    if sort_by not in _SORTED_BY:
        raise FaultError("InvalidInput", f"Roles are not sorted by {sort_by}.")
    if direction not in _DIRECTIONS:
        raise FaultError("InvalidEnumValue", f"Invalid sort order: {direction}")
    order = [_SORTED_BY[sort_by], Role.sort_name, Role.dn]
    return query.order_by(*(each.desc() if direction == "desc" else each.asc() for each in order))
