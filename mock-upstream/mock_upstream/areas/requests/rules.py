"""The rights to see a request and to retract it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mock_upstream.admission import acts_for, require_steward
from mock_upstream.bearer import caller
from mock_upstream.errors import FaultError
from mock_upstream.store.administrators import PROVISIONING, RESOURCES, ROLES
from mock_upstream.store.requests import PRD, RESOURCE, ROLE, AccessRequest
from mock_upstream.store.rights import rights_of
from mock_upstream.store.teams import VIEW_RUNNING

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sqlalchemy.orm import Session

_SEEING = {
    ROLE: (ROLES, ("viewRole", "assignRole", "revokeRole")),
    RESOURCE: (RESOURCES, ("viewResource", "assignResource", "revokeResource")),
    PRD: (PROVISIONING, ("viewPrd", "retractPrd")),
}
_RETRACTING = {
    ROLE: (ROLES, ("assignRole", "revokeRole")),
    RESOURCE: (RESOURCES, ("assignResource", "revokeResource")),
    PRD: (PROVISIONING, ("retractPrd",)),
}
"""Kind of a permission -> its domain, and permissions in it, of which one is enough (docs/assumptions.md A-258)."""


def seen_request(session: Session, request_id: str) -> AccessRequest:
    """
    Give a request to its requester and recipient, their proxies, and administrators of the requested permission.

    Raises:
        FaultError: ``NotFound``, or ``SecurityException`` for others.
    """
    request = session.get(AccessRequest, request_id)
    if request is None:
        raise FaultError("NotFound", f"The request {request_id} does not exist.")
    concerned = (request.requester_dn, request.recipient_dn, request.proxy_dn)
    is_concerned = caller().dn in concerned or any(acts_for(session, dn) for dn in concerned)
    if not is_concerned and not _administers(request, _SEEING):
        require_steward(session, request.recipient_dn, VIEW_RUNNING)
    return request


def may_retract(session: Session, request: AccessRequest) -> None:
    """
    Refuse unless the caller is the requester, a proxy of the requester, or administers the requested permission.

    Raises:
        FaultError: ``SecurityException`` for others.
    """
    asked = caller().dn in (request.requester_dn, request.proxy_dn) or acts_for(session, request.requester_dn)
    if not asked and not administers_retraction(request):
        raise FaultError("SecurityException", "You did not ask for this.")


def administers_retraction(request: AccessRequest) -> bool:
    """Whether the caller may retract the requests of others."""
    return _administers(request, _RETRACTING)


def _administers(request: AccessRequest, permissions: Mapping[str, tuple[str, Sequence[str]]]) -> bool:
    domain, enough = permissions[request.kind]
    held = rights_of(caller())
    return any(held.permits(domain, permission, request.permission_dn) for permission in enough)
