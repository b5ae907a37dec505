"""Client settings: branding, access, customization and help desk."""

from marshmallow import fields

from bff.catalogue.operation import Operation, ReplySchema


class ClientNode(ReplySchema):
    """A client; ``config`` is JSON in a text."""

    id = fields.String(required=True)
    name = fields.String(required=True)
    matchCondition = fields.String()
    config = fields.String(required=True)
    isDefault = fields.Boolean()


READ_CLIENT = Operation(
    method="GET",
    path="/rest/access/config/clients/{id}",
    summary="Read the settings of a client",
    reply=ClientNode,
)

OPERATIONS = (READ_CLIENT,)
