"""Preferences of a user, which the upstream stores: page sizes, chosen columns and the user's dashboard."""

from typing import Any

from marshmallow import ValidationError, fields, validate, validates_schema

from bff.catalogue.attributes import JaxBMapNode
from bff.catalogue.operation import BodySchema, Operation, QuerySchema, ReplySchema


class PreferenceQuery(QuerySchema):
    """``attribute`` is the key of the preference (docs/assumptions.md A-2)."""

    attribute = fields.String(
        required=True, validate=validate.Length(min=1, max=200), metadata={"example": "idm.userList.pageSize"}
    )


class AnyPreferenceQuery(QuerySchema):
    """Without ``attribute`` all preferences are returned."""

    attribute = fields.String(validate=validate.Length(min=1, max=200))


class PreferencesNode(ReplySchema):
    """
    A preference (SPEC 3 "Preference").

    For a page size, the first entry of ``columns`` is the size. For the attribute ``All``, ``columns`` lists the names
    of the stored preferences.
    """

    isPreferenceAvailable = fields.Boolean()
    columns = fields.List(fields.String(), metadata={"example": ["25"]})
    settingFor = fields.String()
    openFormInPopUp = fields.Boolean()


class PreferenceBody(BodySchema):
    """The preference to store: columns, whether forms open in a window, or both."""

    columns = fields.List(
        fields.String(), validate=validate.Length(min=1), metadata={"example": ["FirstName", "Title"]}
    )
    openFormInPopUp = fields.Boolean()

    @validates_schema
    def _say_something(self, data: dict[str, Any], **_: Any) -> None:
        if not data.keys() & {"columns", "openFormInPopUp"}:
            raise ValidationError("Missing data for required field.", "columns")


class PreferenceSaved(ReplySchema):
    """The upstream confirms that it stored the preference."""

    success = fields.Boolean(required=True)


class DashboardPreferenceNodeList(ReplySchema):
    """The user's dashboard as a text that only the dashboard interprets, and the tiles that the user may see."""

    isDashboardCustomized = fields.Boolean()
    dashboardCustomizations = fields.String()
    dashboardWidgetsAccess = fields.List(fields.Nested(JaxBMapNode))


class DashboardPreferenceBody(BodySchema):
    """The user's dashboard to store."""

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
    summary="Store a preference",
    query=PreferenceQuery,
    body=PreferenceBody,
    reply=PreferenceSaved,
)
DROP_PREFERENCE = Operation(
    method="DELETE",
    path=_PATH,
    summary="Delete a preference, so that the default applies",
    query=PreferenceQuery,
    reply=PreferencesNode,
)
READ_OWN_DASHBOARD = Operation(
    method="GET",
    path=_DASHBOARD,
    summary="Read the user's dashboard",
    query=AnyPreferenceQuery,
    reply=DashboardPreferenceNodeList,
)
KEEP_OWN_DASHBOARD = Operation(
    method="POST",
    path=_DASHBOARD,
    summary="Store the user's dashboard",
    query=AnyPreferenceQuery,
    body=DashboardPreferenceBody,
    reply=PreferenceSaved,
)
DROP_OWN_DASHBOARD = Operation(
    method="DELETE",
    path=_DASHBOARD,
    summary="Delete the user's dashboard, so that the one for everybody applies",
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
