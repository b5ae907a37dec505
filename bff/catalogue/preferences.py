"""Preferences: page sizes and chosen columns, kept per user upstream."""

from marshmallow import fields, validate

from bff.catalogue.operation import BodySchema, Operation, QuerySchema, ReplySchema


class PreferenceQuery(QuerySchema):
    """``attribute`` names the list, e.g. ``idm.userList.pageSize`` (docs/assumptions.md A-2)."""

    attribute = fields.String(required=True, validate=validate.Length(min=1, max=200))


class PreferencesNode(ReplySchema):
    """SPEC 3 "Preference": for a page size the first column entry is the size."""

    isPreferenceAvailable = fields.Boolean()
    columns = fields.List(fields.String(), metadata={"example": ["25"]})
    settingFor = fields.String()
    openFormInPopUp = fields.Boolean()


class PreferenceBody(BodySchema):
    """What to remember."""

    columns = fields.List(fields.String(), required=True, validate=validate.Length(min=1))


class PreferenceSaved(ReplySchema):
    """The upstream's word that it was kept."""

    success = fields.Boolean(required=True)


_PATH = "/rest/access/preference"

READ_PREFERENCE = Operation(
    method="GET", path=_PATH, summary="Read a preference", query=PreferenceQuery, reply=PreferencesNode
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

OPERATIONS = (READ_PREFERENCE, KEEP_PREFERENCE, DROP_PREFERENCE)
