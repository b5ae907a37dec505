"""The holders of a role or resource: direct, by group or container, with open, denied and failed requests."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import and_, func, literal, literal_column, null, or_, select, union_all
from sqlalchemy.orm import aliased

from mock_upstream.store.assignments import CONTAINER, GROUP, RESOURCE, ROLE, SUBTREE, USER, Assignment
from mock_upstream.store.groups import Group, GroupMember
from mock_upstream.store.models import Base, Person
from mock_upstream.store.people_search import ROW
from mock_upstream.store.request_states import APPROVED, DENIED, ERROR, RUNNING, codes_in
from mock_upstream.store.requests import GRANT, REVOKE, AccessRequest

if TYPE_CHECKING:
    from sqlalchemy import ColumnElement
    from sqlalchemy.orm import Mapped

ASSIGNED, ASKED, MEMBER = "assigned", "asked", "member"
PROVISIONED = 50
_OPEN = frozenset(code for kind in (ROLE, RESOURCE) for code in codes_in(kind, RUNNING, APPROVED))
_IN_VAIN = frozenset(code for kind in (ROLE, RESOURCE) for code in codes_in(kind, DENIED, ERROR))
_Later = aliased(AccessRequest)


def _removal() -> ColumnElement[int]:
    """The state of the open request to revoke an assignment; null without one."""
    return (
        select(func.max(AccessRequest.state))
        .where(
            AccessRequest.permission_dn == Assignment.permission_dn,
            AccessRequest.recipient_dn == Assignment.holder_dn,
            AccessRequest.recipient_type == Assignment.holder_type,
            AccessRequest.action == REVOKE,
            AccessRequest.instance_id.in_(("", Assignment.instance_id)),
            AccessRequest.state.in_(_OPEN),
        )
        .scalar_subquery()
    )


def _assigned() -> Any:
    removal = _removal()
    return select(
        literal(ASSIGNED).label("part"),
        Assignment.id.label("number"),
        literal("").label("member_dn"),
        Assignment.kind.label("kind"),
        Assignment.permission_dn.label("permission_dn"),
        Assignment.holder_dn.label("holder_dn"),
        Assignment.holder_type.label("holder_type"),
        func.coalesce(removal, PROVISIONED).label("state"),
        removal.is_(None).label("is_granted"),
        Assignment.instance_id.label("instance_id"),
        Assignment.parameters.label("parameters"),
        Assignment.requester_dn.label("requester_dn"),
        Assignment.reason.label("reason"),
        Assignment.request_id.label("request_id"),
        Assignment.requested_ms.label("requested_ms"),
        Assignment.effective_ms.label("effective_ms"),
        Assignment.expires_ms.label("expires_ms"),
        Assignment.sort_holder.label("sort_holder"),
        Assignment.holder_row.label("holder_row"),
        literal("").label("source_dn"),
    )


def _asked() -> Any:
    """Rows of requests without an assignment: open, or denied or failed if it is the last one for the recipient."""
    person, group = (
        select(table.sort_name).where(table.dn == AccessRequest.recipient_dn).scalar_subquery()
        for table in (Person, Group)
    )
    row = select(ROW).select_from(Person).where(Person.dn == AccessRequest.recipient_dn).scalar_subquery()
    same = (
        _Later.permission_dn == AccessRequest.permission_dn,
        _Later.recipient_dn == AccessRequest.recipient_dn,
        _Later.recipient_type == AccessRequest.recipient_type,
        _Later.requested_ms > AccessRequest.requested_ms,
    )
    held = select(Assignment.id).where(
        Assignment.permission_dn == AccessRequest.permission_dn, Assignment.holder_dn == AccessRequest.recipient_dn
    )
    return select(
        literal(ASKED),
        literal_column("requests.rowid"),
        literal(""),
        AccessRequest.kind,
        AccessRequest.permission_dn,
        AccessRequest.recipient_dn,
        AccessRequest.recipient_type,
        AccessRequest.state,
        literal(value=True),
        literal(""),
        null(),
        AccessRequest.requester_dn,
        AccessRequest.reason,
        AccessRequest.id,
        AccessRequest.requested_ms,
        AccessRequest.effective_ms,
        AccessRequest.expires_ms,
        func.coalesce(person, group, AccessRequest.recipient_dn),
        func.coalesce(row, 0),
        literal(""),
    ).where(
        AccessRequest.action == GRANT,
        AccessRequest.recipient_type != ROLE,
        or_(
            AccessRequest.state.in_(_OPEN),
            and_(AccessRequest.state.in_(_IN_VAIN), ~select(_Later.id).where(*same).exists(), ~held.exists()),
        ),
    )


def _members(*belongs: ColumnElement[bool]) -> Any:
    return select(
        literal(MEMBER),
        Assignment.id,
        Person.dn,
        Assignment.kind,
        Assignment.permission_dn,
        Person.dn,
        literal(USER),
        literal(PROVISIONED),
        literal(value=True),
        Assignment.instance_id,
        null(),
        Assignment.requester_dn,
        Assignment.reason,
        Assignment.request_id,
        Assignment.requested_ms,
        Assignment.effective_ms,
        Assignment.expires_ms,
        Person.sort_name,
        ROW,
        Assignment.holder_dn,
    ).where(*belongs)


def _of_groups() -> Any:
    return _members(
        Assignment.holder_type == GROUP,
        GroupMember.group_dn == Assignment.holder_dn,
        Person.dn == GroupMember.person_dn,
    )


def _of_containers() -> Any:
    return _members(
        or_(
            and_(Assignment.holder_type == CONTAINER, Person.dn == "cn=" + Person.cn + "," + Assignment.holder_dn),
            and_(Assignment.holder_type == SUBTREE, Person.dn.like("%," + Assignment.holder_dn)),
        )
    )


_ROWS = union_all(_assigned(), _asked(), _of_groups(), _of_containers()).subquery("holders")


class HolderRow(Base):
    """
    A row of the list of holders of a permission; a read-only view.

    ``part`` is the source of the row: an assignment, a request, or the membership of ``member_dn`` in the group or
    container ``source_dn`` of an assignment. ``state`` is a code of `request_states`, that of the removal where
    ``is_granted`` is false. The other columns are those of `assignments.Assignment`.

    Source:
        SPEC 3 "Table columns"; docs/assumptions.md A-470.
    """

    __table__ = _ROWS
    __mapper_args__ = {"primary_key": (_ROWS.c.part, _ROWS.c.number, _ROWS.c.member_dn)}  # noqa: RUF012 - the base says no more

    if TYPE_CHECKING:
        part: Mapped[str]
        number: Mapped[int]
        member_dn: Mapped[str]
        kind: Mapped[str]
        permission_dn: Mapped[str]
        holder_dn: Mapped[str]
        holder_type: Mapped[str]
        state: Mapped[int]
        is_granted: Mapped[bool]
        instance_id: Mapped[str]
        parameters: Mapped[dict[str, str] | None]
        requester_dn: Mapped[str]
        reason: Mapped[str]
        request_id: Mapped[str | None]
        requested_ms: Mapped[int]
        effective_ms: Mapped[int]
        expires_ms: Mapped[int | None]
        sort_holder: Mapped[str]
        holder_row: Mapped[int]
        source_dn: Mapped[str]
