"""Display of lists: rows per page, and the columns and sort order of the task list and the request history."""

from marshmallow import fields, validate

from bff.catalogue.attributes import JaxBMapNode
from bff.catalogue.operation import BodySchema, Operation, ReplySchema

_NUMBERS = validate.Regexp(r"[1-9]\d*(?:,[1-9]\d*)*\Z", error="Not a list of numbers such as 5,10,25.")


class GeneralDispSettingNode(ReplySchema):
    """The global display settings (SPEC 3 "Global display settings")."""

    defaultRowsPerPage = fields.Integer(required=True)
    optionsRowsPerPage = fields.String(required=True, metadata={"example": "5,10,25,50"})
    newRequestDefaultSortByOption = fields.String(metadata={"example": "closestMatch"})


class GeneralDisplayBody(BodySchema):
    """The changes; fields that are not sent stay as they are."""

    defaultRowsPerPage = fields.Integer(validate=validate.Range(min=1), metadata={"example": 25})
    optionsRowsPerPage = fields.String(validate=_NUMBERS)
    newRequestDefaultSortByOption = fields.String(validate=validate.Length(min=1))


class RequestSettingNode(ReplySchema):
    """Columns of the request history: all columns, the default columns, and those that people may choose."""

    requestListSort = fields.String(metadata={"example": "requestDate"})
    requestListSortDesc = fields.Boolean()
    allColumns = fields.List(fields.Nested(JaxBMapNode))
    defaultColumns = fields.List(fields.Nested(JaxBMapNode))
    columnsForUserOverride = fields.List(fields.Nested(JaxBMapNode))
    requestListColumnsOverride = fields.Boolean(metadata={"description": "Whether people can choose their own columns"})


class TaskSettingNode(ReplySchema):
    """Columns of the task list, and whether opening a task claims it."""

    taskListSort = fields.String(metadata={"example": "createTime"})
    taskListSortDesc = fields.Boolean()
    allColumns = fields.List(fields.Nested(JaxBMapNode))
    defaultColumns = fields.List(fields.Nested(JaxBMapNode))
    columnsForUserOverride = fields.List(fields.Nested(JaxBMapNode))
    columnsForSort = fields.List(fields.Nested(JaxBMapNode))
    taskListColumnsOverride = fields.Boolean(metadata={"description": "Whether people can choose their own columns"})
    taskDetailOpenOverride = fields.Boolean()
    taskDetailClaim = fields.Boolean(metadata={"description": "Whether a task is claimed when its addressee opens it"})
    taskDetailClaimOverride = fields.Boolean(
        metadata={"description": "Whether people can choose taskDetailClaim themselves"}
    )


_DISPLAY = "/rest/admin/display/settings"
_GENERAL, _REQUEST, _TASK = f"{_DISPLAY}/general", f"{_DISPLAY}/request", f"{_DISPLAY}/task"

READ_GENERAL_DISPLAY = Operation(
    method="GET", path=_GENERAL, summary="Read the general display settings", reply=GeneralDispSettingNode
)
KEEP_GENERAL_DISPLAY = Operation(
    method="PUT",
    path=_GENERAL,
    summary="Change the general display settings",
    body=GeneralDisplayBody,
    reply=GeneralDispSettingNode,
)
READ_REQUEST_DISPLAY = Operation(
    method="GET", path=_REQUEST, summary="Read the display settings of requests", reply=RequestSettingNode
)
KEEP_REQUEST_DISPLAY = Operation(
    method="PUT",
    path=_REQUEST,
    summary="Change the display settings of requests",
    body=RequestSettingNode,
    reply=RequestSettingNode,
)
READ_TASK_DISPLAY = Operation(
    method="GET", path=_TASK, summary="Read the display settings of tasks", reply=TaskSettingNode
)
KEEP_TASK_DISPLAY = Operation(
    method="PUT",
    path=_TASK,
    summary="Change the display settings of tasks",
    body=TaskSettingNode,
    reply=TaskSettingNode,
)

OPERATIONS = (
    READ_GENERAL_DISPLAY,
    KEEP_GENERAL_DISPLAY,
    READ_REQUEST_DISPLAY,
    KEEP_REQUEST_DISPLAY,
    READ_TASK_DISPLAY,
    KEEP_TASK_DISPLAY,
)
