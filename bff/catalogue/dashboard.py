"""The tiles of the dashboard that everybody has."""

from marshmallow import fields, validate

from bff.catalogue.operation import BodySchema, Operation, QuerySchema, ReplySchema

TILES = ("tasks", "roles", "resources", "requests", "helpdesk")


class DashboardClientQuery(QuerySchema):
    """The client that is meant; ``1`` when none is named."""

    client = fields.String(metadata={"example": "1"})


class TileNode(ReplySchema):
    """A tile."""

    key = fields.String(required=True, metadata={"example": "tasks"})
    hidden = fields.Boolean()


class GlobalTilesNode(ReplySchema):
    """The tiles in their order."""

    tiles = fields.List(fields.Nested(TileNode), required=True)


class TileBody(BodySchema):
    """A tile that is shown or hidden."""

    key = fields.String(required=True, validate=validate.OneOf(TILES))
    hidden = fields.Boolean()


class GlobalTilesBody(BodySchema):
    """The tiles in the order that is wanted."""

    tiles = fields.List(fields.Nested(TileBody), required=True)


_TILES = "/rest/access/dashboard/globalTiles"

READ_GLOBAL_TILES = Operation(
    method="GET",
    path=_TILES,
    summary="Read which tiles everybody has",
    query=DashboardClientQuery,
    reply=GlobalTilesNode,
)
KEEP_GLOBAL_TILES = Operation(
    method="POST",
    path=_TILES,
    summary="Arrange the tiles for everybody",
    query=DashboardClientQuery,
    body=GlobalTilesBody,
    reply=GlobalTilesNode,
)

OPERATIONS = (READ_GLOBAL_TILES, KEEP_GLOBAL_TILES)
