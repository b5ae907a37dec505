"""Actions on tasks, and their effect on the workflow."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.mock_upstream.console import Console, fault_of
from tests.mock_upstream.work import EVERYBODY, act, give, ids, reason, task_like, tasks, written

if TYPE_CHECKING:
    from collections.abc import Callable

ADMIN, USER, DELEGATE = (f"cn={cn},ou=users,o=data" for cn in ("admin", "user", "delegate"))


def _item(console: Console, task: dict[str, Any], **query: Any) -> dict[str, Any]:
    whole: dict[str, Any] = written(console, "tasks/item", {"taskId": task["taskId"]}, **query)
    return whole


def _entries(console: Console, task: dict[str, Any]) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = console.get("tasks/workEntries", processId=task["processId"])["workEntries"]
    return rows


def _own(admin: Console, **wanted: Any) -> dict[str, Any]:
    """Assign a task like this to the administrator, unclaimed."""
    task = task_like(admin, **wanted)
    if task["addressee"] != ADMIN:
        act(admin, "reassign", task, approver=ADMIN)
    elif task["taskClaimed"]:
        act(admin, "release", task)
    return task


def test_a_task_is_claimed_and_released(admin: Console) -> None:
    """A claimed task cannot be claimed again; after its release it is free."""
    task = _own(admin)

    assert act(admin, "claim", task)["succeeded"][0]["id"] == task["taskId"]
    claimed = _item(admin, task)
    assert (claimed["taskClaimed"], claimed["claimedby"], claimed["currentAddressee"]) == (True, ADMIN, "Amara Okafor")
    assert "cannot" in reason(admin, "claim", task)
    assert act(admin, "release", task)["success"] is True
    assert _item(admin, task)["taskClaimed"] is False


@pytest.mark.parametrize("action", ["approve", "deny", "refuse"])
def test_a_decided_task_is_gone(admin: Console, action: str) -> None:
    """The task leaves the lists and accepts no further action; its comment stays with the workflow."""
    task = _own(admin)
    act(admin, action, task, comment=" Looked at it ")

    assert task["taskId"] not in ids(tasks(admin)) | ids(tasks(admin, EVERYBODY))
    entry = next(each for each in _entries(admin, task) if each["id"] == task["taskId"])
    assert (entry["status"], entry["availableActions"], "completionTime" in entry) == (2, [], True)
    (comment,) = [each for each in _item(admin, task)["comments"] if each["comment"] == "Looked at it"]
    assert (comment["commentDn"], comment["commentFullName"], comment["system"]) == (ADMIN, "Amara Okafor", False)
    assert "cannot" in reason(admin, "approve", task) or "not wait" in reason(admin, "approve", task)


def test_a_workflow_of_several_steps_goes_on_to_the_next(admin: Console) -> None:
    """The person of the next step gets a new task."""
    task = _own(admin, processName="Site Access", activityName="Approval 1")
    act(admin, "approve", task)

    first, second = _entries(admin, task)
    assert (first["status"], second["activityName"], second["status"]) == (2, "Approval 2", 0)
    assert second["id"] in ids(tasks(admin, EVERYBODY))


def test_a_task_is_passed_on_and_given_back(admin: Console) -> None:
    """A reassigned task keeps the first addressee, to whom it can be returned."""
    (task,) = give(admin, USER, 1)
    passed = _item(admin, task)
    assert (passed["addressee"], passed["assignStatus"], passed["returnAddressee"]) == (
        USER,
        "Reassigned",
        task["addressee"],
    )

    assert act(admin, "return", task, proxyUser=USER)["success"] is True
    back = _item(admin, task)
    assert (back["addressee"], back["assignStatus"], back["returnAddressee"]) == (task["addressee"], "Assigned", "")


@pytest.mark.parametrize(
    ("action", "more", "expected"),
    [
        ("comment", {"comment": " "}, "A comment needs a text."),
        ("release", {}, "cannot"),
        ("return", {"proxyUser": USER}, "not wait"),
        ("reassign", {"approver": "cn=nobody"}, "cn=nobody does not exist."),
        ("reassign", {}, "The new approver does not exist."),
        ("reassign", {"approver": ADMIN}, "A task is reassigned to somebody else."),
        ("approve", {"dataItems": [{"name": "colour", "values": ["red"]}]}, "The workflow has no data item colour."),
    ],
)
def test_what_cannot_be_done_is_told(admin: Console, action: str, more: dict[str, Any], expected: str) -> None:
    """The answer names the reason, and the task stays as it was."""
    task = _own(admin)
    before = _item(admin, task)

    assert expected in reason(admin, action, task, **more)
    assert _item(admin, task) == before


def test_several_tasks_are_treated_each_for_itself(admin: Console) -> None:
    """An unknown task fails alone; a task with a form cannot be decided together with others."""
    give(admin, ADMIN, 12)
    plain = next(task for task in tasks(admin) if task["bulkApprovable"])
    asking = next(task for task in tasks(admin) if not task["bulkApprovable"])
    outcome = act(admin, "approve", plain, asking, {"taskId": "none"})

    assert (outcome["success"], [each["id"] for each in outcome["succeeded"]]) == (False, [plain["taskId"]])
    assert {each["id"]: each["reason"] for each in outcome["failed"]} == {
        asking["taskId"]: "The task is decided on alone, because it asks for data.",
        "none": "The task none does not exist.",
    }
    assert act(admin, "approve", asking)["success"] is True


def test_the_data_of_a_form_goes_with_the_workflow(admin: Console) -> None:
    """The call of the form stores the entered values with the workflow."""
    task = _own(admin, processName="Laptop")
    body = {"taskId": task["taskId"], "taskAction": "ClaimAction", "data": [{"key": "model", "value": ["X1"]}]}

    assert written(admin, "tasks/v2", body) == {"success": True, "message": ""}
    (item,) = _item(admin, task)["dataItems"]
    assert (item["name"], item["values"], item["valueSet"]) == ("model", ["X1"], True)
    again = written(admin, "tasks/v2", body)
    assert again["success"] is False
    assert "cannot" in again["message"]
    approved = written(admin, "tasks/v2", {**body, "taskAction": "ApprovalAction", "comments": "Fine"})
    assert approved["success"] is True
    assert task["taskId"] not in ids(tasks(admin))


@pytest.mark.parametrize(
    ("path", "body", "subcode"),
    [
        ("tasks", {"tasks": [{"taskId": "x"}], "action": "expire"}, "InvalidInput"),
        ("tasks", {"tasks": [{"taskId": "x"}], "action": "ponder"}, "InvalidInput"),
        ("tasks", {"tasks": [], "action": "claim"}, "InvalidInput"),
        ("tasks/v2", {"taskId": "x", "taskAction": "PonderAction"}, "InvalidEnumValue"),
        ("tasks/v2", {"taskAction": "ClaimAction"}, "InvalidInput"),
        ("tasks/item", {"taskId": "none"}, "NotFound"),
        ("tasks/item", {}, "InvalidInput"),
    ],
)
def test_bad_input_is_a_fault(admin: Console, path: str, body: dict[str, Any], subcode: str) -> None:
    """Invalid input gets a fault, also an action that only the engine performs."""
    assert fault_of(admin.call("POST", path, json=body)) == (489, subcode)


def test_the_comments_of_the_engine_are_told_when_asked_for(admin: Console) -> None:
    """System comments are included on request, newest first, up to the limit."""
    task = _own(admin)
    act(admin, "claim", task)
    act(admin, "comment", task, comment="One")
    act(admin, "comment", task, comment="Two")

    written_by_people = [each["comment"] for each in _item(admin, task)["comments"]]
    everything = _item(admin, task, includeSystemComments=True)["comments"]
    assert written_by_people[:2] == ["Two", "One"]
    assert "Task claimed" in [each["comment"] for each in everything if each["system"]]
    assert _item(admin, task, commentLimit=1)["comments"][0]["comment"] == "Two"
    assert len(_item(admin, task, commentLimit=1)["comments"]) == 1


def test_a_task_is_shown_to_whom_it_concerns(admin: Console, signed_in: Callable[[str], Console]) -> None:
    """The addressee, the people who decided, and people who monitor tasks see the task; others do not."""
    user = signed_in("user")
    mine, foreign = give(admin, USER, 2)
    act(admin, "reassign", foreign, approver=ADMIN)

    assert _item(user, mine)["taskId"] == mine["taskId"]
    assert _item(signed_in("helpdesk"), mine)["taskId"] == mine["taskId"]
    assert fault_of(user.call("POST", "tasks/item", json={"taskId": foreign["taskId"]})) == (489, "SecurityException")
    act(user, "deny", mine)
    assert _item(user, mine)["taskId"] == mine["taskId"]


def test_the_course_of_a_workflow_is_shown(admin: Console, signed_in: Callable[[str], Console]) -> None:
    """People of the workflow see its steps; others are refused, and an unknown workflow is not found."""
    task = _own(admin, processName="Laptop")
    (entry,) = _entries(admin, task)

    assert (entry["id"], entry["requestId"], entry["status"]) == (task["taskId"], task["processId"], 0)
    assert (entry["Recipient"]["DN"], entry["Addressee"]["value"]) == (task["recipient"], "Amara Okafor")
    assert "claim" in {each["code"] for each in entry["availableActions"]}
    foreign = signed_in("user").call("GET", "tasks/workEntries", params={"processId": task["processId"]})
    assert fault_of(foreign) == (489, "SecurityException")
    assert fault_of(admin.call("GET", "tasks/workEntries?processId=none")) == (489, "NotFound")


def test_whoever_is_asked_sees_the_course(admin: Console, signed_in: Callable[[str], Console]) -> None:
    """An approver sees the same steps as the requester; the id of the request works like that of the workflow."""
    (task,) = give(admin, USER, 1)
    approver, stranger = signed_in("user"), signed_in("delegate")

    assert [each["id"] for each in _entries(approver, task)].count(task["taskId"]) == 1
    whole = _item(admin, task)
    asked = admin.get("requests/processes", processId=whole["processId"])["processes"][0]["requestId"]
    assert _entries(admin, {"processId": asked}) == _entries(admin, task)
    refused = stranger.call("GET", "tasks/workEntries", params={"processId": asked})
    assert fault_of(refused) == (489, "SecurityException")


def test_whoever_decided_is_told_how_the_workflow_ended(admin: Console, signed_in: Callable[[str], Console]) -> None:
    """An approver of the request sees its result, although it does not concern the approver otherwise."""
    (task,) = give(admin, USER, 1)
    approver = signed_in("user")
    act(approver, "deny", task, comment="Not needed")

    (ended,) = approver.get("requests/processes", processId=task["processId"])["processes"]
    assert (ended["approvalStatus"], "completionTime" in ended) == ("Denied", True)


def test_one_sees_on_what_one_decided(admin: Console, signed_in: Callable[[str], Console]) -> None:
    """The list has one's own decisions with their comments, but not open tasks or decisions of others."""
    user = signed_in("user")
    approved, denied, _waits = give(admin, USER, 3)
    act(user, "approve", approved)
    act(user, "deny", denied, comment="Not needed")

    found = {each["taskId"]: each["comments"] for each in tasks(user, status="completed")}

    assert found.keys() == {approved["taskId"], denied["taskId"]}
    assert [each["comment"] for each in found[denied["taskId"]]] == ["Task denied", "Not needed"]
    assert [each["comment"] for each in found[approved["taskId"]]] == ["Task approved"]
    assert not found.keys() & ids(tasks(admin, status="completed"))
