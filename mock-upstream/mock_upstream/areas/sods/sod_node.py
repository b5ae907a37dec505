"""A constraint in wire shape."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import select

from mock_upstream.nodes.localized import in_language, localized_nodes
from mock_upstream.nodes.named import named
from mock_upstream.nodes.role_levels import level_nodes
from mock_upstream.store.conflicts import violation
from mock_upstream.store.models import Person

if TYPE_CHECKING:
    from sqlalchemy.orm import Session

    from mock_upstream.store.sods import Sod


def sod_node(session: Session, sod: Sod, language: str) -> dict[str, Any]:
    """
    Describe a constraint.

    Returns:
        SodNode; ``hasConflicts`` says whether anybody has both roles.
    """
    return {
        "id": sod.dn,
        "name": in_language(sod.names, language),
        "description": in_language(sod.descriptions, language),
        "localizedNames": localized_nodes(sod.names, "name"),
        "localizedDescriptions": localized_nodes(sod.descriptions, "desc"),
        "roles": [
            {"id": role.dn, "name": in_language(role.names, language), "level": role.level}
            for role in (sod.first, sod.second)
        ],
        "roleLevel": level_nodes(session, language)[sod.first.level],
        "status": sod.status,
        "sodApprovalType": sod.approval_type,
        "isDefaultApproversUsed": sod.default_approvers,
        "approvers": named(session, sod.approvers),
        "approvalQuorum": sod.quorum,
        "approvalRequestDef": sod.request_definition,
        "hasConflicts": session.scalar(select(Person.dn).where(violation(session, sod)).limit(1)) is not None,
    }
