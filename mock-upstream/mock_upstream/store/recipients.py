"""Finding people and groups among possible recipients or members."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import select

from mock_upstream.store.groups import Group
from mock_upstream.store.models import Person
from mock_upstream.store.people_search import ROW, Search, rows_containing

if TYPE_CHECKING:
    from sqlalchemy import ColumnElement, Select

    from mock_upstream.store.listing import AnyColumn

_SEARCHED = ("full_name", "cn")


def people_among(condition: ColumnElement[bool], words: str, direction: str = "asc") -> Select[Person]:
    """Build the query of people who fulfil a condition, by name; ``words`` are in their name, ``*`` finds all."""
    order = [Person.sort_name, Person.dn]
    directed = (each.desc() if direction == "desc" else each.asc() for each in order)
    return select(Person).where(condition, *named(words)).order_by(*directed)


def named(words: str, row: AnyColumn = ROW) -> list[ColumnElement[bool]]:
    """
    Build conditions on people, or on the number of a ``row``: the name contains ``words``.

    ``*`` means no condition.
    """
    wanted = words.strip().strip("*")
    return [row.in_(rows_containing([Search(wanted, _SEARCHED)]))] if wanted else []


def groups_among(condition: ColumnElement[bool], words: str) -> Select[Group]:
    """Build the query of groups that fulfil a condition, by name; ``words`` are in their name, ``*`` finds all."""
    wanted = Group.searched_name.contains(words.strip().strip("*").casefold(), autoescape=True)
    return select(Group).where(condition, wanted).order_by(Group.sort_name, Group.dn)
