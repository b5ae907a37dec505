"""Questions for the directory, and their answers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mock_upstream.directory.entity_node import EntityNodes
from mock_upstream.directory.kinds import kind_of
from mock_upstream.directory.query import NAME_KEY, Wanted
from mock_upstream.directory.schema import read_schema
from mock_upstream.errors import FaultError
from mock_upstream.nodes.localized import in_language
from mock_upstream.store.listing import MAXIMUM_SIZE, Page, read_page
from mock_upstream.store.queries import GlobalQuery

if TYPE_CHECKING:
    from sqlalchemy.orm import Session

    from mock_upstream.directory.schema import EntitySchema


def question_node(question: GlobalQuery, schema: EntitySchema, language: str) -> dict[str, Any]:
    """Give a QueryNode; a parameter with a selection list has the values of the list."""
    attributes = [schema.attribute(key) for key in question.parameters]
    return {
        "key": question.key,
        "displayLabel": in_language(question.names, language),
        "entityKey": question.entity_key,
        "parameters": [
            {
                "key": each.key,
                "displayLabel": in_language(each.labels, language),
                "values": list(schema.choices[each.key]),
            }
            for each in attributes
        ],
        "returnAttributes": question.return_attributes,
    }


def answer(session: Session, key: str, values: dict[str, list[str]], language: str) -> dict[str, Any]:
    """
    Run a stored query.

    Returns:
        EntityObjectListNode with the objects whose attributes contain every value of every parameter.

    Raises:
        FaultError: 489: the query does not exist, or has other parameters.
    """
    question = session.get(GlobalQuery, key)
    if question is None:
        raise FaultError("NotFound", f"There is no query {key}.")
    if set(values) != set(question.parameters):
        raise FaultError("InvalidInput", f"The query {key} has the parameters {', '.join(question.parameters)}.")
    schema = read_schema(session, question.entity_key)
    pairs = tuple((name, text) for name, texts in values.items() for text in texts)
    query = kind_of(question.entity_key).query(schema, Wanted("*", (), pairs, NAME_KEY, "asc"))
    found = read_page(session, query, Page(1, MAXIMUM_SIZE))
    describe = EntityNodes(session, schema, language).node
    return {
        "entityList": [describe(row, question.return_attributes) for row in found.rows],
        "nextIndex": found.next_index,
        "totalCount": found.total,
        "hasMore": found.next_index > 0,
    }
