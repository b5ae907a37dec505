"""The data of a task about the request that it decides on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.mock_upstream.lifecycle_world import ANN, POST, RELEASE
from tests.mock_upstream.test_assignments import RESOURCES, had, send
from tests.mock_upstream.test_requests import OFFICE, ask
from tests.mock_upstream.work import EVERYBODY, task_like, tasks, written

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.mock_upstream.console import Console

BEGINS, ENDS = 4_000_000_000_000, 4_000_086_400_000


def _said(admin: Console, task: dict[str, Any]) -> dict[str, list[str]]:
    items = written(admin, "tasks/item", {"taskId": task["taskId"]})["dataItems"]
    return {each["name"]: each["values"] for each in items if each["valueSet"]}


def test_an_exception_is_decided_on_with_reason_days_justification_and_both_roles(
    admin: Console, signed_in: Callable[[str], Console]
) -> None:
    """The approver of an exception gets all these values in the data of the task."""
    before = {each["taskId"] for each in tasks(admin, EVERYBODY)}
    more = {"reason": "Year's end", "effDate": BEGINS, "expDate": ENDS, "sodJustification": "Stands in"}
    assert ask(signed_in("user"), ("role", POST), ("role", RELEASE), **more)["success"] is True

    said = [_said(admin, each) for each in tasks(admin, EVERYBODY) if each["taskId"] not in before]
    names = ["General Ledger: Post Payments", "General Ledger: Release Payments"]
    assert {(*each.pop("perm1Name"), *each.pop("perm2Name")) for each in said} == {(*names,), (*names[::-1],)}
    sods = {name for each in said for name in each.pop("sodName")}
    assert sods == {"General Ledger Post Payments and Release Payments"}
    asked = {"requestAction": ["grant"], "reason": ["Year's end"], "sodJustification": ["Stands in"]}
    assert said == [asked | {"effDate": [str(BEGINS)], "expDate": [str(ENDS)]}] * len(said)


def test_a_removal_is_told_from_a_grant(admin: Console, signed_in: Callable[[str], Console]) -> None:
    """The data of a revocation of a resource differs from that of a grant."""
    assert OFFICE in had(signed_in("user"))
    assert send(admin, "POST", f"{RESOURCES}/revoke", {"dn": OFFICE, "recipientDn": ANN, "description": "Left"})

    said = _said(admin, task_like(admin, processName="Office Licence", recipient=ANN))
    assert (said["requestAction"], said["reason"]) == (["revoke"], ["Left"])
    assert said.keys() == {"requestAction", "reason", "effDate"}
