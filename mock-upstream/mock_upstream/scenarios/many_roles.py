"""A catalogue of the size of a large installation: 2,000 more roles, 40,000 more assignments, 60 more constraints."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Any

from sqlalchemy import insert

from mock_upstream.scenarios.crowd import add_people, like_whom, role_row
from mock_upstream.seed.sods import sod_row
from mock_upstream.store.assignments import ROLE, USER, Assignment
from mock_upstream.store.people_order import without_orders
from mock_upstream.store.roles import BUSINESS_ROLE, IT_ROLE, PERMISSION_ROLE, Role, RoleRelation
from mock_upstream.store.sods import Sod

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from sqlalchemy.orm import Session

    from mock_upstream.store.models import Person

WORD = "Crowd"
PEOPLE = 3000
"""So many have the first business role."""
ROLES = {BUSINESS_ROLE: 100, IT_ROLE: 500, PERMISSION_ROLE: 1400}
"""How many roles there are of each level."""
ASSIGNMENTS = 40_000
SODS = 60
_CHILDREN = 3
_APART = 7
"""Distance of two permissions that exclude each other."""
_NAMES = {BUSINESS_ROLE: "Crowd Business", IT_ROLE: "Crowd IT", PERMISSION_ROLE: "Crowd Permission"}

Row = dict[str, Any]


def crowd(session: Session) -> None:
    """Add people, roles that include each other, assignments of these roles, and constraints."""
    with without_orders(session.connection()):
        people = add_people(session, WORD, PEOPLE)
        owner = like_whom(session)
        rows = {
            level: [role_row(owner, level, _NAMES[level], 1 + each) for each in range(ROLES[level])] for level in ROLES
        }
        session.execute(insert(Role), [row for level in rows.values() for row in level])
        roles = {level: [row["dn"] for row in each] for level, each in rows.items()}
        session.execute(
            insert(RoleRelation),
            [*_relations(roles[BUSINESS_ROLE], roles[IT_ROLE]), *_relations(roles[IT_ROLE], roles[PERMISSION_ROLE])],
        )
        session.execute(insert(Assignment), list(islice(_assignments(owner, people, roles), ASSIGNMENTS)))
        session.execute(insert(Sod), list(islice(_sods(roles[PERMISSION_ROLE]), SODS)))


def _relations(parents: Sequence[str], children: Sequence[str]) -> Iterable[Row]:
    for number, parent in enumerate(parents):
        for each in range(_CHILDREN):
            child = children[(number * _CHILDREN + each) % len(children)]
            yield {"parent_dn": parent, "child_dn": child, "description": ""}


def _assignments(owner: Person, people: Sequence[str], roles: dict[int, list[str]]) -> Iterable[Row]:
    first, *others = (dn for level in roles.values() for dn in level)
    for person in people:
        yield _assignment(owner, first, person)
    for number in range(ASSIGNMENTS):
        yield _assignment(owner, others[number % len(others)], people[number % len(people)])


def _assignment(owner: Person, role: str, person: str) -> Row:
    return {
        "kind": ROLE,
        "permission_dn": role,
        "holder_dn": person,
        "holder_type": USER,
        "instance_id": f"{role}-{person}",
        "parameters": {},
        "requester_dn": owner.dn,
        "reason": "Works in the crowd",
        "request_id": None,
        "requested_ms": owner.created_ms,
        "effective_ms": owner.created_ms,
        "expires_ms": None,
    }


def _sods(permissions: Sequence[str]) -> Iterable[Row]:
    for number, pair in enumerate(zip(permissions, permissions[_APART:], strict=False), start=1):
        names = {"en": f"{WORD} constraint {number:03}"}
        about = f"Nobody in the crowd should do both, number {number}."
        yield sod_row(f"{WORD}Constraint{number}", names, about, pair)
