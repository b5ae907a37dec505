"""Finding processes: search, filters, order."""

from __future__ import annotations

import operator
from typing import TYPE_CHECKING, Any

from sqlalchemy import func, or_, select
from sqlalchemy.orm import aliased, contains_eager

from mock_upstream.errors import FaultError
from mock_upstream.nodes.listing import ordered
from mock_upstream.store.listing import sort_key
from mock_upstream.store.models import Person
from mock_upstream.store.requests import AccessRequest
from mock_upstream.store.workflow import Process

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sqlalchemy import ColumnElement, Select

_COMPARE = {"LT": operator.lt, "LE": operator.le, "EQ": operator.eq, "GE": operator.ge, "GT": operator.gt}
_RECIPIENT, _INITIATOR = aliased(Person), aliased(Person)
_COLUMNS = {
    "creationTime": Process.started_ms,
    "completionTime": Process.ended_ms,
    "name": func.lower(Process.name),
    "initiator": _INITIATOR.sort_name,
    "recipient": _RECIPIENT.sort_name,
    "processStatus": Process.process_state,
    "approvalStatus": Process.approval_state,
    "resourceType": Process.purpose,
}


def processes_query(asked: dict[str, Any]) -> Select[Process]:
    """
    Build the ordered query of the list.

    Args:
        asked: The parameters of the call, see `requests.ProcessesQuery`.

    Raises:
        FaultError: The sort column or the operator does not exist.
    """
    query = (
        select(Process)
        .join(Process.request)
        .outerjoin(_RECIPIENT, _RECIPIENT.dn == AccessRequest.recipient_dn)
        .outerjoin(_INITIATOR, _INITIATOR.dn == AccessRequest.requester_dn)
        .options(contains_eager(Process.request))
        .where(*_conditions(asked))
    )
    return ordered(query, asked, _COLUMNS, Process.id)


def _conditions(asked: dict[str, Any]) -> Iterable[ColumnElement[bool]]:
    words = sort_key(asked["q"].strip().strip("*"))
    if words:
        columns = (func.lower(Process.name), _RECIPIENT.sort_name, _INITIATOR.sort_name)
        yield or_(*(column.contains(words, autoescape=True) for column in columns))
    equal = {
        Process.process_state: asked["process_status"],
        Process.approval_state: asked["approval_status"],
        AccessRequest.requester_dn: asked["initiator"] or None,
        AccessRequest.recipient_dn: asked["recipient"] or None,
    }
    yield from (column == value for column, value in equal.items() if value is not None)
    if asked["creation_time"] is not None:
        yield _compared(asked["operator"], asked["creation_time"])


def _compared(sign: str, time_ms: int) -> ColumnElement[bool]:
    if sign not in _COMPARE:
        raise FaultError("InvalidEnumValue", f"Invalid operator: {sign}")
    compared: ColumnElement[bool] = _COMPARE[sign](Process.started_ms, time_ms)
    return compared
