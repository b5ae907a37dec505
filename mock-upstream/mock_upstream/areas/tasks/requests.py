"""The parameters and bodies of the task calls."""

from __future__ import annotations

from marshmallow import fields, validate

from mock_upstream.nodes.fields import Given
from mock_upstream.nodes.listing import ListQuery
from mock_upstream.store.task_states import ENGINE_ACTIONS, TaskAction

_MOST_COMMENTS = 100
_MOST_ENTRIES = 200


class OthersQuery(ListQuery):
    """Parameters of the lists of tasks, in which the first row is ``fromIndex``."""

    next_index = fields.Integer(data_key="fromIndex", load_default=1)
    sort_by = fields.String(data_key="sortBy", load_default="createTime")
    assigned_to = fields.String(data_key="assignedTo", load_default="")
    recipient = fields.String(load_default="")
    status = fields.String(load_default="")
    assign_status = fields.String(data_key="assignStatus", load_default="")


class TasksQuery(OthersQuery):
    """Parameters of the list of own tasks."""

    expire_unit = fields.String(data_key="expireUnit", load_default="weeks")
    expire_within = fields.Integer(data_key="expireWithin", load_default=None, validate=validate.Range(min=1))
    proxy_user = fields.String(data_key="proxyUser", load_default="")
    delegated = fields.Boolean(data_key="delegatedTasks", load_default=False)
    help_desk = fields.Boolean(data_key="onlyHelpdeskTask", load_default=False)


class TeamQuery(OthersQuery):
    """Parameters of the list of the tasks of a team."""

    team_dn = fields.String(data_key="teamDN", required=True)
    member_dn = fields.String(data_key="memberDn", load_default="")


class TaskReference(Given):
    """``{"taskId": id, "proxyUser": dn}``."""

    id = fields.String(data_key="taskId", required=True)
    proxy_user = fields.String(data_key="proxyUser", load_default="", allow_none=True)


class CommentsQuery(Given):
    """Selects the comments of a task."""

    system = fields.Boolean(data_key="includeSystemComments", load_default=False)
    limit = fields.Integer(data_key="commentLimit", load_default=_MOST_COMMENTS, validate=validate.Range(min=0))


class _DataItem(Given):
    name = fields.String(required=True)
    values = fields.List(fields.String(), load_default=list)


class ActionBody(Given):
    """An AfTaskActionNode."""

    tasks = fields.List(fields.Nested(TaskReference), required=True, validate=validate.Length(min=1))
    action = fields.Enum(TaskAction, by_value=True, required=True, validate=validate.NoneOf(ENGINE_ACTIONS))
    comment = fields.String(load_default="", allow_none=True)
    approver = fields.String(load_default="", allow_none=True)
    proxy_user = fields.String(data_key="proxyUser", load_default="", allow_none=True)
    data_items = fields.List(fields.Nested(_DataItem), data_key="dataItems", load_default=list)


class _Field(Given):
    key = fields.String(required=True)
    value = fields.List(fields.String(), load_default=list)


class FormBody(TaskReference):
    """Body that the form of a task sends."""

    action = fields.String(data_key="taskAction", required=True)
    comments = fields.String(load_default="", allow_none=True)
    data = fields.List(fields.Nested(_Field), load_default=list)


class EntriesQuery(Given):
    """Parameters of the course of a workflow."""

    process_id = fields.String(data_key="processId", required=True)
    size = fields.Integer(load_default=_MOST_ENTRIES, validate=validate.Range(min=1))
