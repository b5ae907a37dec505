"""The parameters and bodies of the monitoring calls."""

from __future__ import annotations

from marshmallow import fields, validate

from mock_upstream.nodes.fields import Given
from mock_upstream.nodes.listing import ListQuery

_MOST_COMMENTS = 200
_FIRST = validate.Range(min=0)


class _FromZero(Given):
    start_index = fields.Integer(data_key="startIndex", load_default=0, validate=_FIRST)


class ProcessesQuery(_FromZero, ListQuery):
    """Parameters of the list of processes."""

    sort_by = fields.String(data_key="sortField", load_default="creationTime")
    sort_order = fields.String(data_key="sortOrder", load_default="desc")
    process_status = fields.Integer(data_key="processStatus", load_default=None)
    approval_status = fields.Integer(data_key="approvalStatus", load_default=None)
    initiator = fields.String(load_default="")
    recipient = fields.String(load_default="")
    creation_time = fields.Integer(data_key="creationTime", load_default=None)
    operator = fields.String(load_default="EQ")


class CommentsQuery(_FromZero):
    """Parameters of the comments of a process."""

    request_id = fields.String(data_key="requestId", required=True)
    limit = fields.Integer(data_key="commentLimit", load_default=_MOST_COMMENTS, validate=_FIRST)
    system = fields.Boolean(data_key="includeSystemComments", load_default=False)
    sort_order = fields.String(data_key="sortOrder", load_default="desc")


class EntriesQuery(_FromZero):
    """Parameters of the tasks of a process."""

    request_id = fields.String(data_key="requestId", required=True)
    size = fields.Integer(load_default=10)


class TerminateBody(Given):
    """A TerminateInfoNode."""

    processes = fields.List(fields.String(), required=True, validate=validate.Length(min=1))
    comment = fields.String(load_default="", allow_none=True)


class _Task(Given):
    id = fields.String(data_key="taskId", required=True)


class _Reassignment(Given):
    tasks = fields.List(fields.Nested(_Task), required=True, validate=validate.Length(min=1))
    approver = fields.String(required=True)


class ReassignBody(Given):
    """A TaskSubmissionNode."""

    reassignment = fields.Nested(_Reassignment, data_key="afTaskNode", required=True)
    comment = fields.String(load_default="", allow_none=True)
