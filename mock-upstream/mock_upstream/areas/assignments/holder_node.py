"""An assignment as the page of a role or resource shows it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import select

from mock_upstream.nodes.localized import in_language
from mock_upstream.nodes.people import names_of
from mock_upstream.store.assignments import RESOURCE, Assignment
from mock_upstream.store.request_states import RoleState
from mock_upstream.store.requests import AccessRequest
from mock_upstream.store.resources import Resource
from mock_upstream.store.roles import Role

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from sqlalchemy.orm import Session


def holder_nodes(session: Session, assignments: Sequence[Assignment], kind: str, language: str) -> list[dict[str, Any]]:
    """
    Describe assignments.

    Returns:
        AssignmentStatusNodes; numbers and times are texts there. ``source`` is the role that brings a permission along,
        and absent for one that was assigned itself.
    """
    people = names_of(session, (dn for each in assignments for dn in (each.holder_dn, each.requester_dn)))
    things = _names(session, {each.permission_dn for each in assignments}, language)
    correlations = _correlations(session, (each.request_id for each in assignments if each.request_id))
    return [
        {
            **_holder(each, people),
            **_times(each),
            **_parameters(each),
            "dn": each.permission_dn,
            "name": things.get(each.permission_dn, ""),
            "statusCode": str(int(RoleState.PROVISIONED)),
            "statusDisplay": "Provisioned",
            "description": each.reason,
            "grant": True,
            "requesterDn": each.requester_dn,
            "requesterDisplayName": people[each.requester_dn],
            "instanceGuId": each.instance_id,
            **({"source": things.get(each.permission_dn, "")} if each.kind != kind else {}),
            **(
                {"requestDn": each.request_id, "correlationID": correlations[each.request_id]}
                if each.request_id
                else {}
            ),
        }
        for each in assignments
    ]


def _holder(assignment: Assignment, people: dict[str, str]) -> dict[str, Any]:
    below = assignment.holder_type == "subtree"
    return {
        "recipientType": "CONTAINER" if below else assignment.holder_type.upper(),
        "recipientTypeSubContainer": below,
        "recipientDn": assignment.holder_dn,
        "recipientFullName": people[assignment.holder_dn],
    }


def _times(assignment: Assignment) -> dict[str, str]:
    ends = {} if assignment.expires_ms is None else {"expiryDate": str(assignment.expires_ms)}
    return {"requestDate": str(assignment.requested_ms), "effectiveDate": str(assignment.effective_ms), **ends}


def _parameters(assignment: Assignment) -> dict[str, Any]:
    if assignment.kind != RESOURCE or not assignment.parameters:
        return {}
    listed = [
        {"paramName": key, "paramLabel": key, "paramValues": [value]} for key, value in assignment.parameters.items()
    ]
    return {"dynamicParams": {"dynamicParamList": listed}}


def _names(session: Session, dns: set[str], language: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for table in (Role, Resource):
        rows = session.execute(select(table.dn, table.names).where(table.dn.in_(dns)))
        found |= {dn: in_language(names, language) for dn, names in rows}
    return found


def _correlations(session: Session, ids: Iterable[str]) -> dict[str, str]:
    rows = select(AccessRequest.id, AccessRequest.correlation_id).where(AccessRequest.id.in_(list(ids)))
    return dict(session.execute(rows).all())
