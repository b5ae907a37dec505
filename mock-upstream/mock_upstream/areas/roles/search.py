"""Finding roles: search, filters, order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import select

from mock_upstream.nodes.listing import contains, ordered
from mock_upstream.store.roles import Role, in_any_category

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sqlalchemy import ColumnElement, Select

_SORTED_BY = {
    "name": Role.sort_name,
    "description": Role.searched_descriptions,
    "level": Role.level,
    "roleLevel": Role.level,
    "status": Role.status,
}


def roles_query(asked: dict[str, Any]) -> Select[Role]:
    """
    Build the ordered query of a list.

    Args:
        asked: ``q`` is looked for in names and descriptions, ``name`` and ``desc`` in one of them; the role has one
            of ``role_level`` and one of ``category_keys``; ``sort_by`` and ``sort_order``.

    Raises:
        FaultError: The list cannot be sorted by this column.
    """
    return ordered(select(Role).where(*_conditions(asked)), asked, _SORTED_BY, Role.sort_name, Role.dn)


def _conditions(asked: dict[str, Any]) -> Iterable[ColumnElement[bool]]:
    yield contains(Role.searched_names, asked["q"]) | contains(Role.searched_descriptions, asked["q"])
    yield contains(Role.searched_names, asked["name"])
    yield contains(Role.searched_descriptions, asked["desc"])
    if asked["role_level"]:
        yield Role.level.in_(asked["role_level"])
    if asked["category_keys"]:
        yield in_any_category(Role.category_ids, asked["category_keys"])
