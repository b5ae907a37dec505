"""Seeds recent requests in every possible state, and requests from long ago."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING, Any

from mock_upstream.seed.calendar import DAY_MS, HOUR_MS
from mock_upstream.seed.processes import ProcessRows
from mock_upstream.store.approval_steps import standard_steps
from mock_upstream.store.request_definitions import (
    PROVISIONING,
    RESOURCE_APPROVAL,
    ROLE_APPROVAL,
    SOD_APPROVAL,
    definition_dn,
)
from mock_upstream.store.request_states import DefinitionState, ResourceState, RoleState, route
from mock_upstream.store.requests import GRANT, PRD, RESOURCE, ROLE, confirmation_number, request_dn

if TYPE_CHECKING:
    from collections.abc import Iterable

Row = dict[str, Any]

_ADD_TO_USER = 10
_PER_STATE = 2
_RUNNING_SHARE = 60
_HISTORY_SHARE = 5
_HISTORY_DAYS = 700
_FUTURE_DAYS = 40
_FOR_ONESELF = 0.7
_REASONS = ("New project", "Stands in for a colleague", "Moved to another team", "Audit of the year", "Needed daily")
_DECIDED: dict[int, DefinitionState] = {
    RoleState.APPROVAL_PENDING: DefinitionState.PROCESSING,
    RoleState.SOD_PENDING: DefinitionState.PROCESSING,
    RoleState.RETRACTING: DefinitionState.RETRACTED,
    RoleState.RETRACTED: DefinitionState.RETRACTED,
    RoleState.PROVISIONING_ERROR: DefinitionState.ERROR,
    RoleState.DENIED: DefinitionState.DENIED,
    RoleState.SOD_DENIED: DefinitionState.DENIED,
}
"""State of a request of a role or a resource -> state of its last process; in any other state it was approved."""

_APPROVALS = {
    ROLE: (definition_dn("Standard Role Approval"), ROLE_APPROVAL),
    RESOURCE: (definition_dn("Standard Resource Approval"), RESOURCE_APPROVAL),
}
"""Kind of permission -> the workflow that asks its approvers, and the workflow's process type."""


class RequestRows:
    """
    Draws requests; the same seed gives the same rows on the same day.

    ``tables`` holds the rows by name of the table. Requests in states that only another system can end have no
    ``due_ms``: they stay as they are (docs/assumptions.md A-124).
    """

    def __init__(self, seed: int, people: list[Row], today_ms: int) -> None:
        self._random = Random(seed)  # noqa: S311 - reproducible on purpose
        self._people = people
        self._today_ms = today_ms
        self._asked: Counter[int] = Counter()
        self._processes = ProcessRows(self._random, people)
        self.tables: dict[str, list[Row]] = {
            "requests": [],
            "state_changes": [],
            "request_conflicts": [],
            "assignments": [],
            **self._processes.tables,
        }

    def add_roles(self, roles: list[Row]) -> None:
        """Request roles: some requests in each state, and many that were granted long ago."""
        free_of_conflicts = [state for state in RoleState if RoleState.SOD_START_PENDING not in route(ROLE, state)]
        self._in_each(ROLE, free_of_conflicts, roles)
        routine = [role for role in roles if not role["approval"]["approvalRequired"]]
        for _ in range(len(self._people) // _HISTORY_SHARE):
            age = self._random.randrange(30, _HISTORY_DAYS)
            self._request(ROLE, self._random.choice(routine)["dn"], route(ROLE, RoleState.PROVISIONED), age)

    def add_resources(self, resources: list[Row]) -> None:
        """Request resources: some requests in each state."""
        self._in_each(RESOURCE, ResourceState, resources)

    def add_conflicts(self, roles: list[Row], sods: list[Row], default: Row) -> None:
        """Request roles that are in conflict with a role of the recipient; ``default`` is the default approval."""
        by_dn = {role["dn"]: role for role in roles}
        for state in RoleState:
            if RoleState.SOD_START_PENDING in route(ROLE, state):
                for _ in range(_PER_STATE):
                    self.ask_in_conflict(route(ROLE, state), by_dn, self._random.choice(sods), default)

    def add_workflows(self, definitions: list[Row]) -> None:
        """Start workflows: each workflow with a decision once in each state, and some more that still run."""
        offered = [row for row in definitions if row["process_type"] == PROVISIONING]
        for definition in offered:
            for state in DefinitionState if definition["steps"] else (DefinitionState.APPROVED,):
                self.run(state, definition)
        waiting = [row for row in offered if row["steps"]]
        for _ in range(len(self._people) // _RUNNING_SHARE):
            self.run(DefinitionState.PROCESSING, self._random.choice(waiting))

    def ask(self, kind: str, way: list[int], permission: Row) -> Row:
        """Request a permission that has its own approvers; ``way`` lists the states that the request went through."""
        request = self._request(kind, permission["dn"], way, self._random.randrange(1, 10))
        if RoleState.APPROVAL_PENDING in way:
            self._approve(request, permission)
        if way[-1] in (RoleState.PENDING_ACTIVATION, ResourceState.PROVISION_PENDING):
            later = self._today_ms + self._random.randrange(7, _FUTURE_DAYS) * DAY_MS
            request["effective_ms"] = request["due_ms"] = later
        return request

    def ask_in_conflict(self, way: list[int], roles: dict[str, Row], sod: Row, default: Row) -> Row:
        """Request a role that is in conflict with a role of the recipient."""
        request = self.ask(ROLE, way, roles[sod["second_dn"]])
        self.tables["request_conflicts"].append({"request_id": request["id"], "sod_dn": sod["dn"]})
        self.tables["assignments"].append(held_before(request, sod["first_dn"]))
        request["sod_justification"] = "Stands in for a colleague"
        if RoleState.SOD_PENDING in way:
            steps = standard_steps(default["approvers"], default["approvalQuorum"])
            definition = definition_dn("SoD Conflict Approval")
            decided = DefinitionState.APPROVED if RoleState.SOD_APPROVED in way else _DECIDED[way[-1]]
            self._processes.add(request, definition, SOD_APPROVAL, sod["names"]["en"], steps, decided)
        return request

    def run(self, state: DefinitionState, definition: Row) -> Row:
        """Start a workflow whose request is in ``state``."""
        request = self._request(PRD, definition["dn"], route(PRD, state), self._random.randrange(1, 10))
        request["parameters"] = {item["name"]: [f"Sample {item['name']}"] for item in definition["data_items"]}
        name = definition["names"]["en"]
        self._processes.add(request, definition["dn"], PROVISIONING, name, definition["steps"], state)
        return request

    def _in_each(self, kind: str, states: Iterable[RoleState | ResourceState], permissions: list[Row]) -> None:
        decided = [each for each in permissions if needs_people(each["approval"])]
        for state in states:
            for _ in range(_PER_STATE):
                self.ask(kind, route(kind, state), self._random.choice(decided))

    def _approve(self, request: Row, permission: Row) -> None:
        approval, kind = permission["approval"], request["kind"]
        quorum = approval.get("approvalQuorum" if kind == ROLE else "quorum", "")
        steps = standard_steps(approval["approvalApprovers" if kind == ROLE else "approvers"], quorum)
        definition, purpose = _APPROVALS[kind]
        decided = _DECIDED.get(request["state"], DefinitionState.APPROVED)
        self._processes.add(request, definition, purpose, permission["names"]["en"], steps, decided)

    def _request(self, kind: str, permission_dn: str, way: list[int], days_ago: int) -> Row:
        requester = self._random.choice(self._people)
        recipient = requester if self._random.random() < _FOR_ONESELF else self._random.choice(self._people)
        requested = self._today_ms - days_ago * DAY_MS + self._random.randrange(8, 18) * HOUR_MS
        code = f"{self._random.getrandbits(128):032x}"
        request = {
            "id": request_dn(kind, code),
            "kind": kind,
            "permission_dn": permission_dn,
            "action": GRANT,
            "operation": 0 if kind == PRD else _ADD_TO_USER,
            "state": int(way[-1]),
            "requester_dn": requester["dn"],
            "recipient_dn": recipient["dn"],
            "recipient_type": "user",
            "proxy_dn": "",
            "reason": self._random.choice(_REASONS),
            "sod_justification": "",
            "parameters": {},
            "instance_id": "",
            "correlation_id": f"{code}-correlation",
            "confirmation_number": self._confirmation(requested),
            "requested_ms": requested,
            "effective_ms": requested,
            "expires_ms": None,
            "due_ms": None,
            "attempts": 0,
        }
        self.tables["requests"].append(request)
        self.tables["state_changes"] += [
            {
                "request_id": request["id"],
                "state": code,
                "at_ms": requested + number * 60_000,
                "actor_dn": "",
                "text": "",
            }
            for number, code in enumerate(way)
        ]
        return request

    def _confirmation(self, requested_ms: int) -> str:
        day = requested_ms // DAY_MS
        self._asked[day] += 1
        return confirmation_number(requested_ms, self._asked[day])


def needs_people(approval: Row) -> bool:
    """Whether the approvers of the permission itself decide on its requests."""
    return bool(approval["approvalRequired"] and approval["approvalIsStandard"])


def held_before(request: Row, permission_dn: str) -> Row:
    """Row of an assignment that the recipient of a request has already."""
    return {
        "kind": request["kind"],
        "permission_dn": permission_dn,
        "holder_dn": request["recipient_dn"],
        "holder_type": request["recipient_type"],
        "instance_id": f"before-{request['confirmation_number']}",
        "parameters": {},
        "requester_dn": request["requester_dn"],
        "reason": "Part of the work",
        "request_id": None,
        "requested_ms": request["requested_ms"] - DAY_MS,
        "effective_ms": request["requested_ms"] - DAY_MS,
        "expires_ms": None,
    }
