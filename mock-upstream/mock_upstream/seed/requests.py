"""What was asked for lately, in every state there is, and what was asked for long ago."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from mock_upstream.seed.calendar import DAY_MS, HOUR_MS
from mock_upstream.seed.processes import ProcessRows
from mock_upstream.store.approval_steps import standard_steps
from mock_upstream.store.request_definitions import PROVISIONING, ROLE_APPROVAL, SOD_APPROVAL, definition_dn
from mock_upstream.store.request_states import DefinitionState, RoleState, route
from mock_upstream.store.requests import GRANT, PRD, ROLE, confirmation_number, request_dn

Row = dict[str, Any]

_ADD_ROLE_TO_USER = 10
_PER_STATE = 2
_RUNNING_SHARE = 60
_HISTORY_SHARE = 5
_HISTORY_DAYS = 700
_FUTURE_DAYS = 40
_FOR_ONESELF = 0.7
_REASONS = ("New project", "Stands in for a colleague", "Moved to another team", "Audit of the year", "Needed daily")
_DECIDED = {
    RoleState.APPROVAL_PENDING: DefinitionState.PROCESSING,
    RoleState.SOD_PENDING: DefinitionState.PROCESSING,
    RoleState.DENIED: DefinitionState.DENIED,
    RoleState.SOD_DENIED: DefinitionState.DENIED,
}
"""Last state of a role's request -> how its last process stands; everything else was approved."""


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
        """Ask for roles: some in each state, many that were given long ago."""
        approved = [role for role in roles if role["approval"]["approvalRequired"]]
        for state in RoleState:
            if RoleState.SOD_START_PENDING not in route(ROLE, state):
                for _ in range(_PER_STATE):
                    self._role(state, self._random.choice(approved))
        routine = [role for role in roles if not role["approval"]["approvalRequired"]]
        for _ in range(len(self._people) // _HISTORY_SHARE):
            age = self._random.randrange(30, _HISTORY_DAYS)
            self._request(ROLE, self._random.choice(routine)["dn"], RoleState.PROVISIONED, age)

    def add_conflicts(self, roles: list[Row], sods: list[Row], default: Row) -> None:
        """Ask for roles that exclude one which the recipient has; ``default`` is the default approval."""
        by_dn = {role["dn"]: role for role in roles}
        for state in RoleState:
            if RoleState.SOD_START_PENDING in route(ROLE, state):
                for _ in range(_PER_STATE):
                    self._conflict(state, by_dn, self._random.choice(sods), default)

    def add_workflows(self, definitions: list[Row]) -> None:
        """Run workflows: each that somebody decides on once in each state, and some more that go on."""
        offered = [row for row in definitions if row["process_type"] == PROVISIONING]
        for definition in offered:
            for state in DefinitionState if definition["steps"] else (DefinitionState.APPROVED,):
                self._workflow(state, definition)
        waiting = [row for row in offered if row["steps"]]
        for _ in range(len(self._people) // _RUNNING_SHARE):
            self._workflow(DefinitionState.PROCESSING, self._random.choice(waiting))

    def _role(self, state: RoleState, role: Row) -> Row:
        request = self._request(ROLE, role["dn"], state, self._random.randrange(1, 10))
        if RoleState.APPROVAL_PENDING in route(ROLE, state):
            self._approve(request, role, state)
        if state is RoleState.PENDING_ACTIVATION:
            later = self._today_ms + self._random.randrange(7, _FUTURE_DAYS) * DAY_MS
            request["effective_ms"] = request["due_ms"] = later
        return request

    def _approve(self, request: Row, role: Row, state: RoleState) -> None:
        steps = standard_steps(role["approval"]["approvalApprovers"], role["approval"].get("approvalQuorum", ""))
        definition = definition_dn("Standard Role Approval")
        decided = _DECIDED.get(state, DefinitionState.APPROVED)
        self._processes.add(request, definition, ROLE_APPROVAL, role["names"]["en"], steps, decided)

    def _conflict(self, state: RoleState, roles: dict[str, Row], sod: Row, default: Row) -> None:
        request = self._role(state, roles[sod["second_dn"]])
        self.tables["request_conflicts"].append({"request_id": request["id"], "sod_dn": sod["dn"]})
        self.tables["assignments"].append(self._held(request, sod["first_dn"]))
        request["sod_justification"] = "Stands in for a colleague"
        if RoleState.SOD_PENDING in route(ROLE, state):
            steps = standard_steps(default["approvers"], default["approvalQuorum"])
            definition = definition_dn("SoD Conflict Approval")
            passed = state not in (RoleState.SOD_PENDING, RoleState.SOD_DENIED)
            decided = DefinitionState.APPROVED if passed else _DECIDED[state]
            self._processes.add(request, definition, SOD_APPROVAL, sod["names"]["en"], steps, decided)

    def _workflow(self, state: DefinitionState, definition: Row) -> None:
        request = self._request(PRD, definition["dn"], state, self._random.randrange(1, 10))
        request["parameters"] = {item["name"]: [f"Sample {item['name']}"] for item in definition["data_items"]}
        name = definition["names"]["en"]
        self._processes.add(request, definition["dn"], PROVISIONING, name, definition["steps"], state)

    def _held(self, request: Row, role_dn: str) -> Row:
        """What the recipient of a request has already."""
        return {
            "kind": ROLE,
            "permission_dn": role_dn,
            "holder_dn": request["recipient_dn"],
            "holder_type": "user",
            "instance_id": f"before-{request['confirmation_number']}",
            "parameters": {},
            "source_dn": "",
            "requester_dn": request["requester_dn"],
            "reason": "Part of the work",
            "request_id": None,
            "requested_ms": request["requested_ms"] - DAY_MS,
            "effective_ms": request["requested_ms"] - DAY_MS,
            "expires_ms": None,
        }

    def _request(self, kind: str, permission_dn: str, state: int, days_ago: int) -> Row:
        requester = self._random.choice(self._people)
        recipient = requester if self._random.random() < _FOR_ONESELF else self._random.choice(self._people)
        requested = self._today_ms - days_ago * DAY_MS + self._random.randrange(8, 18) * HOUR_MS
        code = f"{self._random.getrandbits(128):032x}"
        request = {
            "id": request_dn(kind, code),
            "kind": kind,
            "permission_dn": permission_dn,
            "action": GRANT,
            "operation": _ADD_ROLE_TO_USER if kind == ROLE else 0,
            "state": int(state),
            "requester_dn": requester["dn"],
            "recipient_dn": recipient["dn"],
            "recipient_type": "user",
            "proxy_dn": "",
            "reason": self._random.choice(_REASONS),
            "sod_justification": "",
            "parameters": {},
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
            for number, code in enumerate(route(kind, state))
        ]
        return request

    def _confirmation(self, requested_ms: int) -> str:
        day = requested_ms // DAY_MS
        self._asked[day] += 1
        return confirmation_number(requested_ms, self._asked[day])
