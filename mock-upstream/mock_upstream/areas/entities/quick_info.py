"""The facts about a person, role, resource or other object that a popup shows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from flask import Blueprint, request
from sqlalchemy import func, select

from mock_upstream.areas.entities.requests import QuickInfoQuery
from mock_upstream.bearer import caller
from mock_upstream.directory.entity_node import EntityNodes, facts
from mock_upstream.directory.rows import found_row, shown_name
from mock_upstream.directory.schema import PRIMARY, read_schema
from mock_upstream.errors import FaultError
from mock_upstream.nodes.localized import in_language
from mock_upstream.store.database import database
from mock_upstream.store.entities import EntityDefinition
from mock_upstream.store.resources import Resource
from mock_upstream.store.roles import Category, Role

if TYPE_CHECKING:
    from flask.typing import ResponseReturnValue
    from sqlalchemy.orm import Session

quick_info = Blueprint("quick_info", __name__, url_prefix="/IDMProv/rest/access/entities")

_CATALOGUE = ("ROLE", "RESOURCE")
_DESCRIPTION = {"en": "Description", "de": "Beschreibung", "ar": "الوصف"}
_CATEGORIES = {"en": "Categories", "de": "Kategorien", "ar": "الفئات"}


@quick_info.get("/quickInfo")
def show_quick_info() -> ResponseReturnValue:
    """
    Give the name and the facts of an object.

    Returns:
        QuickInfoResponseNode; a fact without a value is left out.

    Source:
        SPEC 2 "User quick-info popup".
    """
    asked: dict[str, Any] = QuickInfoQuery().load(request.args)
    kind, dn = asked["entity_type"], asked["entity_id"]
    with database().read() as session:
        if kind.upper() in _CATALOGUE:
            name, details = _catalogue_facts(session, kind.upper(), dn)
        else:
            name, details = _directory_facts(session, kind, dn)
    return {"entityType": kind, "entityName": name, "details": details}


def _directory_facts(session: Session, kind: str, dn: str) -> tuple[str, list[dict[str, str]]]:
    """The primary attributes; ``kind`` is the key of a definition in any case of letters."""
    key = session.scalar(select(EntityDefinition.key).where(func.lower(EntityDefinition.key) == kind.lower()))
    if key is None:
        raise FaultError("InvalidEnumValue", f"There is no entity type {kind}.")
    row = found_row(session, key, dn)
    schema = read_schema(session, key)
    keys = [attribute.key for attribute in schema.attributes if attribute.group == PRIMARY]
    return shown_name(row), facts(EntityNodes(session, schema, caller().locale).node(row, keys))


def _catalogue_facts(session: Session, kind: str, dn: str) -> tuple[str, list[dict[str, str]]]:
    found = session.get(Role, dn) if kind == "ROLE" else session.get(Resource, dn)
    if found is None:
        raise FaultError("NotFound", f"There is no {kind.lower()} {dn}.")
    language = caller().locale
    categories = (session.get(Category, (key, kind.lower())) for key in found.category_ids)
    facts = {
        "description": (_DESCRIPTION, in_language(found.descriptions, language)),
        "categories": (_CATEGORIES, ", ".join(in_language(each.names, language) for each in categories if each)),
    }
    details = [
        {"key": key, "displayLabel": in_language(labels, language), "value": text, "dataType": "String"}
        for key, (labels, text) in facts.items()
        if text
    ]
    return in_language(found.names, language), details
