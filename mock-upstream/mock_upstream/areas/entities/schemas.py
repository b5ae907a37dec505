"""The calls about the attributes of object types, without values."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from flask import Blueprint, request

from mock_upstream.areas.entities.requests import SchemaQuery
from mock_upstream.bearer import caller
from mock_upstream.directory.entity_node import BINARY
from mock_upstream.directory.people_settings import people_settings
from mock_upstream.directory.person_fields import FIELDS, NAMING_KEY
from mock_upstream.directory.schema import OTHER, PRIMARY, SECONDARY, EntitySchema, read_schema
from mock_upstream.errors import FaultError
from mock_upstream.store.database import database
from mock_upstream.store.entities import RESOURCE_ATTRIBUTES, ROLE_ATTRIBUTES, USER, EntityAttribute

if TYPE_CHECKING:
    from flask.typing import ResponseReturnValue

schemas = Blueprint("entity_schemas", __name__, url_prefix="/IDMProv/rest/access/entities/schema")

CREATE_USER, USER_FORM = "createUser", "userForm"
_GROUPS = {PRIMARY: "primaryAttributes", SECONDARY: "secondaryttributes", OTHER: "otherAttributes"}
_MINIMAL = ("key", "displayLabel", "dataType")


@schemas.get("")
def show_schema() -> ResponseReturnValue:
    """
    Give the attributes of an object type.

    Returns:
        AttributesListNode. Attributes of people come in three groups, those of the forms ``createUser`` and
            ``userForm`` in one list, and those of other objects in both ways.
    """
    asked: dict[str, Any] = SchemaQuery().load(request.args)
    name = asked["entity_name"] or USER
    with database().read() as session:
        schema = read_schema(session, USER if name in {CREATE_USER, USER_FORM} else name)
        photos = people_settings(session, asked["client_id"]).photos
    shown = _shown(schema, asked, fillable=name == CREATE_USER)
    if name == CREATE_USER:
        return {**_list(shown), "container": schema.definition.container_dn, "namingAttr": NAMING_KEY}
    if name == USER:
        return {**_groups(schema, shown), "displayPhoto": photos}
    return _list(shown) if name == USER_FORM else {**_list(shown), **_groups(schema, shown)}


@schemas.get("/rra")
def show_added_attributes() -> ResponseReturnValue:
    """Give the attributes that the installation has added to roles or resources."""
    asked: dict[str, Any] = SchemaQuery().load(request.args)
    if asked["entity_name"] not in {ROLE_ATTRIBUTES, RESOURCE_ATTRIBUTES}:
        raise FaultError("InvalidInput", f"entityName is {ROLE_ATTRIBUTES} or {RESOURCE_ATTRIBUTES}.")
    with database().read() as session:
        schema = read_schema(session, asked["entity_name"])
    return _list(_shown(schema, asked, fillable=False))


def _shown(schema: EntitySchema, asked: dict[str, Any], *, fillable: bool) -> list[dict[str, Any]]:
    """Nodes of the requested attributes; with ``fillable`` those that can be set for a new person."""
    nodes, described = [], schema.described(caller().locale)
    for attribute in schema.attributes:
        editable = attribute.editable or (fillable and attribute.key == NAMING_KEY)
        node = described[attribute.key].node([], editable=editable)
        if _wanted(attribute, node, asked) and (not fillable or _can_be_given(attribute)):
            nodes.append({key: node[key] for key in _MINIMAL} if asked["minimal"] else node)
    return nodes


def _wanted(attribute: EntityAttribute, node: dict[str, Any], asked: dict[str, Any]) -> bool:
    return (
        (asked["binary"] or attribute.data_type != BINARY)
        and (not asked["editable"] or node["isEditable"])
        and (not asked["searchable"] or attribute.searchable)
    )


def _can_be_given(attribute: EntityAttribute) -> bool:
    field = FIELDS.get(attribute.key)
    return (
        attribute.data_type == BINARY
        or attribute.key == NAMING_KEY
        or bool(field and field.write and attribute.editable)
    )


def _list(nodes: list[dict[str, Any]]) -> dict[str, Any]:
    return {"attributesList": nodes}


def _groups(schema: EntitySchema, nodes: list[dict[str, Any]]) -> dict[str, Any]:
    """Attributes by group; requested pictures are in the group of other attributes."""
    group_of = {attribute.key: attribute.group for attribute in schema.attributes}
    groups: dict[str, list[dict[str, Any]]] = {name: [] for name in _GROUPS.values()}
    for node in nodes:
        groups[_GROUPS.get(group_of[node["key"]], _GROUPS[OTHER])].append(node)
    return groups
