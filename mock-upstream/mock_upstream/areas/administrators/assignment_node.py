"""An administrator assignment in wire shape."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mock_upstream.areas.administrators.requests import DELEGATED, DOMAIN
from mock_upstream.areas.administrators.rules import status_of
from mock_upstream.nodes.localized import in_language
from mock_upstream.store.administrators import DOMAINS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from mock_upstream.store.administrators import AdminAssignment


def assignment_node(assignment: AdminAssignment, now_ms: int, language: str) -> dict[str, Any]:
    """Describe an assignment; ``expirationDate`` is absent when it never ends."""
    ends = {} if assignment.expires_ms is None else {"expirationDate": assignment.expires_ms}
    return {
        **_assignee(assignment, language),
        "adminType": "Domain Administrator" if assignment.whole else "Delegated Administrator",
        "adminTypeKey": DOMAIN if assignment.whole else DELEGATED,
        "domain": assignment.domain,
        "domainType": DOMAINS[assignment.domain],
        "effectiveDate": assignment.effective_ms,
        **ends,
        "status": status_of(assignment, now_ms),
        "comment": assignment.comment,
    }


def revoked_node(assignment: AdminAssignment) -> dict[str, Any]:
    """Describe an assignment in the shape of the body that revokes it."""
    return {
        "assignmentDomain": assignment.domain,
        "identity": assignment.assignee_dn,
        "isAllPermissions": assignment.whole,
    }


def pairs(texts: Mapping[str, str]) -> dict[str, list[dict[str, str]]]:
    """``{"domains": [{"key", "value"}]}``, the shape that these calls have for all kinds of keys."""
    return {"domains": [{"key": key, "value": text} for key, text in texts.items()]}


def _assignee(assignment: AdminAssignment, language: str) -> dict[str, str]:
    kind, name = _named(assignment, language)
    return {
        "assignee": name,
        "assigneeDn": assignment.assignee_dn,
        "assignmentType": kind.capitalize(),
        "assignmentTypeKey": kind,
    }


def _named(assignment: AdminAssignment, language: str) -> tuple[str, str]:
    """Type and name of the one that is assigned."""
    if assignment.person:
        return "USER", assignment.person.full_name
    if assignment.group:
        return "GROUP", assignment.group.name
    if assignment.container:
        return "CONTAINER", assignment.container.name
    assert assignment.role is not None  # noqa: S101 - one of the four is there
    return "ROLE", in_language(assignment.role.names, language)
