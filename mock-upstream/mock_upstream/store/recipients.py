"""Finding people among those whom a group or a team has."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import column, select

from mock_upstream.store.models import Person
from mock_upstream.store.people_search import containing

if TYPE_CHECKING:
    from sqlalchemy import ColumnElement, Select

_SEARCHED = ("full_name", "cn")


def people_among(condition: ColumnElement[bool], words: str, direction: str) -> Select[Person]:
    """Build the query of people who fulfil a condition, by name; ``words`` are in their name, ``*`` finds all."""
    query = select(Person).where(condition)
    if wanted := words.strip().strip("*"):
        query = query.where(Person.dn.in_(containing(wanted, _SEARCHED).columns(column("dn"))))
    order = [Person.sort_name, Person.dn]
    return query.order_by(*(each.desc() if direction == "desc" else each.asc() for each in order))
