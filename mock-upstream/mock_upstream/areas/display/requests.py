"""The groups of display settings: kinds, ranges and defaults."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from marshmallow import ValidationError, fields, validate, validates_schema

from mock_upstream.nodes.fields import Given
from mock_upstream.nodes.settings import SettingsGroup

if TYPE_CHECKING:
    from collections.abc import Iterable

_REQUEST_COLUMNS = {
    "name": "Item",
    "recipientName": "Recipient",
    "requesterName": "Requested by",
    "status": "Status",
    "requestStatus": "Request status",
    "requestDate": "Request date",
    "action": "Action",
    "reason": "Reason",
    "effectiveDate": "Effective from",
    "expirationDate": "Expires",
    "confirmationNumber": "Confirmation number",
}
_TASK_COLUMNS = {
    "processName": "Task",
    "activityName": "Activity",
    "recipientName": "Recipient",
    "initiatorName": "Requested by",
    "assignedTo": "Assigned to",
    "claimedby": "Claimed by",
    "priority": "Priority",
    "createTime": "Created",
    "expirationTime": "Expires",
    "confirmationNumber": "Confirmation number",
}
_SORTABLE = ("processName", "recipientName", "initiatorName", "priority", "createTime", "expirationTime")


class _Column(Given):
    key = fields.String(required=True)


_GIVEN_COLUMNS = fields.List(fields.Nested(_Column), validate=validate.Length(min=1))


class SomeColumns(fields.Field[list[dict[str, str]]]):
    """Columns by key, in the order that is wanted, each once; their labels cannot be changed."""

    def __init__(self, labels: dict[str, str], *default: str) -> None:
        super().__init__(load_default=lambda: _nodes(labels, default or labels))
        self._labels = labels

    def _deserialize(self, value: Any, *_args: Any, **_kwargs: Any) -> list[dict[str, str]]:
        keys = [each["key"] for each in _GIVEN_COLUMNS.deserialize(value)]
        if len(set(keys)) < len(keys) or not set(keys) <= self._labels.keys():
            raise ValidationError("Not some of all columns, each once.")
        return _nodes(self._labels, keys)


def _nodes(labels: dict[str, str], keys: Iterable[str]) -> list[dict[str, str]]:
    return [{"key": key, "value": labels[key]} for key in keys]


_MOST_ROWS = 10_000
"""As in the vendor's product; the lists themselves give 300 rows at most."""


class _General(Given):
    defaultRowsPerPage = fields.Integer(load_default=10)
    optionsRowsPerPage = fields.String(
        load_default="5,10,25,50", validate=validate.Regexp(r"[1-9]\d{0,4}(?:,[1-9]\d{0,4})*\Z")
    )
    newRequestDefaultSortByOption = fields.String(load_default="closestMatch", validate=validate.Length(min=1))

    @validates_schema
    def _offer_the_default(self, data: dict[str, Any], **_: Any) -> None:
        options = {int(each) for each in data["optionsRowsPerPage"].split(",")}
        if max(options) > _MOST_ROWS:
            raise ValidationError("A page has 10,000 rows at most.", "optionsRowsPerPage")
        if data["defaultRowsPerPage"] not in options:
            raise ValidationError("It is none of the options.", "defaultRowsPerPage")


class _Request(Given):
    requestListSort = fields.String(load_default="requestDate", validate=validate.OneOf(list(_REQUEST_COLUMNS)))
    requestListSortDesc = fields.Boolean(load_default=True)
    allColumns = fields.Function(lambda _: _nodes(_REQUEST_COLUMNS, _REQUEST_COLUMNS))
    defaultColumns = SomeColumns(_REQUEST_COLUMNS, "name", "recipientName", "status", "requestDate", "action")
    columnsForUserOverride = SomeColumns(_REQUEST_COLUMNS)
    requestListColumnsOverride = fields.Boolean(load_default=True)


class _Task(Given):
    taskListSort = fields.String(load_default="createTime")
    taskListSortDesc = fields.Boolean(load_default=True)
    allColumns = fields.Function(lambda _: _nodes(_TASK_COLUMNS, _TASK_COLUMNS))
    defaultColumns = SomeColumns(_TASK_COLUMNS, "processName", "recipientName", "assignedTo", "createTime")
    columnsForUserOverride = SomeColumns(_TASK_COLUMNS)
    columnsForSort = SomeColumns(_TASK_COLUMNS, *_SORTABLE)
    taskListColumnsOverride = fields.Boolean(load_default=True)
    taskDetailOpenOverride = fields.Boolean(load_default=False)
    taskDetailClaim = fields.Boolean(load_default=False)
    taskDetailClaimOverride = fields.Boolean(load_default=True)

    @validates_schema
    def _sort_by_what_can_be_sorted(self, data: dict[str, Any], **_: Any) -> None:
        if data["taskListSort"] not in {each["key"] for each in data["columnsForSort"]}:
            raise ValidationError("It is none of the columns for sorting.", "taskListSort")


GENERAL = SettingsGroup("display/general", _General)
REQUEST = SettingsGroup("display/request", _Request)
TASK = SettingsGroup("display/task", _Task)
