"""Clients of the dashboard: the users that each one applies to, and its settings section by section."""

from marshmallow import fields, validate

from bff.catalogue.client_nodes import (
    Branding,
    ClientChange,
    ClientCreation,
    ClientNode,
    ClientsListNode,
    HelpDesk,
    Setting,
    TrusteesSetting,
    section,
)
from bff.catalogue.kinds import Name
from bff.catalogue.operation import BodySchema, Operation, QuerySchema, ReplySchema, TextReply
from bff.catalogue.response import ResponseListNode


class ClientQuery(QuerySchema):
    """Selects a client."""

    client = Name(required=True, validate=validate.Length(min=1), metadata={"example": "1"})


class SettingQuery(ClientQuery):
    """Selects one setting; ``key`` is section and setting, such as ``customization.displayPhoto``."""

    key = fields.String(required=True, validate=validate.Regexp(r"[^.]+\.[^.]+\Z", error="Not a section.setting."))


class ClientsBody(BodySchema):
    """Identifies clients by id."""

    values = fields.List(Name(), required=True, validate=validate.Length(min=1), metadata={"example": ["2", "3"]})


class AccessReply(ReplySchema):
    """The trustees of each page: page key to trustees."""

    access = section()


class BrandingReply(ReplySchema):
    """Title, colors, logo and footer."""

    branding = section()


class CustomizationReply(ReplySchema):
    """Settings for the display of lists and messages."""

    customization = section()


class DashboardAccessReply(ReplySchema):
    """The trustees of each tile of the dashboard: tile key to trustees."""

    dashboardAccess = section()


class HelpDeskReply(ReplySchema):
    """The contact of the help desk, and the places where it is shown."""

    helpdesk = section()


class AccessBody(BodySchema):
    """All trustees of pages; the body replaces the section."""

    access = fields.Dict(
        keys=fields.String(),
        values=fields.Nested(TrusteesSetting),
        required=True,
        metadata={"example": {"users": {"value": []}}},
    )


class BrandingBody(BodySchema):
    """All branding settings; the body replaces the section."""

    branding = fields.Nested(Branding, required=True)


class CustomizationBody(BodySchema):
    """All customization settings; the body replaces the section."""

    customization = fields.Dict(
        keys=fields.String(),
        values=fields.Dict(),
        required=True,
        metadata={"example": {"maxUserSearchLimit": {"value": 500}}},
    )


class DashboardAccessBody(BodySchema):
    """All trustees of tiles; the body replaces the section."""

    dashboardAccess = fields.Dict(
        keys=fields.String(),
        values=fields.Nested(TrusteesSetting),
        required=True,
        metadata={"example": {"users": {"value": []}}},
    )


class HelpDeskBody(BodySchema):
    """All help-desk settings; the body replaces the section."""

    helpdesk = fields.Nested(HelpDesk, required=True)


class SettingsSaved(ReplySchema):
    """The upstream confirms that it stored the settings (docs/assumptions.md A-66)."""

    success = fields.Boolean()


_CONFIG = "/rest/access/config"
_CLIENTS = f"{_CONFIG}/clients"

LIST_CLIENTS = Operation(method="GET", path=_CLIENTS, summary="List the clients", reply=ClientsListNode)
CREATE_CLIENT = Operation(
    method="POST", path=_CLIENTS, summary="Create a client", body=ClientCreation, reply=ClientNode
)
DELETE_CLIENTS = Operation(
    method="DELETE", path=_CLIENTS, summary="Delete clients", body=ClientsBody, reply=ResponseListNode
)
READ_CLIENT = Operation(
    method="GET", path=f"{_CLIENTS}/{{id}}", summary="Read the settings of a client", reply=ClientNode
)
CHANGE_CLIENT = Operation(
    method="POST", path=f"{_CLIENTS}/{{id}}", summary="Change a client", body=ClientChange, reply=SettingsSaved
)
READ_SETTING = Operation(
    method="GET", path=_CONFIG, summary="Read one setting of a client", query=SettingQuery, reply=Setting
)
RESTORE_SECTION = Operation(
    method="POST",
    path=f"{_CONFIG}/restoreSettings/{{key}}",
    summary="Restore the defaults of access, branding or customization",
    query=ClientQuery,
    reply=SettingsSaved,
)


def _read(path: str, what: str, reply: type[ReplySchema]) -> Operation:
    summary = f"Read {what} of a client"
    return Operation(method="GET", path=f"{_CONFIG}/{path}", summary=summary, query=ClientQuery, reply=reply)


def _keep(path: str, what: str, body: type[BodySchema]) -> Operation:
    return Operation(
        method="POST",
        path=f"{_CONFIG}/{path}",
        summary=f"Replace {what} of a client",
        query=ClientQuery,
        body=body,
        reply=SettingsSaved,
    )


READ_ACCESS = _read("access", "the trustees", AccessReply)
KEEP_ACCESS = _keep("access", "the trustees", AccessBody)
READ_BRANDING = _read("branding", "the branding", BrandingReply)
KEEP_BRANDING = _keep("branding", "the branding", BrandingBody)
READ_CUSTOMIZATION = _read("custom", "the customization", CustomizationReply)
KEEP_CUSTOMIZATION = _keep("custom", "the customization", CustomizationBody)
READ_DASHBOARD_ACCESS = _read("dashboard", "the trustees of the dashboard's tiles", DashboardAccessReply)
KEEP_DASHBOARD_ACCESS = _keep("dashboard", "the trustees of the dashboard's tiles", DashboardAccessBody)
READ_HELP_DESK = _read("helpdesk", "the help-desk contact", HelpDeskReply)
KEEP_HELP_DESK = _keep("helpdesk", "the help-desk contact", HelpDeskBody)

UPLOAD_STYLE = Operation(
    method="PUT",
    path=f"{_CONFIG}/uploadStyle",
    summary="Replace the style of a client",
    query=ClientQuery,
    media_type="text/plain",
    upload_limit_bytes=32 << 20,
    reply=SettingsSaved,
)
READ_STYLE = Operation(
    method="GET",
    path=f"{_CONFIG}/style/{{fileName}}",
    summary="Read the style of a client",
    reply=TextReply,
    reply_media_type="text/css",
)

OPERATIONS = (
    LIST_CLIENTS,
    CREATE_CLIENT,
    DELETE_CLIENTS,
    READ_CLIENT,
    CHANGE_CLIENT,
    READ_SETTING,
    RESTORE_SECTION,
    READ_ACCESS,
    KEEP_ACCESS,
    READ_BRANDING,
    KEEP_BRANDING,
    READ_CUSTOMIZATION,
    KEEP_CUSTOMIZATION,
    READ_DASHBOARD_ACCESS,
    KEEP_DASHBOARD_ACCESS,
    READ_HELP_DESK,
    KEEP_HELP_DESK,
    UPLOAD_STYLE,
    READ_STYLE,
)
