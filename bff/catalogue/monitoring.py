"""Workflow monitoring: processes, their tasks and comments; terminate processes and reassign tasks."""

from marshmallow import fields, validate

from bff.catalogue.kinds import Name
from bff.catalogue.listing import LARGEST_PAGE
from bff.catalogue.operation import BodySchema, Operation, QuerySchema, ReplySchema
from bff.catalogue.response import ResponseNode
from bff.catalogue.samples import OTHER_PERSON, REQUEST
from bff.catalogue.task_nodes import TaskCommentNode
from bff.catalogue.tasks import TaskReference

OPERATORS = ("LT", "LE", "EQ", "GE", "GT")


class ProcessesQuery(QuerySchema):
    """
    Filters processes; paging starts at 0, and ``operator`` compares with ``creationTime``.

    Source:
        docs/assumptions.md A-141.
    """

    q = fields.String(metadata={"example": "*"})
    startIndex = fields.Integer(validate=validate.Range(min=0), metadata={"example": 0})
    size = fields.Integer(validate=validate.Range(min=1, max=LARGEST_PAGE))
    sortField = fields.String(metadata={"example": "creationTime"})
    sortOrder = fields.String(validate=validate.OneOf(["asc", "desc"]))
    processStatus = fields.Integer(metadata={"description": "0 running, 1 stopped, 2 terminated, 3 completed"})
    approvalStatus = fields.Integer(
        metadata={"description": 'Code of SPEC 4 "Approval-definition request state", 0 to 5'}
    )
    initiator = fields.String(metadata={"description": "DN"})
    recipient = fields.String(metadata={"description": "DN"})
    creationTime = fields.Integer(metadata={"description": "Milliseconds since 1970"})
    operator = fields.String(validate=validate.OneOf(OPERATORS))


class ProcessInfoRespNode(ReplySchema):
    """A process; ``requestId`` identifies it, and ``processId`` is the DN of its workflow."""

    requestId = fields.String(required=True)
    processId = fields.String(metadata={"description": "DN of the request definition"})
    name = fields.String()
    engineId = fields.String()
    resourceType = fields.String(metadata={"example": "Role Approval"})
    correlationId = fields.String()
    initiator = fields.String(metadata={"description": "DN"})
    initiatorName = fields.String()
    recipient = fields.String(metadata={"description": "DN"})
    recipientName = fields.String()
    proxy = fields.String()
    creationTime = fields.Integer()
    completionTime = fields.Integer(metadata={"description": "Milliseconds since 1970; absent while the process runs"})
    processStatus = fields.Integer()
    processStatusDisplayName = fields.String()
    approvalStatus = fields.Integer()
    approvalStatusDisplayName = fields.String()
    comments = fields.List(fields.Nested(TaskCommentNode))


class ProcessRespNode(ReplySchema):
    """One page of processes; ``totalSize`` is the number of all processes."""

    processInfoNodeList = fields.List(fields.Nested(ProcessInfoRespNode), required=True)
    totalSize = fields.Integer()


class ProcessCommentsQuery(QuerySchema):
    """Selects the comments of one process; the default order is newest first."""

    requestId = fields.String(required=True)
    startIndex = fields.Integer(validate=validate.Range(min=0))
    commentLimit = fields.Integer(validate=validate.Range(min=0))
    includeSystemComments = fields.Boolean()
    sortOrder = fields.String(validate=validate.OneOf(["asc", "desc"]))


class CommentNode(ReplySchema):
    """A comment in the shape of the workflow engine."""

    commentId = fields.String(required=True)
    requestId = fields.String()
    workId = fields.String(metadata={"description": "Id of the task; empty for the process"})
    activityId = fields.String()
    activityName = fields.String()
    author = fields.String(metadata={"description": "DN"})
    principal = fields.String(metadata={"description": "Name of the author"})
    comment = fields.String()
    isSystemComment = fields.Boolean()
    timestamp = fields.Integer()
    sequenceNumber = fields.Integer()


class CommentListNode(ReplySchema):
    """The comments of a process."""

    commentNodeArray = fields.List(fields.Nested(CommentNode), required=True)


class WorkEntriesQuery(QuerySchema):
    """Selects the tasks of one process."""

    requestId = fields.String(required=True)
    startIndex = fields.Integer(validate=validate.Range(min=0))
    size = fields.Integer(validate=validate.Range(min=1, max=LARGEST_PAGE))


class ActionImpl(ReplySchema):
    """An action that is possible on a task."""

    actionValue = fields.Integer(required=True)
    digitalSignatureRequired = fields.Boolean()


class WorkEntryRespNode(ReplySchema):
    """A task of a process."""

    id = fields.String(required=True)
    requestId = fields.String()
    processId = fields.String()
    activityId = fields.String()
    activityName = fields.String()
    addressee = fields.String(metadata={"description": "DN"})
    owner = fields.String(metadata={"description": "DN of the person who claimed it"})
    recipient = fields.String(metadata={"description": "DN"})
    initiator = fields.String(metadata={"description": "DN"})
    availableActions = fields.List(fields.Nested(ActionImpl))
    creationTime = fields.Integer()
    expirationTime = fields.Integer()
    completionTime = fields.Integer()
    priority = fields.Integer()
    status = fields.Integer(metadata={"description": "0 waiting, 1 claimed, 2 completed"})
    statusDisplayName = fields.String()


class WorkEntriesRespNode(ReplySchema):
    """One page of tasks; ``totalSize`` is the number of all tasks."""

    workentries = fields.List(fields.Nested(WorkEntryRespNode), required=True)
    totalSize = fields.Integer()


class TerminateInfoNode(BodySchema):
    """Identifies processes by their ``requestId``."""

    processes = fields.List(
        Name(), required=True, validate=validate.Length(min=1), metadata={"example": [REQUEST["example"]]}
    )
    comment = fields.String(allow_none=True)


class TerminateResponseNode(ReplySchema):
    """``success`` is false as soon as one process failed to terminate; ``message`` says why."""

    success = fields.Boolean(required=True)
    failedProcesses = fields.List(fields.String(), required=True)
    message = fields.String()


class ReassignmentNode(BodySchema):
    """The tasks to reassign, and the person who gets them."""

    tasks = fields.List(fields.Nested(TaskReference), required=True, validate=validate.Length(min=1))
    approver = Name(required=True, validate=validate.Length(min=1), metadata={"description": "DN", **OTHER_PERSON})


class TaskSubmissionNode(BodySchema):
    """The reassignment of tasks, with a comment."""

    afTaskNode = fields.Nested(ReassignmentNode, required=True)
    comment = fields.String(allow_none=True)


class OperationRespNode(ReplySchema):
    """``success`` is false as soon as one task or process failed."""

    success = fields.Boolean(required=True)
    succeedNodes = fields.List(fields.Nested(ResponseNode), required=True)
    failNodes = fields.List(fields.Nested(ResponseNode), required=True)


_MONITORING = "/rest/access/monitoring"

LIST_PROCESSES = Operation(
    method="GET",
    path=f"{_MONITORING}/process/list",
    summary="List workflow processes",
    query=ProcessesQuery,
    reply=ProcessRespNode,
)
LIST_COMMENTS = Operation(
    method="GET",
    path=f"{_MONITORING}/comments",
    summary="List the comments of a process",
    query=ProcessCommentsQuery,
    reply=CommentListNode,
)
LIST_PROCESS_TASKS = Operation(
    method="GET",
    path=f"{_MONITORING}/workentries",
    summary="List the tasks of a process",
    query=WorkEntriesQuery,
    reply=WorkEntriesRespNode,
)
TERMINATE_PROCESSES = Operation(
    method="POST",
    path=f"{_MONITORING}/process/terminate",
    summary="Terminate processes",
    body=TerminateInfoNode,
    reply=TerminateResponseNode,
)
REASSIGN_TASKS = Operation(
    method="POST",
    path=f"{_MONITORING}/reassign",
    summary="Reassign tasks",
    body=TaskSubmissionNode,
    reply=OperationRespNode,
)

OPERATIONS = (LIST_PROCESSES, LIST_COMMENTS, LIST_PROCESS_TASKS, TERMINATE_PROCESSES, REASSIGN_TASKS)
