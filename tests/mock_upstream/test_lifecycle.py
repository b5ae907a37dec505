"""The lifecycle of a request, rule by rule, without HTTP."""

from __future__ import annotations

import pytest
from mock_upstream.errors import FaultError
from mock_upstream.lifecycle.ending import retract, retractable, terminate
from mock_upstream.lifecycle.processes import running
from mock_upstream.seed.people import CONTAINER
from mock_upstream.store.groups import Group
from mock_upstream.store.request_definitions import RequestDefinition
from mock_upstream.store.request_states import DefinitionState, ResourceState, RoleState
from mock_upstream.store.requests import REVOKE
from mock_upstream.store.task_states import TaskAction, TaskState
from mock_upstream.store.workflow import SYSTEM
from sqlalchemy import select

from tests.mock_upstream.lifecycle_world import (
    ANN,
    AUDIT,
    BEN,
    EXPORT,
    LAPTOP,
    POST,
    READ,
    RELEASE,
    TREASURY_RELEASE,
    World,
)

DAY_MS = 86_400_000
_CONFIG = "cn=RoleConfig,cn=AppConfig,cn=User Application Driver,cn=driverset1,o=system"
LAPTOP_RESOURCE = f"cn=Laptop,cn=Equipment,cn=ResourceDefs,{_CONFIG}"
NETWORK_ACCOUNT = f"cn=NetworkAccount,cn=ResourceDefs,{_CONFIG}"
BUNDLE = f"cn=GeneralLedgerSpecialist,cn=Level20,cn=RoleDefs,{_CONFIG}"
BADGE = f"cn=SiteBadge,cn=Equipment,cn=ResourceDefs,{_CONFIG}"


def test_a_role_without_approval_is_given_at_once(world: World) -> None:
    """The request is approved and provisioned at once, and the person has the role."""
    request = world.granted("role", READ)

    assert world.codes(request) == [0, 20, 30, 50]
    assert world.held(READ) == 1


def test_a_role_is_approved_by_those_whom_it_names(world: World) -> None:
    """The request waits for the named approvers, and the role is assigned when they agree."""
    request = world.granted("role", AUDIT)
    assert (request.state, world.held(AUDIT)) == (RoleState.APPROVAL_PENDING, 0)

    world.decide(TaskAction.APPROVE)

    assert world.codes(request) == [0, 12, 15, 20, 30, 50]
    assert world.held(AUDIT) == 1


@pytest.mark.parametrize("action", [TaskAction.DENY, TaskAction.REFUSE])
def test_a_role_that_is_denied_is_not_given(world: World, action: TaskAction) -> None:
    """A refusal counts as a no."""
    request = world.granted("role", AUDIT)

    world.decide(action)

    assert (request.state, world.held(AUDIT)) == (RoleState.DENIED, 0)


def test_half_of_the_approvers_are_enough_for_a_quorum(world: World) -> None:
    """The tasks of the others are withdrawn."""
    request = world.granted("role", POST)
    first, second = world.tasks()

    world.do(first, TaskAction.APPROVE)

    assert (request.state, second.state) == (RoleState.PROVISIONED, TaskState.WITHDRAWN)


def test_a_quorum_fails_when_it_can_no_longer_be_reached(world: World) -> None:
    """After one denial of two the other approver decides; two denials end the request."""
    request = world.granted("role", POST)
    first, second = world.tasks()

    world.do(first, TaskAction.DENY)
    assert request.state == RoleState.APPROVAL_PENDING
    world.do(second, TaskAction.DENY)
    assert request.state == RoleState.DENIED


def test_two_of_three_decide(world: World) -> None:
    """When two have denied an exception that needs two of three, nobody waits for the third."""
    world.granted("role", POST)
    world.decide(TaskAction.APPROVE)
    request = world.granted("role", RELEASE, sod_justification="Stands in")
    first, second, third = world.tasks()

    world.do(first, TaskAction.DENY)
    assert request.state == RoleState.SOD_PENDING
    world.do(second, TaskAction.DENY)
    assert (request.state, third.state) == (RoleState.SOD_DENIED, TaskState.WITHDRAWN)


def test_heads_decide_one_after_the_other_on_what_leaves_the_treasury(world: World) -> None:
    """The head of IT is asked after the head of Finance has agreed; a denial by either ends the request."""
    request = world.granted("role", TREASURY_RELEASE)
    (first,) = world.tasks()
    world.do(first, TaskAction.APPROVE)
    (second,) = world.tasks()

    assert (first.activity, second.activity) == ("Approval 1", "Approval 2")
    assert (second.addressee_dn != first.addressee_dn, request.state) == (True, RoleState.APPROVAL_PENDING)
    world.do(second, TaskAction.DENY)
    assert request.state == RoleState.DENIED


def test_what_somebody_has_claimed_is_theirs(world: World) -> None:
    """Other people cannot decide until the task is released."""
    world.granted("prd", LAPTOP)
    (task,) = world.tasks()
    world.do(task, TaskAction.CLAIM, actor_dn=BEN)

    with pytest.raises(FaultError, match="Somebody else"):
        world.do(task, TaskAction.APPROVE, actor_dn=ANN)

    world.do(task, TaskAction.RELEASE, actor_dn=BEN)
    world.do(task, TaskAction.APPROVE, actor_dn=ANN)
    assert task.state == TaskState.APPROVED


def test_a_workflow_of_four_steps_asks_one_after_the_other(world: World) -> None:
    """Manager, legal, IT and administrator are asked in turn, each after the one before has agreed."""
    request = world.granted("prd", EXPORT, expires_ms=world.now_ms + DAY_MS)
    asked = []
    while tasks := world.tasks():
        asked += [task.activity for task in tasks]
        world.do(tasks[0], TaskAction.APPROVE)

    assert asked == ["Approval 1", "Approval 2", "Approval 3", "Approval 4"]
    assert request.state == DefinitionState.APPROVED


@pytest.mark.parametrize(
    ("action", "state"), [(TaskAction.DENY, DefinitionState.DENIED), (TaskAction.REFUSE, DefinitionState.REFUSED)]
)
def test_a_workflow_tells_a_refusal_from_a_denial(world: World, action: TaskAction, state: DefinitionState) -> None:
    """A refusal and a denial are two states of the request."""
    request = world.granted("prd", LAPTOP)

    world.decide(action)

    assert request.state == state


def test_a_custom_approval_follows_the_workflow_that_is_named(world: World) -> None:
    """The badge's workflow asks the recipient's manager."""
    world.granted("resource", BADGE, expires_ms=world.now_ms + DAY_MS)
    (task,) = world.tasks()

    assert task.process.definition.names["en"] == "Manager Approves Resource"


@pytest.mark.parametrize(
    ("kind", "permission", "codes"),
    [
        ("role", AUDIT, [0, 12, 15, 70, 75]),
        ("resource", LAPTOP_RESOURCE, [0, 15, 70, 75]),
        ("prd", LAPTOP, [0, 3]),
    ],
)
def test_a_request_is_retracted(world: World, kind: str, permission: str, codes: list[int]) -> None:
    """Its tasks are withdrawn; it cannot be retracted twice."""
    request = world.granted(kind, permission)
    (task,) = world.tasks()

    retract(world.session, request, ANN, world.now_ms)

    assert (world.codes(request), task.state, world.tasks()) == (codes, TaskState.WITHDRAWN, [])
    with pytest.raises(FaultError, match="no longer be retracted"):
        retract(world.session, request, ANN, world.now_ms)


def test_what_is_provisioned_is_not_retracted(world: World) -> None:
    """A provisioned permission is revoked instead."""
    assert not retractable(world.granted("role", READ))


@pytest.mark.parametrize(
    ("kind", "permission", "state"),
    [
        ("role", AUDIT, RoleState.PROVISIONING_ERROR),
        ("resource", LAPTOP_RESOURCE, ResourceState.PROVISIONING_ERROR),
        ("prd", LAPTOP, DefinitionState.ERROR),
    ],
)
def test_a_process_is_terminated(world: World, kind: str, permission: str, state: int) -> None:
    """The request ends in error."""
    request = world.granted(kind, permission)
    process = running(world.session, request)
    assert process is not None

    terminate(process, ANN, "Stuck", world.now_ms)

    assert (request.state, world.tasks()) == (state, [])
    assert [(each.author_dn, each.text, each.system) for each in process.comments] == [
        (SYSTEM, "Process started", True),
        (ANN, "Stuck", False),
        (SYSTEM, "Process terminated, error", True),
    ]
    with pytest.raises(FaultError, match="does not run"):
        terminate(process, ANN, "Stuck", world.now_ms)


def test_who_is_no_longer_needed_has_no_task_at_the_next_step(world: World) -> None:
    """Half of two approvers is one: the second task is withdrawn before the next step begins."""
    either, last = [{"id": dn, "type": "user"} for dn in (ANN, BEN)], [{"id": BEN, "type": "user"}]
    definition = world.session.get_one(RequestDefinition, LAPTOP)
    definition.steps = [
        {"name": "Either", "approvers": either, "quorum": "50%"},
        {"name": "Last", "approvers": last, "quorum": ""},
    ]
    world.granted("prd", LAPTOP)

    world.do(world.tasks()[0], TaskAction.APPROVE)

    assert [task.activity for task in world.tasks()] == ["Last"]


def test_a_role_is_revoked(world: World) -> None:
    """The revocation has its own approval if the role requires it."""
    world.granted("role", POST)
    world.decide(TaskAction.APPROVE)

    request = world.granted("role", POST, action=REVOKE)
    assert (request.operation, request.state, world.held(POST)) == (15, RoleState.APPROVAL_PENDING, 1)
    world.decide(TaskAction.APPROVE)

    assert (request.state, world.held(POST)) == (RoleState.PROVISIONED, 0)


def test_a_revocation_needs_no_approval_unless_the_role_says_so(world: World) -> None:
    """The approval of a grant does not matter for the revocation."""
    world.granted("role", AUDIT)
    world.decide(TaskAction.APPROVE)

    request = world.granted("role", AUDIT, action=REVOKE)

    assert (request.state, world.held(AUDIT)) == (RoleState.PROVISIONED, 0)


@pytest.mark.parametrize(
    ("recipient_type", "recipient", "codes"),
    [
        ("user", ANN, (10, 15)),
        ("role", BUNDLE, (20, 25)),
        ("group", "", (30, 35)),
        ("container", CONTAINER, (40, 45)),
        ("subtree", CONTAINER, (41, 45)),
    ],
)
def test_operations_have_the_numbers_of_the_specification(
    world: World, recipient_type: str, recipient: str, codes: tuple[int, int]
) -> None:
    """A role is added to, and removed from, people, roles, groups and containers."""
    dn = recipient or world.session.scalars(select(Group.dn).order_by(Group.dn)).first()
    given = world.granted("role", READ, recipient_dn=dn, recipient_type=recipient_type)
    taken = world.granted("role", READ, recipient_dn=dn, recipient_type=recipient_type, action=REVOKE)

    assert (given.operation, taken.operation) == codes
    assert (given.state, taken.state, world.held(READ, str(dn))) == (50, 50, 0)


def test_a_resource_is_for_people_only(world: World) -> None:
    """There are two operations for resources."""
    given = world.granted("resource", NETWORK_ACCOUNT)
    taken = world.granted("resource", NETWORK_ACCOUNT, action=REVOKE)

    assert (given.operation, taken.operation) == (10, 15)
    assert world.ask("resource", NETWORK_ACCOUNT, CONTAINER, recipient_type="container").request is None


def test_a_role_includes_roles_of_lower_levels_only(world: World) -> None:
    """Otherwise a role could include itself."""
    answer = world.ask("role", BUNDLE, READ, recipient_type="role")

    assert answer.reason == "A role includes roles of lower levels only."
