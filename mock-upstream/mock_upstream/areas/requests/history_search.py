"""Finding requests: by person, search, filters, order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import and_, false, func, or_, select
from sqlalchemy.orm import aliased

from mock_upstream.errors import FaultError
from mock_upstream.nodes.listing import contains, ordered
from mock_upstream.store.models import Person
from mock_upstream.store.request_definitions import RequestDefinition
from mock_upstream.store.request_states import (
    APPROVED,
    CANCELED,
    COMPLETED,
    DENIED,
    ERROR,
    RUNNING,
    STATES,
    ResourceState,
    RoleState,
    codes_in,
)
from mock_upstream.store.requests import GRANT, PRD, RESOURCE, REVOKE, ROLE, AccessRequest
from mock_upstream.store.resources import Resource
from mock_upstream.store.roles import Role

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sqlalchemy import ColumnElement, Select

_ALL = "*"
_PERMISSIONS = (Role, Resource, RequestDefinition)
_NAMED_GROUPS = {
    "running": (RUNNING,),
    "approved": (APPROVED,),
    "completed": (COMPLETED,),
    "denied": (DENIED,),
    "terminated": (CANCELED, ERROR),
}
"""
Value of the status filter -> groups of states; ``pending`` is a single state.

Source:
    SPEC 4 "History filters".
"""
_PENDING = {ROLE: RoleState.APPROVAL_PENDING, RESOURCE: ResourceState.APPROVAL_PENDING}
_Requester, _Recipient = aliased(Person), aliased(Person)


def concerning(person_dn: str) -> ColumnElement[bool]:
    """Condition on requests: the person is the requester or the recipient."""
    return or_(AccessRequest.requester_dn == person_dn, AccessRequest.recipient_dn == person_dn)


def history_query(asked: dict[str, Any], *conditions: ColumnElement[bool]) -> Select[AccessRequest]:
    """
    Build the ordered query of a list of requests.

    Args:
        asked: A `requests.HistoryQuery`.
        conditions: Further conditions on the requests.

    Raises:
        FaultError: A sort column or a filter value does not exist.

    Source:
        SPEC 4 "History filters".
    """
    query = (
        select(AccessRequest)
        .outerjoin(_Requester, _Requester.dn == AccessRequest.requester_dn)
        .outerjoin(_Recipient, _Recipient.dn == AccessRequest.recipient_dn)
        .where(*conditions, *_filters(asked))
    )
    return ordered(query, asked, _columns(), AccessRequest.requested_ms, AccessRequest.id)


def filtered(given: dict[str, Any]) -> Iterable[ColumnElement[bool]]:
    """Conditions of a `requests.HistoryFilter`."""
    if given["requesters"]:
        yield AccessRequest.requester_dn.in_(given["requesters"])
    recipients = [*given["recipient_users"], *given["recipient_groups"], *given["recipient_containers"]]
    if recipients:
        yield AccessRequest.recipient_dn.in_(recipients)
    if given["reason"]:
        yield AccessRequest.reason.icontains(given["reason"], autoescape=True)


def _columns() -> dict[str, Any]:
    names = [select(table.sort_name).where(table.dn == AccessRequest.permission_dn) for table in _PERMISSIONS]
    return {
        "requestDate": AccessRequest.requested_ms,
        "name": func.coalesce(*(name.scalar_subquery() for name in names)),
        "requesterName": _Requester.sort_name,
        "recipientName": func.coalesce(_Recipient.sort_name, AccessRequest.recipient_dn),
        "entityType": AccessRequest.kind,
        "type": AccessRequest.kind,
        "status": AccessRequest.state,
        "requestStatus": AccessRequest.state,
        "action": AccessRequest.action,
        "reason": func.lower(AccessRequest.reason),
        "effectiveDate": AccessRequest.effective_ms,
        "expirationDate": AccessRequest.expires_ms,
        "confirmationNumber": AccessRequest.confirmation_number,
    }


def _filters(asked: dict[str, Any]) -> Iterable[ColumnElement[bool]]:
    if words := asked["q"].strip().strip(_ALL):
        yield _has(words)
    if asked["item"] not in ("", _ALL):
        yield AccessRequest.permission_dn == asked["item"]
    if asked["kind"] not in ("", _ALL):
        yield AccessRequest.kind == _one_of(asked["kind"].lower(), tuple(STATES), "type")
    if asked["status"] not in ("", _ALL):
        yield or_(*(_with_status(each.strip().lower()) for each in asked["status"].split(",")))
    if asked["action"] not in ("", _ALL):
        yield AccessRequest.action == _one_of(asked["action"].lower(), (GRANT, REVOKE), "action")
    if asked["confirmation"] not in ("", _ALL):
        yield AccessRequest.confirmation_number == asked["confirmation"]
    yield from _between(asked)


def _between(asked: dict[str, Any]) -> Iterable[ColumnElement[bool]]:
    if asked["begins_ms"]:
        yield AccessRequest.requested_ms >= asked["begins_ms"]
    if asked["ends_ms"]:
        yield AccessRequest.requested_ms <= asked["ends_ms"]


def _has(words: str) -> ColumnElement[bool]:
    things = [AccessRequest.permission_dn.in_(_named(table, words)) for table in _PERMISSIONS]
    people = [person.full_name.icontains(words, autoescape=True) for person in (_Requester, _Recipient)]
    reason = AccessRequest.reason.icontains(words, autoescape=True)
    return or_(reason, AccessRequest.confirmation_number.contains(words, autoescape=True), *things, *people)


def _named(table: type[Role | Resource | RequestDefinition], words: str) -> Select[str]:
    return select(table.dn).where(contains(table.searched_names, words))


def _with_status(status: str) -> ColumnElement[bool]:
    """Condition for a status: a number filters workflows only, a name requests of all kinds."""
    if status.isdecimal():
        return and_(AccessRequest.kind == PRD, AccessRequest.state == int(status))
    if status == "pending":
        running = codes_in(PRD, RUNNING)
        return or_(
            *(and_(AccessRequest.kind == kind, AccessRequest.state == state) for kind, state in _PENDING.items()),
            and_(AccessRequest.kind == PRD, AccessRequest.state.in_(running)),
        )
    groups = _NAMED_GROUPS[_one_of(status, tuple(_NAMED_GROUPS), "status")]
    return or_(
        false(),
        *(and_(AccessRequest.kind == kind, AccessRequest.state.in_(_codes(kind, groups))) for kind in STATES),
    )


def _codes(kind: str, groups: tuple[str, ...]) -> tuple[int, ...]:
    """Codes of the groups; for workflows ``completed`` includes the approved ones."""
    return codes_in(kind, *groups, *((APPROVED,) if kind == PRD and COMPLETED in groups else ()))


def _one_of(value: str, known: tuple[str, ...], what: str) -> str:
    if value not in known:
        raise FaultError("InvalidEnumValue", f"Invalid {what}: {value}")
    return value
