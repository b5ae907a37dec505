"""The check whether a role or a resource is in use."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import select

from mock_upstream.store.assignments import Assignment
from mock_upstream.store.request_states import APPROVED, PENDING, RUNNING, codes_in
from mock_upstream.store.requests import AccessRequest

if TYPE_CHECKING:
    from sqlalchemy.orm import Session


def why_in_use(session: Session, kind: str, dn: str) -> str | None:
    """
    Give the reason why a role or resource cannot be deleted; None when nobody has it or an open request for it.

    Args:
        session: Database session for reading.
        kind: ``role`` or ``resource``.
        dn: DN of the role or the resource.

    Source:
        docs/assumptions.md A-116.
    """
    if session.scalars(select(Assignment.id).where(Assignment.permission_dn == dn).limit(1)).first():
        return f"The {kind} is assigned."
    moving = AccessRequest.state.in_(codes_in(kind, RUNNING, PENDING, APPROVED))
    wanted = AccessRequest.permission_dn == dn, AccessRequest.kind == kind, moving
    if session.scalars(select(AccessRequest.id).where(*wanted).limit(1)).first():
        return f"Somebody has asked for the {kind}."
    return None
