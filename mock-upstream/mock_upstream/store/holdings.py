"""The roles and resources of people, with all that follow from an assignment."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from sqlalchemy import or_, select, union

from mock_upstream.store.assignments import CONTAINER, GROUP, RESOURCE, ROLE, SUBTREE, USER, Assignment
from mock_upstream.store.groups import GroupMember
from mock_upstream.store.models import Person
from mock_upstream.store.people_search import ROW
from mock_upstream.store.resources import RoleResource
from mock_upstream.store.roles import RoleRelation

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sqlalchemy import ColumnElement, CompoundSelect
    from sqlalchemy.orm import Session


@dataclass(frozen=True)
class Holding:
    """
    A role or a resource that a person has because of an assignment.

    ``through`` are the roles between the assignment and the permission, the assigned role first; it is empty for a
    direct assignment. ``parameter`` is the value that a role gives with a resource.
    """

    kind: str
    permission_dn: str
    assignment: Assignment
    through: tuple[str, ...] = ()
    parameter: str = ""


class Inclusions:
    """Which roles include which roles, and which resources come with them, read when it is created."""

    def __init__(self, session: Session) -> None:
        self._below: dict[str, list[str]] = {}
        self._above: dict[str, list[str]] = {}
        for parent, child in session.execute(select(RoleRelation.parent_dn, RoleRelation.child_dn)):
            self._below.setdefault(parent, []).append(child)
            self._above.setdefault(child, []).append(parent)
        self._resources: dict[str, list[tuple[str, str]]] = {}
        mapped = select(RoleResource.role_dn, RoleResource.resource_dn, RoleResource.parameter)
        for role, resource, parameter in session.execute(mapped):
            self._resources.setdefault(role, []).append((resource, parameter))

    def below(self, role_dn: str) -> dict[str, tuple[str, ...]]:
        """Give all roles that a role includes, each with the path to it, and the role itself with an empty path."""
        return _walk(role_dn, self._below)

    def above(self, role_dn: str) -> set[str]:
        """Give the role and all roles that include it."""
        return set(_walk(role_dn, self._above))

    def with_resource(self, resource_dn: str) -> set[str]:
        """Give all roles that bring a resource along, directly or by a role that they include."""
        bringing = [role for role, brought in self._resources.items() if resource_dn in dict(brought)]
        return set[str]().union(*(self.above(role) for role in bringing))

    def following(self, assignment: Assignment) -> Iterable[Holding]:
        """Give what its holder has because of an assignment."""
        if assignment.kind == RESOURCE:
            yield Holding(RESOURCE, assignment.permission_dn, assignment)
            return
        for role_dn, way in self.below(assignment.permission_dn).items():
            yield Holding(ROLE, role_dn, assignment, way)
            for resource_dn, parameter in self._resources.get(role_dn, ()):
                yield Holding(RESOURCE, resource_dn, assignment, (*way, role_dn), parameter)


def holdings_of(session: Session, person_dn: str) -> list[Holding]:
    """Give everything that a person has: one entry for each assignment and each path that leads to it."""
    inclusions = Inclusions(session)
    return [held for assignment in assignments_for(session, person_dn) for held in inclusions.following(assignment)]


def holdings_of_group(session: Session, group_dn: str) -> list[Holding]:
    """Give everything that a group has as a holder: one entry for each assignment and each path that leads to it."""
    inclusions = Inclusions(session)
    own = select(Assignment).where(Assignment.holder_dn == group_dn, Assignment.holder_type == GROUP)
    assignments = session.scalars(own.order_by(Assignment.id))
    return [held for assignment in assignments for held in inclusions.following(assignment)]


def assignments_for(session: Session, person_dn: str) -> Iterable[Assignment]:
    """Give the assignments that apply to a person: their own, and those of their groups and containers."""
    ancestors = _ancestors(person_dn)
    groups = select(GroupMember.group_dn).where(GroupMember.person_dn == person_dn)
    return session.scalars(
        select(Assignment)
        .where(
            or_(
                (Assignment.holder_dn == person_dn) & (Assignment.holder_type == USER),
                Assignment.holder_dn.in_(groups) & (Assignment.holder_type == GROUP),
                (Assignment.holder_dn == ancestors[0]) & (Assignment.holder_type == CONTAINER),
                Assignment.holder_dn.in_(ancestors) & (Assignment.holder_type == SUBTREE),
            )
        )
        .order_by(Assignment.id)
    ).all()


def has(session: Session, kind: str, permission_dn: str) -> ColumnElement[bool]:
    """Build the condition on people that they have a role or a resource, directly or indirectly."""
    return ROW.in_(rows_having(session, kind, permission_dn))


def rows_having(session: Session, kind: str, permission_dn: str) -> CompoundSelect[Any]:
    """Select the row numbers of all people who have a role or a resource, directly or by group, container or role."""
    inclusions = Inclusions(session)
    sources = inclusions.above(permission_dn) if kind == ROLE else inclusions.with_resource(permission_dn)
    assigned = Assignment.permission_dn.in_({*sources, permission_dn})
    shared = select(Assignment.holder_dn, Assignment.holder_type).where(
        assigned, Assignment.holder_type.in_((GROUP, CONTAINER, SUBTREE))
    )
    # Distinct by itself, because a union of one select removes no duplicates: two assignments would count twice.
    own = select(Assignment.holder_row.label("number")).where(assigned, Assignment.holder_type == USER).distinct()
    everybody = select(ROW.label("number")).select_from(Person)
    return union(own, *(everybody.where(_is_in(dn, kind)) for dn, kind in session.execute(shared)))


def _is_in(dn: str, holder_type: str) -> ColumnElement[bool]:
    if holder_type == GROUP:
        return Person.dn.in_(select(GroupMember.person_dn).where(GroupMember.group_dn == dn))
    if holder_type == SUBTREE:
        return Person.dn.endswith(f",{dn}", autoescape=True)
    return Person.dn == "cn=" + Person.cn + f",{dn}"


def _ancestors(dn: str) -> list[str]:
    """The containers of a DN, the nearest first."""
    found = []
    while dn.partition(",")[2]:
        dn = dn.partition(",")[2]
        found.append(dn)
    return found or [""]


def _walk(start: str, edges: dict[str, list[str]]) -> dict[str, tuple[str, ...]]:
    """All nodes that can be reached, each with the shortest path, and the start with an empty path."""
    ways: dict[str, tuple[str, ...]] = {start: ()}
    waiting = deque([start])
    while waiting:
        here = waiting.popleft()
        for there in edges.get(here, ()):
            if there not in ways:
                ways[there] = (*ways[here], here)
                waiting.append(there)
    return ways
