"""Menu and page rights of each kind of person."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.mock_upstream.console import Console, fault_of

if TYPE_CHECKING:
    from collections.abc import Callable

ADMINISTRATION = {
    "manageusers",
    "createUser",
    "proxyassignments",
    "workflowmonitoring",
    "emailapproval",
    "configuration",
    "cprs",
    "settings",
    "localekit",
    "editlanding",
    "editrequest",
    "globalDashboard",
}


def _ask(console: Console, call: str, *keys: str) -> dict[str, Any]:
    body = {"navPageRights": [{"key": key} for key in keys]}
    reply: dict[str, Any] = console.call("POST", f"info/user/{call}", json=body).json()
    return reply


def _rights(console: Console, *keys: str) -> dict[str, str]:
    return {each["key"]: each["value"] for each in _ask(console, "navigationrights", *keys)["navPageRights"]}


def _menu(console: Console, *keys: str) -> dict[str, list[str]]:
    items = _ask(console, "navigationmenu", *keys)["menuItems"]
    return {item["mapName"]: [each["mapName"] for each in item["subMenuList"]] for item in items}


def test_the_administrator_sees_the_whole_menu(admin: Console) -> None:
    """The menu has all groups in order, with all sections."""
    menu = _menu(admin)

    assert list(menu) == [
        "home",
        "dashboard",
        "tasks",
        "access",
        "people",
        "catalogue",
        "administration",
        "profileMenu",
    ]
    assert menu["access"] == ["requests", "permissions", "history", "taskHistory", "delegation", "availability"]
    assert menu["people"] == ["users", "groups", "teams", "orgchart", "entities"]
    assert menu["catalogue"] == ["role", "resource", "sod", "mapresources"]
    assert set(menu["administration"]) == ADMINISTRATION
    assert menu["profileMenu"] == ["profile", "help", "about"]


def test_menu_entries_have_the_products_shape(admin: Console) -> None:
    """The order is a text; an entry leads to its route, and a group has no link."""
    items = {item["mapName"]: item for item in _ask(admin, "navigationmenu")["menuItems"]}

    assert (items["home"]["context"], items["home"]["menuOrder"]) == ("#/landing", "1")
    assert items["people"]["context"] == ""
    assert items["people"]["subMenuList"][0] == {
        "menuName": "Users",
        "mapName": "users",
        "context": "#/users",
        "subMenuList": [],
        "menuOrder": "1",
    }


@pytest.mark.parametrize("user_name", ["delegate", "helpdesk", "user"])
def test_the_menu_shows_what_the_rights_allow(signed_in: Callable[[str], Console], user_name: str) -> None:
    """Each entry needs its right; a group without entries is not shown."""
    console = signed_in(user_name)
    menu, rights = _menu(console), _rights(console)
    shown = {page for entries in menu.values() for page in entries} - {"help", "about"}

    assert shown <= {page for page, value in rights.items() if value == "true"}
    assert all(entries for name, entries in menu.items() if name not in {"home", "dashboard", "tasks"})


def test_who_may_what(signed_in: Callable[[str], Console]) -> None:
    """Each duty opens its own pages."""
    asked = ("users", "role", "sod", "configuration", "orgchart")
    given = {
        name: list(_rights(signed_in(name), *asked).values()) for name in ("admin", "delegate", "helpdesk", "user")
    }

    assert all(value == "true" for value in given["admin"])
    assert _rights(signed_in("delegate"), "users", "configuration") == {"users": "true", "configuration": "false"}
    assert _rights(signed_in("helpdesk"), "users", "orgchart") == {"users": "true", "orgchart": "true"}
    assert _rights(signed_in("user"), "groups", "users") == {"groups": "false", "users": "true"}


def test_any_other_person_has_the_rights_of_an_employee(admin: Console, signed_in: Callable[[str], Console]) -> None:
    """Rights belong to the duty, not to the demo account."""
    other = next(
        person["dn"].removeprefix("cn=").partition(",")[0]
        for person in admin.get("users/list", size=300)["usersList"]
        if not person["disabledLogin"] and person["fullName"].isascii()
        if "Okafor" not in person["fullName"] and person["dn"].startswith("cn=t")
    )

    assert _rights(signed_in(other)) == _rights(signed_in("user"))


def test_a_guest_may_do_nothing(signed_in: Callable[[str], Console]) -> None:
    """A guest may open only the home page and the own profile."""
    opened = {page for page, value in _rights(signed_in("guest")).items() if value == "true"}

    assert opened == {"landing", "profile"}
    assert list(_menu(signed_in("guest"))) == ["home", "profileMenu"]


def test_a_parent_page_answers_its_granular_rights_too(signed_in: Callable[[str], Console]) -> None:
    """The rights to sub-pages are decided with the parent page (SPEC 2 "Route guard")."""
    console = signed_in("delegate")

    assert _rights(console, "role") == {"role": "true", "create Role": "true", "mapresources": "true"}
    assert _rights(console, "delegation") == {"delegation": "true", "createDelegation": "true"}
    assert _rights(signed_in("user"), "delegation")["createDelegation"] == "false"


def test_a_segment_that_is_no_page_is_not_answered(admin: Console) -> None:
    """A path segment that is an identifier is left out of the answer, so it is not refused."""
    assert _rights(admin, "users", "cn=admin,ou=users,o=data") == {"users": "true"}


def test_no_keys_ask_about_every_page(signed_in: Callable[[str], Console]) -> None:
    """Without keys the answer has all pages; the values are texts."""
    rights = _rights(signed_in("user"))

    assert rights.keys() >= ADMINISTRATION | {"users", "create Sod"}
    assert set(rights.values()) == {"true", "false"}


def test_the_default_area_is_where_everybody_may_go(signed_in: Callable[[str], Console]) -> None:
    """A redirect after a refusal never ends in another refusal."""
    reply = _ask(signed_in("user"), "navigationrights", "users")

    assert (reply["areaDefault"], reply["areaDefaultDisplayName"]) == ("landing", "Home")
    assert _rights(signed_in("user"), "landing") == {"landing": "true"}


def test_keys_narrow_the_menu(admin: Console) -> None:
    """The menu has only the requested pages, with their groups."""
    assert _menu(admin, "users", "tasks") == {"tasks": [], "people": ["users"]}


def test_a_body_that_is_no_list_of_keys_is_a_fault(admin: Console) -> None:
    """The body gets 489 ``InvalidInput``."""
    answer = admin.call("POST", "info/user/navigationrights", json={"navPageRights": ["users"]})

    assert fault_of(answer) == (489, "InvalidInput")
