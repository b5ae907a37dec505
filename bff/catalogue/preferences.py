"""Preferences: page sizes, chosen columns and the own dashboard, kept per user upstream."""

from typing import Any

from marshmallow import ValidationError, fields, validate, validates_schema

from bff.catalogue.attributes import JaxBMapNode
from bff.catalogue.operation import BodySchema, Operation, QuerySchema, ReplySchema


class PreferenceQuery(QuerySchema):
    """``attribute`` names the list (docs/assumptions.md A-2)."""

    attribute = fields.String(
        required=True, validate=validate.Length(min=1, max=200), metadata={"example": "idm.userList.pageSize"}
    )


class AnyPreferenceQuery(QuerySchema):
    """Without ``attribute`` it is ``All``."""

    attribute = fields.String(validate=validate.Length(min=1, max=200))


class PreferencesNode(ReplySchema):
    """SPEC 3 "Preference": for a page size the first column entry is the size; of ``All`` the columns name the kept."""

    isPreferenceAvailable = fields.Boolean()
    columns = fields.List(fields.String(), metadata={"example": ["25"]})
    settingFor = fields.String()
    openFormInPopUp = fields.Boolean()


class PreferenceBody(BodySchema):
    """What to remember: columns, or whether forms open in a window, or both."""

    columns = fields.List(
        fields.String(), validate=validate.Length(min=1), metadata={"example": ["FirstName", "Title"]}
    )
    openFormInPopUp = fields.Boolean()

    @validates_schema
    def _say_something(self, data: dict[str, Any], **_: Any) -> None:
        if not data.keys() & {"columns", "openFormInPopUp"}:
            raise ValidationError("Missing data for required field.", "columns")


class PreferenceSaved(ReplySchema):
    """The upstream's word that it was kept."""

    success = fields.Boolean(required=True)


class DashboardPreferenceNodeList(ReplySchema):
    """The person's dashboard, as text that only the dashboard reads, and which tiles the person may see."""

    isDashboardCustomized = fields.Boolean()
    dashboardCustomizations = fields.String()
    dashboardWidgetsAccess = fields.List(fields.Nested(JaxBMapNode))


class DashboardPreferenceBody(BodySchema):
    """The dashboard as the person wants it."""

    dashboardCustomizations = fields.String(
        required=True, validate=validate.Length(min=1), metadata={"example": '{"widgets": ["tasks", "requests"]}'}
    )


_PATH = "/rest/access/preference"
_DASHBOARD = f"{_PATH}/dashboard"

READ_PREFERENCE = Operation(
    method="GET", path=_PATH, summary="Read a preference", query=AnyPreferenceQuery, reply=PreferencesNode
)
KEEP_PREFERENCE = Operation(
    method="POST",
    path=_PATH,
    summary="Keep a preference",
    query=PreferenceQuery,
    body=PreferenceBody,
    reply=PreferenceSaved,
)
DROP_PREFERENCE = Operation(
    method="DELETE",
    path=_PATH,
    summary="Go back to the default",
    query=PreferenceQuery,
    reply=PreferencesNode,
)
READ_OWN_DASHBOARD = Operation(
    method="GET",
    path=_DASHBOARD,
    summary="Read how the user wants the dashboard",
    query=AnyPreferenceQuery,
    reply=DashboardPreferenceNodeList,
)
KEEP_OWN_DASHBOARD = Operation(
    method="POST",
    path=_DASHBOARD,
    summary="Keep how the user wants the dashboard",
    query=AnyPreferenceQuery,
    body=DashboardPreferenceBody,
    reply=PreferenceSaved,
)
DROP_OWN_DASHBOARD = Operation(
    method="DELETE",
    path=_DASHBOARD,
    summary="Go back to the dashboard that everybody has",
    query=AnyPreferenceQuery,
    reply=DashboardPreferenceNodeList,
)

OPERATIONS = (
    READ_PREFERENCE,
    KEEP_PREFERENCE,
    DROP_PREFERENCE,
    READ_OWN_DASHBOARD,
    KEEP_OWN_DASHBOARD,
    DROP_OWN_DASHBOARD,
)
