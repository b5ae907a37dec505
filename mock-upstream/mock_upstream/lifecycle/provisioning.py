"""The effect of a request: assignments are added or removed."""

from __future__ import annotations

from typing import TYPE_CHECKING
from uuid import uuid4

from sqlalchemy import select

from mock_upstream.store.assignments import CONTAINER, GROUP, SUBTREE, USER, Assignment
from mock_upstream.store.directory import DirectoryContainer
from mock_upstream.store.groups import Group
from mock_upstream.store.models import Base, Person
from mock_upstream.store.request_definitions import RequestDefinition
from mock_upstream.store.requests import GRANT, PRD, RESOURCE, ROLE
from mock_upstream.store.resources import Resource
from mock_upstream.store.roles import Role, RoleRelation

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy.orm import Session

    from mock_upstream.lifecycle.request_draft import RequestDraft
    from mock_upstream.store.requests import AccessRequest

PERMISSIONS: dict[str, type[Role | Resource | RequestDefinition]] = {
    ROLE: Role,
    RESOURCE: Resource,
    PRD: RequestDefinition,
}
RECIPIENTS: dict[str, type[Base]] = {
    USER: Person,
    GROUP: Group,
    CONTAINER: DirectoryContainer,
    SUBTREE: DirectoryContainer,
    ROLE: Role,
}


def both_exist(session: Session, request: AccessRequest) -> bool:
    """Whether the permission and the recipient are still there."""
    permission = session.get(PERMISSIONS[request.kind], request.permission_dn)
    return permission is not None and session.get(RECIPIENTS[request.recipient_type], request.recipient_dn) is not None


def carry_out(session: Session, request: AccessRequest) -> None:
    """Assign the permission to the recipient, or revoke it."""
    if request.recipient_type == ROLE:
        _relate(session, request)
    elif request.action == GRANT:
        _give(session, request)
    else:
        for assignment in assignments_of(session, request):
            session.delete(assignment)


def assignments_of(session: Session, request: AccessRequest) -> Sequence[Assignment]:
    """Give the recipient's assignments that a request is about: all of the permission, or the named one."""
    found = select(Assignment).where(
        Assignment.permission_dn == request.permission_dn,
        Assignment.holder_dn == request.recipient_dn,
        Assignment.holder_type == request.recipient_type,
    )
    if request.instance_id:
        found = found.where(Assignment.instance_id == request.instance_id)
    return session.scalars(found).all()


def prolonged(session: Session, draft: RequestDraft | AccessRequest) -> Assignment | None:
    """
    Give the assignment that a draft prolongs: it has an earlier end and the same parameters.

    Source:
        docs/assumptions.md A-303.
    """
    found = select(Assignment).where(
        Assignment.permission_dn == draft.permission_dn,
        Assignment.holder_dn == draft.recipient_dn,
        Assignment.holder_type == draft.recipient_type,
        Assignment.expires_ms.is_not(None),
    )
    parameters = _parameters(draft)
    for held in session.scalars(found.order_by(Assignment.id)):
        ends_later = draft.expires_ms is None or draft.expires_ms > (held.expires_ms or 0)
        if ends_later and held.parameters == parameters:
            return held
    return None


def _parameters(draft: RequestDraft | AccessRequest) -> dict[str, str]:
    return {key: ", ".join(values) for key, values in draft.parameters.items()}


def _give(session: Session, request: AccessRequest) -> None:
    if held := prolonged(session, request):
        held.expires_ms = request.expires_ms
        return
    session.add(
        Assignment(
            kind=request.kind,
            permission_dn=request.permission_dn,
            holder_dn=request.recipient_dn,
            holder_type=request.recipient_type,
            instance_id=uuid4().hex,
            parameters=_parameters(request),
            requester_dn=request.requester_dn,
            reason=request.reason,
            request_id=request.id,
            requested_ms=request.requested_ms,
            effective_ms=request.effective_ms,
            expires_ms=request.expires_ms,
        )
    )


def _relate(session: Session, request: AccessRequest) -> None:
    """Add or remove a role relation: the recipient is the role that includes the other one."""
    relation = session.get(RoleRelation, (request.recipient_dn, request.permission_dn))
    if request.action != GRANT and relation is not None:
        session.delete(relation)
    elif request.action == GRANT and relation is None:
        session.add(
            RoleRelation(parent_dn=request.recipient_dn, child_dn=request.permission_dn, description=request.reason)
        )
