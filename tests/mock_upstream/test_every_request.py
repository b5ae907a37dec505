"""The scenario with a request in every state, with every operation."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, Any

import pytest

from tests.mock_upstream.console import Console, sign_in
from tests.mock_upstream.lifecycle_world import ANN

if TYPE_CHECKING:
    from collections.abc import Iterable

Request = dict[str, Any]
DECIDED_IN_STEPS = {"Site Access", "Guest Account", "Production Data Export"}
DAY_MS = 86_400_000

ROLE_STATES = {0, 2, 3, 5, 10, 12, 13, 15, 20, 25, 30, 50, 70, 75, 80, 90, 95, 100}
RESOURCE_STATES = {0, 12, 13, 15, 20, 26, 27, 28, 29, 30, 50, 70, 75, 80, 95, 96, 100}
WITHOUT_CONFLICT = ROLE_STATES - {2, 3, 5, 10, 90}
ROLE_OPERATIONS = {
    10: "user",
    15: "user",
    20: "role",
    25: "role",
    30: "group",
    35: "group",
    40: "container",
    41: "subtree",
    45: "container",
}
REVOKING = {15, 25, 35, 45}
"""
States, and operations with who gets or loses.

Source:
    SPEC 4 "Role request state"; SPEC 4 "Resource request state"; SPEC 4 "Request operations".
"""

GROUPS = {
    "role": {
        "running": {0, 2, 3, 5, 12, 13, 15, 70},
        "approved": {10, 20, 25, 30},
        "completed": {50, 100},
        "canceled": {75},
        "error": {80},
        "denied": {90, 95},
    },
    "resource": {
        "running": {0, 12, 13, 15, 70},
        "approved": {20, 26, 27, 28, 29, 30},
        "completed": {50, 100},
        "canceled": {75},
        "error": {80, 96},
        "denied": {95},
    },
    "prd": {"running": {0}, "denied": {1, 5}, "approved": {2}, "canceled": {3}, "error": {4}},
}
"""SPEC 4 "Icon groups"; what it does not name is docs/assumptions.md A-123."""


@pytest.fixture(scope="module")
def admin(anybody: Console) -> Console:
    """The requester of all requests; the tests of this file only read."""
    anybody.control("POST", "scenarios/every-request")
    return sign_in(anybody.another(), "admin")


@pytest.fixture(scope="module")
def requests(admin: Console) -> list[Request]:
    """All requests of the scenario."""
    listed: list[Request] = admin.get("requests/historylist", size=300)["requests"]
    return listed


def _by(requests: Iterable[Request], *names: str) -> dict[Any, set[int]]:
    states = defaultdict(set)
    for request in requests:
        states[tuple(request.get(name) for name in names)].add(request["requestState"])
    return states


def test_every_operation_is_there_in_every_state(requests: list[Request]) -> None:
    """Each operation is there in each possible state: constraint states exist only for roles given to people."""
    roles = {("role", code): WITHOUT_CONFLICT for code in ROLE_OPERATIONS} | {("role", 10): ROLE_STATES}
    resources = {("resource", code): RESOURCE_STATES for code in (10, 15)}

    assert _by(requests, "entityType", "requestOper") == roles | resources | {("prd", None): set(range(6))}


def test_every_state_is_in_the_group_of_the_specification(requests: list[Request]) -> None:
    """The states of each kind of request are in the groups of the specification."""
    specified = {(kind, group): states for kind, groups in GROUPS.items() for group, states in groups.items()}

    assert _by(requests, "entityType", "status") == specified


def test_an_operation_says_who_gets_or_loses(requests: list[Request]) -> None:
    """The recipient is a person, a role, a group, or a container with or without the people below it."""
    roles = [each for each in requests if each["entityType"] == "role"]

    assert {(each["requestOper"], each["recipientType"]) for each in roles} == {
        *ROLE_OPERATIONS.items(),
        (45, "subtree"),
    }
    assert {each["requestOper"] for each in requests if each["action"] == "revoke"} == REVOKING
    assert all(each.get("requestOper") not in REVOKING for each in requests if each["action"] == "grant")


def test_only_what_is_not_decided_can_be_taken_back(requests: list[Request]) -> None:
    """Only requests that are not decided, or not effective yet, can be retracted."""
    assert _by((each for each in requests if each["retractable"]), "entityType") == {
        ("role",): {0, 2, 3, 5, 12, 13, 15, 25},
        ("resource",): {0, 12, 13, 15, 28},
        ("prd",): {0},
    }


@pytest.mark.parametrize(
    ("kind", "state", "written", "noted", "process"),
    [
        ("role", 12, [], [], 3),
        ("role", 15, [], ["Process started"], 0),
        ("role", 75, [], ["Process started", "Process stopped, retracted"], 1),
        ("role", 80, [], ["Process started", "Process terminated, error"], 2),
        ("role", 50, ["Agreed"], ["Process started", "Process completed, approved"], 3),
        ("role", 90, ["Not needed for this work"], ["Process started", "Process completed, denied"], 3),
        ("resource", 96, ["Agreed"], ["Process started", "Process completed, approved"], 3),
        ("resource", 95, ["Not needed for this work"], ["Process started", "Process completed, denied"], 3),
        ("prd", 3, [], ["Process started", "Process stopped, retracted"], 1),
        ("prd", 4, [], ["Process started", "Process terminated, error"], 2),
        ("prd", 5, ["Not mine"], ["Process started", "Process completed, refused"], 3),
    ],
)
def test_people_and_the_engine_wrote_what_became_of_it(
    requests: list[Request], admin: Console, kind: str, state: int, written: list[str], noted: list[str], process: int
) -> None:
    """Approvers give a reason; the engine notes the begin and the outcome of its process."""
    of_kind = [each for each in requests if each["entityType"] == kind and each["name"] not in DECIDED_IN_STEPS]
    asked = next(each for each in of_kind if each["requestState"] == state)
    path, params = "requests/history/item", {"includeSystemComments": "true"}
    comments = admin.call("POST", path, params=params, json={"id": asked["id"]}).json()["comments"]

    assert asked["processState"] == process
    assert [each["comment"] for each in comments if each["system"]] == noted
    assert {each["comment"] for each in comments if not each["system"]} == set(written)
    assert [each["date"] for each in comments] == sorted(each["date"] for each in comments)


def test_the_recipient_has_what_was_given_and_is_not_taken_away(requests: list[Request], admin: Console) -> None:
    """The recipient has no denied permission, and none twice."""
    listed = admin.call("POST", "assignments/list", params={"size": "300"}, json={"dn": ANN}).json()["assignments"]
    own = [each for each in requests if each["recipient"] == ANN and each["entityType"] != "prd"]
    carried_out = [each for each in own if each["requestState"] in {29, 50, 100}]
    has = {each["name"] for each in own if (each in carried_out) == (each["action"] == "grant")}
    never = {each["name"] for each in own} - has

    direct = [
        each["name"]
        for each in listed
        for cause in each["causes"]
        if (cause["type"], cause["status"]) == ("user", "Provisioned")
    ]
    names = [name for name in direct if name in has | never]
    assert sorted(names) == sorted(has)


def test_what_begins_later_waits_for_its_day(requests: list[Request]) -> None:
    """Future grants also have an end, half a year after they begin."""
    later = [each for each in requests if each["effectiveDate"] > each["requestDate"]]
    ends = [each for each in requests if "expirationDate" in each]

    assert _by(later, "entityType") == {("role",): {25}, ("resource",): {28}}
    assert {each["expirationDate"] - each["effectiveDate"] for each in ends} == {180 * DAY_MS}
    assert {each["action"] for each in ends} == {"grant"}


def _holders(admin: Console, role: str, order: str = "asc") -> list[dict[str, Any]]:
    query = {"size": "300", "sortBy": "statusDisplay", "sortOrder": order}
    path = "/IDMProv/rest/catalog/roles/role/assignments/v2"
    listed: list[dict[str, Any]] = admin.call("POST", path, params=query, json={"dn": role}).json()[
        "assignmentStatusList"
    ]
    return listed


def test_the_lists_of_holders_know_all_states(admin: Console) -> None:
    """The lists have holders who wait, were denied or failed, and removals under way, sorted by the status text."""
    roles = [each["id"] for each in admin.get("/IDMProv/rest/catalog/roles/listV2", size=300)["roles"]]
    states, kinds = set(), set()
    for role in roles:
        listed = _holders(admin, role)
        words = [each["statusDisplay"] for each in listed]
        assert words == sorted(words)
        assert [each["statusDisplay"] for each in _holders(admin, role, "desc")] == words[::-1]
        states |= {(each["statusDisplay"], each["grant"]) for each in listed}
        kinds |= {each["recipientType"] for each in listed}

    waiting = {"Approval pending", "SoD pending", "Pending activation"}
    assert {(state, True) for state in waiting | {"Denied", "Provisioning error", "Provisioned"}} <= states
    assert ("Approval pending", False) in states
    assert {state for state, _ in states}.isdisjoint({"Retracted", "Cleanup"})
    assert kinds == {"USER", "GROUP", "CONTAINER"}
