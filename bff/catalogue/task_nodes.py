"""Tasks in the upstream's shape, with their comments and data."""

from marshmallow import fields

from bff.catalogue.operation import ReplySchema


class TaskCommentNode(ReplySchema):
    """A comment that a person wrote, or with ``system`` an entry that the workflow engine made."""

    user = fields.String(metadata={"description": "Name of the author"})
    comment = fields.String()
    msgId = fields.String()
    date = fields.Integer(metadata={"description": "Milliseconds since 1970"})
    activity = fields.String()
    system = fields.Boolean()
    commentDn = fields.String(metadata={"description": "DN of the author"})
    commentFullName = fields.String()


class TaskDataItemNode(ReplySchema):
    """A value that the workflow passes from task to task."""

    name = fields.String(required=True)
    dataType = fields.String()
    valueType = fields.Integer()
    readOnly = fields.Boolean()
    multiValued = fields.Boolean()
    values = fields.List(fields.String())
    valueSet = fields.Boolean()


class AfTaskNode(ReplySchema):
    """
    An approval that a workflow waits for.

    Lists leave out ``dataItems``, and they have ``comments`` only for completed tasks.
    """

    taskId = fields.String(required=True)
    processId = fields.String()
    processName = fields.String(metadata={"description": "Name of the requested permission"})
    activityName = fields.String()
    createTime = fields.Integer(metadata={"description": "Milliseconds since 1970"})
    expirationTime = fields.Integer(metadata={"description": "Milliseconds since 1970; absent without an end"})
    recipient = fields.String(metadata={"description": "DN"})
    recipientType = fields.String(metadata={"example": "user"})
    recipientName = fields.String()
    initiator = fields.String(metadata={"description": "DN of the requester"})
    initiatorName = fields.String()
    addressee = fields.String(metadata={"description": "DN of the person, group or container that has to decide"})
    addresseetype = fields.String(metadata={"example": "user"})
    addresseeEntityType = fields.String(metadata={"example": "user"})
    assignedTo = fields.String(metadata={"description": "Name of the addressee"})
    currentAddressee = fields.String(metadata={"description": "Name of the person who claimed it, or of the addressee"})
    assignStatus = fields.String(metadata={"example": "Assigned"})
    returnAddressee = fields.String(metadata={"description": "DN of the person who reassigned the task"})
    taskClaimed = fields.Boolean()
    claimedby = fields.String(metadata={"description": "DN"})
    delegatedTask = fields.Boolean(metadata={"description": "Whether the addressee is away"})
    priority = fields.String()
    bulkApprovable = fields.Boolean()
    confirmationNumber = fields.String(metadata={"example": "20260105-3"})
    approvalForm = fields.String()
    approvalFormId = fields.String()
    isNewForm = fields.Boolean()
    proxyUser = fields.String()
    comments = fields.List(fields.Nested(TaskCommentNode))
    dataItems = fields.List(fields.Nested(TaskDataItemNode))


class AfTaskListNode(ReplySchema):
    """One page of tasks. ``nextIndex`` is 0 or less on the last page."""

    tasks = fields.List(fields.Nested(AfTaskNode), required=True)
    total = fields.Integer()
    totalSize = fields.Integer()
    arraySize = fields.Integer()
    nextIndex = fields.Integer()
    hasMore = fields.Boolean()
    userTypeInTask = fields.Boolean()


class NamedDnNode(ReplySchema):
    """DN and name of a person or group."""

    DN = fields.String(required=True)
    value = fields.String()


class WorkEntryActionNode(ReplySchema):
    """An action that is possible on a task."""

    code = fields.String(required=True)
    value = fields.String()


class WorkEntryResponseNode(ReplySchema):
    """A task as one step in the history of its workflow."""

    id = fields.String(required=True)
    activityId = fields.String()
    activityName = fields.String()
    Addressee = fields.Nested(NamedDnNode)
    Recipient = fields.Nested(NamedDnNode)
    Initiator = fields.Nested(NamedDnNode)
    availableActions = fields.List(fields.Nested(WorkEntryActionNode))
    creationTime = fields.Integer()
    expirationTime = fields.Integer()
    completionTime = fields.Integer()
    owner = fields.String(metadata={"description": "DN of the person who claimed it"})
    priority = fields.Integer()
    processId = fields.String()
    requestId = fields.String()
    status = fields.Integer(metadata={"description": "0 waiting, 1 claimed, 2 completed"})


class WorkEntriesResponseNode(ReplySchema):
    """The tasks of a workflow, oldest first."""

    workEntries = fields.List(fields.Nested(WorkEntryResponseNode), required=True)
