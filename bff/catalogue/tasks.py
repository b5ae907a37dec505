"""Tasks: one's own, those of others, the details of one, and the actions on them."""

from marshmallow import fields, validate

from bff.catalogue.kinds import ActsFor, Name
from bff.catalogue.listing import LARGEST_PAGE
from bff.catalogue.operation import BodySchema, Operation, QuerySchema, ReplySchema
from bff.catalogue.response import ResponseListNode
from bff.catalogue.samples import TASK
from bff.catalogue.task_nodes import AfTaskListNode, AfTaskNode, WorkEntriesResponseNode

ACTIONS = ("claim", "release", "approve", "deny", "refuse", "reassign", "return", "comment")
FORM_ACTIONS = ("ApprovalAction", "DenyAction", "RefuseAction", "ClaimAction", "ReleaseAction")
EXPIRE_UNITS = ("days", "weeks", "months")


class OthersTasksQuery(QuerySchema):
    """
    Filters for tasks; paging starts at ``fromIndex``, and ``q`` searches the requested item and the recipient.

    Source:
        SPEC 7 "Tasks"; docs/assumptions.md A-140, A-396.
    """

    fromIndex = fields.Integer(validate=validate.Range(min=1), metadata={"example": 1})
    size = fields.Integer(validate=validate.Range(min=1, max=LARGEST_PAGE), metadata={"example": 10})
    q = fields.String(metadata={"example": "*"})
    sortBy = fields.String(metadata={"example": "createTime"})
    sortOrder = fields.String(validate=validate.OneOf(["asc", "desc"]))
    assignedTo = fields.String(metadata={"description": "assignedTo (oneself), assignedToGroup, or a DN"})
    recipient = fields.String(metadata={"description": "recipientAsMe, recipientAsOthers, or a DN"})
    status = fields.String(
        metadata={"description": "claimed, unclaimed, or completed for the tasks on which the person decided"}
    )
    assignStatus = fields.String(metadata={"example": "Reassigned"})


class TaskListQuery(OthersTasksQuery):
    """
    Filters for the tasks of the user, or of the person that the user acts for; ``completed`` selects decided tasks.

    Source:
        SPEC 7 "Tasks"; docs/assumptions.md A-140, A-338.
    """

    expireUnit = fields.String(validate=validate.OneOf(EXPIRE_UNITS))
    expireWithin = fields.Integer(validate=validate.Range(min=1), allow_none=True)
    proxyUser = fields.String()
    delegatedTasks = fields.Boolean(metadata={"description": "Whether only tasks of people who are away are listed"})
    onlyHelpdeskTask = fields.Boolean()


class TeamTasksQuery(OthersTasksQuery):
    """Filters for the tasks of all members of a team, or of one member."""

    teamDN = fields.String(required=True)
    memberDn = fields.String()


class TaskReference(BodySchema):
    """Identifies a task."""

    taskId = fields.String(required=True, validate=validate.Length(min=1), metadata=TASK)


class TaskItemBody(TaskReference):
    """Identifies a task, and the person that the user acts for."""

    proxyUser = fields.String(allow_none=True)


class CommentsQuery(QuerySchema):
    """Selects the comments that the reply includes."""

    includeSystemComments = fields.Boolean()
    commentLimit = fields.Integer(validate=validate.Range(min=0))


class DataItemBody(BodySchema):
    """A value that is passed to the workflow."""

    name = fields.String(required=True)
    values = fields.List(fields.String())


class TaskActionBody(BodySchema):
    """One action on all these tasks; ``approver`` is the person who gets reassigned tasks."""

    tasks = fields.List(fields.Nested(TaskReference), required=True, validate=validate.Length(min=1))
    action = fields.String(required=True, validate=validate.OneOf(ACTIONS))
    comment = fields.String(allow_none=True)
    approver = Name(allow_none=True, metadata={"description": "DN"})
    proxyUser = ActsFor(allow_none=True, metadata={"description": "DN"})
    dataItems = fields.List(fields.Nested(DataItemBody))


class FormDataBody(BodySchema):
    """The value of one field of a form."""

    key = fields.String(required=True)
    value = fields.List(fields.String())


class TaskFormBody(TaskReference):
    """The values and the decision that the form of a task sends."""

    taskAction = fields.String(required=True, validate=validate.OneOf(FORM_ACTIONS))
    comments = fields.String(allow_none=True)
    data = fields.List(fields.Nested(FormDataBody))
    proxyUser = ActsFor(allow_none=True)


class FormResponseNode(ReplySchema):
    """Whether the action succeeded; ``message`` says why it failed."""

    success = fields.Boolean(required=True)
    message = fields.String()


class WorkEntriesQuery(QuerySchema):
    """Selects the workflow whose steps are listed."""

    processId = fields.String(required=True, metadata={"description": "Id of the workflow, or of its request"})
    size = fields.Integer(validate=validate.Range(min=1))


_TASKS = "/rest/access/tasks"

LIST_TASKS = Operation(
    method="GET", path=f"{_TASKS}/list", summary="List the user's tasks", query=TaskListQuery, reply=AfTaskListNode
)
LIST_TASKS_OF_OTHERS = Operation(
    method="GET",
    path=f"{_TASKS}/list/others",
    summary="List the tasks of everybody",
    query=OthersTasksQuery,
    reply=AfTaskListNode,
)
LIST_TASKS_OF_TEAM = Operation(
    method="GET",
    path=f"{_TASKS}/list/others/team",
    summary="List the tasks of a team's members",
    query=TeamTasksQuery,
    reply=AfTaskListNode,
)
SHOW_TASK = Operation(
    method="POST",
    path=f"{_TASKS}/item",
    summary="Show a task",
    query=CommentsQuery,
    body=TaskItemBody,
    reads=True,
    reply=AfTaskNode,
)
ACT_ON_TASKS = Operation(
    method="POST", path=_TASKS, summary="Carry out an action on tasks", body=TaskActionBody, reply=ResponseListNode
)
SUBMIT_TASK_FORM = Operation(
    method="POST",
    path=f"{_TASKS}/v2",
    summary="Submit the form of a task",
    body=TaskFormBody,
    reply=FormResponseNode,
)
LIST_WORK_ENTRIES = Operation(
    method="GET",
    path=f"{_TASKS}/workEntries",
    summary="List the tasks of a workflow",
    query=WorkEntriesQuery,
    reply=WorkEntriesResponseNode,
)

OPERATIONS = (
    LIST_TASKS,
    LIST_TASKS_OF_OTHERS,
    LIST_TASKS_OF_TEAM,
    SHOW_TASK,
    ACT_ON_TASKS,
    SUBMIT_TASK_FORM,
    LIST_WORK_ENTRIES,
)
