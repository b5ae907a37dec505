"""The calls about entity definitions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from flask import Blueprint, request
from sqlalchemy import select

from mock_upstream.admission import require_page
from mock_upstream.areas.entities.definition_rules import change_definition, delete_others, new_definition
from mock_upstream.areas.entities.requests import DefinitionBody, DefinitionsBody, DefinitionsQuery
from mock_upstream.bearer import caller
from mock_upstream.directory.entity_node import definition_node
from mock_upstream.directory.schema import read_schema
from mock_upstream.store.database import database
from mock_upstream.store.entities import EntityDefinition

if TYPE_CHECKING:
    from flask.typing import ResponseReturnValue
    from sqlalchemy.orm import Session

definitions = Blueprint("entity_definitions", __name__, url_prefix="/IDMProv/rest/access/entities/definitions")

_FLAGS = ("viewable", "creatable", "editable", "removable")


@definitions.get("")
def list_definitions() -> ResponseReturnValue:
    """Give the definitions with the wanted flags, or the one with a key."""
    asked: dict[str, Any] = DefinitionsQuery().load(request.args)
    with database().read() as session:
        keys = [read_schema(session, asked["key"]).definition.key] if asked["key"] else _keys(session, asked)
        return _nodes(session, keys)


@definitions.post("")
def create_definition() -> ResponseReturnValue:
    """Create an entity definition and give it back."""
    require_page("configuration")
    given: dict[str, Any] = DefinitionBody().load(request.get_json())
    with database().write() as session:
        new_definition(session, given, caller().locale)
        return definition_node(read_schema(session, given["key"]), caller().locale)


@definitions.put("")
def save_definitions() -> ResponseReturnValue:
    """Change the named definitions, delete all others, and give the remaining ones (docs/assumptions.md A-96)."""
    require_page("configuration")
    given: dict[str, Any] = DefinitionsBody().load(request.get_json())
    with database().write() as session:
        for each in given["definitions"]:
            change_definition(session, read_schema(session, each["key"]).definition, each, caller().locale)
        delete_others(session, {each["key"] for each in given["definitions"]})
        session.flush()
        return _nodes(session, _keys(session, {}))


def _nodes(session: Session, keys: list[str]) -> dict[str, Any]:
    nodes = [definition_node(read_schema(session, key), caller().locale) for key in keys]
    return {"entityDefinitions": nodes, "total": len(nodes)}


def _keys(session: Session, asked: dict[str, Any]) -> list[str]:
    query = select(EntityDefinition.key).order_by(EntityDefinition.key)
    for flag in _FLAGS:
        if flag in asked:
            query = query.where(getattr(EntityDefinition, flag) == asked[flag])
    return list(session.scalars(query))
