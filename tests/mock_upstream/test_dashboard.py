"""The numbers on the dashboard equal the numbers of rows in the lists."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

import pytest

from tests.mock_upstream.console import Console, fault_of

if TYPE_CHECKING:
    from collections.abc import Callable

DEFINITIONS = "cn=RequestDefs,cn=AppConfig,cn=User Application Driver,cn=driverset1,o=system"
LEVELS = "cn=RoleDefs,cn=RoleConfig,cn=AppConfig,cn=User Application Driver,cn=driverset1,o=system"
LAPTOP = {"id": f"cn=Laptop,{DEFINITIONS}", "entityType": "prd"}
TICKET = {"id": f"cn=ServiceDeskTicket,{DEFINITIONS}", "entityType": "prd"}
PAYROLL = {"id": f"cn=PayrollUser,cn=Level20,{LEVELS}", "entityType": "role"}
USER, HELP_DESK = "cn=user,ou=users,o=data", "cn=helpdesk,ou=users,o=data"
WEEK_S = 7 * 86_400


def _numbers(console: Console, part: str, **query: Any) -> dict[str, Any]:
    numbers: dict[str, Any] = console.get("dashboard", **query)[part]
    return numbers


def _ask(console: Console, *permissions: dict[str, str], **more: Any) -> None:
    answer = console.call("POST", "requests/permissions", json={"reqPermissions": permissions, **more})
    assert answer.status_code == 200, answer.text
    assert answer.json()["success"] is True, answer.text


def _tasks(console: Console) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = console.get("tasks/list", size=300)["tasks"]
    return rows


@pytest.mark.parametrize("user_name", ["admin", "delegate", "helpdesk", "user"])
def test_tasks_are_counted_as_they_are_listed(signed_in: Callable[[str], Console], user_name: str) -> None:
    """The counts are all tasks, the claimed tasks, and those of a person who is away."""
    console = signed_in(user_name)
    listed = _tasks(console)
    own = f"cn={user_name},ou=users,o=data"

    numbers = _numbers(console, "tasksData")

    assert numbers["tasksCount"] == len(listed)
    assert numbers["cliamedTasks"] == sum(each.get("claimedby") == own for each in listed)
    assert numbers["delegatedTasks"] == sum(each["delegatedTask"] for each in listed)
    assert numbers["reassignedTasks"] == sum(each["assignStatus"] == "Reassigned" for each in listed)


def test_a_claimed_task_is_counted(admin: Console) -> None:
    """A claimed task is counted as claimed; a decided task is not counted any more."""
    before = _numbers(admin, "tasksData")
    task = next(each for each in _tasks(admin) if not each["taskClaimed"])

    admin.call("POST", "tasks", json={"tasks": [{"taskId": task["taskId"]}], "action": "claim"})
    claimed = _numbers(admin, "tasksData")
    admin.call("POST", "tasks", json={"tasks": [{"taskId": task["taskId"]}], "action": "deny", "comment": "No"})

    assert claimed == {**before, "cliamedTasks": before["cliamedTasks"] + 1}
    assert _numbers(admin, "tasksData")["tasksCount"] == before["tasksCount"] - 1


def test_a_task_counts_as_claimed_for_who_claimed_it(admin: Console, signed_in: Callable[[str], Console]) -> None:
    """The task counts as claimed for the deputy who claimed it, not for the addressee."""
    task = next(each for each in _tasks(admin) if each["delegatedTask"] and not each["taskClaimed"])
    addressee = signed_in(task["addressee"].partition(",")[0].removeprefix("cn="))
    before = _numbers(addressee, "tasksData")

    admin.call("POST", "tasks", json={"tasks": [{"taskId": task["taskId"]}], "action": "claim"})

    assert _numbers(addressee, "tasksData") == before


def test_what_somebody_has_is_counted_once(signed_in: Callable[[str], Console]) -> None:
    """A permission is counted once, however many assignments it comes from."""
    console = signed_in("user")
    held = console.get("assignments", size=300)["assignments"]

    counted = {kind: {each["id"] for each in held if each["entityType"] == kind} for kind in ("role", "resource")}

    assert _numbers(console, "rolesData")["rolesCount"] == len(counted["role"])
    assert _numbers(console, "resourcesData")["resourcesCount"] == len(counted["resource"])


def test_what_is_new_grows_old(admin: Console, signed_in: Callable[[str], Console]) -> None:
    """A new role counts as new for a week, and an expiring one for the week before its end."""
    before = _numbers(admin, "rolesData")
    _ask(admin, PAYROLL, expDate=round(time.time() + 2 * WEEK_S) * 1000, reason="Month end")
    given = _numbers(admin, "rolesData")
    admin.control("POST", "clock", {"advanceS": WEEK_S + 60})

    later = _numbers(signed_in("admin"), "rolesData")

    more = given["rolesCount"] - before["rolesCount"]
    assert (given["newRoles"] - before["newRoles"], given["expiryRoles"] - before["expiryRoles"]) == (more, 0)
    assert (later["newRoles"], later["expiryRoles"] - before["expiryRoles"]) == (0, more)
    assert more > 0


def test_requests_are_counted_for_oneself_and_for_others(admin: Console) -> None:
    """A decided request is not counted as pending any more."""
    before = _numbers(admin, "requestData")

    _ask(admin, LAPTOP)
    _ask(admin, LAPTOP, recipients=[{"dn": dn, "type": "user"} for dn in (USER, HELP_DESK)])

    after = _numbers(admin, "requestData")
    changed = {name: after[name] - before[name] for name in after if after[name] != before[name]}
    assert changed == {
        "totalRequest": 1,
        "requestPending": 1,
        "totalRequestForOthers": 2,
        "requestForOthersPending": 2,
    }


def test_tickets_are_open_until_they_are_decided(signed_in: Callable[[str], Console]) -> None:
    """Open tickets are counted beside the other requests; the answer names the help desk of the client."""
    console = signed_in("user")
    before = _numbers(console, "helpdeskData")
    _ask(console, TICKET, LAPTOP)

    assert before["helpdeskProfileNames"] == ["Aldermoor Service Desk"]
    assert _numbers(console, "helpdeskData")["openTickets"] == before["openTickets"] + 1


def test_what_is_new_is_counted_when_it_is_wanted(admin: Console) -> None:
    """Without the flag the counts of new entries are left out; the named client must exist."""
    numbers = admin.get("dashboard", client="1", isNewlyAssignedCount="false")

    assert not {"newTasks", "newRoles", "newResources"} & {name for part in numbers.values() for name in part}
    assert fault_of(admin.call("GET", "dashboard?client=9")) == (489, "NotFound")


def test_the_older_call_gives_the_same_numbers(admin: Console) -> None:
    """The older call below ``info/user`` gives the same numbers."""
    assert admin.get("info/user/dashboard") == admin.get("dashboard")
