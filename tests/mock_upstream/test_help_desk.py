"""The help desk."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.mock_upstream.console import Console, fault_of
from tests.mock_upstream.work import act, tasks, written

if TYPE_CHECKING:
    from collections.abc import Callable

USER, HELPDESK = "cn=user,ou=users,o=data", "cn=helpdesk,ou=users,o=data"


def _open(console: Console, **query: str) -> int:
    count: int = console.get("helpdesk", **query)["openTickets"]
    return count


def test_a_ticket_is_opened_and_closed(signed_in: Callable[[str], Console]) -> None:
    """An open ticket is a task of the help desk until somebody decides on it."""
    user, helpdesk = signed_in("user"), signed_in("helpdesk")
    before = _open(user)
    number = written(user, "helpdesk/ticket", {"subject": " Locked out ", "description": "Since Monday"})[
        "ticketNumber"
    ]
    (task,) = tasks(helpdesk, onlyHelpdeskTask=True, q=number)

    assert (_open(user), _open(helpdesk, userDN=USER)) == (before + 1, before + 1)
    items = written(helpdesk, "tasks/item", {"taskId": task["taskId"]})["dataItems"]
    assert {each["name"]: each["values"] for each in items} == {
        "subject": ["Locked out"],
        "description": ["Since Monday"],
    }
    act(helpdesk, "approve", task)
    assert _open(user) == before


def test_a_helper_opens_a_ticket_for_somebody(signed_in: Callable[[str], Console]) -> None:
    """The ticket belongs to that person, on the dashboard too."""
    helpdesk, user = signed_in("helpdesk"), signed_in("user")
    before = _open(helpdesk), _open(user)
    written(helpdesk, "helpdesk/ticket", {"subject": "Badge", "userDn": USER})

    assert (_open(helpdesk), _open(user)) == (before[0], before[1] + 1)
    assert user.get("dashboard")["helpdeskData"] == user.get("helpdesk")


def test_those_who_help_are_named(signed_in: Callable[[str], Console]) -> None:
    """The list has the people of the help desk, as the client's settings name them."""
    user = signed_in("user")

    assert user.get("helpdesk/category")["users"] == [HELPDESK]
    assert user.get("helpdesk")["helpdeskProfileNames"] == ["Aldermoor Service Desk"]
    assert fault_of(user.call("GET", "helpdesk/category?resDn=cn=none")) == (489, "NotFound")


@pytest.mark.parametrize("body", [{}, {"subject": ""}, {"subject": " "}])
def test_a_ticket_needs_a_subject(signed_in: Callable[[str], Console], body: dict[str, Any]) -> None:
    """A ticket without a subject gets 489 ``InvalidInput``, and none is opened."""
    user = signed_in("user")
    before = _open(user)

    assert fault_of(user.call("POST", "helpdesk/ticket", json=body)) == (489, "InvalidInput")
    assert _open(user) == before


def test_only_helpers_ask_about_others(signed_in: Callable[[str], Console]) -> None:
    """Other people and unknown people get 489, and so does a guest."""
    user, ticket = signed_in("user"), {"subject": "Badge", "userDn": HELPDESK}

    for answer in (
        user.call("GET", "helpdesk", params={"userDN": HELPDESK}),
        user.call("GET", "helpdesk/category", params={"userDn": HELPDESK}),
        user.call("POST", "helpdesk/ticket", json=ticket),
        signed_in("guest").call("GET", "helpdesk"),
    ):
        assert fault_of(answer) == (489, "SecurityException")
    assert fault_of(signed_in("helpdesk").call("GET", "helpdesk?userDN=cn=nobody")) == (489, "NotFound")
