"""Tasks in the words of the tests."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tests.mock_upstream.console import Console

Task = dict[str, Any]

EVERYBODY = "tasks/list/others"


def written(console: Console, path: str, body: object, **query: Any) -> Any:
    """Make a POST that must succeed, and give its answer."""
    answer = console.call("POST", path, params=query, json=body)
    assert answer.status_code == 200, answer.text
    return answer.json()


def tasks(console: Console, path: str = "tasks/list", **query: Any) -> list[Task]:
    """All tasks of a list."""
    rows: list[Task] = console.get(path, **{"size": 300, **query})["tasks"]
    return rows


def ids(listed: Iterable[Task]) -> set[str]:
    """Ids of the tasks."""
    return {task["taskId"] for task in listed}


def act(console: Console, action: str, *listed: Task, **more: Any) -> Any:
    """Do something with tasks."""
    named = [{"taskId": each["taskId"]} for each in listed]
    return written(console, "tasks", {"tasks": named, "action": action, **more})


def reason(console: Console, action: str, task: Task, **more: Any) -> str:
    """Why something cannot be done with a task."""
    (failed,) = act(console, action, task, **more)["failed"]
    text: str = failed["reason"]
    return text


def give(admin: Console, dn: str, count: int) -> list[Task]:
    """Pass some tasks of others on to somebody."""
    others = [task for task in tasks(admin, EVERYBODY) if task["addressee"] != dn][:count]
    assert len(others) == count
    assert act(admin, "reassign", *others, approver=dn)["success"] is True
    return others


def task_like(console: Console, **wanted: Any) -> Task:
    """The first task of anybody that is like this."""
    return next(task for task in tasks(console, EVERYBODY) if all(task[name] == wanted[name] for name in wanted))


def reports_of(admin: Console, department: str, manager_dn: str) -> list[str]:
    """DNs of the people of a department whom somebody leads."""
    people = admin.get("users/list", advSearch=f"Department:{department}", size=300)["usersList"]
    return [each["dn"] for each in people if _manager(each) == manager_dn]


def _manager(person: dict[str, Any]) -> str:
    (node,) = [each for each in person["secondaryAttributes"] if each["key"] == "manager"]
    dn: str = node["attributeValues"][0]["$"]
    return dn
