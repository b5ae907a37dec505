"""Workflow processes with their tasks, as far as they have come."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mock_upstream.seed.calendar import DAY_MS, HOUR_MS
from mock_upstream.store.approval_steps import needed
from mock_upstream.store.request_definitions import MANAGER
from mock_upstream.store.request_states import DefinitionState, ProcessState
from mock_upstream.store.task_states import TaskState
from mock_upstream.store.workflow import STARTED, SYSTEM, ended

if TYPE_CHECKING:
    from random import Random

Row = dict[str, Any]

_ENDED = {
    DefinitionState.PROCESSING: ProcessState.RUNNING,
    DefinitionState.RETRACTED: ProcessState.STOPPED,
    DefinitionState.ERROR: ProcessState.TERMINATED,
}
"""State of the request -> state of its process; the process of any other decided request is completed."""
_LAST = {DefinitionState.DENIED: TaskState.DENIED, DefinitionState.REFUSED: TaskState.REFUSED}
_WRITTEN = {TaskState.APPROVED: "Agreed", TaskState.DENIED: "Not needed for this work", TaskState.REFUSED: "Not mine"}
_CLAIMED_SHARE = 0.3
_REASSIGNED_SHARE = 0.1
_DAYS_TO_DECIDE = (15, 60)
_PRIORITIES = (1, 2, 2, 2, 3)


class ProcessRows:
    """Draws processes for requests that `requests.RequestRows` made; ``tables`` holds the rows by name of the table."""

    def __init__(self, random: Random, people: list[Row]) -> None:
        self._random = random
        self._managers = {person["dn"]: person["manager_dn"] or person["dn"] for person in people}
        self.tables: dict[str, list[Row]] = {"processes": [], "tasks": [], "comments": []}

    def add(  # noqa: PLR0913, PLR0917 - the columns of a process
        self, request: Row, definition_dn: str, purpose: str, name: str, steps: list[Row], decided: DefinitionState
    ) -> None:
        """Run the workflow ``definition_dn`` for a request until it stands as ``decided`` says."""
        steps = [self._with_people(step, request) for step in steps]
        last = self._random.randrange(len(steps)) if steps else 0
        if decided is DefinitionState.APPROVED:
            last = max(len(steps) - 1, 0)
        state = _ENDED.get(decided, ProcessState.COMPLETED)
        over = request["requested_ms"] + (last + 2) * HOUR_MS
        process = {
            "id": f"{self._random.getrandbits(128):032x}",
            "request_id": request["id"],
            "definition_dn": definition_dn,
            "purpose": purpose,
            "name": name,
            "process_state": int(state),
            "approval_state": int(decided),
            "steps": steps,
            "step": last,
            "data_items": request["parameters"],
            "started_ms": request["requested_ms"],
            "ended_ms": None if decided is DefinitionState.PROCESSING else over,
        }
        self.tables["processes"].append(process)
        self._note(process, 0, STARTED, process["started_ms"])
        for number, step in enumerate(steps[: last + 1]):
            self._decide(process, number, step, decided if number == last else DefinitionState.APPROVED)
        if state is not ProcessState.RUNNING:
            self._note(process, last, ended(state, decided), over)

    def _with_people(self, step: Row, request: Row) -> Row:
        manager = {"id": self._managers[request["recipient_dn"]], "type": "user"}
        approvers = [manager if each["type"] == MANAGER else each for each in step["approvers"]]
        return {**step, "approvers": approvers}

    def _decide(self, process: Row, number: int, step: Row, decided: DefinitionState) -> None:
        yes = needed(step)
        for place, approver in enumerate(step["approvers"]):
            self._task(process, number, step, approver, self._state(decided, place, yes))

    def _state(self, decided: DefinitionState, place: int, yes: int) -> TaskState:
        if decided is DefinitionState.PROCESSING:
            return TaskState.CLAIMED if self._random.random() < _CLAIMED_SHARE else TaskState.OPEN
        if decided is DefinitionState.APPROVED:
            return TaskState.APPROVED if place < yes else TaskState.WITHDRAWN
        return _LAST.get(decided, TaskState.WITHDRAWN)

    def _task(self, process: Row, number: int, step: Row, approver: Row, state: TaskState) -> None:
        waits = state in (TaskState.OPEN, TaskState.CLAIMED)
        decided = state in _WRITTEN
        passed_on = waits and self._random.random() < _REASSIGNED_SHARE
        returned_to = self._managers.get(approver["id"], "") if passed_on else ""
        created = process["started_ms"] + number * HOUR_MS
        task = {
            "id": f"{self._random.getrandbits(128):032x}",
            "process_id": process["id"],
            "step": number,
            "activity": step["name"],
            "addressee_dn": approver["id"],
            "addressee_type": approver["type"],
            "claimed_by_dn": approver["id"] if state is TaskState.CLAIMED else "",
            "state": state,
            "assignment": "Reassigned" if returned_to else "Assigned",
            "returned_to_dn": returned_to,
            "returned_to_type": "user" if returned_to else "",
            "priority": self._random.choice(_PRIORITIES),
            "created_ms": created,
            "expires_ms": created + self._random.randrange(*_DAYS_TO_DECIDE) * DAY_MS,
            "ended_ms": None if waits else created + HOUR_MS,
            "ended_by_dn": approver["id"] if decided else "",
        }
        self.tables["tasks"].append(task)
        if decided:
            where = {"process_id": process["id"], "task_id": task["id"], "activity": step["name"]}
            self.tables["comments"].append(_comment(approver["id"], _WRITTEN[state], task["ended_ms"], **where))

    def _note(self, process: Row, step: int, text: str, at_ms: int) -> None:
        """Write what the engine did at a step; a process may have no steps."""
        activity = process["steps"][step]["name"] if process["steps"] else ""
        where = {"process_id": process["id"], "task_id": None, "activity": activity}
        self.tables["comments"].append(_comment(SYSTEM, text, at_ms, **where))


def _comment(author_dn: str, text: str, at_ms: int, **where: str | None) -> Row:
    return {**where, "author_dn": author_dn, "text": text, "system": author_dn == SYSTEM, "at_ms": at_ms}
