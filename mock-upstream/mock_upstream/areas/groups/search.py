"""Finding groups: search, filters, order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import Integer, literal_column, or_, select
from sqlalchemy.orm import joinedload

from mock_upstream.errors import FaultError
from mock_upstream.nodes.listing import contains, ordered
from mock_upstream.store.groups import Group, GroupMember
from mock_upstream.store.listing import Found, read_page
from mock_upstream.store.recipients import named

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sqlalchemy import ColumnElement, Select
    from sqlalchemy.orm import Session

    from mock_upstream.store.listing import Page, Rows

_ROW: ColumnElement[int] = literal_column("group_members.rowid", Integer)
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
    return ordered(select(Group).where(*_conditions(asked)), asked, _SORTED_BY, Group.sort_name, Group.dn)


def members_page(session: Session, group: Group, words: str, direction: str, page: Page) -> Rows[GroupMember]:
    """Read one page of the members of a group, by name; ``words`` are in their name, ``*`` finds all."""
    order = [GroupMember.sort_name, GroupMember.person_dn]
    directed = (each.desc() if direction == "desc" else each.asc() for each in order)
    members = select(GroupMember).options(joinedload(GroupMember.person)).where(GroupMember.group_dn == group.dn)
    query = members.order_by(*directed)
    if not (wanted := named(words)):
        return read_page(session, query, page)
    rows = select(_ROW.label("number")).join(GroupMember.person).where(GroupMember.group_dn == group.dn, *wanted)
    found = Found.of(session, rows)
    return read_page(session, query, page, [found.holds(_ROW)], found.total)


def _conditions(asked: dict[str, Any]) -> Iterable[ColumnElement[bool]]:
    filters = [part.partition(":") for part in asked["filters"].split(",") if part.strip()]
    if filters:
        return [_holds(name.strip(), words) for name, _colon, words in filters]
    return [or_(*(contains(column, asked["q"]) for column in _SEARCHED.values()))]


def _holds(name: str, words: str) -> ColumnElement[bool]:
    if name not in _SEARCHED:
        raise FaultError("InvalidInput", f"Groups have no column {name}.")
    return contains(_SEARCHED[name], words)
