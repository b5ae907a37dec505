"""The call below ``/IDMProv/rest/access/codeMap`` that forms and pickers read values with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from flask import Blueprint, request
from marshmallow import fields

from mock_upstream.areas.drivers.rules import found_view, values_query
from mock_upstream.nodes.fields import Given
from mock_upstream.nodes.listing import asked_page
from mock_upstream.store.database import database

if TYPE_CHECKING:
    from flask.typing import ResponseReturnValue

    from mock_upstream.store.drivers import EntitlementValue

code_map_values = Blueprint("code_map_values", __name__, url_prefix="/IDMProv/rest/access/codeMap")

_EVERYTHING = "default"


class _ValuesQuery(Given):
    q = fields.String(load_default=_EVERYTHING)
    next_index = fields.Integer(data_key="nextIndex", load_default=1)
    size = fields.Integer(load_default=10)


@code_map_values.get("/<view_id>/values")
def list_values(view_id: str) -> ResponseReturnValue:
    """Give one page of the values that the code map has under a key; ``default`` searches nothing."""
    asked: dict[str, Any] = _ValuesQuery().load(request.args)
    search = "*" if asked["q"] == _EVERYTHING else asked["q"]
    with database().read() as session:
        found = asked_page(session, values_query([found_view(session, view_id)], search), asked)
        nodes = [_value_node(value) for value in found.rows]
    return {
        "codeMapValues": nodes,
        "nextIndex": found.next_index,
        "arraySize": len(nodes),
        "hasMore": found.next_index > 0,
    }


def _value_node(value: EntitlementValue) -> dict[str, str]:
    return {
        "id": value.parameter,
        "value": value.parameter,
        "type": value.view.entitlement.kind,
        "displayLabel": value.name,
        "description": value.description,
        "nativeValue": value.native,
    }
