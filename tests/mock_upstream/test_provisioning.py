"""Assignments after a request, and assignments that the request must not change, without HTTP."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from mock_upstream.seed.people import CONTAINER
from mock_upstream.store.assignments import Assignment
from mock_upstream.store.models import Person
from mock_upstream.store.request_states import TRANSITIONS, ResourceState, RoleState
from mock_upstream.store.requests import PRD, RESOURCE, REVOKE, ROLE
from mock_upstream.store.resources import Resource
from mock_upstream.store.roles import Role, RoleRelation
from mock_upstream.store.task_states import TaskAction
from sqlalchemy import delete, select

from tests.mock_upstream.lifecycle_world import ANN, AUDIT, BEN, READ, World

if TYPE_CHECKING:
    from collections.abc import Sequence

DAY_MS = 86_400_000
_CONFIG = "cn=RoleConfig,cn=AppConfig,cn=User Application Driver,cn=driverset1,o=system"
LAPTOP = f"cn=Laptop,cn=Equipment,cn=ResourceDefs,{_CONFIG}"
BUNDLE = f"cn=GeneralLedgerSpecialist,cn=Level20,cn=RoleDefs,{_CONFIG}"


def _assignments(world: World, permission_dn: str, holder_dn: str = ANN) -> Sequence[Assignment]:
    found = select(Assignment).where(Assignment.permission_dn == permission_dn, Assignment.holder_dn == holder_dn)
    return world.session.scalars(found.order_by(Assignment.id)).all()


def _give_laptop(world: World, model: str, **more: int) -> None:
    """Give one more laptop, as the resource allows several."""
    world.session.get_one(Resource, LAPTOP).allow_multiple = True
    world.granted("resource", LAPTOP, parameters={"model": [model]}, **more)
    world.decide(TaskAction.APPROVE)


@pytest.mark.parametrize(("kind", "gone"), [("role", Role), ("role", Person), ("resource", Resource)])
def test_what_is_gone_by_then_is_not_given(world: World, kind: str, gone: type[Role | Person | Resource]) -> None:
    """If the permission or the recipient is deleted meanwhile, the request ends in error."""
    wanted = READ if kind == "role" else LAPTOP
    request = world.granted(kind, wanted, effective_ms=world.now_ms + DAY_MS)
    world.decide(TaskAction.APPROVE)

    world.session.execute(delete(gone).where(gone.dn == (ANN if gone is Person else wanted)))
    world.pass_time(2)

    error = RoleState.PROVISIONING_ERROR if kind == "role" else ResourceState.PROVISIONING_ERROR
    assert (request.state, world.held(wanted)) == (error, 0)


def test_an_assignment_says_what_the_request_said(world: World) -> None:
    """The assignment has the requester, the reason, all dates and the parameters of the request."""
    begins, ends = world.now_ms + DAY_MS, world.now_ms + 9 * DAY_MS
    more = {"requester_dn": BEN, "reason": "Year end", "effective_ms": begins, "expires_ms": ends}
    request = world.granted("resource", LAPTOP, parameters={"model": ["X1", "used"]}, **more)
    world.decide(TaskAction.APPROVE)
    world.pass_time(2)

    (given,) = _assignments(world, LAPTOP)
    assert (given.kind, given.holder_type, given.parameters) == ("resource", "user", {"model": "X1, used"})
    assert (given.requester_dn, given.reason, given.request_id) == (BEN, "Year end", request.id)
    assert (given.requested_ms, given.effective_ms, given.expires_ms) == (request.requested_ms, begins, ends)


def test_only_what_was_asked_for_is_taken_away(world: World) -> None:
    """Other people and permissions keep their assignments, and so does a container beside its whole subtree."""
    for permission, holder, kind in [
        *((READ, who, "user") for who in (ANN, BEN)),
        *((READ, CONTAINER, kind) for kind in ("container", "subtree")),
        (AUDIT, ANN, "user"),
    ]:
        world.granted("role", permission, recipient_dn=holder, recipient_type=kind)
        world.decide(TaskAction.APPROVE)

    world.granted("role", READ, action=REVOKE)
    world.granted("role", READ, recipient_dn=CONTAINER, recipient_type="subtree", action=REVOKE)

    assert [world.held(*each) for each in ((READ, ANN), (READ, BEN), (AUDIT, ANN))] == [0, 1, 1]
    assert [each.holder_type for each in _assignments(world, READ, CONTAINER)] == ["container"]


def test_of_two_the_one_that_is_named_is_taken_away(world: World) -> None:
    """A request that names no assignment revokes both."""
    for model in ("X1", "X2", "X3"):
        _give_laptop(world, model)
    first, *others = _assignments(world, LAPTOP)
    assert len({each.instance_id for each in (first, *others)}) == 3

    world.granted("resource", LAPTOP, action=REVOKE, instance_id=first.instance_id)
    world.decide(TaskAction.APPROVE)
    assert _assignments(world, LAPTOP) == others

    world.granted("resource", LAPTOP, action=REVOKE)
    world.decide(TaskAction.APPROVE)
    assert world.held(LAPTOP) == 0


@pytest.mark.parametrize(
    ("held_days", "new_days", "days"),
    [(9, 20, 20), (9, None, None), (9, 9, 9), (9, 5, 9), (None, 20, None)],
)
def test_what_ends_is_renewed_for_longer_only(
    world: World, held_days: int | None, new_days: int | None, days: int | None
) -> None:
    """A later end prolongs the assignment; an earlier or equal end is refused. Assignments of others stay."""

    def end(in_days: int | None) -> int | None:
        return in_days and world.now_ms + in_days * DAY_MS

    for permission, holder in ((READ, BEN), (AUDIT, ANN), (READ, ANN)):
        world.granted("role", permission, recipient_dn=holder, expires_ms=end(held_days))
        world.decide(TaskAction.APPROVE)
    before = {dn: _assignments(world, *dn)[0] for dn in ((READ, BEN), (AUDIT, ANN), (READ, ANN))}

    answer = world.ask("role", READ, expires_ms=end(new_days))

    assert answer.reason == ("" if days != held_days else "It is assigned already.")
    assert {dn: _assignments(world, *dn) for dn in before} == {dn: [each] for dn, each in before.items()}
    assert [each.expires_ms for each in before.values()] == [end(held_days), end(held_days), end(days)]


def test_what_a_container_has_itself_is_not_renewed_with_what_all_below_it_have(world: World) -> None:
    """An assignment to a container and one to all people below it are two assignments to one DN."""
    asked = [("container", 9), ("subtree", 9), ("subtree", 20)]
    for kind, days in asked:
        ends_ms = world.now_ms + days * DAY_MS
        world.granted("role", READ, recipient_dn=CONTAINER, recipient_type=kind, expires_ms=ends_ms)

    ends = {each.holder_type: each.expires_ms for each in _assignments(world, READ, CONTAINER)}
    assert ends == {kind: world.now_ms + days * DAY_MS for kind, days in asked}


def test_what_was_answered_otherwise_is_another_one(world: World) -> None:
    """Two laptops of different models are two assignments: a later end applies to the one of the same model."""
    for model, days in (("X1", 9), ("X2", 9), ("X2", 20)):
        _give_laptop(world, model, expires_ms=world.now_ms + days * DAY_MS)

    ends = {each.parameters["model"]: each.expires_ms for each in _assignments(world, LAPTOP)}
    assert ends == {"X1": world.now_ms + 9 * DAY_MS, "X2": world.now_ms + 20 * DAY_MS}
    assert world.held(LAPTOP) == 2


def test_of_two_alike_the_first_is_renewed(world: World) -> None:
    """If the end is no later than that of the first, another assignment is made; a later end prolongs the first one."""
    for days in (20, 9, 30):
        _give_laptop(world, "X1", expires_ms=world.now_ms + days * DAY_MS)

    assert [each.expires_ms for each in _assignments(world, LAPTOP)] == [
        world.now_ms + days * DAY_MS for days in (30, 9)
    ]


def test_a_role_comes_to_include_another_one_with_the_reason(world: World) -> None:
    """An existing relation stays, and removing a missing one is no error."""
    asked = {"recipient_dn": BUNDLE, "recipient_type": "role"}
    later = world.granted("role", READ, **asked, effective_ms=world.now_ms + DAY_MS)
    world.session.add(RoleRelation(parent_dn=BUNDLE, child_dn=READ, description="By hand"))
    world.pass_time(2)
    assert later.state == RoleState.PROVISIONED
    assert world.session.get_one(RoleRelation, (BUNDLE, READ)).description == "By hand"

    world.granted("role", READ, **asked, action=REVOKE)
    world.granted("role", READ, **asked, reason="Year end")

    assert world.session.get_one(RoleRelation, (BUNDLE, READ)).description == "Year end"
    later = world.granted("role", READ, **asked, action=REVOKE, effective_ms=world.now_ms + DAY_MS)
    world.session.execute(delete(RoleRelation).where(RoleRelation.parent_dn == BUNDLE, RoleRelation.child_dn == READ))
    world.pass_time(2)
    assert later.state == RoleState.PROVISIONED
    assert world.session.get(RoleRelation, (BUNDLE, READ)) is None


@pytest.mark.parametrize(
    ("kind", "codes"),
    [(ROLE, {0, 2, 3, 5, 12, 13, 15, 25}), (RESOURCE, {0, 12, 13, 15, 28}), (PRD, {0})],
)
def test_until_then_a_request_can_be_taken_back(kind: str, codes: set[int]) -> None:
    """A request can be retracted while people decide, the engine is down, or the day has not come (A-123)."""
    taken_back = {ROLE: 70, RESOURCE: 70, PRD: 3}[kind]

    assert {code for code, following in TRANSITIONS[kind].items() if taken_back in following} == codes


@pytest.mark.parametrize(
    ("kind", "codes"),
    [(ROLE, {75, 80, 90, 95, 100}), (RESOURCE, {75, 80, 95, 96, 100}), (PRD, {1, 2, 3, 4, 5})],
)
def test_nothing_follows_the_end_of_a_request(kind: str, codes: set[int]) -> None:
    """A request that was cleaned up, retracted, denied or failed has no further state (docs/assumptions.md A-123)."""
    assert {code for code, following in TRANSITIONS[kind].items() if not following} == codes
