"""A delegation in wire shape."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mock_upstream.nodes.people import directory_nodes, user_node, user_nodes
from mock_upstream.nodes.request_definitions import request_def_nodes
from mock_upstream.store.delegations import MANAGER
from mock_upstream.store.principals import CONTAINER, GROUP, USER
from mock_upstream.store.request_definitions import RequestDefinition

if TYPE_CHECKING:
    from sqlalchemy.orm import Session

    from mock_upstream.store.delegations import Delegation

_TYPE = "DELEGATEE_TYPE"

RELATIONSHIPS = {
    MANAGER: {
        "key": MANAGER,
        "displayName": "Manager",
        "sourceEntityKey": "user",
        "sourceAttributeKey": "manager",
        "targetEntityKey": "user",
        "targetAttributeKey": "directReports",
    }
}
"""The relationships that lead to a delegate, by key."""


def delegation_node(session: Session, delegation: Delegation, language: str) -> dict[str, Any]:
    """Describe a delegation; it has an ``expiryDate`` if it ends, and either people or an ``assignToRelationship``."""
    named: dict[str, list[str]] = {USER: [], GROUP: [], CONTAINER: []}
    for source in delegation.sources:
        named[source.kind].append(source.dn)
    wanted = RequestDefinition.dn.in_(delegation.request_dns)
    return {
        "assignmentId": delegation.dn,
        "type": _TYPE,
        "allRequests": delegation.all_requests,
        "requestDefs": request_def_nodes(session, language, wanted),
        "assignFromUsers": user_nodes(session, named[USER]),
        "assignFromGroups": directory_nodes(session, named[GROUP]),
        "assignFromContainers": directory_nodes(session, named[CONTAINER]),
        "assignToUsers": [user_node(target.person) for target in delegation.targets],
        "effectiveDate": delegation.effective_ms,
        "teamscope": delegation.team_scope,
        **delegation.notification,
        **_end(delegation),
        **_relationship(delegation),
    }


def _end(delegation: Delegation) -> dict[str, Any]:
    if delegation.expires_ms is None:
        return {"isExpires": False}
    return {"isExpires": True, "expiryDate": delegation.expires_ms}


def _relationship(delegation: Delegation) -> dict[str, Any]:
    key = delegation.relationship_key
    return {"assignToRelationship": RELATIONSHIPS[key]} if key else {}
