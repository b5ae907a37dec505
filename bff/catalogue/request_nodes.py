"""Requests in the upstream's shape, and the outcome of sending them."""

from marshmallow import fields

from bff.catalogue.operation import ReplySchema
from bff.catalogue.response import ResponseNode
from bff.catalogue.task_nodes import TaskCommentNode


class ConflictingUserNode(ReplySchema):
    """A person who has, or would have, both roles of a constraint."""

    dn = fields.String(required=True)
    name = fields.String()
    firstName = fields.String()
    lastName = fields.String()


class SodConflictNode(ReplySchema):
    """A separation-of-duties constraint that is, or would be, broken (SPEC 3 "Other entities")."""

    sodId = fields.String(required=True)
    sodName = fields.String()
    sodDescription = fields.String()
    perm1Name = fields.String()
    perm2Name = fields.String()
    userList = fields.List(fields.Nested(ConflictingUserNode))
    recipientdn = fields.String()
    recipientname = fields.String()


class AskedNode(ResponseNode):
    """The outcome for one permission; ``requestId`` identifies the new request."""

    dn = fields.String(metadata={"description": "DN of the recipient"})
    instanceId = fields.String(metadata={"description": "Correlation id, the same for all permissions of one call"})


class AskedListNode(ReplySchema):
    """The outcome of a request; ``sods`` lists the constraints that still need a justification."""

    success = fields.Boolean(required=True)
    succeeded = fields.List(fields.Nested(AskedNode), required=True)
    failed = fields.List(fields.Nested(AskedNode), required=True)
    sods = fields.List(fields.Nested(SodConflictNode))


class RequestOperationUserResponseNode(AskedListNode):
    """The outcome of a request for one recipient."""

    userDn = fields.String(required=True)


class RequestOperationResponseListNode(ReplySchema):
    """The outcomes, one entry for each recipient."""

    success = fields.Boolean(required=True)
    OperationNodes = fields.List(fields.Nested(RequestOperationUserResponseNode), required=True)


class PermissionRequestHistoryNode(ReplySchema):
    """A request (SPEC 3 "Table columns"); times are in milliseconds since 1970."""

    id = fields.String(required=True)
    name = fields.String(metadata={"description": "Name of the role, resource or workflow"})
    entityType = fields.String(metadata={"example": "role"})
    requestState = fields.Integer(
        metadata={"description": 'Code of SPEC 4 "Role request state" or "Resource request state"'}
    )
    requestStatus = fields.String(metadata={"example": "Approval pending"})
    status = fields.String(
        metadata={"description": "Group of the state, as in the filter of the history", "example": "running"}
    )
    processState = fields.Integer(metadata={"description": "0 running, 1 stopped, 2 terminated, 3 completed"})
    requestOper = fields.Integer(metadata={"description": 'Code of SPEC 4 "Request operations"; absent for workflows'})
    action = fields.String(metadata={"example": "grant"})
    requester = fields.String(metadata={"description": "DN"})
    requesterName = fields.String()
    requesterType = fields.String()
    recipient = fields.String(metadata={"description": "DN"})
    recipientName = fields.String()
    recipientType = fields.String(metadata={"example": "user"})
    proxyUser = fields.String(metadata={"description": "DN of the proxy who made the request"})
    proxyUserFullName = fields.String()
    requestDate = fields.Integer()
    effectiveDate = fields.Integer()
    expirationDate = fields.Integer(metadata={"description": "Absent without an end"})
    confirmationNumber = fields.String(metadata={"example": "20260105-3"})
    retractable = fields.Boolean(metadata={"description": "Whether the caller can retract the request"})
    reason = fields.String()
    comments = fields.List(fields.Nested(TaskCommentNode))


class PermissionRequestHistoryListNode(ReplySchema):
    """One page of requests. ``nextIndex`` is 0 or less on the last page."""

    requests = fields.List(fields.Nested(PermissionRequestHistoryNode), required=True)
    total = fields.Integer()
    totalSize = fields.Integer()
    nextIndex = fields.Integer()
