"""The history of requests, and retracting them, over HTTP."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.mock_upstream.console import Console, fault_of
from tests.mock_upstream.lifecycle_world import ANN, AUDIT, LAPTOP, READ
from tests.mock_upstream.test_requests import ADMIN, ask, request_of

if TYPE_CHECKING:
    from collections.abc import Callable

OWN = "requests/historylist"
_CONFIG = "cn=RoleConfig,cn=AppConfig,cn=User Application Driver,cn=driverset1,o=system"
_LAPTOP = f"cn=Laptop,cn=Equipment,cn=ResourceDefs,{_CONFIG}"


def ask_for_three(console: Console) -> list[str]:
    """Make three requests, of which one is granted, one waits and one is retracted; return their ids."""
    given = ask(console, ("role", READ), reason="Alpha")
    waits = ask(console, ("role", AUDIT), reason="Beta")
    retracted = ask(console, ("resource", _LAPTOP), reason="Gamma")
    ids = [reply["OperationNodes"][0]["succeeded"][0]["requestId"] for reply in (given, waits, retracted)]
    assert retract(console, ids[2])["success"] is True
    return ids


def retract(console: Console, *ids: str) -> Any:
    """Take requests back."""
    return console.call("DELETE", "requests/history", json={"requests": [{"id": each} for each in ids]}).json()


def test_people_find_what_they_asked_for(signed_in: Callable[[str], Console]) -> None:
    """Both lists have the requests; the short one begins with the newest."""
    user = signed_in("user")
    ids = ask_for_three(user)

    listed = user.get(OWN, size=300)
    short = user.get("requests/history", size=3)

    assert set(ids) <= {each["id"] for each in listed["requests"]}
    assert [each["id"] for each in short["requests"]] == ids[::-1]
    assert listed["total"] == len(listed["requests"])
    assert all(ANN in (each["requester"], each["recipient"]) for each in listed["requests"])


@pytest.mark.parametrize(
    ("query", "places"),
    [
        ({"status": "completed"}, [0]),
        ({"status": "pending"}, [1]),
        ({"status": "running,completed"}, [0, 1]),
        ({"status": "terminated"}, [2]),
        ({"status": "denied"}, []),
        ({"type": "resource"}, [2]),
        ({"item": AUDIT}, [1]),
        ({"action": "revoke"}, []),
        ({"q": "gamma"}, [2]),
        ({"q": "LEDGER"}, [0, 1]),
    ],
)
def test_the_history_is_filtered(signed_in: Callable[[str], Console], query: dict[str, str], places: list[int]) -> None:
    """The filters are state, kind, permission, action and text."""
    user = signed_in("user")
    ids = ask_for_three(user)

    found = [each["id"] for each in user.get(OWN, size=300, **query)["requests"]]

    assert [place for place, each in enumerate(ids) if each in found] == places


def test_the_history_is_filtered_by_number_and_date(signed_in: Callable[[str], Console]) -> None:
    """Requests that were sent together have one confirmation number."""
    user = signed_in("user")
    ids = ask_for_three(user)
    request = request_of(user, ids[1])

    by_number = user.get(OWN, cn=request["confirmationNumber"])
    later = user.get(OWN, startDate=request["requestDate"] + 60_000)
    earlier = user.get(OWN, endDate=request["requestDate"] - 60_000, size=300)

    assert [each["id"] for each in by_number["requests"]] == [ids[1]]
    assert later["requests"] == []
    assert not set(ids) & {each["id"] for each in earlier["requests"]}


@pytest.mark.parametrize("state", range(6))
def test_the_history_of_workflows_is_filtered_by_number(admin: Console, state: int) -> None:
    """Each of the seeded workflows that people decide on has a request in every state."""
    found = _listed(admin, {"item": LAPTOP, "type": "prd", "status": str(state), "size": "300"})

    assert {each["requestState"] for each in found} == {state}


@pytest.mark.parametrize(
    "column", ["requestDate", "name", "requesterName", "recipientName", "requestState", "action", "reason"]
)
def test_the_history_is_sorted_by_every_column(admin: Console, column: str) -> None:
    """The list is sorted in both directions."""
    sort_by = "status" if column == "requestState" else column
    query = {"item": AUDIT, "size": "300", "sortBy": sort_by}
    for number in range(3):
        people = admin.get("users/list", size=3)["usersList"]
        ask(admin, ("role", AUDIT), recipients=[{"dn": people[number]["dn"]}], reason=("Zeta", "Alpha", "Mu")[number])

    upwards = _listed(admin, query)
    downwards = _listed(admin, {**query, "sortOrder": "desc"})

    values = [each[column] for each in upwards]
    assert values == sorted(values, key=lambda value: value.casefold() if isinstance(value, str) else value)
    assert [each[column] for each in downwards] == values[::-1]


def _listed(console: Console, query: dict[str, str]) -> list[dict[str, Any]]:
    answer = console.call("POST", "requests/historylist/permission", params=query, json={})
    assert answer.status_code == 200, answer.text
    requests: list[dict[str, Any]] = answer.json()["requests"]
    return requests


def test_every_state_is_seeded(admin: Console) -> None:
    """The seed has requests of roles in every state, each with its own history."""
    states = {each["requestState"] for dn in _role_dns(admin) for each in _listed(admin, {"item": dn, "size": "300"})}

    assert states == {0, 2, 3, 5, 10, 12, 13, 15, 20, 25, 30, 50, 70, 75, 80, 90, 95, 100}


def _role_dns(console: Console) -> list[str]:
    return [role["id"] for role in console.get("/IDMProv/rest/catalog/roles/listV2", size=300)["roles"]]


@pytest.mark.parametrize(
    ("query", "fault"),
    [
        ({"status": "blue"}, "InvalidEnumValue"),
        ({"type": "blue"}, "InvalidEnumValue"),
        ({"action": "blue"}, "InvalidEnumValue"),
        ({"sortBy": "blue"}, "InvalidInput"),
        ({"sortOrder": "up"}, "InvalidEnumValue"),
        ({"startDate": "yesterday"}, "InvalidInput"),
    ],
)
def test_wrong_filters_are_refused(admin: Console, query: dict[str, str], fault: str) -> None:
    """The fault names the kind of mistake."""
    assert fault_of(admin.call("GET", OWN, params=query)) == (489, fault)


def test_a_request_is_taken_back_once(signed_in: Callable[[str], Console]) -> None:
    """Each request is retracted by itself; a granted request cannot be retracted."""
    user = signed_in("user")
    given, waits, _ = ask_for_three(user)

    outcome = retract(user, given, waits, "cn=nothing")

    assert (outcome["success"], [each["id"] for each in outcome["succeeded"]]) == (False, [waits])
    assert [each["id"] for each in outcome["failed"]] == [given, "cn=nothing"]
    assert (request_of(user, waits)["requestState"], request_of(user, waits)["retractable"]) == (75, False)


def test_only_who_asked_takes_back(signed_in: Callable[[str], Console]) -> None:
    """An administrator of the domain can retract it too; the recipient cannot."""
    admin, user = signed_in("admin"), signed_in("user")
    reply = ask(admin, ("role", AUDIT), recipients=[{"dn": ANN}])
    request_id = reply["OperationNodes"][0]["succeeded"][0]["requestId"]

    assert retract(user, request_id)["failed"][0]["reason"] == "You did not ask for this."
    assert retract(signed_in("delegate"), request_id)["success"] is True


def test_others_do_not_see_a_request(signed_in: Callable[[str], Console]) -> None:
    """Others see neither the request nor its workflows, nor a history of another person."""
    asked = ask(signed_in("admin"), ("role", AUDIT))["OperationNodes"][0]["succeeded"][0]
    user = signed_in("user")

    refused = [
        user.call("POST", "requests/history/item", json={"id": asked["requestId"]}),
        user.call("GET", "requests/processes", params={"correlationId": asked["instanceId"]}),
        *(
            user.call("POST", path, json={"dn": ADMIN})
            for path in (OWN, "requests/historyForUser", "requests/team/user/history")
        ),
    ]

    assert {fault_of(answer) for answer in refused} == {(489, "SecurityException")}


@pytest.mark.parametrize("path", [OWN, "requests/historyForUser"])
def test_the_help_desk_sees_everybodys_history(signed_in: Callable[[str], Console], path: str) -> None:
    """The help desk sees the same requests as the person."""
    own = signed_in("user").get(OWN, size=300)

    theirs = signed_in("helpdesk").call("POST", path, params={"size": "300"}, json={"dn": ANN}).json()

    assert [each["id"] for each in theirs["requests"]] == [each["id"] for each in own["requests"]]


def test_the_workflows_of_a_request_are_listed(signed_in: Callable[[str], Console]) -> None:
    """The workflows are found by the number of requests sent together, or one by one, with system comments."""
    user = signed_in("user")
    asked = ask(user, ("role", AUDIT))["OperationNodes"][0]["succeeded"][0]

    (process,) = user.get("requests/processes", correlationId=asked["instanceId"])["processes"]
    (same,) = user.get("requests/processes", processId=process["processId"])["processes"]

    assert same == process
    assert (process["requestId"], process["processStatus"]) == (asked["requestId"], "Running")
    assert [each["comment"] for each in process["comments"]] == ["Process started"]
    assert fault_of(user.call("GET", "requests/processes")) == (489, "InvalidInput")


def test_comments_of_the_engine_are_left_out_unless_wanted(signed_in: Callable[[str], Console]) -> None:
    """Comments of the engine need a flag, and the number of comments is limited."""
    user = signed_in("user")
    request_id = ask(user, ("role", AUDIT))["OperationNodes"][0]["succeeded"][0]["requestId"]

    def comments(**query: str) -> list[str]:
        answer = user.call("POST", "requests/history/item", params=query, json={"id": request_id}).json()
        return [each["comment"] for each in answer["comments"]]

    assert comments() == []
    assert comments(includeSystemComments="true") == ["Process started"]
    assert comments(includeSystemComments="true", commentLimit="0") == []


def test_what_nobody_decides_has_no_course(signed_in: Callable[[str], Console]) -> None:
    """A permission without approval is granted at once: there is a request, but no workflow."""
    user = signed_in("user")
    given, waits, _retracted = ask_for_three(user)

    assert user.get("tasks/workEntries", processId=given)["workEntries"] == []
    (entry,) = user.get("tasks/workEntries", processId=waits)["workEntries"]
    assert entry["status"] == 0
