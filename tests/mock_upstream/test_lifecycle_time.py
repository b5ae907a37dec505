"""Requests over time and with broken systems, without HTTP."""

from __future__ import annotations

from mock_upstream.lifecycle.processes import running
from mock_upstream.store.outages import DRIVERS, WORKFLOW
from mock_upstream.store.request_states import DefinitionState, ResourceState, RoleState
from mock_upstream.store.task_states import TaskAction

from tests.mock_upstream.lifecycle_world import AUDIT, LAPTOP, POST, READ, RELEASE, World

DAY_MS = 86_400_000
_CONFIG = "cn=RoleConfig,cn=AppConfig,cn=User Application Driver,cn=driverset1,o=system"
LAPTOP_RESOURCE = f"cn=Laptop,cn=Equipment,cn=ResourceDefs,{_CONFIG}"
NETWORK_ACCOUNT = f"cn=NetworkAccount,cn=ResourceDefs,{_CONFIG}"
BADGE = f"cn=SiteBadge,cn=Equipment,cn=ResourceDefs,{_CONFIG}"


def test_a_role_waits_for_its_effective_date(world: World) -> None:
    """The role is assigned at its effective date, and removed at its expiration date."""
    request = world.granted("role", READ, effective_ms=world.now_ms + 2 * DAY_MS, expires_ms=world.now_ms + 5 * DAY_MS)
    world.pass_time(1)
    assert (request.state, world.held(READ)) == (RoleState.PENDING_ACTIVATION, 0)
    world.pass_time(1)
    assert (request.state, world.held(READ)) == (RoleState.PROVISIONED, 1)
    world.pass_time(3)
    assert world.held(READ) == 0


def test_a_resource_waits_for_its_effective_date(world: World) -> None:
    """The states of a resource that waits differ from those of a role."""
    request = world.granted("resource", NETWORK_ACCOUNT, effective_ms=world.now_ms + DAY_MS)
    assert request.state == ResourceState.PROVISION_PENDING

    world.pass_time(1)

    assert world.codes(request) == [0, 20, 28, 30, 29, 50]


def test_a_driver_that_does_not_answer_is_asked_again(world: World) -> None:
    """The driver is asked again after a minute, and answers by then."""
    world.break_down(DRIVERS)
    request = world.granted("resource", NETWORK_ACCOUNT)
    assert request.state == ResourceState.PROVISION_RETRY_PENDING

    world.repair()
    world.pass_time(0.01)

    assert world.codes(request) == [0, 20, 30, 26, 27, 30, 29, 50]


def test_a_driver_is_asked_three_times(world: World) -> None:
    """After three tries the request has failed."""
    world.break_down(DRIVERS)
    request = world.granted("resource", NETWORK_ACCOUNT)

    for _ in range(3):
        world.pass_time(0.01)

    assert world.codes(request) == [0, 20, 30, 26, 27, 30, 26, 27, 30, 26, 27, 96]
    assert world.held(NETWORK_ACCOUNT) == 0


def test_a_role_that_cannot_be_provisioned_ends_in_error(world: World) -> None:
    """For roles there is no second try."""
    world.break_down(DRIVERS)

    assert world.granted("role", READ).state == RoleState.PROVISIONING_ERROR


def test_approvals_wait_for_the_workflow_engine(world: World) -> None:
    """Approvals are suspended while the engine is down, and begin when it runs again."""
    world.break_down(WORKFLOW)
    role, resource = world.granted("role", AUDIT), world.granted("resource", LAPTOP_RESOURCE)
    workflow = world.granted("prd", LAPTOP)
    assert (role.state, resource.state, world.tasks()) == (13, 13, [])

    world.repair()
    world.pass_time(0.01)

    assert world.codes(role) == [0, 12, 13, 12, 15]
    assert world.codes(resource) == [0, 12, 13, 12, 15]
    assert running(world.session, workflow) is not None


def test_a_decision_waits_for_the_workflow_engine(world: World) -> None:
    """The decision is recorded, and the request goes on when the engine runs again."""
    request = world.granted("role", AUDIT)
    world.break_down(WORKFLOW)
    world.decide(TaskAction.APPROVE)
    world.pass_time(0.01)
    assert (request.state, world.tasks()) == (RoleState.APPROVAL_PENDING, [])

    world.repair()
    world.pass_time(0)

    assert (request.state, world.held(AUDIT)) == (RoleState.PROVISIONED, 1)


def test_an_exception_waits_for_the_workflow_engine(world: World) -> None:
    """An exception waits for the engine as approvals do."""
    world.granted("role", POST)
    world.decide(TaskAction.APPROVE)
    world.break_down(WORKFLOW)
    request = world.granted("role", RELEASE, sod_justification="Stands in")
    assert request.state == RoleState.SOD_START_SUSPENDED

    world.repair()
    world.pass_time(0.01)

    assert world.codes(request) == [0, 2, 3, 2, 5]


def test_what_was_provisioned_is_cleaned_up_after_thirty_days(world: World) -> None:
    """The cleanup deletes the request, but not the assignment."""
    request = world.granted("role", READ)

    world.pass_time(30)

    assert (request.state, world.held(READ)) == (RoleState.CLEANUP, 1)


def test_a_task_that_nobody_decides_expires(world: World) -> None:
    """After thirty days the task expires, which counts as a denial."""
    request = world.granted("prd", LAPTOP)

    world.pass_time(30)

    assert request.state == DefinitionState.DENIED
