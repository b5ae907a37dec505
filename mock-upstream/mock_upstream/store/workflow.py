"""The tables of the workflow engine: processes, their tasks, and what people wrote."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import JSON, ForeignKey, Index
from sqlalchemy.orm import Mapped, mapped_column, relationship

from mock_upstream.store.models import Base
from mock_upstream.store.request_definitions import RequestDefinition  # noqa: TC001 - SQLAlchemy reads the annotation
from mock_upstream.store.requests import AccessRequest  # noqa: TC001 - the same

if TYPE_CHECKING:
    from mock_upstream.store.request_states import DefinitionState, ProcessState

ENGINE = "idm-engine-1"
SYSTEM = "system"
"""Who writes what nobody did, and lets tasks expire."""
STARTED = "Process started"


class Process(Base):
    """
    A workflow that runs or ran for a request: its approval, or the exception to a constraint that it needs.

    ``purpose`` is a process type of `request_definitions`. ``process_state`` and ``approval_state`` are codes of
    `request_states.ProcessState` and `request_states.DefinitionState`. ``steps`` are those of
    `request_definitions.RequestDefinition` with every approver by DN, fixed when the process starts; ``step`` is the
    number of the one that runs, counted from 0. ``data_items`` are name -> values. ``is_decided`` says that a decision
    waits for the engine, which was down. Times are in milliseconds since 1970.
    """

    __tablename__ = "processes"

    id: Mapped[str] = mapped_column(primary_key=True)
    request_id: Mapped[str] = mapped_column(ForeignKey("requests.id"), index=True)
    definition_dn: Mapped[str] = mapped_column(ForeignKey("request_definitions.dn"), index=True)
    purpose: Mapped[str]
    name: Mapped[str]
    process_state: Mapped[int] = mapped_column(index=True)
    approval_state: Mapped[int]
    steps: Mapped[list[dict[str, Any]]] = mapped_column(JSON)
    step: Mapped[int] = mapped_column(default=0)
    is_decided: Mapped[bool] = mapped_column(default=False, index=True)
    data_items: Mapped[dict[str, list[str]]] = mapped_column(JSON)
    started_ms: Mapped[int] = mapped_column(index=True)
    ended_ms: Mapped[int | None]

    request: Mapped[AccessRequest] = relationship()
    definition: Mapped[RequestDefinition] = relationship()
    tasks: Mapped[list[Task]] = relationship(back_populates="process", order_by="Task.created_ms, Task.id")
    comments: Mapped[list[Comment]] = relationship(back_populates="process", order_by="Comment.id")


class Task(Base):
    """
    A decision that a process waits for; the product also calls it work entry.

    ``addressee_dn`` is a person, or a group or a container any of whose members may claim it (``addressee_type``:
    ``user``, ``group``, ``container``). ``state`` is a `task_states.TaskState`: open, claimed, or how it ended.
    ``assignment`` is ``Assigned``, ``Reassigned`` or ``Escalated``; ``returned_to_dn`` is who gets the task back after
    it was reassigned. ``step`` is the process's. Times are in milliseconds since 1970.
    """

    __tablename__ = "tasks"
    __table_args__ = (Index("ix_tasks_addressee", "addressee_dn", "state"),)

    id: Mapped[str] = mapped_column(primary_key=True)
    process_id: Mapped[str] = mapped_column(ForeignKey("processes.id"), index=True)
    step: Mapped[int]
    activity: Mapped[str]
    addressee_dn: Mapped[str]
    addressee_type: Mapped[str]
    claimed_by_dn: Mapped[str] = mapped_column(default="")
    state: Mapped[str] = mapped_column(index=True)
    assignment: Mapped[str]
    returned_to_dn: Mapped[str] = mapped_column(default="")
    returned_to_type: Mapped[str] = mapped_column(default="")
    priority: Mapped[int]
    created_ms: Mapped[int]
    expires_ms: Mapped[int | None] = mapped_column(index=True)
    ended_ms: Mapped[int | None]
    ended_by_dn: Mapped[str] = mapped_column(default="")

    process: Mapped[Process] = relationship(back_populates="tasks")


class Comment(Base):
    """A person's comment on a process, or, with ``system``, a note of the engine."""

    __tablename__ = "comments"

    id: Mapped[int] = mapped_column(primary_key=True)
    process_id: Mapped[str] = mapped_column(ForeignKey("processes.id"), index=True)
    task_id: Mapped[str | None] = mapped_column(ForeignKey("tasks.id"))
    author_dn: Mapped[str]
    activity: Mapped[str]
    text: Mapped[str]
    system: Mapped[bool]
    at_ms: Mapped[int]

    process: Mapped[Process] = relationship(back_populates="comments")


def ended(state: ProcessState, outcome: DefinitionState) -> str:
    """The engine's note about the end of a process."""
    return f"Process {state.name.lower()}, {outcome.name.lower()}"
