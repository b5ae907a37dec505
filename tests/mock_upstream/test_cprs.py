"""Permission reconciliation: computing where connected systems disagree, and publishing it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.mock_upstream.console import Console, fault_of, sign_in

if TYPE_CHECKING:
    from collections.abc import Callable

CPRS = "/IDMProv/rest/access/cprs"
DRIVER = "cn=ERP Driver,cn=driverset1,o=system"
ACCOUNT = {"entitlementDn": f"cn=Account,{DRIVER}", "logicalSystem": "PRD100"}
CONFIG = "administration/cprsConfig"
SUBMITTED, IN_PROGRESS, COMPLETED, ERROR = range(4)
NETWORK = {"driverDn": "cn=Active Directory Driver,cn=driverset1,o=system"}


def _post(console: Console, path: str, body: object, **query: Any) -> Any:
    answer = console.call("POST", f"{CPRS}/{path}", json=body, params=query)
    assert answer.status_code == 200, answer.text
    return answer.json()


def _delta(console: Console, **query: Any) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = _post(console, "assignments/delta", ACCOUNT, size=300, **query)["deltaAssignmentsList"]
    return rows


def _after(console: Console, seconds: int) -> Console:
    """Move the clock, and sign in again, because the tokens expire."""
    console.control("POST", "clock", {"advanceS": seconds})
    return sign_in(console.another(), "admin")


def _status(console: Console, request: dict[str, Any]) -> dict[str, Any]:
    node: dict[str, Any] = _post(console, "cprsrequest/status", {"id": request["id"]})
    return node


def test_both_sides_know_of_something_that_the_other_does_not(admin: Console) -> None:
    """One account exists only in the connected system, another one only in the catalog."""
    rows = _delta(admin)
    sides = {side: _delta(admin, source=side) for side in ("APPLICATION", "IDM")}

    assert all(sides.values())
    assert sorted(each["id"] for side in sides.values() for each in side) == sorted(each["id"] for each in rows)
    assert {each["source"] for each in sides["IDM"]} == {"IDM"}


def _publish(console: Console, **body: object) -> dict[str, Any]:
    """Run a computation, and begin to publish its result."""
    _post(console, "assignments/reconcile", ACCOUNT)
    fresh = _after(console, 60)
    begun: dict[str, Any] = _post(fresh, "assignments/publish", {**ACCOUNT, **body})
    return begun


def _has_account(console: Console, person_dn: str) -> bool:
    answer = console.call("POST", "assignments/resource/list", json={"dn": person_dn}, params={"size": 300}).json()
    return "ERP Account" in {each["name"] for each in answer["assignments"]}


def test_a_computation_changes_nothing(admin: Console) -> None:
    """The computation shows its progress and changes only its result: a difference settled meanwhile is gone."""
    before = _delta(admin)
    people = [each["userDN"] for each in before]
    held = [_has_account(admin, dn) for dn in people]
    process = _post(admin, "assignments/reconcile", ACCOUNT)
    assert (_status(admin, process)["opStatus"], _status(admin, process)["requestCompletionTime"]) == (SUBMITTED, "")
    admin.control("POST", "clock", {"advanceS": 2})
    running = _status(admin, process)
    assert (running["opStatus"], running["statusMessage"].split()[1]) == (IN_PROGRESS, "of")
    assert _delta(admin) == before

    admin = _after(admin, 60)

    assert (_status(admin, process)["opStatus"], _status(admin, process)["failedAssignments"]) == (COMPLETED, 0)
    assert [_has_account(admin, dn) for dn in people] == held
    assert len(_delta(admin)) == len(before) - 1


def test_a_publication_makes_the_catalogue_follow(admin: Console) -> None:
    """Only assignments that come with a role are left, and are counted as failed."""
    process = _publish(admin)
    total = len(_delta(admin))

    admin = _after(admin, 60)
    status, left = _status(admin, process), _delta(admin)

    assert (status["opStatus"], status["totalAssignments"]) == (COMPLETED, total)
    assert {each["source"] for each in left} == {"IDM"}
    assert status["failedAssignments"] == len(left) > 0


def test_chosen_differences_are_published(admin: Console) -> None:
    """Other differences stay; a second publication reports the same ones as missing."""
    before = _delta(admin)
    chosen = [{"id": each["id"]} for each in before if each["source"] == "APPLICATION"][:2]
    process = _post(admin, "assignments/publish", {**ACCOUNT, "deltaAssignmentsList": chosen})

    admin = _after(admin, 60)
    again = admin.call("POST", f"{CPRS}/assignments/publish", json={**ACCOUNT, "deltaAssignmentsList": chosen})

    assert (_status(admin, process)["totalAssignments"], _status(admin, process)["failedAssignments"]) == (2, 0)
    gone = {each["id"] for each in chosen}
    assert _delta(admin) == [each for each in before if each["id"] not in gone]
    assert fault_of(again) == (489, "NotFound")


def test_a_difference_that_was_settled_since_fails(admin: Console) -> None:
    """The seeded result is a day old, and the catalog has given one of the accounts meanwhile."""
    process = _post(admin, "assignments/publish", ACCOUNT)

    admin = _after(admin, 60)

    left = _delta(admin)
    assert _status(admin, process)["failedAssignments"] == len(left)
    assert [_has_account(admin, each["userDN"]) for each in left if each["source"] == "APPLICATION"] == [True]


def test_resources_of_people_follow(admin: Console) -> None:
    """A published new account is among the person's resources; a closed account is not any more."""
    process = _publish(admin)
    opened, closed = ([each["userDN"] for each in _delta(admin, source=side)] for side in ("APPLICATION", "IDM"))
    assert {_has_account(admin, dn) for dn in opened} == {False}
    assert {_has_account(admin, dn) for dn in closed} == {True}

    admin = _after(admin, 60)

    assert _status(admin, process)["opStatus"] == COMPLETED
    failed = {each["userDN"] for each in _delta(admin)}
    assert {_has_account(admin, dn) for dn in opened} == {True}
    assert {dn for dn in closed if _has_account(admin, dn)} == failed != set(closed)


def test_a_migration_takes_nothing_away(admin: Console) -> None:
    """A migration keeps assignments that only the catalogue has."""
    before = _delta(admin, source="IDM")
    _publish(admin, isMigrate=True)

    assert _delta(_after(admin, 60), source="IDM") == before


def test_a_whole_driver_is_computed(admin: Console) -> None:
    """A driver's computation takes longer with more assignments, and has its own result, not an entitlement's."""
    process = _post(admin, "assignments/reconcile", NETWORK)
    assert _post(admin, "assignments/delta", NETWORK)["deltaAssignmentsList"] == []

    admin = _after(admin, 600)

    status = _status(admin, process)
    assert (status["entitlementDn"], status["opStatus"], status["totalAssignments"]) == ("", COMPLETED, 199)
    assert int(status["requestCompletionTime"]) - int(status["requestStartTime"]) == 8_960
    assert {each["source"] for each in _post(admin, "assignments/delta", NETWORK)["deltaAssignmentsList"]} == {"IDM"}


def test_one_process_at_once_is_about_the_same(admin: Console) -> None:
    """A second process of the same subject is refused; one of another subject begins."""
    _post(admin, "assignments/reconcile", ACCOUNT)

    assert fault_of(admin.call("POST", f"{CPRS}/assignments/publish", json=ACCOUNT)) == (489, "InvalidInput")
    assert _post(admin, "assignments/reconcile", {**ACCOUNT, "logicalSystem": "QAS200"})["id"]


def test_a_process_that_is_turned_off_ends(admin: Console) -> None:
    """The running process ends, and no new one begins."""
    before = _delta(admin)
    process = _post(admin, "assignments/reconcile", ACCOUNT)
    admin.call("POST", CONFIG, json={"enableCprs": False})
    refused = admin.call("POST", f"{CPRS}/assignments/reconcile", json=ACCOUNT)

    admin = _after(admin, 60)

    assert fault_of(refused) == (489, "InvalidInput")
    assert (_status(admin, process)["opStatus"], _delta(admin)) == (ERROR, before)


def test_a_driver_that_does_not_answer_ends_a_process(admin: Console) -> None:
    """The process ends with a message; the result of the earlier computation stays."""
    before = _delta(admin)
    process = _post(admin, "assignments/reconcile", ACCOUNT)
    admin.control("POST", "outages", {"system": "drivers"})

    admin = _after(admin, 60)

    status = _status(admin, process)
    assert (status["opStatus"], status["statusMessage"]) == (ERROR, "The driver does not answer.")
    assert _delta(admin) == before


def test_old_processes_are_dropped(admin: Console) -> None:
    """Processes are deleted after the number of days in the settings."""
    admin.call("POST", CONFIG, json={"cleanupTimeInDays": 5})
    assert _post(admin, "cprsrequest/status/list", {})["total"] == 3

    assert _post(_after(admin, 6 * 86_400), "cprsrequest/status/list", {})["total"] == 0


def test_processes_are_listed(admin: Console) -> None:
    """The list is sorted by every column and filtered by subject; the newest process comes first."""
    running = _post(admin, "assignments/reconcile", ACCOUNT)
    listed = _post(admin, "cprsrequest/status/list", {})

    assert [each["opStatus"] for each in listed["cprsRequestStatus"]] == [SUBMITTED, COMPLETED, ERROR, COMPLETED]
    assert (listed["total"], listed["nextIndex"], listed["arraySize"]) == (4, 0, 4)
    for column in ("opType", "requestStartTime", "opStatus"):
        rows = _post(admin, "cprsrequest/status/list", {}, sortBy=column, sortOrder="asc")["cprsRequestStatus"]
        assert [each[column] for each in rows] == sorted(each[column] for each in rows)
    computed = _post(admin, "cprsrequest/status/list", {"opType": "COMPUTE"})["cprsRequestStatus"]
    assert (computed[0]["id"], len(computed)) == (running["id"], 3)
    assert _post(admin, "cprsrequest/status/list", {}, source=DRIVER)["total"] == 4
    assert _post(admin, "cprsrequest/status/list", {}, source="cn=other")["total"] == 0
    assert _post(admin, "cprsrequest/status/list", {}, q="erp")["total"] == 4
    assert _post(admin, "cprsrequest/status/list", {}, q="cloud")["total"] == 0


@pytest.mark.parametrize("column", ["firstName", "lastName", "entName", "entVal", "type"])
def test_disagreements_are_sorted_and_paged(admin: Console, column: str) -> None:
    """The pages together are the whole list, sorted by any column."""
    rows = _delta(admin, sortBy=column)
    first = _post(admin, "assignments/delta", ACCOUNT, sortBy=column, size=5, nextIndex=0)
    second = _post(admin, "assignments/delta", ACCOUNT, sortBy=column, size=5, nextIndex=first["nextIndex"])

    assert first["deltaAssignmentsList"] + second["deltaAssignmentsList"] == rows[:10]
    assert first["totalHits"] == str(len(rows))
    if column in rows[0]:
        assert [each[column].casefold() for each in rows] == sorted(each[column].casefold() for each in rows)


def test_disagreements_are_searched_by_name(admin: Console) -> None:
    """The search finds first and last names."""
    somebody = _delta(admin)[0]

    assert somebody in _delta(admin, q=somebody["lastName"].upper())
    assert _delta(admin, q="nobody of this name") == []


def test_reconciled_resources_are_listed(admin: Console) -> None:
    """The reconciled resources are listed with their entitlements; the search is in one column or in all."""
    rows = admin.get(f"{CPRS}/settings")["cprsSettingList"]

    assert [each["resource"] for each in rows] == ["Network Account", "ERP Account"]
    assert rows[1]["logicalsystem"] == "PRD100"
    assert admin.get(f"{CPRS}/settings", q="erp")["cprsSettingList"] == rows[1:]
    assert admin.get(f"{CPRS}/settings", q="erp", column="entitlement")["total"] == 0
    assert admin.get(f"{CPRS}/settings", sortOrder="desc", size=1)["cprsSettingList"] == rows[1:]
    assert fault_of(admin.call("GET", f"{CPRS}/settings?column=age")) == (489, "InvalidInput")


@pytest.mark.parametrize(
    ("body", "fault"),
    [
        ({}, (489, "NotFound")),
        ({"entitlementDn": "cn=Nothing"}, (489, "NotFound")),
        ({"entitlementDn": f"cn=Account,{DRIVER}"}, (489, "InvalidInput")),
        ({"driverDn": DRIVER}, (489, "InvalidInput")),
        ({**ACCOUNT, "logicalSystem": "DEV"}, (489, "NotFound")),
        ({**ACCOUNT, **NETWORK}, (489, "InvalidInput")),
        ({"entitlementDn": "cn=Privilege,cn=Plant Systems Driver,cn=driverset1,o=system"}, (489, "InvalidInput")),
        ({**ACCOUNT, "deltaAssignmentsList": [{"id": "nothing"}]}, (489, "NotFound")),
    ],
    ids=[
        "nothing",
        "unknown",
        "which system",
        "which system of a driver",
        "no such system",
        "other driver",
        "not reconciled",
        "no such disagreement",
    ],
)
def test_what_cannot_be_reconciled_is_refused(admin: Console, body: dict[str, Any], fault: tuple[int, str]) -> None:
    """No process begins."""
    assert fault_of(admin.call("POST", f"{CPRS}/assignments/publish", json=body)) == fault
    assert _post(admin, "cprsrequest/status/list", {})["total"] == 3


def test_others_reconcile_nothing(signed_in: Callable[[str], Console]) -> None:
    """Others get 489 ``SecurityException``."""
    for path in ("assignments/reconcile", "assignments/delta", "cprsrequest/status/list"):
        assert fault_of(signed_in("user").call("POST", f"{CPRS}/{path}", json=ACCOUNT)) == (489, "SecurityException")
