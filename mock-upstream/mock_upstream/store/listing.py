"""Paging and ordering, the same for every list call."""

from __future__ import annotations

import json
import unicodedata
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from sqlalchemy import Table, func, inspect, select, tuple_

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from sqlalchemy import ColumnElement, CompoundSelect, Select, TextualSelect
    from sqlalchemy.orm import InstrumentedAttribute, Session

    AnyColumn = ColumnElement[Any] | InstrumentedAttribute[Any]

T = TypeVar("T")

DEFAULT_SIZE = 20
MAXIMUM_SIZE = 300
_LAST_ROW = 2**62
_ALL = -1


@dataclass(frozen=True)
class Page:
    """
    Which rows of a list are wanted.

    ``first`` is the number of the first row, counted from 1; ``size`` the number of
    rows. Anything below 1 means the default, more than 300 rows are never given.

    Source:
        SPEC 5 "Search and paging"; the server's default of 20 is documented for
        the users list.
    """

    first: int
    size: int

    @classmethod
    def of(cls, next_index: int, size: int) -> Page:
        """Make a valid page from any numbers of a caller."""
        return cls(min(max(next_index, 1), _LAST_ROW), min(size, MAXIMUM_SIZE) if size > 0 else DEFAULT_SIZE)


@dataclass(frozen=True)
class Rows(Generic[T]):
    """One page of a list; ``next_index`` is 0 when there is no further row."""

    rows: Sequence[T]
    total: int
    next_index: int


def count_rows(session: Session, query: Select[Any]) -> int:
    """Count all rows of a query."""
    keys = query.with_only_columns(*_key(query)).order_by(None)
    counted = select(func.count())
    match keys.get_final_froms(), keys.whereclause:
        case [Table() as table], None:
            counted = counted.select_from(table)  # the database reads only the index
        case _:
            counted = counted.select_from(keys.limit(_ALL).subquery())  # with a limit SQLite leaves unused joins out
    return session.scalar(counted) or 0


def read_page(
    session: Session,
    query: Select[T],
    page: Page,
    among: Sequence[ColumnElement[bool]] = (),
    total: int | None = None,
) -> Rows[T]:
    """
    Run an ordered query of one table's rows, or of values that occur once, for one page.

    The keys of the page are found first, then the rows are read: with an index on order and key a late page is quick.

    Args:
        session: Reads.
        query: The query; its own conditions apply to keys and rows.
        page: Which rows.
        among: Further conditions, which apply to the keys only.
        total: How many rows there are, if that is known.
    """
    found = query.where(*among)
    total = count_rows(session, found) if total is None else total
    wanted = found.with_only_columns(*_key(query)).offset(page.first - 1).limit(page.size)
    rows = session.scalars(query.where(tuple_(*_key(query)).in_(wanted))).unique().all()
    following = page.first + len(rows)
    return Rows(rows, total, following if rows and following <= total else 0)


@dataclass(frozen=True)
class Found:
    """
    Numbers of rows that a search found once, however many: ``listed`` is a JSON array of them.

    They stay in the database as JSON, because passing thousands of numbers costs more than the search.
    """

    total: int
    listed: str

    @classmethod
    def of(cls, session: Session, numbers: Select[Any] | CompoundSelect[Any] | TextualSelect) -> Found:
        """Search; ``numbers`` has one column, ``number``."""
        rows = numbers.subquery()
        total, listed = session.execute(select(func.count(), func.json_group_array(rows.c.number))).one()
        return cls(total, listed)

    def holds(self, column: AnyColumn) -> ColumnElement[bool]:
        """Condition: the number in a column is among them."""
        return _in_json(column, self.listed)


def one_of(column: AnyColumn, values: Iterable[int] | Iterable[str]) -> ColumnElement[bool]:
    """Build the condition that a column has one of the values; the statement is the same for any number of values."""
    return _in_json(column, json.dumps(list(values)))


def sort_key(words: str) -> str:
    """Fold case and accents, so that ``Álvaro`` stands beside ``Alvaro``."""
    decomposed = unicodedata.normalize("NFKD", words.casefold())
    return "".join(letter for letter in decomposed if not unicodedata.combining(letter))


def cut_page(found: Sequence[T], page: Page) -> Rows[T]:
    """Give one page of a list that is in memory."""
    rows = found[page.first - 1 : page.first - 1 + page.size]
    following = page.first + len(rows)
    return Rows(rows, len(found), following if rows and following <= len(found) else 0)


def _key(query: Select[Any]) -> tuple[ColumnElement[Any], ...]:
    entity = query.column_descriptions[0]["entity"]
    return inspect(entity).primary_key if entity else tuple(query.selected_columns)


def _in_json(column: AnyColumn, listed: str) -> ColumnElement[bool]:
    return column.in_(select(func.json_each(listed).table_valued("value").c.value))
