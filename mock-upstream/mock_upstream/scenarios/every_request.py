"""Requests of every kind, in every state, with every operation."""

from __future__ import annotations

from itertools import cycle, product
from typing import TYPE_CHECKING, Any

from sqlalchemy import delete, select

from mock_upstream.seed.calendar import DAY_MS, today_ms
from mock_upstream.seed.planting import Ground
from mock_upstream.seed.requests import RequestRows, held_before, needs_people
from mock_upstream.store.assignments import USER, Assignment
from mock_upstream.store.directory import DirectoryContainer
from mock_upstream.store.groups import Group
from mock_upstream.store.models import Person, Setting
from mock_upstream.store.request_definitions import PROVISIONING, RequestDefinition
from mock_upstream.store.request_states import STATES, DefinitionState, ResourceState, RoleState, route
from mock_upstream.store.requests import (
    GRANT,
    OPERATIONS,
    REVOKE,
    ROLE,
    AccessRequest,
    RequestConflict,
    StateChange,
)
from mock_upstream.store.resources import Resource
from mock_upstream.store.roles import BUSINESS_ROLE, Role
from mock_upstream.store.sods import DEFAULTS_SETTING, WITH_WORKFLOW, Sod
from mock_upstream.store.workflow import Comment, Process, Task

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sqlalchemy.orm import Session

    from mock_upstream.store.models import Base

Row = dict[str, Any]

ASKS, GETS = "admin", "user"
_SEED = 1
_LASTS_MS = 180 * DAY_MS
_VIA = (RoleState.SOD_PENDING, RoleState.APPROVAL_PENDING)
"""
The states of roles and resources in which people decide.

Requests pass through them (both kinds use the same codes).
"""
_ONLY_IN_CONFLICT = frozenset(
    (
        RoleState.SOD_START_PENDING,
        RoleState.SOD_START_SUSPENDED,
        RoleState.SOD_PENDING,
        RoleState.SOD_APPROVED,
        RoleState.SOD_DENIED,
    )
)
_CARRIED_OUT = frozenset((ResourceState.PROVISION_SUCCEEDED, RoleState.PROVISIONED, RoleState.CLEANUP))
_ASKED: tuple[type[Base], ...] = (AccessRequest, StateChange, RequestConflict, Process, Task, Comment)
_BELOW_THE_ROOT = select(DirectoryContainer.dn).where(DirectoryContainer.parent_dn.is_not(None))
_RECIPIENTS: dict[str, Any] = {
    USER: select(Person.dn).filter_by(cn=GETS),
    "role": select(Role.dn).filter_by(level=BUSINESS_ROLE).order_by(Role.dn),
    "group": select(Group.dn).order_by(Group.dn),
    "container": _BELOW_THE_ROOT,
    "subtree": _BELOW_THE_ROOT,
}


def ask_in_every_way(session: Session) -> None:
    """
    Replace all requests: one person requests everything that another one, a group, a container or a role can have.

    Each operation is there in each state that it can be in, each workflow in each state; what people decide on was
    decided by people.

    Source:
        SPEC 4 "Request operations", and the tables of states before it; docs/assumptions.md A-360.
    """
    for table in reversed(_ASKED):
        session.execute(delete(table))
    people = _rows(session, Person, Person.cn == GETS)
    asked = RequestRows(_SEED, people, today_ms())
    requester = session.scalars(select(Person.dn).filter_by(cn=ASKS)).one()
    for request in (*_operations(session, asked), *_conflicts(session, asked), *_workflows(session, asked)):
        request["requester_dn"] = requester
    ground = Ground(session.connection(), _SEED, people)
    for table in _ASKED:
        ground.plant(table, asked.tables[table.__tablename__])
    ground.plant(Assignment, _holdings(session, asked))


def _operations(session: Session, asked: RequestRows) -> Iterator[Row]:
    for (kind, action, recipient_type), operation in OPERATIONS.items():
        permissions = cycle(_decided(session, Role if kind == ROLE else Resource, action))
        recipient = session.scalars(_RECIPIENTS[recipient_type]).first()
        for state in sorted(set(STATES[kind]) - _ONLY_IN_CONFLICT):
            request = asked.ask(kind, route(kind, state, _VIA[1:]), next(permissions))
            request |= {"action": action, "operation": operation}
            request |= {"recipient_dn": recipient, "recipient_type": recipient_type}
            if action == GRANT:
                request["expires_ms"] = request["effective_ms"] + _LASTS_MS
            yield request


def _holdings(session: Session, asked: RequestRows) -> list[Row]:
    """Assignments for the requests: roles that conflict, granted permissions and those not yet revoked, each once."""
    given = [_held(each) for each in asked.tables["requests"] if _is_held(each)]
    once = {(row["permission_dn"], row["holder_dn"]): row for row in (*asked.tables["assignments"], *given)}
    known = select(Assignment.permission_dn, Assignment.holder_dn)
    before = {tuple(pair) for pair in session.execute(known.where(Assignment.holder_dn.in_({dn for _, dn in once})))}
    return [row for pair, row in once.items() if pair not in before]


def _is_held(request: Row) -> bool:
    is_given = request["action"] == GRANT
    return request["recipient_type"] != ROLE and (request["state"] in _CARRIED_OUT) is is_given


def _held(request: Row) -> Row:
    before = held_before(request, request["permission_dn"])
    if request["action"] == REVOKE:
        return before
    same = ("reason", "requested_ms", "effective_ms", "expires_ms")
    return {**before, "request_id": request["id"], **{name: request[name] for name in same}}


def _conflicts(session: Session, asked: RequestRows) -> Iterator[Row]:
    roles = {role["dn"]: role for role in _rows(session, Role)}
    constraints = cycle(_rows(session, Sod, Sod.approval_type == WITH_WORKFLOW))
    default = session.get_one(Setting, DEFAULTS_SETTING).value
    for state in sorted(_ONLY_IN_CONFLICT):
        yield asked.ask_in_conflict(route(ROLE, state, _VIA), roles, next(constraints), default)


def _workflows(session: Session, asked: RequestRows) -> Iterator[Row]:
    offered = _rows(session, RequestDefinition, RequestDefinition.process_type == PROVISIONING)
    return (asked.run(state, row) for state, row in product(DefinitionState, offered) if row["steps"])


def _decided(session: Session, table: type[Role | Resource], action: str) -> list[Row]:
    """The permissions whose own approvers decide; for a few, also on their revocation."""
    found = [row for row in _rows(session, table) if needs_people(row["approval"])]
    return [row for row in found if row["approval"]["revokeRequired"]] if action == REVOKE else found


def _rows(session: Session, model: type[Base], *conditions: Any) -> list[Row]:
    table = model.__table__
    return [dict(row) for row in session.execute(select(table).where(*conditions).order_by(table.c.dn)).mappings()]
