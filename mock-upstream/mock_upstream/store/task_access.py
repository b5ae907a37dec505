"""Who may decide on which task at a moment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import ColumnElement, and_, false, func, literal, or_, select

from mock_upstream.store.groups import GroupMember
from mock_upstream.store.principals import CONTAINER, GROUP, USER
from mock_upstream.store.standing_in import standing_in
from mock_upstream.store.task_states import WAITING
from mock_upstream.store.workflow import Process, Task

if TYPE_CHECKING:
    from sqlalchemy.orm import Session

    from mock_upstream.store.standing_in import StandIn


def waiting_for(session: Session, person_dn: str, now_ms: int) -> ColumnElement[bool]:
    """
    Condition on tasks: they wait, and the person may decide on them now.

    These are tasks addressed to the person, to a group or container that the person is in, and to somebody in whose
    place the person decides; and whatever the person has claimed. What somebody else has claimed is seen by its own
    addressee alone.

    Source:
        docs/assumptions.md A-137, A-140.
    """
    reached = or_(addressed_to(person_dn), through_groups(person_dn), delegated_to(session, person_dn, now_ms))
    return and_(Task.state.in_(WAITING), or_(Task.claimed_by_dn == person_dn, reached))


def addressed_to(person_dn: str) -> ColumnElement[bool]:
    """Condition on tasks: the addressee is the person."""
    return and_(Task.addressee_type == USER, Task.addressee_dn == person_dn)


def through_groups(person_dn: str) -> ColumnElement[bool]:
    """Condition on tasks: the addressee is a group or container that the person is in."""
    groups = select(GroupMember.group_dn).where(GroupMember.person_dn == person_dn)
    below = func.substr(literal(person_dn), -func.length(Task.addressee_dn) - 1) == "," + Task.addressee_dn
    in_one = or_(
        and_(Task.addressee_type == GROUP, Task.addressee_dn.in_(groups)),
        and_(Task.addressee_type == CONTAINER, below),
    )
    return and_(in_one, _free_for(person_dn))


def delegated_to(session: Session, person_dn: str, now_ms: int) -> ColumnElement[bool]:
    """Condition on tasks: the addressee is away, and the person decides in their place."""
    reached = [_of(each) for each in standing_in(session, person_dn, now_ms)]
    return and_(or_(false(), *reached), _free_for(person_dn))


def _of(stand_in: StandIn) -> ColumnElement[bool]:
    theirs = addressed_to(stand_in.principal_dn)
    if stand_in.request_dns is None:
        return theirs
    return and_(theirs, Task.process.has(Process.definition_dn.in_(stand_in.request_dns)))


def _free_for(person_dn: str) -> ColumnElement[bool]:
    return Task.claimed_by_dn.in_(("", person_dn))
