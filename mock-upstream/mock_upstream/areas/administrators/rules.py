"""Finding administrator assignments, and the rules for a new one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import case, func, or_, select
from sqlalchemy.orm import joinedload

from mock_upstream.areas.administrators.requests import (
    ALL,
    DELEGATED,
    DOMAIN,
    divisible_domain,
    known_domain,
)
from mock_upstream.errors import FaultError
from mock_upstream.nodes.listing import ordered
from mock_upstream.nodes.refusals import not_valid
from mock_upstream.store.administrators import AdminAssignment
from mock_upstream.store.directory import DirectoryContainer
from mock_upstream.store.groups import Group
from mock_upstream.store.listing import sort_key
from mock_upstream.store.models import Person
from mock_upstream.store.roles import Role

if TYPE_CHECKING:
    from sqlalchemy import ColumnElement, Select
    from sqlalchemy.orm import Session

ACTIVE, PENDING, EXPIRED = "Active", "Pending", "Expired"
COLUMNS = {
    "assignee": "Assignee",
    "assignmentType": "Assignment Type",
    "adminType": "Administrator Type",
    "domain": "Domain",
    "effectiveDate": "Effective Date",
    "expirationDate": "Expiration Date",
    "status": "Status",
    "comment": "Comment",
}
"""Key -> label."""

_TYPES: dict[str, ColumnElement[bool]] = {
    "USER": AdminAssignment.person_dn.is_not(None),
    "GROUP": AdminAssignment.group_dn.is_not(None),
    "CONTAINER": AdminAssignment.container_dn.is_not(None),
    "ROLE": AdminAssignment.role_dn.is_not(None),
}
"""Type of assignee -> condition."""
_ASSIGNEES: dict[str, type[Any]] = {
    "person": Person,
    "group": Group,
    "container": DirectoryContainer,
    "role": Role,
}
"""Attribute of an assignment -> table of the people, groups, containers or roles that it refers to."""


_DNS = (
    AdminAssignment.person_dn,
    AdminAssignment.group_dn,
    AdminAssignment.container_dn,
    AdminAssignment.role_dn,
)


def assignments_query(asked: dict[str, Any], now_ms: int) -> Select[AdminAssignment]:
    """
    Build the ordered query of the list.

    Raises:
        FaultError: There is no such column or filter.
    """
    container = func.lower(DirectoryContainer.name)
    name = func.coalesce(Person.sort_name, Group.sort_name, Role.sort_name, container)
    query = select(AdminAssignment)
    for attribute in _ASSIGNEES:
        assignee = getattr(AdminAssignment, attribute)
        query = query.outerjoin(assignee).options(joinedload(assignee))
    if words := sort_key(asked["q"].strip().strip("*")):
        query = query.where(name.contains(words, autoescape=True))
    if asked["filter_search"] != ALL:
        query = query.where(_filter(asked["filter_search"]))
    return ordered(query, asked, _columns(name, now_ms), AdminAssignment.id)


def status_of(assignment: AdminAssignment, now_ms: int) -> str:
    """The status of an assignment at a moment."""
    if assignment.effective_ms > now_ms:
        return PENDING
    over = assignment.expires_ms is not None and assignment.expires_ms <= now_ms
    return EXPIRED if over else ACTIVE


def new_assignment(session: Session, given: dict[str, Any], now_ms: int) -> AdminAssignment:
    """
    Let a person, a group, a container or a role administer a domain.

    Raises:
        FaultError: The DN does not exist; or 412: wrong domain, wrong dates, or the assignment exists already.
    """
    domain, whole = known_domain(given["domain"]), given["admin_type"] == DOMAIN
    if not whole:
        divisible_domain(domain)
    effective_ms, expires_ms = given["effective_ms"] or now_ms, given["expires_ms"]
    if expires_ms is not None and expires_ms <= effective_ms:
        raise not_valid("An assignment ends after it has begun.")
    assignee = {name: session.get(table, given["assignee_dn"]) for name, table in _ASSIGNEES.items()}
    if not any(assignee.values()):
        raise FaultError("NotFound", f"Nobody has the name {given['assignee_dn']}.")
    if held_in(session, given["assignee_dn"], domain):
        raise not_valid(f"{given['assignee_dn']} administers {domain} already.")
    assignment = AdminAssignment(
        **assignee,
        domain=domain,
        whole=whole,
        effective_ms=effective_ms,
        expires_ms=expires_ms,
        comment=given["comment"],
    )
    session.add(assignment)
    return assignment


def held_in(session: Session, dn: str, domain: str) -> AdminAssignment | None:
    """The assignment of a person, a group, a container or a role to a domain."""
    assignee = or_(*(column == dn for column in _DNS))
    return session.scalars(select(AdminAssignment).where(assignee, AdminAssignment.domain == domain)).one_or_none()


def revoked(session: Session, wanted: dict[str, Any]) -> AdminAssignment:
    """The assignment to revoke; 412 when there is no such assignment."""
    held = held_in(session, wanted["identity"], known_domain(wanted["domain"]))
    if held is None or wanted["whole"] not in {None, held.whole}:
        raise not_valid(f"{wanted['identity']} has no such assignment.")
    return held


def _filter(wanted: str) -> ColumnElement[bool]:
    if wanted in _TYPES:
        return _TYPES[wanted]
    if wanted in {DOMAIN, DELEGATED}:
        return AdminAssignment.whole.is_(wanted == DOMAIN)
    return AdminAssignment.domain == known_domain(wanted)


def _columns(name: ColumnElement[str], now_ms: int) -> dict[str, Any]:
    return {
        "assignee": name,
        "assignmentType": case(*((condition, kind) for kind, condition in _TYPES.items())),
        "adminType": AdminAssignment.whole,
        "domain": AdminAssignment.domain,
        "effectiveDate": AdminAssignment.effective_ms,
        "expirationDate": AdminAssignment.expires_ms,
        "status": case(
            (AdminAssignment.effective_ms > now_ms, PENDING),
            (AdminAssignment.expires_ms <= now_ms, EXPIRED),
            else_=ACTIVE,
        ),
        "comment": AdminAssignment.comment,
    }
