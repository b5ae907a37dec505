"""Why something cannot be asked for."""

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

    from mock_upstream.lifecycle.wish import Wish


def unfit(session: Session, wish: Wish, now_ms: int) -> str:
    """Give the sentence that says why a wish cannot become a request; empty when it can."""
    return (
        _unknown(session, wish)
        or _wrong_dates(session, wish, now_ms)
        or _pointless(session, wish)
        or _unanswered(session, wish)
    )


def _unknown(session: Session, wish: Wish) -> str:
    if session.get(PERMISSIONS[wish.kind], wish.permission_dn) is None:
        return f"{wish.permission_dn} does not exist."
    if session.get(RECIPIENTS[wish.recipient_type], wish.recipient_dn) is None:
        return f"The recipient {wish.recipient_dn} does not exist."
    if wish.kind == PRD and not _is_offered(session, wish):
        return f"{wish.permission_dn} cannot be asked for."
    if wish.kind != PRD and (wish.kind, wish.action, wish.recipient_type) not in OPERATIONS:
        return f"A {wish.kind} is not for a {wish.recipient_type}."
    if wish.recipient_type == ROLE and not _fits_below(session, wish):
        return "A role includes roles of lower levels only."
    return ""


def _is_offered(session: Session, wish: Wish) -> bool:
    """Workflows that approve something are not asked for, and none is for a group or a container."""
    definition = session.get_one(RequestDefinition, wish.permission_dn)
    return (definition.process_type, wish.action, wish.recipient_type) == (PROVISIONING, GRANT, "user")


def _fits_below(session: Session, wish: Wish) -> bool:
    return session.get_one(Role, wish.recipient_dn).level > session.get_one(Role, wish.permission_dn).level


def _wrong_dates(session: Session, wish: Wish, now_ms: int) -> str:
    if wish.expires_ms is None:
        return "An expiration date is required." if _must_expire(session, wish) else ""
    if wish.expires_ms <= max(wish.effective_ms or now_ms, now_ms):
        return "The expiration date must lie in the future, after the effective date."
    return ""


def _must_expire(session: Session, wish: Wish) -> bool:
    if wish.action != GRANT or wish.kind == ROLE:
        return False
    permission = session.get_one(Resource if wish.kind == RESOURCE else RequestDefinition, wish.permission_dn)
    assert isinstance(permission, Resource | RequestDefinition)  # noqa: S101 - narrows
    return permission.expiration_required


def _pointless(session: Session, wish: Wish) -> str:
    if wish.kind == PRD:
        return ""
    if _is_asked_for(session, wish):
        return "The same has been requested already."
    assigned = _is_assigned(session, wish)
    if wish.action != GRANT:
        return "" if assigned else "There is no such assignment."
    if assigned and not _takes_several(session, wish) and prolonged(session, wish) is None:
        return "It is assigned already."
    return _inactive(session, wish)


def _is_asked_for(session: Session, wish: Wish) -> bool:
    same = select(AccessRequest.id).where(
        AccessRequest.kind == wish.kind,
        AccessRequest.permission_dn == wish.permission_dn,
        AccessRequest.recipient_dn == wish.recipient_dn,
        AccessRequest.recipient_type == wish.recipient_type,
        AccessRequest.action == wish.action,
        AccessRequest.instance_id == wish.instance_id,
        AccessRequest.state.in_(codes_in(wish.kind, RUNNING, APPROVED)),
    )
    return not _takes_several(session, wish) and session.scalars(same).first() is not None


def _is_assigned(session: Session, wish: Wish) -> bool:
    if wish.recipient_type == ROLE:
        return session.get(RoleRelation, (wish.recipient_dn, wish.permission_dn)) is not None
    found = select(Assignment.id).where(
        Assignment.permission_dn == wish.permission_dn,
        Assignment.holder_dn == wish.recipient_dn,
        Assignment.holder_type == wish.recipient_type,
    )
    if wish.instance_id:
        found = found.where(Assignment.instance_id == wish.instance_id)
    return session.scalars(found).first() is not None


def _takes_several(session: Session, wish: Wish) -> bool:
    if wish.kind != RESOURCE or wish.action != GRANT:
        return False
    return session.get_one(Resource, wish.permission_dn).allow_multiple


def _unanswered(session: Session, wish: Wish) -> str:
    if wish.kind != RESOURCE or wish.action != GRANT:
        return ""
    resource = session.get_one(Resource, wish.permission_dn)
    if resource.parameter != DYNAMIC:
        return ""
    values = wish.parameters.get(PARAMETER_KEY, [])
    known = [value for value in values if session.get(EntitlementValue, (resource.view_id, value))]
    return "" if values and known == values else "A value of the entitlement must be chosen."


def _inactive(session: Session, wish: Wish) -> str:
    inactive = wish.kind == RESOURCE and not session.get_one(Resource, wish.permission_dn).active
    return "The resource is not active." if inactive else ""
