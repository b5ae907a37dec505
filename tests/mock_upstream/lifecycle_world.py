"""The lifecycle without HTTP: a seeded organisation in memory without requests."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from mock_upstream.lifecycle.due import run_due
from mock_upstream.lifecycle.request_draft import RequestDraft
from mock_upstream.lifecycle.submission import Answer, submit
from mock_upstream.lifecycle.tasks import Step, act
from mock_upstream.seed.fill import seed
from mock_upstream.seed.people import CONTAINER
from mock_upstream.seed.request_catalogue import WORKFLOWS
from mock_upstream.seed.role_catalogue import SYSTEMS
from mock_upstream.seed.roles import permission_dn
from mock_upstream.settings import load_settings
from mock_upstream.store.assignments import Assignment
from mock_upstream.store.models import Base
from mock_upstream.store.outages import Outage
from mock_upstream.store.people_search import create_index
from mock_upstream.store.request_definitions import definition_dn
from mock_upstream.store.requests import AccessRequest, RequestConflict, StateChange
from mock_upstream.store.task_states import WAITING, TaskAction
from mock_upstream.store.workflow import Comment, Process, Task
from sqlalchemy import Connection, NullPool, create_engine, delete, literal_column, select
from sqlalchemy.orm import Session

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

START_MS = 1_750_000_000_000
ANN, BEN = f"cn=user,{CONTAINER}", f"cn=delegate,{CONTAINER}"
LEDGER, TREASURY = (
    next(system for system in SYSTEMS if system.name == name) for name in ("General Ledger", "Treasury")
)
READ, POST, RELEASE = (permission_dn(LEDGER, duty) for duty in ("read", "post", "release"))
AUDIT = permission_dn(LEDGER, "audit")
TREASURY_RELEASE = permission_dn(TREASURY, "release")
LAPTOP = definition_dn("Laptop")
EXPORT = definition_dn("Production Data Export")
WORKFLOW_DNS = [definition_dn(workflow.names["en"]) for workflow in WORKFLOWS if workflow.category != "attestation"]


class World:
    """One organisation and its clock; its changes are dropped when it is closed."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.now_ms = START_MS

    def ask(self, kind: str, permission_dn: str, recipient_dn: str = ANN, **more: Any) -> Answer:
        """Ask for one permission, in the recipient's own name unless told otherwise."""
        draft = RequestDraft(kind, permission_dn, recipient_dn, **{"requester_dn": recipient_dn, **more})
        (answer,) = submit(self.session, [draft], self.now_ms)
        self.session.flush()
        return answer

    def granted(self, kind: str, permission_dn: str, **more: Any) -> AccessRequest:
        """Make a request that must be accepted."""
        request = self.ask(kind, permission_dn, **more).request
        assert request is not None
        return request

    def tasks(self) -> Sequence[Task]:
        """All waiting tasks, in the order in which they were created."""
        return self.session.scalars(
            select(Task).where(Task.state.in_(WAITING)).order_by(literal_column("tasks.rowid"))
        ).all()

    def decide(self, action: TaskAction) -> None:
        """Do the same action on one task after the other until no task waits."""
        while tasks := self.tasks():
            self.do(tasks[0], action)

    def do(self, task: Task, action: TaskAction, **more: Any) -> None:
        """Do an action on a task in its addressee's name."""
        act(self.session, task, Step(action, **{"actor_dn": task.addressee_dn, **more}), self.now_ms)
        self.session.flush()

    def pass_time(self, days: float) -> None:
        """Move the clock, and run everything that is due by then."""
        self.now_ms += round(days * 86_400_000)
        run_due(self.session, self.now_ms)
        self.session.flush()

    def break_down(self, system: str) -> None:
        """Take a system down."""
        self.session.merge(Outage(system=system))
        self.session.flush()

    def repair(self) -> None:
        """Let all systems answer again."""
        self.session.execute(delete(Outage))

    def held(self, permission_dn: str, holder_dn: str = ANN) -> int:
        """Count the assignments of a permission to somebody."""
        found = select(Assignment).where(Assignment.permission_dn == permission_dn, Assignment.holder_dn == holder_dn)
        return len(self.session.scalars(found).all())

    def codes(self, request: AccessRequest) -> list[int]:
        """Codes of all states that the request was in."""
        self.session.refresh(request)
        return [change.state for change in request.changes]


@contextmanager
def organisation() -> Iterator[Connection]:
    """200 people with their roles and resources, and no requests."""
    with create_engine("sqlite://", poolclass=NullPool).connect() as connection:
        Base.metadata.create_all(connection)
        create_index(connection)
        seed(connection, load_settings({"MOCK_USERS": "200"}))
        for model in (Comment, Task, Process, RequestConflict, StateChange, Assignment, AccessRequest):
            connection.execute(delete(model))
        connection.commit()
        yield connection


@contextmanager
def world(connection: Connection) -> Iterator[World]:
    """An organisation as it was seeded."""
    with connection.begin() as everything, Session(connection, join_transaction_mode="create_savepoint") as session:
        yield World(session)
        everything.rollback()
