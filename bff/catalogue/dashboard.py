"""The dashboard: the numbers on its tiles, and the tiles that everybody has."""

from dataclasses import replace

from marshmallow import fields, validate

from bff.catalogue.operation import BodySchema, Operation, QuerySchema, ReplySchema

TILES = ("tasks", "roles", "resources", "requests", "helpdesk")


class DashboardClientQuery(QuerySchema):
    """The client that is meant; ``1`` when none is named."""

    client = fields.String(metadata={"example": "1"})


class DashboardQuery(DashboardClientQuery):
    """Without ``isNewlyAssignedCount`` what is new is not counted."""

    isNewlyAssignedCount = fields.Boolean()


class UserTaskNode(ReplySchema):
    """Tasks of the user; new ones came today, those that expire do so within a week."""

    tasksCount = fields.Integer()
    newTasks = fields.Integer()
    expiryTasksCount = fields.Integer()
    cliamedTasks = fields.Integer(metadata={"description": "Claimed by the user; the upstream's spelling"})
    reassignedTasks = fields.Integer()
    delegatedTasks = fields.Integer()


class UserRoleNode(ReplySchema):
    """Roles of the user."""

    rolesCount = fields.Integer()
    newRoles = fields.Integer()
    expiryRoles = fields.Integer()


class UserResourceNode(ReplySchema):
    """Resources of the user."""

    resourcesCount = fields.Integer()
    newResources = fields.Integer()


class RequestCountNode(ReplySchema):
    """Requests that the user has made, for themselves and for others."""

    totalRequest = fields.Integer()
    requestPending = fields.Integer()
    requestApproved = fields.Integer()
    requestDenied = fields.Integer()
    requestHasMore = fields.Boolean()
    totalRequestForOthers = fields.Integer()
    requestForOthersPending = fields.Integer()
    requestForOthersApproved = fields.Integer()
    requestForOthersDenied = fields.Integer()
    otherRequestHasMore = fields.Boolean()


class HelpdeskInfoNode(ReplySchema):
    """Tickets of the user that are open."""

    openTickets = fields.Integer()
    helpdeskProfileNames = fields.List(fields.String())


class CountsNode(ReplySchema):
    """What the tiles show."""

    tasksData = fields.Nested(UserTaskNode)
    rolesData = fields.Nested(UserRoleNode)
    resourcesData = fields.Nested(UserResourceNode)
    requestData = fields.Nested(RequestCountNode)
    helpdeskData = fields.Nested(HelpdeskInfoNode)


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


_DASHBOARD = "/rest/access/dashboard"
_TILES = f"{_DASHBOARD}/globalTiles"

READ_DASHBOARD = Operation(
    method="GET",
    path=_DASHBOARD,
    summary="Read the numbers on the dashboard's tiles",
    query=DashboardQuery,
    reply=CountsNode,
)
READ_OWN_DASHBOARD = replace(
    READ_DASHBOARD, path="/rest/access/info/user/dashboard", summary="Read the same numbers, older form"
)
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

OPERATIONS = (READ_DASHBOARD, READ_OWN_DASHBOARD, READ_GLOBAL_TILES, KEEP_GLOBAL_TILES)
