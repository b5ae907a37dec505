"""An assignment as the page of a role or resource shows it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import select

from mock_upstream.nodes.localized import in_language
from mock_upstream.nodes.people import names_of
from mock_upstream.nodes.request_node import state_words
from mock_upstream.store.assignments import RESOURCE
from mock_upstream.store.requests import AccessRequest
from mock_upstream.store.resources import Resource
from mock_upstream.store.roles import Role

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from sqlalchemy.orm import Session

    from mock_upstream.store.holders import HolderRow


def holder_nodes(session: Session, rows: Sequence[HolderRow], kind: str, language: str) -> list[dict[str, Any]]:
    """
    Describe the holders of a permission.

    Returns:
        AssignmentStatusNodes; numbers and times are texts there. ``source`` is the name of the role that grants a
            resource, or the DN of the group or container of the holder; it is absent for a direct assignment.
    """
    people = names_of(session, (dn for each in rows for dn in (each.holder_dn, each.requester_dn)))
    things = _names(session, {each.permission_dn for each in rows}, language)
    correlations = _correlations(session, (each.request_id for each in rows if each.request_id))
    return [
        {
            **_holder(each, people),
            **_times(each),
            **_parameters(each),
            "dn": each.permission_dn,
            "name": things.get(each.permission_dn, ""),
            "statusCode": str(each.state),
            "statusDisplay": state_words(each.kind, each.state),
            "description": each.reason,
            "grant": bool(each.is_granted),
            "requesterDn": each.requester_dn,
            "requesterDisplayName": people[each.requester_dn],
            "instanceGuId": each.instance_id,
            **_source(each, kind, things),
            **(
                {"requestDn": each.request_id, "correlationID": correlations[each.request_id]}
                if each.request_id
                else {}
            ),
        }
        for each in rows
    ]


def _source(row: HolderRow, kind: str, things: dict[str, str]) -> dict[str, str]:
    source = row.source_dn or (things.get(row.permission_dn, "") if row.kind != kind else "")
    return {"source": source} if source else {}


def _holder(row: HolderRow, people: dict[str, str]) -> dict[str, Any]:
    below = row.holder_type == "subtree"
    return {
        "recipientType": "CONTAINER" if below else row.holder_type.upper(),
        "recipientTypeSubContainer": below,
        "recipientDn": row.holder_dn,
        "recipientFullName": people[row.holder_dn],
    }


def _times(row: HolderRow) -> dict[str, str]:
    ends = {} if row.expires_ms is None else {"expiryDate": str(row.expires_ms)}
    return {"requestDate": str(row.requested_ms), "effectiveDate": str(row.effective_ms), **ends}


def _parameters(row: HolderRow) -> dict[str, Any]:
    if row.kind != RESOURCE or not row.parameters:
        return {}
    listed = [{"paramName": key, "paramLabel": key, "paramValues": [value]} for key, value in row.parameters.items()]
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
