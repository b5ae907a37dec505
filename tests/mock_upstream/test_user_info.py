"""The password state in connected systems, and the identities that a person counts as."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.mock_upstream.console import PASSWORD, Console, fault_of, hidden_fields
from tests.mock_upstream.people import ADMIN_DN, NEW_DN, USER_DN, USERS, creation, details

if TYPE_CHECKING:
    from collections.abc import Callable

STATES = "info/user/passwordsyncstatus"


def _states(console: Console, dn: str) -> list[dict[str, Any]]:
    answer = console.call("POST", STATES, json={"dn": dn})
    assert answer.status_code == 200, answer.text
    messages: list[dict[str, Any]] = answer.json()["messages"]
    return messages


def _equivalents(console: Console, *principals: str) -> dict[str, str]:
    answer = console.call("POST", "info/user/equivalent", json={"principals": principals})
    return {each["key"]: each["value"] for each in answer.json()["navPageRights"]}


def test_every_connected_system_tells_of_the_password(admin: Console) -> None:
    """Each message has a code of SPEC 4 "Password sync status", a text and the driver; the seed has all codes."""
    people = [person["dn"] for person in admin.get("users/list", size=300)["usersList"]]
    states = [state for dn in people for state in _states(admin, dn)]

    assert admin.get(STATES)["messages"] == _states(admin, ADMIN_DN)
    assert len(states) == 2 * len(people)
    assert {state["status"] for state in states} == {"0000", "0001", "0002", "0003", "0004"}
    assert all(state["message"] and state["driverName"] for state in states)


def test_a_new_password_is_set_everywhere(admin: Console) -> None:
    """The password of a new user is set in all systems, and so is one that is changed at the password service."""
    admin.call("POST", "user", json=creation())
    assert {state["status"] for state in _states(admin, NEW_DN)} == {"0004"}

    people = admin.get("users/list", size=300)["usersList"]
    dn = next(each["dn"] for each in people if {"0004"} != {state["status"] for state in _states(admin, each["dn"])})
    _change_password(admin, dn.partition(",")[0].removeprefix("cn="))
    assert {state["status"] for state in _states(admin, dn)} == {"0004"}


def _change_password(console: Console, user_name: str) -> None:
    page = console.send("GET", "/sspr/private/changepassword")
    typed = {"username": user_name, "currentPassword": PASSWORD, "password1": "brandNew7", "password2": "brandNew7"}
    answer = console.send("POST", page.url, data={**hidden_fields(page.text), **typed})
    assert answer.status_code == 200, answer.text


def test_others_passwords_are_for_who_manages_users(signed_in: Callable[[str], Console]) -> None:
    """One's own states are open to everybody."""
    user = signed_in("user")

    assert _states(user, USER_DN)
    assert fault_of(user.call("POST", STATES, json={"dn": ADMIN_DN})) == (489, "SecurityException")
    assert fault_of(signed_in("admin").call("POST", STATES, json={"dn": "cn=nobody"})) == (489, "NotFound")


def test_somebody_counts_as_their_groups_and_containers(admin: Console) -> None:
    """A person also counts as themself; ``value`` is a text."""
    group = details(admin, ADMIN_DN)["groupMemberof"][0]
    others = (USER_DN, "cn=nobody", "ou=groups,o=data", "sers,o=data")

    assert _equivalents(admin, ADMIN_DN, group, USERS, "o=data", *others) == {
        **dict.fromkeys((ADMIN_DN, group, USERS, "o=data"), "true"),
        **dict.fromkeys(others, "false"),
    }
    assert fault_of(admin.call("POST", "info/user/equivalent", json={})) == (489, "InvalidInput")
