"""Parameters of list calls, and reading the page that they name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from marshmallow import fields
from sqlalchemy import inspect
from sqlalchemy.orm import InstrumentedAttribute

from mock_upstream.errors import FaultError
from mock_upstream.nodes.fields import Given
from mock_upstream.store.listing import Page, Rows, read_page

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sqlalchemy import ColumnElement, Select
    from sqlalchemy.orm import Mapper, Session

T = TypeVar("T")

_DEFAULT_SIZE = 10
_DIRECTIONS = ("asc", "desc")


class Named(fields.List[Any]):
    """Values of a parameter that is repeated, or has commas between its values."""

    def _deserialize(self, value: Any, *args: Any, **kwargs: Any) -> list[Any]:
        parts = [part.strip() for text in value for part in text.split(",") if part.strip()]
        items: list[Any] = super()._deserialize(parts, *args, **kwargs)
        return items


class PageQuery(Given):
    """Search and page."""

    q = fields.String(load_default="*")
    next_index = fields.Integer(data_key="nextIndex", load_default=1)
    size = fields.Integer(load_default=_DEFAULT_SIZE)


class ListQuery(PageQuery):
    """Search, page and order."""

    sort_by = fields.String(data_key="sortBy", load_default="name")
    sort_order = fields.String(data_key="sortOrder", load_default="asc")


class ValueListQuery(ListQuery):
    """Paging and sorting with the parameter names of the calls that list values."""

    q = fields.String(data_key="query", load_default="*")
    size = fields.Integer(data_key="pageSize", load_default=_DEFAULT_SIZE)


def contains(column: InstrumentedAttribute[str], search: str) -> ColumnElement[bool]:
    """Condition: a column in lower case contains the search; ``*`` and an empty text match every row."""
    return column.contains(search.strip().strip("*").casefold(), autoescape=True)


def ordered(
    query: Select[T], asked: dict[str, Any], columns: Mapping[str, Any], *last: InstrumentedAttribute[Any]
) -> Select[T]:
    """
    Order a query as ``asked``: by one of ``columns``, then by the ``last`` ones; empty values come last.

    Raises:
        FaultError: There is no such column or direction.
    """
    if asked["sort_by"] not in columns:
        raise FaultError("InvalidInput", f"The list is not sorted by {asked['sort_by']}.")
    if asked["sort_order"] not in _DIRECTIONS:
        raise FaultError("InvalidEnumValue", f"Invalid sort order: {asked['sort_order']}")
    listed = inspect(query.column_descriptions[0]["entity"])
    order = dict.fromkeys((columns[asked["sort_by"]], *last))
    return query.order_by(*(_directed(each, listed, downwards=asked["sort_order"] == "desc") for each in order))


def _directed(column: Any, listed: Mapper[Any], *, downwards: bool) -> ColumnElement[Any]:
    """Order a column of the listed table, or of a joined one whose row may be missing."""
    directed: ColumnElement[Any] = column.desc() if downwards else column.asc()
    is_own = isinstance(column, InstrumentedAttribute) and column.parent is listed
    if is_own and not getattr(column, "nullable", True):  # columns of a union have no ``nullable``
        return directed  # no ``NULLS LAST`` here, as the index could not be used
    return directed.nulls_first() if downwards else directed.nulls_last()


def asked_page(session: Session, query: Select[T], asked: dict[str, Any], *among: ColumnElement[bool]) -> Rows[T]:
    """Read the page of an ordered query that was ``asked`` for, ``among`` rows that are found first."""
    return read_page(session, query, Page.of(asked["next_index"], asked["size"]), among)
