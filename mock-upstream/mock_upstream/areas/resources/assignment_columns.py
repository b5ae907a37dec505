"""The columns in the list of a resource's holders."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from flask import Blueprint, request
from marshmallow import fields

from mock_upstream.admission import require_page
from mock_upstream.areas.resources.rules import found_resource
from mock_upstream.bearer import caller
from mock_upstream.nodes.fields import Given
from mock_upstream.nodes.localized import in_language
from mock_upstream.nodes.resources import resource_parameters
from mock_upstream.store.database import database

if TYPE_CHECKING:
    from flask.typing import ResponseReturnValue

assignment_columns = Blueprint(
    "resource_assignment_columns", __name__, url_prefix="/IDMProv/rest/access/entities/resource/assignments"
)

_COLUMNS = {
    "recipientFullName": "Recipient",
    "description": "Description",
    "statusDisplay": "Status",
    "recipientType": "Type",
    "effectiveDate": "Effective date",
    "expiryDate": "Expiration date",
}


class ResourceDn(Given):
    """``{"dn": ...}`` of a resource; without it the columns that all resources have."""

    dn = fields.String(load_default="")


@assignment_columns.post("/columns")
def list_columns() -> ResponseReturnValue:
    """Give the columns of SPEC 3 "Table columns", and one for each question of the resource."""
    require_page("resource")
    asked: dict[str, Any] = ResourceDn().load(request.get_json())
    columns = dict(_COLUMNS)
    if asked["dn"]:
        with database().read() as session:
            for question in resource_parameters(found_resource(session, asked["dn"])):
                names = {each["locale"]: each["name"] for each in question["localizedDisplayValues"]}
                columns[question["id"]] = in_language(names, caller().locale) or question["displayValue"]
    return {"columns": [{"key": key, "value": label} for key, label in columns.items()]}
