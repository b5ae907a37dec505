"""Requests in wire shape."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import select

from mock_upstream.lifecycle.ending import retractable
from mock_upstream.nodes.localized import in_language
from mock_upstream.nodes.people import names_of
from mock_upstream.store.request_definitions import RequestDefinition
from mock_upstream.store.request_states import GROUPS, STATES, ProcessState
from mock_upstream.store.requests import PRD, RESOURCE, ROLE
from mock_upstream.store.resources import Resource
from mock_upstream.store.roles import Role
from mock_upstream.store.workflow import Process

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy.orm import Session

    from mock_upstream.store.requests import AccessRequest

_TABLES: dict[str, type[Role | Resource | RequestDefinition]] = {
    ROLE: Role,
    RESOURCE: Resource,
    PRD: RequestDefinition,
}


def request_nodes(
    session: Session, requests: Sequence[AccessRequest], person_dn: str, language: str
) -> list[dict[str, Any]]:
    """
    Describe requests to a person, who can retract their own.

    Returns:
        PermissionRequestHistoryNodes without comments. ``requestStatus`` is the state in words, ``status`` its group.
    """
    people = names_of(
        session, (dn for each in requests for dn in (each.requester_dn, each.recipient_dn, each.proxy_dn))
    )
    permissions = _permission_names(session, requests, language)
    processes = _process_states(session, requests)
    return [
        {
            **_what(request, permissions),
            **_who(request, people),
            **_when(request),
            "processState": processes.get(request.id, int(ProcessState.COMPLETED)),
            "retractable": retractable(request) and person_dn in (request.requester_dn, request.proxy_dn),
        }
        for request in requests
    ]


def state_name(request: AccessRequest) -> str:
    """The state in words, e.g. ``Approval pending``."""
    return state_words(request.kind, request.state)


def state_words(kind: str, state: int) -> str:
    """A code of `request_states` in words."""
    return STATES[kind](state).name.replace("_", " ").capitalize().replace("Sod", "SoD")


def _what(request: AccessRequest, permissions: dict[str, str]) -> dict[str, Any]:
    operation = {"requestOper": request.operation} if request.operation else {}
    return {
        "id": request.id,
        "name": permissions.get(request.permission_dn, request.permission_dn.partition(",")[0].removeprefix("cn=")),
        "entityType": request.kind,
        "requestState": request.state,
        "requestStatus": state_name(request),
        "status": GROUPS[request.kind][request.state],
        **operation,
        "action": request.action,
        "reason": request.reason,
        "confirmationNumber": request.confirmation_number,
    }


def _who(request: AccessRequest, people: dict[str, str]) -> dict[str, Any]:
    proxy = {"proxyUser": request.proxy_dn, "proxyUserFullName": people[request.proxy_dn]} if request.proxy_dn else {}
    return {
        "requester": request.requester_dn,
        "requesterName": people[request.requester_dn],
        "requesterType": "user",
        "recipient": request.recipient_dn,
        "recipientName": people[request.recipient_dn],
        "recipientType": request.recipient_type,
        **proxy,
    }


def _when(request: AccessRequest) -> dict[str, int]:
    ends = {} if request.expires_ms is None else {"expirationDate": request.expires_ms}
    return {"requestDate": request.requested_ms, "effectiveDate": request.effective_ms, **ends}


def _permission_names(session: Session, requests: Sequence[AccessRequest], language: str) -> dict[str, str]:
    names = {}
    for kind, table in _TABLES.items():
        dns = {each.permission_dn for each in requests if each.kind == kind}
        for dn, texts in session.execute(select(table.dn, table.names).where(table.dn.in_(dns))):
            names[dn] = in_language(texts, language)
    return names


def _process_states(session: Session, requests: Sequence[AccessRequest]) -> dict[str, int]:
    """The state of each request's last process."""
    ids = [each.id for each in requests]
    found = select(Process.request_id, Process.process_state).where(Process.request_id.in_(ids))
    return dict(session.execute(found.order_by(Process.started_ms)).all())
