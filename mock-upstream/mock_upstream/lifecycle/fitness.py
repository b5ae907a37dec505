"""The reasons why a draft cannot become a request."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import select

from mock_upstream.lifecycle.provisioning import PERMISSIONS, RECIPIENTS, prolonged
from mock_upstream.store.assignments import Assignment
from mock_upstream.store.drivers import EntitlementValue
from mock_upstream.store.request_definitions import PROVISIONING, RequestDefinition
from mock_upstream.store.request_states import APPROVED, RUNNING, codes_in
from mock_upstream.store.requests import GRANT, OPERATIONS, PRD, RESOURCE, ROLE, AccessRequest
from mock_upstream.store.resources import DYNAMIC, PARAMETER_KEY, Resource
from mock_upstream.store.roles import Role, RoleRelation

if TYPE_CHECKING:
    from sqlalchemy.orm import Session

    from mock_upstream.lifecycle.request_draft import RequestDraft


def unfit(session: Session, draft: RequestDraft, now_ms: int) -> str:
    """Give the sentence that says why a draft cannot become a request; empty when it can."""
    return (
        _unknown(session, draft)
        or _wrong_dates(session, draft, now_ms)
        or _pointless(session, draft)
        or _unanswered(session, draft)
    )


def _unknown(session: Session, draft: RequestDraft) -> str:
    if session.get(PERMISSIONS[draft.kind], draft.permission_dn) is None:
        return f"{draft.permission_dn} does not exist."
    if session.get(RECIPIENTS[draft.recipient_type], draft.recipient_dn) is None:
        return f"The recipient {draft.recipient_dn} does not exist."
    if draft.kind == PRD and not _is_offered(session, draft):
        return f"{draft.permission_dn} cannot be asked for."
    if draft.kind != PRD and (draft.kind, draft.action, draft.recipient_type) not in OPERATIONS:
        return f"A {draft.kind} is not for a {draft.recipient_type}."
    if draft.recipient_type == ROLE and not _fits_below(session, draft):
        return "A role includes roles of lower levels only."
    return ""


def _is_offered(session: Session, draft: RequestDraft) -> bool:
    """Whether a workflow can be requested: not one that only approves, and only for a person."""
    definition = session.get_one(RequestDefinition, draft.permission_dn)
    return (definition.process_type, draft.action, draft.recipient_type) == (PROVISIONING, GRANT, "user")


def _fits_below(session: Session, draft: RequestDraft) -> bool:
    return session.get_one(Role, draft.recipient_dn).level > session.get_one(Role, draft.permission_dn).level


def _wrong_dates(session: Session, draft: RequestDraft, now_ms: int) -> str:
    if draft.expires_ms is None:
        return "An expiration date is required." if _must_expire(session, draft) else ""
    if draft.expires_ms <= max(draft.effective_ms or now_ms, now_ms):
        return "The expiration date must lie in the future, after the effective date."
    return ""


def _must_expire(session: Session, draft: RequestDraft) -> bool:
    if draft.action != GRANT or draft.kind == ROLE:
        return False
    permission = session.get_one(Resource if draft.kind == RESOURCE else RequestDefinition, draft.permission_dn)
    assert isinstance(permission, Resource | RequestDefinition)  # noqa: S101 - narrows
    return permission.expiration_required


def _pointless(session: Session, draft: RequestDraft) -> str:
    if draft.kind == PRD:
        return ""
    if _is_asked_for(session, draft):
        return "The same has been requested already."
    assigned = _is_assigned(session, draft)
    if draft.action != GRANT:
        return "" if assigned else "There is no such assignment."
    if assigned and not _takes_several(session, draft) and prolonged(session, draft) is None:
        return "It is assigned already."
    return _inactive(session, draft)


def _is_asked_for(session: Session, draft: RequestDraft) -> bool:
    same = select(AccessRequest.id).where(
        AccessRequest.kind == draft.kind,
        AccessRequest.permission_dn == draft.permission_dn,
        AccessRequest.recipient_dn == draft.recipient_dn,
        AccessRequest.recipient_type == draft.recipient_type,
        AccessRequest.action == draft.action,
        AccessRequest.instance_id == draft.instance_id,
        AccessRequest.state.in_(codes_in(draft.kind, RUNNING, APPROVED)),
    )
    return not _takes_several(session, draft) and session.scalars(same).first() is not None


def _is_assigned(session: Session, draft: RequestDraft) -> bool:
    if draft.recipient_type == ROLE:
        return session.get(RoleRelation, (draft.recipient_dn, draft.permission_dn)) is not None
    found = select(Assignment.id).where(
        Assignment.permission_dn == draft.permission_dn,
        Assignment.holder_dn == draft.recipient_dn,
        Assignment.holder_type == draft.recipient_type,
    )
    if draft.instance_id:
        found = found.where(Assignment.instance_id == draft.instance_id)
    return session.scalars(found).first() is not None


def _takes_several(session: Session, draft: RequestDraft) -> bool:
    if draft.kind != RESOURCE or draft.action != GRANT:
        return False
    return session.get_one(Resource, draft.permission_dn).allow_multiple


def _unanswered(session: Session, draft: RequestDraft) -> str:
    if draft.kind != RESOURCE or draft.action != GRANT:
        return ""
    resource = session.get_one(Resource, draft.permission_dn)
    if resource.parameter != DYNAMIC:
        return ""
    values = draft.parameters.get(PARAMETER_KEY, [])
    known = [value for value in values if session.get(EntitlementValue, (resource.view_id, value))]
    return "" if values and known == values else "A value of the entitlement must be chosen."


def _inactive(session: Session, draft: RequestDraft) -> str:
    inactive = draft.kind == RESOURCE and not session.get_one(Resource, draft.permission_dn).active
    return "The resource is not active." if inactive else ""
