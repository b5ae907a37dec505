"""The lifecycle of a request for a role that excludes another one, rule by rule, without HTTP."""

from __future__ import annotations

from mock_upstream.lifecycle.ending import terminate
from mock_upstream.lifecycle.processes import running
from mock_upstream.store.request_states import RoleState
from mock_upstream.store.roles import Role, RoleRelation
from mock_upstream.store.task_states import TaskAction

from tests.mock_upstream.lifecycle_world import ANN, POST, RELEASE, World

BUNDLE = (
    "cn=GeneralLedgerSpecialist,cn=Level20,cn=RoleDefs,"
    "cn=RoleConfig,cn=AppConfig,cn=User Application Driver,cn=driverset1,o=system"
)


def test_a_conflict_needs_a_justification(world: World) -> None:
    """Without a justification no request is created, and the answer names the constraint."""
    world.granted("role", POST)
    world.decide(TaskAction.APPROVE)

    answer = world.ask("role", RELEASE)

    assert answer.request is None
    assert [(each.asked_dn, each.other_dn) for each in answer.conflicts] == [(RELEASE, POST)]


def test_a_role_on_its_way_counts_as_one_that_is_had(world: World) -> None:
    """A requested role counts until it is denied, so that two requests cannot avoid the exception."""
    world.granted("role", POST)

    assert world.ask("role", RELEASE).conflicts
    request = world.granted("role", RELEASE, sod_justification="Stands in")
    assert request.state == RoleState.SOD_PENDING

    world.decide(TaskAction.DENY)
    assert world.ask("role", RELEASE).conflicts == []


def test_what_somebody_has_already_breaks_nothing_anew(world: World) -> None:
    """A person with both roles can get a role that includes one of them."""
    world.granted("role", POST)
    world.granted("role", RELEASE, sod_justification="Stands in")
    world.decide(TaskAction.APPROVE)
    world.session.add(RoleRelation(parent_dn=BUNDLE, child_dn=POST, description=""))
    world.session.flush()

    assert world.ask("role", BUNDLE).conflicts == []


def test_an_exception_is_approved_before_the_role(world: World) -> None:
    """The approvers of the constraint are asked first, then those of the role."""
    world.granted("role", POST)
    world.decide(TaskAction.APPROVE)

    request = world.granted("role", RELEASE, sod_justification="Stands in")
    assert request.state == RoleState.SOD_PENDING
    world.decide(TaskAction.APPROVE)

    assert world.codes(request) == [0, 2, 5, 10, 12, 15, 20, 30, 50]


def test_an_exception_that_is_denied_ends_the_request(world: World) -> None:
    """After a denied exception the approvers of the role are not asked."""
    world.granted("role", POST)
    world.decide(TaskAction.APPROVE)
    request = world.granted("role", RELEASE, sod_justification="Stands in")

    world.decide(TaskAction.DENY)

    assert (request.state, world.held(RELEASE)) == (RoleState.SOD_DENIED, 0)


def test_an_exception_alone_is_enough_where_the_role_needs_no_approval(world: World) -> None:
    """A role without approval is granted as soon as the exception is approved."""
    world.granted("role", POST)
    world.decide(TaskAction.APPROVE)
    role = world.session.get_one(Role, RELEASE)
    role.approval = {**role.approval, "approvalRequired": False}
    request = world.granted("role", RELEASE, sod_justification="Stands in")

    world.decide(TaskAction.APPROVE)

    assert world.codes(request) == [0, 2, 5, 10, 20, 30, 50]


def test_an_exception_that_is_broken_off_ends_the_request_in_error(world: World) -> None:
    """A terminated exception process ends the request in error, as any other process does."""
    world.granted("role", POST)
    world.decide(TaskAction.APPROVE)
    request = world.granted("role", RELEASE, sod_justification="Stands in")
    process = running(world.session, request)
    assert process is not None

    terminate(process, ANN, "Stuck", world.now_ms)

    assert (request.state, world.tasks()) == (RoleState.PROVISIONING_ERROR, [])
