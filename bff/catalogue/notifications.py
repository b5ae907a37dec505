"""Notifications for the signed-in user."""

from marshmallow import fields, validate

from bff.catalogue.operation import Operation, QuerySchema, ReplySchema


class NotifyQuery(QuerySchema):
    """The client whose settings decide which notifications are counted."""

    client = fields.String()


class NotificationsInfo(ReplySchema):
    """One entry in the list of the bell; ``navigation`` is the page that it opens."""

    type = fields.String(required=True)
    name = fields.String(required=True)
    action = fields.String()
    navigation = fields.String()


class NotificationServiceNode(ReplySchema):
    """The notifications and their counts (SPEC 3 "Other")."""

    totalCount = fields.Integer(required=True)
    newResourcesCount = fields.Integer()
    newRolesCount = fields.Integer()
    newTasksCount = fields.Integer()
    newHelpdeskTasksCount = fields.Integer()
    notificationsList = fields.List(fields.Nested(NotificationsInfo))


class BadgeQuery(QuerySchema):
    """Limit of the badge; above it the badge is the limit with a plus sign."""

    limit = fields.Integer(validate=validate.Range(min=1))


class BadgeParam(ReplySchema):
    """One of the numbers that the badge is computed from."""

    id = fields.String()
    value = fields.String()


class LandingPageBadgeNode(ReplySchema):
    """The badge beside Tasks: a text such as ``12`` or ``200+``."""

    badge = fields.String(required=True)
    params = fields.List(fields.Nested(BadgeParam))


READ_NOTIFICATIONS = Operation(
    method="GET",
    path="/rest/access/notifyService",
    summary="Read the notifications",
    query=NotifyQuery,
    reply=NotificationServiceNode,
)
COUNT_TASKS = Operation(
    method="GET",
    path="/rest/access/tasks/badge",
    summary="Count the open tasks",
    query=BadgeQuery,
    reply=LandingPageBadgeNode,
)

OPERATIONS = (READ_NOTIFICATIONS, COUNT_TASKS)
