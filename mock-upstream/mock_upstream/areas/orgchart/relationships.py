"""The calls below ``/IDMProv/rest/access/relationships``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from flask import Blueprint, request
from sqlalchemy import select

from mock_upstream.areas.orgchart.requests import ALL, RelationshipsQuery
from mock_upstream.bearer import caller
from mock_upstream.nodes.localized import in_language
from mock_upstream.store.database import database
from mock_upstream.store.listing import Page, cut_page
from mock_upstream.store.relationships import TEAM_MANAGEMENT, Relationship

if TYPE_CHECKING:
    from collections.abc import Sequence

    from flask.typing import ResponseReturnValue

    from mock_upstream.store.listing import Rows

relationships = Blueprint("relationships", __name__, url_prefix="/IDMProv/rest/access/relationships")


@relationships.get("")
def list_team_relationships() -> ResponseReturnValue:
    """Give the relationships by which teams can be managed, all at once."""
    found = [each for each in _by_name() if TEAM_MANAGEMENT in each.types]
    return _nodes(cut_page(found, Page(1, max(len(found), 1))))


@relationships.get("/list")
def list_relationships() -> ResponseReturnValue:
    """Give one page of relationships, by name in the caller's language."""
    asked: dict[str, Any] = RelationshipsQuery().load(request.args)
    found = [each for each in _by_name() if _fits(each, asked)]
    return _nodes(cut_page(found, Page.of(asked["next_index"], asked["size"])))


def _by_name() -> Sequence[Relationship]:
    with database().read() as session:
        return sorted(session.scalars(select(Relationship)), key=lambda each: (_name(each).casefold(), each.key))


def _fits(relationship: Relationship, asked: dict[str, Any]) -> bool:
    words = asked["q"].strip().strip("*").casefold()
    return (
        asked["type"] in {ALL, *relationship.types}
        and asked["source_entity_key"] in {"", relationship.source_entity}
        and words in _name(relationship).casefold()
    )


def _name(relationship: Relationship) -> str:
    return in_language(relationship.names, caller().locale)


def _nodes(found: Rows[Relationship]) -> ResponseReturnValue:
    nodes = [
        {
            "key": each.key,
            "displayName": _name(each),
            "sourceEntityKey": each.source_entity,
            "sourceAttributeKey": each.source_attribute,
            "targetEntityKey": each.target_entity,
            "targetAttributeKey": each.target_attribute,
        }
        for each in found.rows
    ]
    return {
        "relationships": nodes,
        "arraySize": len(nodes),
        "nextIndex": found.next_index,
        "totalSize": found.total,
        "total": found.total,
    }
