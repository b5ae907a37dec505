"""Random changes of the role catalogue, and what they do in the mock."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from mock_upstream.store.assignments import CONTAINER, GROUP, ROLE, SUBTREE, Assignment
from mock_upstream.store.conflicts import violation
from mock_upstream.store.groups import Group
from mock_upstream.store.holdings import has
from mock_upstream.store.models import Person
from mock_upstream.store.request_states import APPROVED, PENDING, RUNNING, codes_in
from mock_upstream.store.requests import AccessRequest
from mock_upstream.store.resources import Resource, RoleResource
from mock_upstream.store.roles import BUSINESS_ROLE, PERMISSION_ROLE, Role, RoleRelation
from mock_upstream.store.sods import SOD_DEFINITIONS, Sod
from sqlalchemy import func, select

if TYPE_CHECKING:
    from random import Random

    from sqlalchemy.orm import Session

    from tests.impact.previewer import People
    from tests.mock_upstream.console import Console

CATALOG = "/IDMProv/rest/catalog"
NEW = f"cn=RandomConstraint,{SOD_DEFINITIONS}"
_HOLDERS = 4


@dataclass(frozen=True)
class Possession:
    """Holders by permission and violators by constraint; all are DNs."""

    has: dict[str, People]
    violates: dict[str, People]

    @classmethod
    def of(cls, session: Session) -> Possession:
        """Read everything."""
        held = {
            dn: frozenset(session.scalars(select(Person.dn).where(has(session, kind, dn))))
            for kind, table in (("role", Role), ("resource", Resource))
            for dn in session.scalars(select(table.dn))
        }
        violates = {
            sod.dn: frozenset(session.scalars(select(Person.dn).where(violation(session, sod))))
            for sod in session.scalars(select(Sod))
        }
        return cls(held, violates)

    def beyond(self, other: Possession) -> dict[str, People]:
        """Permissions that people have here and not in the other state."""
        return _beyond(self.has, other.has)

    def violates_beyond(self, other: Possession) -> dict[str, People]:
        """Violations here that are not in the other state."""
        return _beyond(self.violates, other.violates)


def _beyond(these: dict[str, People], those: dict[str, People]) -> dict[str, People]:
    more = {key: people - those.get(key, frozenset()) for key, people in these.items()}
    return {key: people for key, people in more.items() if people}


def give_to_many(session: Session, chance: Random) -> None:
    """Give some roles to groups and containers, so that people have the same in several ways."""
    roles = sorted(session.scalars(select(Role.dn)))
    like = session.scalars(select(Assignment).where(Assignment.holder_type == SUBTREE)).first()
    assert like is not None
    groups = [(dn, GROUP) for dn in sorted(session.scalars(select(Group.dn)))]
    holders = [*groups, (like.holder_dn, SUBTREE), (like.holder_dn, CONTAINER)]
    for number, (holder, kind) in enumerate(chance.sample(holders, _HOLDERS)):
        session.add(_assignment(like, chance.choice(roles), holder, kind, number))


def _assignment(like: Assignment, role: str, holder: str, kind: str, number: int) -> Assignment:
    return Assignment(
        kind=ROLE,
        permission_dn=role,
        holder_dn=holder,
        holder_type=kind,
        instance_id=f"random-{number}",
        parameters={},
        requester_dn=like.requester_dn,
        reason="",
        request_id=None,
        requested_ms=like.requested_ms,
        effective_ms=like.effective_ms,
        expires_ms=None,
    )


def random_change(session: Session, chance: Random) -> dict[str, Any]:
    """An ``ImpactChange``: one or two relations, or one of the other changes."""
    kind = chance.choice(["added", "removed", "both", "deleted", "constraint", "assigned", "revoked", "unmapped"])
    if kind == "deleted":
        return {"deleted": [chance.choice(_deletable(session))]}
    if kind == "constraint":
        return {"constraint": {"after": _free_pair(session, chance)}}
    if kind == "assigned":
        return {"assigned": [_new_assignment(session, chance)]}
    if kind == "revoked":
        return {"revoked": [chance.choice(_revocable(session))]}
    if kind == "unmapped":
        return {"unmapped": [chance.choice(_mappings(session))]}
    count = 1 if kind == "both" else chance.randint(1, 2)
    return {
        "added": _new_relations(session, chance, count) if kind != "removed" else [],
        "removed": chance.sample(_relations(session), count) if kind != "added" else [],
    }


def carry_out(admin: Console, change: dict[str, Any]) -> None:
    """Make a change by the calls of the console."""
    for method, relations in (("DELETE", change.get("removed", ())), ("POST", change.get("added", ()))):
        for each in relations:
            _call(admin, method, "roles/subRoles", {"roleId": each["parent"], "subRoles": [{"id": each["child"]}]})
    for dn in change.get("deleted", ()):
        _call(admin, "DELETE", "roles/role", {"roles": [{"id": dn}]})
    for each in change.get("unmapped", ()):
        body = {"roleId": each["parent"], "mappedResources": [{"id": each["child"]}]}
        _call(admin, "DELETE", "roles/mappedResources", body)
    for each in change.get("assigned", ()):
        _call(admin, "POST", "roles/role/assignments/assign", _wish(each))
    for each in change.get("revoked", ()):
        _call(admin, "DELETE", "../access/assignments/list", _wish(each))
    if pair := change.get("constraint", {}).get("after"):
        roles = [{"id": dn} for dn in pair]
        _call(admin, "POST", "sods", {"id": "RandomConstraint", "name": "Random", "roles": roles})


def _wish(grant: dict[str, str]) -> dict[str, Any]:
    subtype = "subcontainer" if grant["kind"] == SUBTREE else grant["kind"]
    to = {"assignedToDn": grant["holder"], "subtype": subtype}
    named = {"id": grant["assigned"], "entityType": ROLE, "assignmentToList": [to]}
    return {"reason": "A random change", "assignments": [named]}


def requests_waiting(session: Session, role: str) -> int:
    """Count the requests for a role that nobody has answered."""
    waiting = AccessRequest.state.in_(codes_in(ROLE, RUNNING, PENDING, APPROVED))
    return session.scalar(select(func.count()).where(AccessRequest.permission_dn == role, waiting)) or 0


def _call(admin: Console, method: str, path: str, body: dict[str, Any]) -> None:
    answer = admin.call(method, f"{CATALOG}/{path}", json=body)
    assert answer.status_code == 200, answer.text
    assert answer.json().get("success", True), answer.text


def _relations(session: Session) -> list[dict[str, str]]:
    rows = session.execute(select(RoleRelation.parent_dn, RoleRelation.child_dn))
    return [{"parent": parent, "child": child} for parent, child in sorted(map(tuple, rows))]


def _new_relations(session: Session, chance: Random, count: int) -> list[dict[str, str]]:
    """Some new relations from a role to one of a lower level."""
    levels: dict[str, int] = dict(session.execute(select(Role.dn, Role.level)).all())
    known = _relations(session)
    free = [
        {"parent": parent, "child": child}
        for parent in sorted(levels)
        for child in sorted(levels)
        if levels[parent] > levels[child] and {"parent": parent, "child": child} not in known
    ]
    return chance.sample(free, count)


def _deletable(session: Session) -> list[str]:
    """Roles that no constraint names."""
    named = {dn for sod in session.scalars(select(Sod)) for dn in (sod.first_dn, sod.second_dn)}
    return sorted(dn for dn in session.scalars(select(Role.dn)) if dn not in named)


def _new_assignment(session: Session, chance: Random) -> dict[str, str]:
    """A role without approval to a group: no constraint is looked at for groups."""
    held = set(map(tuple, session.execute(select(Assignment.permission_dn, Assignment.holder_dn))))
    free = [
        _grant(role.dn, group, GROUP)
        for role in session.scalars(select(Role).order_by(Role.dn))
        for group in session.scalars(select(Group.dn).order_by(Group.dn))
        if not role.approval["approvalRequired"] and (role.dn, group) not in held
    ]
    return chance.choice(free)


def _revocable(session: Session) -> list[dict[str, str]]:
    """Assignments of roles that are revoked without an approval."""
    free = [role.dn for role in session.scalars(select(Role)) if not role.approval["revokeRequired"]]
    rows = session.scalars(
        select(Assignment).where(Assignment.kind == ROLE, Assignment.permission_dn.in_(free)).order_by(Assignment.id)
    )
    return [_grant(row.permission_dn, row.holder_dn, row.holder_type) for row in rows]


def _grant(role: str, holder: str, kind: str) -> dict[str, str]:
    return {"of": ROLE, "assigned": role, "holder": holder, "kind": kind}


def _mappings(session: Session) -> list[dict[str, str]]:
    rows = session.execute(select(RoleResource.role_dn, RoleResource.resource_dn))
    return [{"parent": role, "child": resource} for role, resource in sorted({*map(tuple, rows)})]


def _free_pair(session: Session, chance: Random) -> list[str]:
    """Two roles of one level that no constraint names together."""
    level = chance.choice([PERMISSION_ROLE, BUSINESS_ROLE])
    roles = sorted(session.scalars(select(Role.dn).where(Role.level == level)))
    taken = {frozenset((sod.first_dn, sod.second_dn)) for sod in session.scalars(select(Sod))}
    while frozenset(pair := chance.sample(roles, 2)) in taken:
        pass
    return pair


def affected(change: dict[str, Any]) -> set[str]:
    """Give the DNs of the roles whose requests a preview counts."""
    relations = (*change.get("added", ()), *change.get("removed", ()), *change.get("unmapped", ()))
    grants = (*change.get("assigned", ()), *change.get("revoked", ()))
    return {
        *(each["assigned"] for each in grants),
        *(each["parent"] for each in relations),
        *change.get("deleted", ()),
        *change.get("constraint", {}).get("after", ()),
    }
