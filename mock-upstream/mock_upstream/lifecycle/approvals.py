"""The approval of a request: its workflow and its approvers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from sqlalchemy import select

from mock_upstream.nodes.localized import DEFAULT, in_language
from mock_upstream.store.approval_steps import Steps, standard_steps
from mock_upstream.store.models import Person, Setting
from mock_upstream.store.request_definitions import (
    MANAGER,
    PROVISIONING,
    RESOURCE_APPROVAL,
    ROLE_APPROVAL,
    SOD_APPROVAL,
    RequestDefinition,
    definition_dn,
)
from mock_upstream.store.requests import PRD, REVOKE, ROLE, RequestConflict
from mock_upstream.store.resources import Resource
from mock_upstream.store.roles import Role
from mock_upstream.store.sods import DEFAULTS_SETTING, WITH_WORKFLOW, Sod

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy.orm import Session

    from mock_upstream.store.requests import AccessRequest

_STANDARD = {
    ROLE_APPROVAL: definition_dn("Standard Role Approval"),
    RESOURCE_APPROVAL: definition_dn("Standard Resource Approval"),
    SOD_APPROVAL: definition_dn("SoD Conflict Approval"),
}
"""Process type -> the standard workflow, which takes its approvers from the permission or the constraint."""
_OF_GRANT = ("approvalIsStandard", "approvers", "quorum", "requestDef")
_OF_REVOKE = ("revokeApprovalIsStandard", "revokeApprovers", "revokeQuorum", "revokeRequestDef")
_MANAGER_DECIDES = {"name": "Approval 1", "approvers": [{"id": "", "type": MANAGER}], "quorum": ""}


@dataclass(frozen=True)
class Approval:
    """A workflow for one request: ``purpose`` is its process type, every approver of ``steps`` a DN."""

    definition_dn: str
    purpose: str
    name: str
    steps: Steps


def approval_of(session: Session, request: AccessRequest) -> Approval | None:
    """
    Give the approval that a request needs; None when it needs none. A requested workflow is its own approval.

    Source:
        SPEC 3 "Approval".
    """
    if request.kind == PRD:
        definition = session.get_one(RequestDefinition, request.permission_dn)
        steps = _with_people(session, definition.steps, request)
        return Approval(definition.dn, PROVISIONING, in_language(definition.names, DEFAULT), steps)
    if request.kind == ROLE:
        role = session.get_one(Role, request.permission_dn)
        return _approval(session, _role_rule(role.approval, request), request, in_language(role.names, DEFAULT))
    resource = session.get_one(Resource, request.permission_dn)
    return _approval(session, _resource_rule(resource.approval, request), request, in_language(resource.names, DEFAULT))


def exception_of(session: Session, request: AccessRequest) -> Approval | None:
    """Give the approval of the exceptions from broken constraints; None when the request needs none."""
    broken = _constraints(session, request)
    if not broken:
        return None
    steps = [step for sod in broken for step in _sod_steps(session, sod)]
    name = in_language(broken[0].names, DEFAULT)
    return Approval(_STANDARD[SOD_APPROVAL], SOD_APPROVAL, name, _with_people(session, steps, request))


@dataclass(frozen=True)
class _Rule:
    required: bool
    standard: bool
    approvers: list[dict[str, Any]]
    quorum: str
    definition_dn: str
    purpose: str


def _role_rule(approval: dict[str, Any], request: AccessRequest) -> _Rule:
    required = "revokeRequired" if request.action == REVOKE else "approvalRequired"
    return _Rule(
        approval.get(required, False),
        approval.get("approvalIsStandard", True),
        approval.get("approvalApprovers", []),
        approval.get("approvalQuorum", ""),
        approval.get("approvalRequestDef", ""),
        ROLE_APPROVAL,
    )


def _resource_rule(approval: dict[str, Any], request: AccessRequest) -> _Rule:
    revoking = request.action == REVOKE
    standard, approvers, quorum, definition = (
        _OF_REVOKE if revoking and not approval["revokeEqualsGrant"] else _OF_GRANT
    )
    return _Rule(
        approval["revokeRequired" if revoking else "approvalRequired"],
        approval[standard],
        approval[approvers],
        approval[quorum],
        approval[definition],
        RESOURCE_APPROVAL,
    )


def _approval(session: Session, rule: _Rule, request: AccessRequest, name: str) -> Approval | None:
    if not rule.required:
        return None
    definition = None if rule.standard else session.get(RequestDefinition, rule.definition_dn)
    if definition:
        return Approval(definition.dn, rule.purpose, name, _with_people(session, definition.steps, request))
    steps = standard_steps(rule.approvers, rule.quorum) or [_MANAGER_DECIDES]
    return Approval(_STANDARD[rule.purpose], rule.purpose, name, _with_people(session, steps, request))


def _constraints(session: Session, request: AccessRequest) -> Sequence[Sod]:
    named = select(RequestConflict.sod_dn).where(RequestConflict.request_id == request.id)
    found = select(Sod).where(Sod.dn.in_(named), Sod.approval_type == WITH_WORKFLOW).order_by(Sod.dn)
    return session.scalars(found).all()


def _sod_steps(session: Session, sod: Sod) -> Steps:
    if sod.default_approvers:
        default = session.get_one(Setting, DEFAULTS_SETTING).value
        return standard_steps(default["approvers"], default["approvalQuorum"])
    return standard_steps(sod.approvers, sod.quorum)


def _with_people(session: Session, steps: Steps, request: AccessRequest) -> Steps:
    """Replace `MANAGER` by the manager of the recipient, or of the requester if the recipient is no person."""
    person = session.get(Person, request.recipient_dn) or session.get(Person, request.requester_dn)
    leader = {"id": (person and person.manager_dn) or request.requester_dn, "type": "user"}
    return [
        {**step, "approvers": [leader if each["type"] == MANAGER else each for each in step["approvers"]]}
        for step in steps
    ]
