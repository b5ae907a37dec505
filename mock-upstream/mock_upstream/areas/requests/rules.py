"""Who sees a request, and who takes it back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mock_upstream.admission import require_steward
from mock_upstream.bearer import caller
from mock_upstream.errors import FaultError
from mock_upstream.store.administrators import PROVISIONING, RESOURCES, ROLES
from mock_upstream.store.requests import PRD, RESOURCE, ROLE, AccessRequest
from mock_upstream.store.rights import rights_of
from mock_upstream.store.teams import VIEW_RUNNING

if TYPE_CHECKING:
    from sqlalchemy.orm import Session

_DOMAINS = {ROLE: ROLES, RESOURCE: RESOURCES, PRD: PROVISIONING}


def seen_request(session: Session, request_id: str) -> AccessRequest:
    """
    The request with an id, for those it concerns and those who administer what it asks for.

    Raises:
        FaultError: ``NotFound``, or ``SecurityException`` for others.
    """
    request = session.get(AccessRequest, request_id)
    if request is None:
        raise FaultError("NotFound", f"The request {request_id} does not exist.")
    concerned = (request.requester_dn, request.recipient_dn, request.proxy_dn)
    if caller().dn not in concerned and _DOMAINS[request.kind] not in rights_of(caller()).domains:
        require_steward(session, request.recipient_dn, VIEW_RUNNING)
    return request


def may_retract(request: AccessRequest) -> None:
    """Let those take a request back who asked, or administer what it asks for; ``SecurityException`` for others."""
    asked = caller().dn in (request.requester_dn, request.proxy_dn)
    if not asked and _DOMAINS[request.kind] not in rights_of(caller()).domains:
        raise FaultError("SecurityException", "You did not ask for this.")
