"""Display settings that hold for every list."""

from marshmallow import fields

from bff.catalogue.operation import Operation, ReplySchema


class GeneralDispSettingNode(ReplySchema):
    """SPEC 3 "Global display settings"."""

    defaultRowsPerPage = fields.Integer(required=True)
    optionsRowsPerPage = fields.String(required=True, metadata={"example": "5,10,25,50"})
    newRequestDefaultSortByOption = fields.String()


READ_GENERAL_DISPLAY = Operation(
    method="GET",
    path="/rest/admin/display/settings/general",
    summary="Read the general display settings",
    reply=GeneralDispSettingNode,
)

OPERATIONS = (READ_GENERAL_DISPLAY,)
