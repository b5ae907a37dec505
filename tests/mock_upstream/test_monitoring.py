"""The monitoring calls."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest

from tests.mock_upstream.console import Console, fault_of
from tests.mock_upstream.work import EVERYBODY, act, give, ids, tasks, written

if TYPE_CHECKING:
    from collections.abc import Callable

USER = "cn=user,ou=users,o=data"
RUNNING, TERMINATED = 0, 2


def _processes(console: Console, **query: Any) -> list[dict[str, Any]]:
    reply = console.get("monitoring/process/list", **{"size": 300, **query})
    rows: list[dict[str, Any]] = reply["processInfoNodeList"]
    assert reply["totalSize"] == len(rows)
    return rows


def _process(console: Console, process_id: str) -> dict[str, Any]:
    return next(each for each in _processes(console) if each["requestId"] == process_id)


def test_every_state_of_a_process_is_there(admin: Console) -> None:
    """Each state has its own processes; a running process has tasks and no end."""
    everything = _processes(admin)
    by_state = Counter(each["processStatus"] for each in everything)

    assert {each["processStatus"]: each["processStatusDisplayName"] for each in everything} == {
        0: "Running",
        1: "Stopped",
        2: "Terminated",
        3: "Completed",
    }
    for state, count in by_state.items():
        assert len(_processes(admin, processStatus=state)) == count
    for state, count in Counter(each["approvalStatus"] for each in everything).items():
        assert len(_processes(admin, approvalStatus=state)) == count
    assert all(("completionTime" in each) is (each["processStatus"] != RUNNING) for each in everything)
    running = _processes(admin, processStatus=RUNNING)
    assert {each["requestId"] for each in running} == {each["processId"] for each in tasks(admin, EVERYBODY)}


def test_processes_are_found(admin: Console) -> None:
    """The search is by people, by a part of the name, and by start time."""
    everything = _processes(admin)
    some = everything[len(everything) // 2]
    began = some["creationTime"]

    filters: tuple[tuple[dict[str, Any], Callable[[dict[str, Any]], bool]], ...] = (
        ({"initiator": some["initiator"]}, lambda each: each["initiator"] == some["initiator"]),
        ({"recipient": some["recipient"]}, lambda each: each["recipient"] == some["recipient"]),
        ({"creationTime": began}, lambda each: each["creationTime"] == began),
        ({"creationTime": began, "operator": "LT"}, lambda each: each["creationTime"] < began),
        ({"creationTime": began, "operator": "GE"}, lambda each: each["creationTime"] >= began),
    )
    for query, fits in filters:
        found = _processes(admin, **query)
        assert {each["requestId"] for each in found} == {each["requestId"] for each in everything if fits(each)}
    assert some in _processes(admin, q=some["name"][:6].upper())
    assert some in _processes(admin, q=some["recipientName"])
    assert fault_of(admin.call("GET", "monitoring/process/list?creationTime=1&operator=IS")) == (
        489,
        "InvalidEnumValue",
    )


def test_the_list_is_read_from_an_index_and_sorted(admin: Console) -> None:
    """The start index counts from 0; the newest process comes first by default."""
    everything = [each["requestId"] for each in _processes(admin)]
    times = [each["creationTime"] for each in _processes(admin)]
    page = admin.get("monitoring/process/list", startIndex=5, size=5)
    names = [each["name"].casefold() for each in _processes(admin, sortField="name", sortOrder="asc")]

    assert times == sorted(times, reverse=True)
    assert [each["requestId"] for each in page["processInfoNodeList"]] == everything[5:10]
    assert page["totalSize"] == len(everything)
    assert names == sorted(names)
    for column in ("completionTime", "initiator", "recipient", "processStatus", "approvalStatus", "resourceType"):
        assert len(_processes(admin, sortField=column)) == len(everything)
    assert admin.call("GET", "monitoring/process/list?sortField=colour").status_code == 489


def test_a_process_is_broken_off(admin: Console) -> None:
    """The tasks of a terminated process are gone and the comment stays; an ended process cannot be terminated."""
    task = tasks(admin, EVERYBODY)[0]
    body = {"processes": [task["processId"], "none"], "comment": "Asked for twice"}
    outcome = written(admin, "monitoring/process/terminate", body)
    again = written(admin, "monitoring/process/terminate", body)

    assert (outcome["success"], outcome["failedProcesses"]) == (False, ["none"])
    assert outcome["message"] == "The process none does not exist."
    assert again["failedProcesses"] == [task["processId"], "none"]
    assert _process(admin, task["processId"])["processStatus"] == TERMINATED
    assert task["taskId"] not in ids(tasks(admin, EVERYBODY))
    comments = admin.get("monitoring/comments", requestId=task["processId"])["commentNodeArray"]
    assert [each["comment"] for each in comments][:1] == ["Asked for twice"]


def test_comments_are_listed(admin: Console) -> None:
    """The newest comment comes first, from a start index on; system comments are included on request."""
    (task,) = give(admin, USER, 1)
    for text in ("One", "Two", "Three"):
        act(admin, "comment", task, comment=text)

    def texts(**query: Any) -> list[str]:
        reply = admin.get("monitoring/comments", requestId=task["processId"], **query)
        return [each["comment"] for each in reply["commentNodeArray"]]

    assert texts()[:3] == ["Three", "Two", "One"]
    assert texts(sortOrder="asc")[-3:] == ["One", "Two", "Three"]
    assert texts(startIndex=1, commentLimit=1) == ["Two"]
    assert "Task reassigned" in texts(includeSystemComments=True)
    assert fault_of(admin.call("GET", "monitoring/comments?requestId=none")) == (489, "NotFound")


def test_the_tasks_of_a_process_are_listed(admin: Console) -> None:
    """The list is paged; the total counts all tasks."""
    task = tasks(admin, EVERYBODY)[0]
    reply = admin.get("monitoring/workentries", requestId=task["processId"])
    entry = next(each for each in reply["workentries"] if each["id"] == task["taskId"])

    assert reply["totalSize"] == len(reply["workentries"])
    assert (entry["addressee"], entry["recipient"]) == (task["addressee"], task["recipient"])
    assert entry["statusDisplayName"] == ("Claimed" if task["taskClaimed"] else "Open")
    assert admin.get("monitoring/workentries", requestId=task["processId"], startIndex=300)["workentries"] == []
    assert fault_of(admin.call("GET", "monitoring/workentries?requestId=none")) == (489, "NotFound")


def test_tasks_are_passed_on(admin: Console, signed_in: Callable[[str], Console]) -> None:
    """Each task is reassigned or fails by itself; the new addressee sees the tasks."""
    first, second = tasks(admin, EVERYBODY)[:2]
    named = [{"taskId": each} for each in (first["taskId"], second["taskId"], "none")]
    body = {"afTaskNode": {"tasks": named, "approver": USER}, "comment": "On leave"}
    outcome = written(admin, "monitoring/reassign", body)

    assert (outcome["success"], [each["id"] for each in outcome["failNodes"]]) == (False, ["none"])
    assert [each["id"] for each in outcome["succeedNodes"]] == [first["taskId"], second["taskId"]]
    assert ids([first, second]) <= ids(tasks(signed_in("user")))
    unknown = {"afTaskNode": {"tasks": named, "approver": "cn=nobody"}}
    assert fault_of(admin.call("POST", "monitoring/reassign", json=unknown)) == (489, "NotFound")


@pytest.mark.parametrize("path", ["process/terminate", "reassign"])
def test_bad_input_is_a_fault(admin: Console, path: str) -> None:
    """Invalid input gets 489 ``InvalidInput``."""
    assert fault_of(admin.call("POST", f"monitoring/{path}", json={})) == (489, "InvalidInput")


def test_others_do_not_monitor(signed_in: Callable[[str], Console]) -> None:
    """People without the page get ``SecurityException`` for its calls."""
    user = signed_in("user")

    assert fault_of(user.call("GET", "monitoring/process/list")) == (489, "SecurityException")
    assert fault_of(user.call("POST", "monitoring/process/terminate", json={})) == (489, "SecurityException")
