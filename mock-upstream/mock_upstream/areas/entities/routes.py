"""The calls below ``/IDMProv/rest/access/entities`` about directory objects."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from flask import Blueprint, request

from mock_upstream.admission import require_page
from mock_upstream.areas.entities.requests import GlobalListQuery, ItemBody, ItemsBody, ListQuery
from mock_upstream.areas.entities.rules import change_item, create_item, delete_item, require_flag
from mock_upstream.bearer import caller
from mock_upstream.directory.entity_node import EntityNodes
from mock_upstream.directory.kinds import kind_of
from mock_upstream.directory.query import Wanted, split
from mock_upstream.directory.schema import list_entries, read_schema
from mock_upstream.errors import FaultError
from mock_upstream.nodes.localized import in_language
from mock_upstream.nodes.response import one_by_one
from mock_upstream.store.database import database
from mock_upstream.store.listing import Page, read_page

if TYPE_CHECKING:
    from flask.typing import ResponseReturnValue

entities = Blueprint("entities", __name__, url_prefix="/IDMProv/rest/access/entities")


@entities.get("/list")
def list_entities() -> ResponseReturnValue:
    """
    Give one page of the objects of one type.

    Returns:
        EntityObjectListNode; ``nextIndex`` is 0 when no rows follow.

    Source:
        SPEC 7 "Entities".
    """
    asked: dict[str, Any] = ListQuery().load(request.args)
    with database().read() as session:
        schema = read_schema(session, asked["entity_key"])
        require_flag(schema, "viewable")
        kind = kind_of(asked["entity_key"])
        query = kind.query(schema, Wanted.of(asked, asked["search_keys"]))
        if asked["dn"]:
            query = query.where(kind.model.dn == asked["dn"])
        found = read_page(session, query, Page.of(asked["next_index"], asked["size"]))
        describe = EntityNodes(session, schema, caller().locale).node
        nodes = [describe(row, split(asked["filter_attr"])) for row in found.rows]
    return {
        "entityList": nodes,
        "nextIndex": found.next_index,
        "totalCount": found.total,
        "hasMore": found.next_index > 0,
    }


@entities.get("/globalList")
def list_choices() -> ResponseReturnValue:
    """Give the choices of a global list: each its key as ``dn``, and the name to show."""
    asked: dict[str, Any] = GlobalListQuery().load(request.args)
    with database().read() as session:
        entries = list_entries(session, asked["key"])
    if not entries:
        raise FaultError("NotFound", f"There is no list {asked['key']}.")
    names = {key: in_language(names, asked["locale"] or caller().locale) for key, names in entries.items()}
    nodes = [
        {"dn": key, "entityDisplayValue": name, "attributes": [_choice(asked["key"], key, name)]}
        for key, name in names.items()
    ]
    return {"entityList": nodes, "nextIndex": 0, "totalCount": len(nodes), "hasMore": False}


@entities.post("/item")
def create_entity() -> ResponseReturnValue:
    """Create an object and return ``{"dn", "conatiner"}``."""
    require_page("entities")
    given: dict[str, Any] = ItemBody().load(request.get_json())
    with database().write() as session:
        dn = create_item(session, read_schema(session, given["key"]), given)
    return {"dn": dn, "conatiner": dn.partition(",")[2]}


@entities.put("/item")
def change_entity() -> ResponseReturnValue:
    """Change values of an object and return all its values."""
    require_page("entities")
    given: dict[str, Any] = ItemBody().load(request.get_json())
    with database().write() as session:
        schema = read_schema(session, given["key"])
        changed = change_item(session, schema, given)
        return EntityNodes(session, schema, caller().locale).raw(changed)


@entities.delete("/item")
def delete_entities() -> ResponseReturnValue:
    """Delete the named objects; each one succeeds or fails by itself."""
    require_page("entities")
    given: dict[str, Any] = ItemsBody().load(request.get_json())
    with database().write() as session:

        def delete(item: dict[str, Any]) -> tuple[str, str]:
            return item["id"], delete_item(session, read_schema(session, item["key"]), item["id"])

        return one_by_one(given["items"], delete, "entity")


def _choice(list_key: str, key: str, name: str) -> dict[str, Any]:
    values = [{"@type": "xs:string", "$": key, "value": name}]
    return {"key": list_key, "displayLabel": name, "dataType": "String", "attributeValues": values}
