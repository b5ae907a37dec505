"""Finding tasks: search, filters, order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import func, or_, select
from sqlalchemy.orm import aliased, contains_eager

from mock_upstream.errors import FaultError
from mock_upstream.nodes.listing import ordered
from mock_upstream.store.clock import clock
from mock_upstream.store.listing import sort_key
from mock_upstream.store.models import Person
from mock_upstream.store.requests import AccessRequest
from mock_upstream.store.task_access import addressed_to, through_groups
from mock_upstream.store.workflow import Process, Task

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sqlalchemy import ColumnElement, Select

_DAY_MS = 86_400_000
_DAYS = {"days": 1, "weeks": 7, "months": 30}
_STATUS = {"claimed": Task.claimed_by_dn != "", "unclaimed": Task.claimed_by_dn == ""}
_DIRECTLY, _BY_GROUP = "assignedTo", "assignedToGroup"
_FOR_ME, _FOR_OTHERS = "recipientAsMe", "recipientAsOthers"

_RECIPIENT, _INITIATOR, _ADDRESSEE, _CLAIMER = (aliased(Person) for _ in range(4))
_COLUMNS = {
    "createTime": Task.created_ms,
    "expirationTime": Task.expires_ms,
    "processName": func.lower(Process.name),
    "activityName": Task.activity,
    "recipientName": _RECIPIENT.sort_name,
    "initiatorName": _INITIATOR.sort_name,
    "assignedTo": _ADDRESSEE.sort_name,
    "claimedby": _CLAIMER.sort_name,
    "taskClaimed": Task.claimed_by_dn != "",
    "assignStatus": Task.assignment,
    "priority": Task.priority,
    "confirmationNumber": AccessRequest.confirmation_number,
}
_COLUMNS |= {"recipient": _COLUMNS["recipientName"], "initiator": _COLUMNS["initiatorName"]}


def tasks_query(person_dn: str, asked: dict[str, Any], *wanted: ColumnElement[bool]) -> Select[Task]:
    """
    Build the ordered query of a list.

    Args:
        person_dn: DN of the person to whom ``assignedTo`` and ``recipientAsMe`` refer.
        asked: The parameters of the call, see `requests.OthersQuery` and `requests.TasksQuery`.
        wanted: Further conditions on the tasks.

    Raises:
        FaultError: A filter has an unknown value, or the sort column does not exist.
    """
    query = (
        select(Task)
        .join(Task.process)
        .join(Process.request)
        .outerjoin(_RECIPIENT, _RECIPIENT.dn == AccessRequest.recipient_dn)
        .outerjoin(_INITIATOR, _INITIATOR.dn == AccessRequest.requester_dn)
        .outerjoin(_ADDRESSEE, _ADDRESSEE.dn == Task.addressee_dn)
        .outerjoin(_CLAIMER, _CLAIMER.dn == Task.claimed_by_dn)
        .options(
            contains_eager(Task.process).contains_eager(Process.request),
            contains_eager(Task.process).joinedload(Process.definition),
        )
        .where(*wanted, *_conditions(person_dn, asked))
    )
    return ordered(query, asked, _COLUMNS, Task.created_ms, Task.id)


def expiring(asked: dict[str, Any]) -> Iterable[ColumnElement[bool]]:
    """Condition: tasks that expire within the given number of days, weeks or months."""
    if asked["expire_within"] is not None:
        days = _known(_DAYS, asked["expire_unit"]) * asked["expire_within"]
        yield Task.expires_ms <= clock().now_ms() + days * _DAY_MS


def _conditions(person_dn: str, asked: dict[str, Any]) -> Iterable[ColumnElement[bool]]:
    words = sort_key(asked["q"].strip().strip("*"))
    if words:
        yield _containing(words)
    if asked["assigned_to"]:
        yield _assigned_to(person_dn, asked["assigned_to"])
    if asked["recipient"]:
        yield _for(person_dn, asked["recipient"])
    if asked["status"]:
        yield _known(_STATUS, asked["status"])
    if asked["assign_status"]:
        yield Task.assignment == asked["assign_status"]


def _containing(words: str) -> ColumnElement[bool]:
    columns = (
        func.lower(Process.name),
        _RECIPIENT.sort_name,
        _INITIATOR.sort_name,
        AccessRequest.confirmation_number,
    )
    return or_(*(column.contains(words, autoescape=True) for column in columns))


def _assigned_to(person_dn: str, value: str) -> ColumnElement[bool]:
    if value == _BY_GROUP:
        return through_groups(person_dn)
    return addressed_to(person_dn) if value == _DIRECTLY else Task.addressee_dn == value


def _for(person_dn: str, value: str) -> ColumnElement[bool]:
    if value == _FOR_OTHERS:
        return AccessRequest.recipient_dn != person_dn
    return AccessRequest.recipient_dn == (person_dn if value == _FOR_ME else value)


def _known(values: dict[str, Any], value: str) -> Any:
    if value not in values:
        raise FaultError("InvalidEnumValue", f"Invalid value: {value}")
    return values[value]
