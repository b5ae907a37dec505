"""The bell and the number beside Tasks are computed from tasks and assignments."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest

from tests.mock_upstream.console import Console, fault_of
from tests.mock_upstream.lifecycle_world import ANN, READ
from tests.mock_upstream.test_assignments import give_role
from tests.mock_upstream.test_requests import SERVICE_ACCOUNT

if TYPE_CHECKING:
    from collections.abc import Callable

DAY_S = 86_400


def counted(console: Console) -> Counter[str]:
    """Count the notifications of each type; the counts in the reply must agree."""
    reply = console.get("notifyService")
    kinds = Counter(entry["type"] for entry in reply["notificationsList"])
    assert reply["totalCount"] == len(reply["notificationsList"])
    assert [kinds[kind] for kind in ("task", "role", "resource", "helpdesk")] == [
        reply[f"new{kind}Count"] for kind in ("Tasks", "Roles", "Resources", "HelpdeskTasks")
    ]
    return kinds


def ask_for_service_account(console: Console) -> None:
    """Something on which the administrator decides."""
    body = {"id": SERVICE_ACCOUNT, "entityType": "prd", "dataItems": [{"name": "program", "values": ["backup"]}]}
    assert console.call("POST", "requests/permissions/item", json=body).json()["success"] is True


@pytest.mark.parametrize("user_name", ["admin", "delegate", "helpdesk", "user", "guest"])
def test_counts_add_up_to_the_list(signed_in: Callable[[str], Console], user_name: str) -> None:
    """The counts equal the numbers of list entries, for each account."""
    counted(signed_in(user_name))


def test_a_task_rings_the_bell_of_who_decides(signed_in: Callable[[str], Console]) -> None:
    """The notification has the name of the requested item and the recipient; the badge counts it."""
    admin, user = signed_in("admin"), signed_in("user")
    before, badge = counted(admin)["task"], int(admin.get("tasks/badge")["badge"])

    ask_for_service_account(user)

    lines = admin.get("notifyService")["notificationsList"]
    assert counted(admin)["task"] == before + 1
    assert lines[0] == {
        "type": "task",
        "name": "Service Account for Tomás Herrera",
        "action": "waiting for your approval",
        "navigation": "#/tasks",
    }
    assert admin.get("tasks/badge")["badge"] == str(badge + 1)


def test_the_badge_counts_what_the_list_shows(admin: Console) -> None:
    """All tasks that wait for the person."""
    assert admin.get("tasks/badge")["badge"] == str(admin.get("tasks/list", size=300)["total"])


def test_the_badge_stops_counting_at_its_limit(signed_in: Callable[[str], Console]) -> None:
    """Above the limit, the badge is the limit with a plus."""
    admin, user = signed_in("admin"), signed_in("user")
    ask_for_service_account(user)
    ask_for_service_account(user)
    number = int(admin.get("tasks/badge")["badge"])

    assert admin.get("tasks/badge", limit=number)["badge"] == str(number)
    assert admin.get("tasks/badge", limit=number - 1)["badge"] == f"{number - 1}+"
    assert fault_of(admin.call("GET", "tasks/badge", params={"limit": 0})) == (489, "InvalidInput")


def test_a_new_role_is_told_for_a_week(signed_in: Callable[[str], Console]) -> None:
    """The news have the new role, and the resources that come with it."""
    admin = signed_in("admin")
    assert give_role(admin, READ, ANN)["success"] is True

    user = signed_in("user")
    names = {line["name"] for line in user.get("notifyService")["notificationsList"]}
    user.control("POST", "clock", {"advanceS": 8 * DAY_S})
    later = signed_in("user")

    assert {"General Ledger: Read", "General Ledger Read Access"} <= names
    assert counted(later)["role"] == 0
