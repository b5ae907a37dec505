"""Finds the constraints that a person violates, or would violate with one more role."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from sqlalchemy import select

from mock_upstream.store.assignments import ROLE
from mock_upstream.store.holdings import Inclusions, has, holdings_of
from mock_upstream.store.request_states import APPROVED, PENDING, RUNNING, codes_in
from mock_upstream.store.requests import GRANT, AccessRequest
from mock_upstream.store.sods import Sod

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from sqlalchemy import ColumnElement
    from sqlalchemy.orm import Session


@dataclass(frozen=True)
class Conflict:
    """A broken constraint, with the requested or held role and the role that excludes it."""

    sod: Sod
    asked_dn: str
    other_dn: str


def conflicts_with(session: Session, role_dn: str, person_dn: str, also: Iterable[str] = ()) -> list[Conflict]:
    """
    Give the constraints that a person would break with one more role, given held and requested roles.

    Args:
        session: Database session for reading.
        role_dn: The new role; the roles that it includes count too.
        person_dn: The person who would have the role.
        also: Other roles that the person would come to have at the same time.
    """
    inclusions = Inclusions(session)
    held = {each.permission_dn for each in holdings_of(session, person_dn) if each.kind == ROLE}
    asked = set(inclusions.below(role_dn)) - held
    coming = {*also, *_on_their_way(session, person_dn)} - {role_dn}
    besides = held.union(*(inclusions.below(other) for other in coming)) - asked
    return list(_broken(session.scalars(select(Sod).order_by(Sod.dn)).all(), asked, besides | asked))


def _on_their_way(session: Session, person_dn: str) -> Sequence[str]:
    wanted = select(AccessRequest.permission_dn).where(
        AccessRequest.kind == ROLE,
        AccessRequest.action == GRANT,
        AccessRequest.recipient_dn == person_dn,
        AccessRequest.state.in_(codes_in(ROLE, RUNNING, PENDING, APPROVED)),
    )
    return session.scalars(wanted).all()


def conflicts_of(session: Session, person_dn: str) -> list[Conflict]:
    """Give the constraints that a person breaks already."""
    held = {each.permission_dn for each in holdings_of(session, person_dn) if each.kind == ROLE}
    sods = session.scalars(select(Sod).order_by(Sod.dn)).all()
    return [Conflict(sod, sod.first_dn, sod.second_dn) for sod in sods if {sod.first_dn, sod.second_dn} <= held]


def violation(session: Session, sod: Sod) -> ColumnElement[bool]:
    """Condition on people: they have both roles of a constraint."""
    return has(session, ROLE, sod.first_dn) & has(session, ROLE, sod.second_dn)


def _broken(sods: Sequence[Sod], asked: set[str], others: set[str]) -> Iterable[Conflict]:
    for sod in sods:
        if sod.first_dn in asked and sod.second_dn in others:
            yield Conflict(sod, sod.first_dn, sod.second_dn)
        elif sod.second_dn in asked and sod.first_dn in others:
            yield Conflict(sod, sod.second_dn, sod.first_dn)
