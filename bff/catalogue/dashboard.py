"""The dashboard: the numbers on its tiles, and the tiles that all users have."""

from dataclasses import replace

from marshmallow import fields, validate

from bff.catalogue.operation import BodySchema, Operation, QuerySchema, ReplySchema

TILES = ("tasks", "roles", "resources", "requests", "helpdesk")


class DashboardClientQuery(QuerySchema):
    """Selects a client; without ``client`` it is client ``1``."""

    client = fields.String(metadata={"example": "1"})


class DashboardQuery(DashboardClientQuery):
    """Only with ``isNewlyAssignedCount`` does the reply count the new roles, resources and tasks."""

    isNewlyAssignedCount = fields.Boolean()


class UserTaskNode(ReplySchema):
    """The user's tasks; tasks created today are new, and a task that expires within a week counts as expiring."""

    tasksCount = fields.Integer()
    newTasks = fields.Integer()
    expiryTasksCount = fields.Integer()
    cliamedTasks = fields.Integer(
        metadata={"description": "Tasks that the user claimed; the name has the upstream's spelling"}
    )
    reassignedTasks = fields.Integer()
    delegatedTasks = fields.Integer()


class UserRoleNode(ReplySchema):
    """The numbers of the user's roles."""

    rolesCount = fields.Integer()
    newRoles = fields.Integer()
    expiryRoles = fields.Integer()


class UserResourceNode(ReplySchema):
    """The numbers of the user's resources."""

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
    """The number of the user's open tickets."""

    openTickets = fields.Integer()
    helpdeskProfileNames = fields.List(fields.String())


class CountsNode(ReplySchema):
    """The numbers on the tiles."""

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
    """The tiles in display order."""

    tiles = fields.List(fields.Nested(TileNode), required=True)


class TileBody(BodySchema):
    """A tile that is shown or hidden."""

    key = fields.String(required=True, validate=validate.OneOf(TILES))
    hidden = fields.Boolean()


class GlobalTilesBody(BodySchema):
    """The tiles in the display order to store."""

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
    READ_DASHBOARD,
    path="/rest/access/info/user/dashboard",
    summary="Read the numbers on the dashboard's tiles, older call",
)
READ_GLOBAL_TILES = Operation(
    method="GET",
    path=_TILES,
    summary="Read the dashboard tiles for everybody",
    query=DashboardClientQuery,
    reply=GlobalTilesNode,
)
KEEP_GLOBAL_TILES = Operation(
    method="POST",
    path=_TILES,
    summary="Arrange the dashboard tiles for everybody",
    query=DashboardClientQuery,
    body=GlobalTilesBody,
    reply=GlobalTilesNode,
)

OPERATIONS = (READ_DASHBOARD, READ_OWN_DASHBOARD, READ_GLOBAL_TILES, KEEP_GLOBAL_TILES)
