"""The request history: requests, their outcome, and retracting them."""

from marshmallow import fields, validate

from bff.catalogue.attributes import UserReference
from bff.catalogue.kinds import OneOrMany
from bff.catalogue.listing import LARGEST_PAGE, ListQuery
from bff.catalogue.operation import BodySchema, Operation, QuerySchema, ReplySchema
from bff.catalogue.request_nodes import PermissionRequestHistoryListNode, PermissionRequestHistoryNode
from bff.catalogue.response import ResponseListNode
from bff.catalogue.samples import PEOPLE, REQUEST
from bff.catalogue.task_nodes import TaskCommentNode

_LONGEST_COMMENTS = 1000


class HistoryQuery(ListQuery):
    """Filters of the history (SPEC 4 "History filters"); ``*`` and 0 mean no filter."""

    item = fields.String(metadata={"description": "DN of the requested role or resource"})
    type = fields.String(validate=validate.OneOf(["*", "role", "resource", "prd"]))
    status = fields.String(
        metadata={
            "description": "running, pending, approved, completed, denied or terminated; for prd also 0 to 5",
            "example": "running,pending",
        }
    )
    cn = fields.String(metadata={"description": "Confirmation number", "example": "20260105-3"})
    action = fields.String(validate=validate.OneOf(["*", "grant", "revoke"]))
    startDate = fields.Integer(validate=validate.Range(min=0), metadata={"description": "Milliseconds since 1970"})
    endDate = fields.Integer(validate=validate.Range(min=0), metadata={"description": "Milliseconds since 1970"})


class LatestQuery(QuerySchema):
    """Paging of the short list of recent requests."""

    nextIndex = fields.Integer(validate=validate.Range(min=1))
    size = fields.Integer(validate=validate.Range(min=1, max=LARGEST_PAGE))


class CommentsQuery(QuerySchema):
    """Selects the comments of a request."""

    includeSystemComments = fields.Boolean()
    commentLimit = fields.Integer(validate=validate.Range(min=0, max=_LONGEST_COMMENTS))


class ProcessesQuery(QuerySchema):
    """Identifies a request; ``correlationId`` or ``processId`` is required."""

    correlationId = fields.String()
    processId = fields.String()
    size = fields.Integer(validate=validate.Range(min=1))


class RequestReference(BodySchema):
    """Identifies a request."""

    id = fields.String(required=True, validate=validate.Length(min=1), metadata=REQUEST)
    entityType = fields.String()


class RequestsBody(BodySchema):
    """Identifies several requests."""

    requests = OneOrMany(fields.Nested(RequestReference), required=True, validate=validate.Length(min=1))


class PermissionRequestHistoryFilterNode(BodySchema):
    """Filters for the requests of one permission; all values except ``reason`` are DNs."""

    requesters = fields.List(fields.String(), metadata=PEOPLE)
    recipientUsers = fields.List(fields.String())
    recipientGroups = fields.List(fields.String())
    recipientContainers = fields.List(fields.String())
    reason = fields.String()


class UserInfoResponseNode(ReplySchema):
    """A DN with its name."""

    DN = fields.String(required=True)
    value = fields.String()


class ProcessesDetailNode(ReplySchema):
    """The workflow of a request."""

    processId = fields.String(required=True)
    requestId = fields.String()
    correlationId = fields.String()
    name = fields.String()
    Initiator = fields.Nested(UserInfoResponseNode)
    Recipient = fields.Nested(UserInfoResponseNode)
    Definition = fields.Nested(UserInfoResponseNode)
    processStatus = fields.String(metadata={"example": "Running"})
    approvalStatus = fields.String(metadata={"example": "Processing"})
    creationTime = fields.Integer(metadata={"description": "Milliseconds since 1970"})
    completionTime = fields.Integer(metadata={"description": "Milliseconds since 1970; absent while the process runs"})
    engineId = fields.String()
    version = fields.String()
    comments = fields.List(fields.Nested(TaskCommentNode))


class ProcessesInfoResponseNode(ReplySchema):
    """The workflows of the requests that were sent together."""

    processes = fields.List(fields.Nested(ProcessesDetailNode), required=True)


_REQUESTS = "/rest/access/requests"

LIST_LATEST_REQUESTS = Operation(
    method="GET",
    path=f"{_REQUESTS}/history",
    summary="List the latest requests",
    query=LatestQuery,
    reply=PermissionRequestHistoryListNode,
)
RETRACT_REQUESTS = Operation(
    method="DELETE", path=f"{_REQUESTS}/history", summary="Retract requests", body=RequestsBody, reply=ResponseListNode
)
SHOW_REQUEST = Operation(
    method="POST",
    path=f"{_REQUESTS}/history/item",
    summary="Show a request",
    query=CommentsQuery,
    body=RequestReference,
    reads=True,
    reply=PermissionRequestHistoryNode,
)
LIST_OWN_REQUESTS = Operation(
    method="GET",
    path=f"{_REQUESTS}/historylist",
    summary="List the user's own requests",
    query=HistoryQuery,
    reply=PermissionRequestHistoryListNode,
)
LIST_REQUESTS_OF_USER = Operation(
    method="POST",
    path=f"{_REQUESTS}/historylist",
    summary="List the requests of a user",
    query=HistoryQuery,
    body=UserReference,
    reads=True,
    reply=PermissionRequestHistoryListNode,
)
LIST_HISTORY_FOR_USER = Operation(
    method="POST",
    path=f"{_REQUESTS}/historyForUser",
    summary="List the requests of a user for the help desk",
    query=HistoryQuery,
    body=UserReference,
    reads=True,
    reply=PermissionRequestHistoryListNode,
)
LIST_REQUESTS_OF_MEMBER = Operation(
    method="POST",
    path=f"{_REQUESTS}/team/user/history",
    summary="List the requests of a team member",
    query=HistoryQuery,
    body=UserReference,
    reads=True,
    reply=PermissionRequestHistoryListNode,
)
LIST_REQUESTS_OF_PERMISSION = Operation(
    method="POST",
    path=f"{_REQUESTS}/historylist/permission",
    summary="List the requests of a role or resource",
    query=HistoryQuery,
    body=PermissionRequestHistoryFilterNode,
    reads=True,
    reply=PermissionRequestHistoryListNode,
)
LIST_PROCESSES = Operation(
    method="GET",
    path=f"{_REQUESTS}/processes",
    summary="List the workflows of a request",
    query=ProcessesQuery,
    reply=ProcessesInfoResponseNode,
)

OPERATIONS = (
    LIST_LATEST_REQUESTS,
    RETRACT_REQUESTS,
    SHOW_REQUEST,
    LIST_OWN_REQUESTS,
    LIST_REQUESTS_OF_USER,
    LIST_HISTORY_FOR_USER,
    LIST_REQUESTS_OF_MEMBER,
    LIST_REQUESTS_OF_PERMISSION,
    LIST_PROCESSES,
)
