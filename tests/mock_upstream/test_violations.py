"""Holders of roles that exclude each other, approval workflows, counts, and the index of permissions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.mock_upstream.console import Console, fault_of
from tests.mock_upstream.lifecycle_world import ANN, BEN, POST, READ, RELEASE
from tests.mock_upstream.test_assignments import ROLES, give_role
from tests.mock_upstream.test_requests import ADMIN, LEDGER_SOD, ask
from tests.mock_upstream.work import EVERYBODY, act, tasks

if TYPE_CHECKING:
    from collections.abc import Callable

SODS = "/IDMProv/rest/catalog/sods"
PRDS = "/IDMProv/rest/catalog/prds"


def violators(console: Console, sod: str = LEDGER_SOD) -> list[str]:
    """DNs of those who have both roles."""
    return [each["sodId"] for each in console.get("sods/violations", sodDn=sod)["sodViolations"]]


def test_seeded_constraints_have_violators_and_say_so(admin: Console) -> None:
    """A constraint has conflicts exactly when somebody breaks it."""
    sods = admin.get(SODS, size=300)["sods"]

    assert [sod["hasConflicts"] for sod in sods] == [bool(violators(admin, sod["id"])) for sod in sods]


def test_an_exception_makes_a_violation(signed_in: Callable[[str], Console]) -> None:
    """From the moment that everybody has agreed; the person's list names both roles."""
    admin, user = signed_in("admin"), signed_in("user")
    assert ANN not in violators(admin)

    ask(user, ("role", POST), ("role", RELEASE), sodJustification="Stands in")
    _approve_everything(admin, ANN)

    assert ANN in violators(admin)
    (broken,) = admin.get("sods/violations/user", userDn=ANN)["sods"]
    assert (broken["sodId"], broken["perm1Name"], broken["perm2Name"]) == (
        LEDGER_SOD,
        "General Ledger: Post Payments",
        "General Ledger: Release Payments",
    )
    assert user.get("sods/violations/user")["sods"] == [broken]


def test_a_group_is_not_asked_and_its_members_are_named(admin: Console) -> None:
    """A role for a group starts no exception; its members who have both roles are listed (A-257)."""
    groups = admin.get("groups", size=300)["groups"]
    group = next(each["dn"] for each in groups if ANN in _members(admin, each["dn"]))
    assert give_role(admin, POST, ANN)["success"] is True
    _approve_everything(admin, ANN)
    assert ANN not in violators(admin)

    assert give_role(admin, RELEASE, group, subtype="group")["success"] is True
    _approve_everything(admin, group)

    assert ANN in violators(admin)


def _members(admin: Console, group: str) -> list[str]:
    answer = admin.call("POST", "groups/members", params={"size": "300"}, json={"dn": group})
    return [each["dn"] for each in answer.json()["recipients"]]


def _approve_everything(admin: Console, recipient: str) -> None:
    """Pass the tasks for the recipient's requests on to the administrator, who agrees, until there are none."""
    while mine := [task for task in tasks(admin, EVERYBODY) if task["recipient"] == recipient]:
        if mine[0]["addressee"] != ADMIN:
            assert act(admin, "reassign", mine[0], approver=ADMIN)["success"] is True
        assert act(admin, "approve", mine[0])["success"] is True


def test_others_do_not_see_violations(signed_in: Callable[[str], Console]) -> None:
    """Other people see only their own violations."""
    user = signed_in("user")

    assert fault_of(user.call("GET", "sods/violations", params={"sodDn": LEDGER_SOD})) == (489, "SecurityException")
    assert fault_of(user.call("GET", "sods/violations/user", params={"userDn": ADMIN})) == (489, "SecurityException")
    assert user.get("sods/violations/user")["id"] == ANN


def test_a_constraint_must_be_there(admin: Console) -> None:
    """A call without a constraint, or with an unknown one, is a fault."""
    assert fault_of(admin.call("GET", "sods/violations", params={"sodDn": "cn=nothing"})) == (489, "NotFound")
    assert fault_of(admin.call("GET", "sods/violations")) == (489, "InvalidInput")


@pytest.mark.parametrize(
    ("process_type", "names"),
    [
        ("Role Approval", ["Manager and IT Approve Role", "Manager Approves Role", "Standard Role Approval"]),
        ("Resource Approval", ["Manager Approves Resource", "Standard Resource Approval"]),
        ("Sod Approval", ["SoD Conflict Approval"]),
    ],
)
def test_workflows_are_listed_by_process_type(admin: Console, process_type: str, names: list[str]) -> None:
    """The list is sorted by name, page by page, and searched by a part of the name."""
    listed = admin.get(PRDS, processType=process_type)["requestDefs"]
    page = admin.get(PRDS, processType=process_type, size=1, sortOrder="desc")

    assert [each["name"] for each in listed] == names
    assert [each["name"] for each in page["requestDefs"]] == names[-1:]
    assert [each["name"] for each in admin.get(PRDS, processType=process_type, q=names[0])["requestDefs"]] == names[:1]


@pytest.mark.parametrize("query", [{"processType": "Colour"}, {"sortOrder": "up"}])
def test_wrong_values_are_refused(admin: Console, query: dict[str, str]) -> None:
    """The fault says that the value is none of the known ones."""
    assert fault_of(admin.call("GET", PRDS, params=query)) == (489, "InvalidEnumValue")


def test_counts_are_those_of_the_lists(admin: Console) -> None:
    """Only what is asked for is counted."""
    counts = admin.get("counts", users="true", roles="true", resources="true")

    assert counts == {
        "usersCount": admin.get("users/list", size=1)["totalCount"],
        "rolesCount": admin.get(f"{ROLES}/listV2", size=1)["total"],
        "resourcesCount": admin.get("/IDMProv/rest/catalog/resources/listV2", size=1)["total"],
    }
    assert admin.get("counts", roles="true").keys() == {"rolesCount"}


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"operation": "MODIFY", "permId": READ, "permType": "ROLE"}, None),
        ({"operation": "add", "permId": "cn=nothing", "permType": "role"}, "cn=nothing does not exist."),
        ({"operation": "remove", "permId": "cn=nothing", "permType": "role"}, None),
        ({"operation": "remove", "permId": READ, "permType": "role"}, f"{READ} still exists."),
        ({"operation": "rename", "permId": "cn=old", "permType": "role", "newPermId": READ}, None),
        ({"operation": "paint", "permId": READ, "permType": "role"}, "Invalid operation: paint"),
        ({"operation": "add", "permId": READ, "permType": "colour"}, "Invalid type: colour"),
    ],
)
def test_the_index_is_told_what_is_true(admin: Console, change: dict[str, Any], reason: str | None) -> None:
    """Each reported change is checked by itself."""
    outcome = admin.call("POST", "index/permissions", json={"permIndexChanges": [change]}).json()

    assert outcome["success"] is (reason is None)
    assert [each["reason"] for each in outcome["failed"]] == ([reason] if reason else [])


def test_a_role_of_somebody_else_makes_no_violation(admin: Console) -> None:
    """Both roles must be one person's."""
    give_role(admin, POST, BEN)

    assert BEN not in violators(admin)
