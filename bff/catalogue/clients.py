"""Client settings: branding, access, customization and help desk."""

from marshmallow import fields, validate

from bff.catalogue.operation import Operation, QuerySchema, ReplySchema


class ClientNode(ReplySchema):
    """A client; ``config`` is JSON in a text."""

    id = fields.String(required=True)
    name = fields.String(required=True)
    matchCondition = fields.String()
    config = fields.String(required=True)
    isDefault = fields.Boolean()


class StyleQuery(QuerySchema):
    """The client whose pages the style is for."""

    client = fields.String(required=True, validate=validate.Length(min=1))


class StyleSaved(ReplySchema):
    """The upstream's word that it was kept (docs/assumptions.md A-66)."""

    success = fields.Boolean()


READ_CLIENT = Operation(
    method="GET",
    path="/rest/access/config/clients/{id}",
    summary="Read the settings of a client",
    reply=ClientNode,
)
UPLOAD_STYLE = Operation(
    method="PUT",
    path="/rest/access/config/uploadStyle",
    summary="Replace the style of a client",
    query=StyleQuery,
    media_type="text/plain",
    upload_limit_bytes=32 << 20,
    reply=StyleSaved,
)

OPERATIONS = (READ_CLIENT, UPLOAD_STYLE)
