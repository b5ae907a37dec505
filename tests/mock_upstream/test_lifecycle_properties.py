"""Properties that the lifecycle keeps, whatever people, time and broken systems do."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule, run_state_machine_as_test
from mock_upstream.errors import FaultError
from mock_upstream.lifecycle.ending import retract, retractable, terminate
from mock_upstream.store.outages import SYSTEMS
from mock_upstream.store.request_states import (
    APPROVED,
    CANCELED,
    COMPLETED,
    DENIED,
    ERROR,
    RUNNING,
    STATES,
    TRANSITIONS,
    ProcessState,
    codes_in,
    route,
)
from mock_upstream.store.requests import GRANT, PRD, REVOKE, AccessRequest
from mock_upstream.store.task_states import ENGINE_ACTIONS, TASK_TRANSITIONS, WAITING, TaskAction, TaskState
from mock_upstream.store.workflow import Process, Task
from sqlalchemy import literal_column, select

from tests.mock_upstream import lifecycle_world
from tests.mock_upstream.lifecycle_world import ANN, AUDIT, BEN, EXPORT, LAPTOP, POST, READ, RELEASE
from tests.support.fuzzing import chosen

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import Connection

_CONFIG = "cn=RoleConfig,cn=AppConfig,cn=User Application Driver,cn=driverset1,o=system"
_RESOURCES = (f"cn=NetworkAccount,cn=ResourceDefs,{_CONFIG}", f"cn=Laptop,cn=Equipment,cn=ResourceDefs,{_CONFIG}")
_ASKED = st.sampled_from(
    [
        *(("role", dn) for dn in (READ, AUDIT, POST, RELEASE)),
        *(("resource", dn) for dn in _RESOURCES),
        *(("prd", dn) for dn in (LAPTOP, EXPORT)),
    ]
)
_PEOPLE_DO = st.sampled_from([action for action in TaskAction if action not in ENGINE_ACTIONS])
_DAY_MS = 86_400_000


class Lifecycle(RuleBasedStateMachine):
    """Two people make requests, others decide, retract and terminate; systems fail and recover."""

    connection: Connection

    def __init__(self) -> None:
        super().__init__()
        self._opened = lifecycle_world.world(self.connection)
        self.world = self._opened.__enter__()
        self.made: set[str] = set()

    def teardown(self) -> None:
        """Undo everything."""
        self._opened.__exit__(None, None, None)

    @rule(
        asked=_ASKED,
        who=st.sampled_from([ANN, BEN]),
        action=st.sampled_from([GRANT, REVOKE]),
        begins=st.integers(0, 2),
        why=st.sampled_from(["", "Stands in"]),
    )
    def ask(self, asked: tuple[str, str], who: str, action: str, begins: int, why: str) -> None:
        """Make a request, sometimes for a later date, or without the justification that a conflict needs."""
        kind, permission = asked
        now = self.world.now_ms
        dates = {"effective_ms": now + begins * _DAY_MS, "expires_ms": now + 40 * _DAY_MS}
        given = GRANT if kind == PRD else action
        answer = self.world.ask(kind, permission, who, action=given, sod_justification=why, **dates)
        assert (answer.request is None) == bool(answer.reason)
        if answer.request:
            self.made.add(answer.request.id)

    @precondition(lambda self: self.world.tasks())
    @rule(number=st.integers(0, 30), action=_PEOPLE_DO)
    def treat(self, number: int, action: TaskAction) -> None:
        """Act on a task; an action that the table does not allow in the task's state is refused."""
        tasks = self.world.tasks()
        task = tasks[number % len(tasks)]
        before = TaskState(task.state)
        try:
            self.world.do(task, action, comment="Because", addressee_dn=BEN if task.addressee_dn == ANN else ANN)
        except FaultError:
            assert task.state == before
        else:
            assert task.state == TASK_TRANSITIONS[before][action]

    @precondition(lambda self: self.requests())
    @rule(number=st.integers(0, 30))
    def take_back(self, number: int) -> None:
        """Retract a request if that is still possible."""
        requests = self.requests()
        request = requests[number % len(requests)]
        if retractable(request):
            retract(self.world.session, request, ANN, self.world.now_ms)
            self.world.session.flush()

    @precondition(lambda self: self.processes())
    @rule(number=st.integers(0, 30))
    def break_off(self, number: int) -> None:
        """Terminate any running process."""
        processes = self.processes()
        terminate(processes[number % len(processes)], ANN, "", self.world.now_ms)
        self.world.session.flush()

    @rule(days=st.sampled_from([0.001, 1, 35]))
    def wait(self, days: float) -> None:
        """Move the clock to a retry, to a date, or past everything."""
        self.world.pass_time(days)

    @rule(system=st.sampled_from(SYSTEMS))
    def fail(self, system: str) -> None:
        """Take a system down."""
        self.world.break_down(system)

    @rule()
    def come_back(self) -> None:
        """Let all systems answer again."""
        self.world.repair()

    @invariant()
    def no_request_is_lost(self) -> None:
        """Every accepted request is there, and no other one."""
        assert {request.id for request in self.requests()} == self.made

    @invariant()
    def every_step_is_one_that_the_tables_allow(self) -> None:
        """All changes of state, from the first to the present one, are in the tables."""
        for request in self.requests():
            codes = self.world.codes(request)
            assert (codes[0], codes[-1]) == (0, request.state)
            assert all(later in TRANSITIONS[request.kind][code] for code, later in pairwise(codes))

    @invariant()
    def nothing_ends_twice(self) -> None:
        """No request leaves a final state."""
        for request in self.requests():
            ends = [code for code in self.world.codes(request) if not TRANSITIONS[request.kind][code]]
            assert ends in ([], [request.state])

    @invariant()
    def who_waits_for_people_has_tasks(self) -> None:
        """As many requests wait for a decision as processes run, and each of these has an open task of its step."""
        pending = [each for each in self.requests() if each.state in _DECIDED_BY_PEOPLE[each.kind]]
        running = self.processes()
        begun = {process.request_id for process in running}
        assert {each.id for each in pending if each.kind != PRD} <= begun <= {each.id for each in pending}
        assert max(Counter(process.request_id for process in running).values(), default=1) == 1
        waiting = {(task.process_id, task.step) for task in self.world.tasks()}
        assert waiting == {(process.id, process.step) for process in running}

    @invariant()
    def what_has_ended_says_when(self) -> None:
        """Ended tasks and processes have an end time."""
        for task in self.world.session.scalars(select(Task)):
            assert (task.ended_ms is None) == (task.state in WAITING)
        for process in self.world.session.scalars(select(Process)):
            assert (process.ended_ms is None) == (process.process_state == ProcessState.RUNNING)

    @invariant()
    def nobody_has_a_role_twice(self) -> None:
        """A role that was requested several times is assigned once."""
        assert all(self.world.held(dn, who) <= 1 for dn in (READ, AUDIT, POST, RELEASE) for who in (ANN, BEN))

    def requests(self) -> Sequence[AccessRequest]:
        """List all requests."""
        return self.world.session.scalars(select(AccessRequest).order_by(literal_column("requests.rowid"))).all()

    def processes(self) -> Sequence[Process]:
        """List all running processes."""
        running = select(Process).where(Process.process_state == ProcessState.RUNNING)
        return self.world.session.scalars(running.order_by(literal_column("processes.rowid"))).all()


_QUICK = 15
_DECIDED_BY_PEOPLE = {"role": (5, 15), "resource": (15,), "prd": (0,)}


@pytest.mark.parametrize(
    ("examples", "steps"),
    [pytest.param(_QUICK, 20, id="quick"), pytest.param(150, 50, id="deep", marks=pytest.mark.soak)],
)
def test_the_lifecycle_keeps_its_rules(organisation: Connection, examples: int, steps: int) -> None:
    """The rules hold for any events in any order; a quick run always tries the same ones."""
    machine = type("Chosen", (Lifecycle,), {"connection": organisation})
    patient = settings(chosen(examples), stateful_step_count=steps, suppress_health_check=list(HealthCheck))
    run_state_machine_as_test(machine, settings=patient)


@pytest.mark.parametrize(("kind", "state"), [(kind, state) for kind, states in STATES.items() for state in states])
def test_every_state_can_be_reached(kind: str, state: int) -> None:
    """Each state can be reached from a new request by steps that the table allows."""
    assert route(kind, state)[-1] == state


@pytest.mark.parametrize(
    ("kind", "group", "codes"),
    [
        ("resource", RUNNING, {0, 12, 13, 15, 70}),
        ("resource", APPROVED, {20, 26, 27, 28, 29, 30}),
        ("resource", COMPLETED, {50, 100}),
        ("resource", CANCELED, {75}),
        ("resource", ERROR, {80, 96}),
        ("resource", DENIED, {95}),
        ("role", RUNNING, {0, 2, 3, 5, 12, 13, 15, 70}),
        ("role", APPROVED, {10, 20, 25, 30}),
        ("role", COMPLETED, {50, 100}),
        ("role", CANCELED, {75}),
        ("role", ERROR, {80}),
        ("role", DENIED, {90, 95}),
        ("prd", RUNNING, {0}),
        ("prd", DENIED, {1, 5}),
        ("prd", APPROVED, {2}),
        ("prd", CANCELED, {3}),
        ("prd", ERROR, {4}),
    ],
)
def test_states_are_grouped_as_the_specification_says(kind: str, group: str, codes: set[int]) -> None:
    """States that the specification does not name are in docs/assumptions.md A-123."""
    assert set(codes_in(kind, group)) == codes
