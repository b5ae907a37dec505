"""Pages of people."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mock_upstream.bearer import caller
from mock_upstream.directory.people_settings import people_settings
from mock_upstream.directory.person_node import PersonNodes
from mock_upstream.directory.query import Wanted, ordered_people, searches, split
from mock_upstream.directory.schema import read_schema
from mock_upstream.store.database import database
from mock_upstream.store.entities import USER
from mock_upstream.store.listing import Found, Page, Rows, count_rows, read_page
from mock_upstream.store.people_search import in_rows, rows_containing

if TYPE_CHECKING:
    from sqlalchemy import ColumnElement
    from sqlalchemy.orm import Session

    from mock_upstream.store.models import Person


def list_node(asked: dict[str, Any], *among: ColumnElement[bool]) -> dict[str, Any]:
    """
    Give one page of people.

    A search that finds more people than the client's limit returns nobody, and says that there are more.
    ``searchCount`` requests only the number.

    Args:
        asked: A `ListQuery`.
        among: Condition on the people who may be listed.

    Returns:
        PersonListNode.
    """
    keys = split(asked["filter"]) if asked["column_customization"] else None
    with database().read() as session:
        found, withheld = _found(session, asked, among)
        nodes = PersonNodes(session, read_schema(session, USER), caller()).nodes(found.rows, keys)
    return {
        "usersList": nodes,
        "nextIndex": found.next_index,
        "hasMore": withheld or found.next_index > 0,
        "totalCount": found.total,
        "totalSize": found.total,
        "arraySize": len(nodes),
    }


def _found(
    session: Session, asked: dict[str, Any], among: tuple[ColumnElement[bool], ...]
) -> tuple[Rows[Person], bool]:
    """Rows, and whether they are withheld because there are too many."""
    schema, wanted = read_schema(session, USER), Wanted.of(asked, asked["search_attr"])
    query = ordered_people(schema, wanted)
    found = Found.of(session, rows_containing(searches(schema, wanted))) if wanted.narrows else None
    conditions = among if found is None else (in_rows(found), *among)
    total = count_rows(session, query.where(*conditions)) if found is None or among else found.total
    limit = people_settings(session, asked["client_id"]).search_limit
    withheld = wanted.narrows and 0 < limit < total
    if withheld or asked["search_count"]:
        return Rows([], total, 0), withheld
    return read_page(session, query, Page.of(asked["next_index"], asked["size"]), conditions, total), False
