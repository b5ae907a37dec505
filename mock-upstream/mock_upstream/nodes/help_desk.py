"""A person's help desk tickets in wire shape."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import func, select

from mock_upstream.store.request_definitions import RequestDefinition
from mock_upstream.store.request_states import RUNNING, codes_in
from mock_upstream.store.requests import PRD, AccessRequest

if TYPE_CHECKING:
    from sqlalchemy.orm import Session

_TICKETS = select(RequestDefinition.dn).where(RequestDefinition.helpdesk)


def help_desk_node(session: Session, person_dn: str, contact: dict[str, Any]) -> dict[str, Any]:
    """
    ``{"openTickets", "helpdeskProfileNames"}``: how many tickets of a person are open, and the name of the help desk.

    ``contact`` is the section ``helpdesk`` of a client's settings.
    """
    query = select(func.count()).where(
        AccessRequest.requester_dn == person_dn,
        AccessRequest.permission_dn.in_(_TICKETS),
        AccessRequest.state.in_(codes_in(PRD, RUNNING)),
    )
    name = contact.get("helpdeskName", {}).get("value", "")
    return {"openTickets": session.scalar(query), "helpdeskProfileNames": [name] if name else []}
