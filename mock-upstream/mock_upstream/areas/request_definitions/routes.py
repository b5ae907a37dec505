"""``prds`` below ``/IDMProv/rest/catalog``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from flask import Blueprint, request
from marshmallow import fields
from sqlalchemy import or_, select

from mock_upstream.admission import require_page
from mock_upstream.bearer import caller
from mock_upstream.errors import FaultError
from mock_upstream.nodes.listing import ListQuery, asked_page, contains, ordered
from mock_upstream.nodes.localized import in_language
from mock_upstream.store.database import database
from mock_upstream.store.request_definitions import PROCESS_TYPES, RequestDefinition

if TYPE_CHECKING:
    from flask.typing import ResponseReturnValue
    from sqlalchemy import Select

request_definitions = Blueprint("request_definitions", __name__, url_prefix="/IDMProv/rest/catalog/prds")

_SORTED_BY = {"name": RequestDefinition.sort_name, "description": RequestDefinition.searched_descriptions}


class _Query(ListQuery):
    process_type = fields.String(data_key="processType", load_default="")


@request_definitions.get("")
def list_definitions() -> ResponseReturnValue:
    """
    Give one page of the workflows of a process type, such as ``Role Approval``; without one of all.

    Source:
        SPEC 7 "Picker and lookup lists".
    """
    require_page("role", "resource", "sod", "configuration")
    asked: dict[str, Any] = _Query().load(request.args)
    with database().read() as session:
        found = asked_page(session, ordered(_found(asked), asked, _SORTED_BY, RequestDefinition.dn), asked)
    language = caller().locale
    nodes = [
        {
            "id": each.dn,
            "name": in_language(each.names, language),
            "description": in_language(each.descriptions, language),
        }
        for each in found.rows
    ]
    return {"requestDefs": nodes, "nextIndex": found.next_index}


def _found(asked: dict[str, Any]) -> Select[RequestDefinition]:
    columns = (RequestDefinition.searched_names, RequestDefinition.searched_descriptions)
    query = select(RequestDefinition).where(or_(*(contains(column, asked["q"]) for column in columns)))
    wanted = asked["process_type"].casefold()
    if not wanted:
        return query
    known = {each.casefold(): each for each in PROCESS_TYPES}
    if wanted not in known:
        raise FaultError("InvalidEnumValue", f"Invalid process type: {asked['process_type']}")
    return query.where(RequestDefinition.process_type == known[wanted])
