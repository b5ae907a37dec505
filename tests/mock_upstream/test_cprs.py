"""Permission reconciliation: disagreements with connected systems, and settling them."""

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
RUNNING, STOPPED, TERMINATED, COMPLETED = range(4)


def _post(console: Console, path: str, body: object, **query: Any) -> Any:
    answer = console.call("POST", f"{CPRS}/{path}", json=body, params=query)
    assert answer.status_code == 200, answer.text
    return answer.json()


def _delta(console: Console, **query: Any) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = _post(console, "assignments/delta", ACCOUNT, size=300, **query)["deltaAssignmentsList"]
    return rows


def _after(console: Console, seconds: int) -> Console:
    """Time passes, and the tokens with it."""
    console.control("POST", "clock", {"advanceS": seconds})
    return sign_in(console.another(), "admin")


def _status(console: Console, request: dict[str, Any]) -> dict[str, Any]:
    node: dict[str, Any] = _post(console, "cprsrequest/status", {"id": request["id"]})
    return node


def test_both_sides_know_of_something_that_the_other_does_not(admin: Console) -> None:
    """An account that was opened over there, one that was closed."""
    rows = _delta(admin)
    sides = {side: _delta(admin, source=side) for side in ("APPLICATION", "IDM")}

    assert all(sides.values())
    assert sorted(each["id"] for side in sides.values() for each in side) == sorted(each["id"] for each in rows)
    assert {each["source"] for each in sides["IDM"]} == {"IDM"}


def test_a_reconciliation_makes_the_catalogue_follow(admin: Console) -> None:
    """It runs for a polling interval; then only what comes with a role is left, and told as failed."""
    before = _delta(admin)
    request = _post(admin, "assignments/reconcile", ACCOUNT)
    assert (_status(admin, request)["opStatus"], _status(admin, request)["requestCompletionTime"]) == (RUNNING, "")
    assert _delta(admin) == before

    admin = _after(admin, 61)
    status, left = _status(admin, request), _delta(admin)

    assert (status["opStatus"], status["totalAssignments"]) == (COMPLETED, len(before))
    assert {each["source"] for each in left} == {"IDM"}
    assert status["failedAssignments"] == len(left) > 0
    assert int(status["requestCompletionTime"]) - int(status["requestStartTime"]) == 60_000


def test_chosen_disagreements_are_settled(admin: Console) -> None:
    """The others stay."""
    before = _delta(admin)
    chosen = [{"id": each["id"]} for each in before if each["source"] == "APPLICATION"][:2]
    request = _post(admin, "assignments/publish", {**ACCOUNT, "deltaAssignmentsList": chosen})

    admin = _after(admin, 61)

    assert (_status(admin, request)["totalAssignments"], _status(admin, request)["failedAssignments"]) == (2, 0)
    gone = {each["id"] for each in chosen}
    assert _delta(admin) == [each for each in before if each["id"] not in gone]


def test_resources_of_people_follow(admin: Console) -> None:
    """What was found over there is among them from the end of the reconciliation on; what was closed no longer is."""

    def has_account(person_dn: str) -> bool:
        answer = admin.call("POST", "assignments/resource/list", json={"dn": person_dn}, params={"size": 300}).json()
        return "ERP Account" in {each["name"] for each in answer["assignments"]}

    opened, closed = ([each["userDN"] for each in _delta(admin, source=side)] for side in ("APPLICATION", "IDM"))
    assert {has_account(dn) for dn in opened} == {False}
    assert {has_account(dn) for dn in closed} == {True}
    _post(admin, "assignments/reconcile", ACCOUNT)

    admin = _after(admin, 61)

    failed = {each["userDN"] for each in _delta(admin)}
    assert {has_account(dn) for dn in opened} == {True}
    assert {dn for dn in closed if has_account(dn)} == failed != set(closed)


def test_a_migration_takes_nothing_away(admin: Console) -> None:
    """What only the catalogue knows stays as it is."""
    before = _delta(admin, source="IDM")
    _post(admin, "assignments/publish", {**ACCOUNT, "isMigrate": True})

    assert _delta(_after(admin, 61)) == before


def test_a_reconciliation_that_is_turned_off_ends(admin: Console) -> None:
    """And none begins."""
    before = _delta(admin)
    request = _post(admin, "assignments/reconcile", ACCOUNT)
    admin.call("POST", CONFIG, json={"enableCprs": False})
    refused = admin.call("POST", f"{CPRS}/assignments/reconcile", json=ACCOUNT)

    admin = _after(admin, 61)

    assert fault_of(refused) == (489, "InvalidInput")
    assert (_status(admin, request)["opStatus"], _delta(admin)) == (TERMINATED, before)


def test_a_driver_that_does_not_answer_stops_a_reconciliation(admin: Console) -> None:
    """Nothing is settled."""
    before = _delta(admin)
    request = _post(admin, "assignments/reconcile", ACCOUNT)
    admin.control("POST", "outages", {"system": "drivers"})

    admin = _after(admin, 61)

    assert (_status(admin, request)["opStatus"], _delta(admin)) == (STOPPED, before)


def test_old_reconciliations_are_dropped(admin: Console) -> None:
    """After the days that the settings say."""
    admin.call("POST", CONFIG, json={"cleanupTimeInDays": 5})
    assert _post(admin, "cprsrequest/status/list", {})["total"] == 2

    assert _post(_after(admin, 6 * 86_400), "cprsrequest/status/list", {})["total"] == 0


def test_reconciliations_are_listed(admin: Console) -> None:
    """Sorted by every column, filtered by what they are about, the newest first."""
    running = _post(admin, "assignments/publish", {**ACCOUNT, "deltaAssignmentsList": []})
    listed = _post(admin, "cprsrequest/status/list", {})

    assert [each["opStatus"] for each in listed["cprsRequestStatus"]] == [RUNNING, COMPLETED, TERMINATED]
    assert (listed["total"], listed["nextIndex"], listed["arraySize"]) == (3, 0, 3)
    for column in ("opType", "requestStartTime", "opStatus", "statusMessage"):
        rows = _post(admin, "cprsrequest/status/list", {}, sortBy=column, sortOrder="asc")["cprsRequestStatus"]
        assert [each[column] for each in rows] == sorted(each[column] for each in rows)
    published = _post(admin, "cprsrequest/status/list", {"opType": "PUBLISH"})["cprsRequestStatus"]
    assert [each["id"] for each in published] == [running["id"]]
    assert _post(admin, "cprsrequest/status/list", {}, source=DRIVER)["total"] == 3
    assert _post(admin, "cprsrequest/status/list", {}, source="cn=other")["total"] == 0


@pytest.mark.parametrize("column", ["firstName", "lastName", "entName", "entVal", "type"])
def test_disagreements_are_sorted_and_paged(admin: Console, column: str) -> None:
    """The pages together are the list, whichever column."""
    rows = _delta(admin, sortBy=column)
    first = _post(admin, "assignments/delta", ACCOUNT, sortBy=column, size=5, nextIndex=0)
    second = _post(admin, "assignments/delta", ACCOUNT, sortBy=column, size=5, nextIndex=first["nextIndex"])

    assert first["deltaAssignmentsList"] + second["deltaAssignmentsList"] == rows[:10]
    assert first["totalHits"] == str(len(rows))
    if column in rows[0]:
        assert [each[column].casefold() for each in rows] == sorted(each[column].casefold() for each in rows)


def test_disagreements_are_searched_by_name(admin: Console) -> None:
    """First or last name."""
    somebody = _delta(admin)[0]

    assert somebody in _delta(admin, q=somebody["lastName"].upper())
    assert _delta(admin, q="nobody of this name") == []


def test_reconciled_resources_are_listed(admin: Console) -> None:
    """Those that are managed, with what they give; searched in one column or all."""
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
        ({}, (489, "InvalidInput")),
        ({"entitlementDn": "cn=Nothing"}, (489, "NotFound")),
        ({"entitlementDn": f"cn=Account,{DRIVER}"}, (489, "InvalidInput")),
        ({"entitlementDn": "cn=Privilege,cn=Plant Systems Driver,cn=driverset1,o=system"}, (489, "InvalidInput")),
        ({**ACCOUNT, "deltaAssignmentsList": [{"id": "nothing"}]}, (489, "NotFound")),
    ],
    ids=["no entitlement", "unknown", "which system", "not reconciled", "no such disagreement"],
)
def test_what_cannot_be_reconciled_is_refused(admin: Console, body: dict[str, Any], fault: tuple[int, str]) -> None:
    """No request begins."""
    assert fault_of(admin.call("POST", f"{CPRS}/assignments/publish", json=body)) == fault
    assert _post(admin, "cprsrequest/status/list", {})["total"] == 2


def test_others_reconcile_nothing(signed_in: Callable[[str], Console]) -> None:
    """489 ``SecurityException``."""
    for path in ("assignments/reconcile", "assignments/delta", "cprsrequest/status/list"):
        assert fault_of(signed_in("user").call("POST", f"{CPRS}/{path}", json=ACCOUNT)) == (489, "SecurityException")
