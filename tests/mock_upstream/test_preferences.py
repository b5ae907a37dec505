"""Preferences of people: columns, page sizes, the dashboard."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from tests.mock_upstream.console import Console, fault_of

if TYPE_CHECKING:
    from collections.abc import Callable

PAGE_SIZE = "idm.userList.pageSize"


def _preference(console: Console, attribute: str = PAGE_SIZE) -> dict[str, Any]:
    found: dict[str, Any] = console.get("preference", attribute=attribute)
    return found


def _keep(console: Console, attribute: str, **what: Any) -> None:
    saved = console.call("POST", f"preference?attribute={attribute}", json=what)
    assert (saved.status_code, saved.json()) == (200, {"success": True})


def _let_see(admin: Console, tile: str, *trustees: dict[str, str]) -> None:
    body = {"dashboardAccess": {tile: {"value": list(trustees)}}}
    assert admin.call("POST", "config/dashboard?client=1", json=body).status_code == 200


def _tiles(console: Console) -> list[dict[str, str]]:
    access: list[dict[str, str]] = console.get("preference/dashboard")["dashboardWidgetsAccess"]
    return access


def test_a_preference_is_kept_changed_and_forgotten(admin: Console) -> None:
    """The reply says whether a preference is stored."""
    nothing = {"isPreferenceAvailable": False, "columns": [], "settingFor": PAGE_SIZE, "openFormInPopUp": False}
    assert _preference(admin) == nothing

    for size in ("25", "50"):
        _keep(admin, PAGE_SIZE, columns=[size])
        assert _preference(admin) == {**nothing, "isPreferenceAvailable": True, "columns": [size]}

    for _ in range(2):
        assert admin.call("DELETE", f"preference?attribute={PAGE_SIZE}").json() == nothing
    assert _preference(admin) == nothing


@pytest.mark.parametrize("name", ["user", "resource", "assignment", "requestStatus", "sod", "adminAssignment", "task"])
def test_each_list_has_its_columns(admin: Console, name: str) -> None:
    """Columns and page size of a list are two preferences."""
    attribute, columns = f"idm.{name}List.columns", ["name", "description"]

    _keep(admin, attribute, columns=columns)

    assert _preference(admin, attribute)["columns"] == columns
    assert _preference(admin, f"idm.{name}List.pageSize")["isPreferenceAvailable"] is False
    admin.call("DELETE", f"preference?attribute={attribute}")
    assert _preference(admin, attribute)["isPreferenceAvailable"] is False


@pytest.mark.parametrize("name", ["role", "resource"])
def test_a_list_remembers_how_it_was_filtered(admin: Console, name: str) -> None:
    """The filters of a list are one preference, with one filter in each entry."""
    _keep(admin, f"idm.{name}List.filter", columns=["level:20", "category:finance"])

    assert _preference(admin, f"idm.{name}List.filter")["columns"] == ["level:20", "category:finance"]


def test_all_preferences_are_named_and_forgotten_together(admin: Console, signed_in: Callable[[str], Console]) -> None:
    """A call without an attribute means all; preferences of other people stay."""
    user = signed_in("user")
    for console in (admin, user):
        _keep(console, "idm.roleList.columns", columns=["name"])
    _keep(admin, PAGE_SIZE, columns=["25"])

    assert _preference(admin, "All")["columns"] == ["idm.roleList.columns", PAGE_SIZE]
    assert admin.get("preference") == _preference(admin, "All")
    admin.call("DELETE", "preference?attribute=All")

    assert (_preference(admin)["columns"], admin.get("preference")["isPreferenceAvailable"]) == ([], False)
    assert user.get("preference")["columns"] == ["idm.roleList.columns"]


def test_how_forms_open_is_kept_beside_the_columns(admin: Console) -> None:
    """Either can change without the other."""
    _keep(admin, PAGE_SIZE, columns=["25"])
    _keep(admin, PAGE_SIZE, openFormInPopUp=True)
    kept = _preference(admin)
    _keep(admin, PAGE_SIZE, columns=["50"])

    assert (kept["columns"], kept["openFormInPopUp"]) == (["25"], True)
    assert (_preference(admin)["columns"], _preference(admin)["openFormInPopUp"]) == (["50"], True)


def test_a_preference_is_its_owners(signed_in: Callable[[str], Console]) -> None:
    """A preference belongs to one person; another person does not get it."""
    _keep(signed_in("admin"), PAGE_SIZE, columns=["25"])

    assert _preference(signed_in("helpdesk"))["isPreferenceAvailable"] is False


@pytest.mark.parametrize("body", [{}, {"columns": []}, {"columns": "25"}, {"columns": [25]}, {"openFormInPopUp": "x"}])
def test_a_preference_says_something(admin: Console, body: dict[str, object]) -> None:
    """An empty preference gets 489 ``InvalidInput``, and nothing is stored."""
    answer = admin.call("POST", f"preference?attribute={PAGE_SIZE}", json=body)

    assert fault_of(answer) == (489, "InvalidInput")
    assert _preference(admin)["isPreferenceAvailable"] is False


@pytest.mark.parametrize("method", ["POST", "DELETE"])
def test_a_preference_needs_a_name(admin: Console, method: str) -> None:
    """A preference without a name gets 489 ``InvalidInput``."""
    assert fault_of(admin.call(method, "preference", json={"columns": ["25"]})) == (489, "InvalidInput")


def test_a_dashboard_is_everybodys_until_it_is_ones_own(admin: Console, signed_in: Callable[[str], Console]) -> None:
    """The common dashboard is shown to people without their own; deleting one's own restores the common one."""
    user = signed_in("user")
    own = json.dumps(["tasks"])
    assert user.call("POST", "preference/dashboard", json={"dashboardCustomizations": own}).json() == {"success": True}
    tiles = [{"key": "requests"}, {"key": "roles", "hidden": True}]

    kept = admin.call("POST", "dashboard/globalTiles?client=1", json={"tiles": tiles}).json()["tiles"]

    assert [tile["key"] for tile in kept] == ["requests", "roles", "tasks", "resources", "helpdesk"]
    assert [tile["key"] for tile in kept if tile["hidden"]] == ["roles"]
    assert admin.get("dashboard/globalTiles") == {"tiles": kept}
    everybodys = admin.get("preference/dashboard")
    assert (everybodys["isDashboardCustomized"], json.loads(everybodys["dashboardCustomizations"])) == (False, kept)
    mine = user.get("preference/dashboard")
    assert (mine["isDashboardCustomized"], mine["dashboardCustomizations"]) == (True, own)
    assert user.call("DELETE", "preference/dashboard").json() == user.get("preference/dashboard")
    assert json.loads(user.get("preference/dashboard")["dashboardCustomizations"]) == kept
    assert admin.get("dashboard/globalTiles", client="2")["tiles"][0]["key"] == "tasks"


def test_parts_of_a_dashboard_are_kept_by_name(admin: Console) -> None:
    """Parts of a dashboard are stored independently."""
    admin.call("POST", "preference/dashboard?attribute=tasks", json={"dashboardCustomizations": "{}"})

    assert admin.get("preference/dashboard", attribute="tasks")["isDashboardCustomized"] is True
    assert admin.get("preference/dashboard")["isDashboardCustomized"] is False


def test_trustees_decide_who_sees_a_tile(admin: Console, signed_in: Callable[[str], Console]) -> None:
    """A tile without trustees is for everybody."""
    _let_see(admin, "helpdesk", {"dn": "cn=helpdesk,ou=users,o=data", "type": "user"})

    seen = {
        name: [each["key"] for each in _tiles(signed_in(name)) if each["value"] == "true"]
        for name in ("user", "helpdesk")
    }

    assert seen["user"] == ["tasks", "roles", "resources", "requests"]
    assert seen["helpdesk"] == [*seen["user"], "helpdesk"]


@pytest.mark.parametrize(
    ("path", "body", "fault"),
    [
        ("dashboard/globalTiles", {"tiles": [{"key": "weather"}]}, (489, "InvalidInput")),
        ("dashboard/globalTiles", {"tiles": [{"key": "tasks"}, {"key": "tasks"}]}, (489, "InvalidInput")),
        ("dashboard/globalTiles?client=9", {"tiles": []}, (489, "NotFound")),
        ("preference/dashboard", {}, (489, "InvalidInput")),
        ("preference/dashboard", {"dashboardCustomizations": "<script>"}, (400, "XSSValidationFailure")),
    ],
)
def test_a_dashboard_that_makes_no_sense_is_refused(
    admin: Console, path: str, body: dict[str, Any], fault: tuple[int, str]
) -> None:
    """Nothing is kept."""
    before = admin.get("preference/dashboard")

    assert fault_of(admin.call("POST", path, json=body)) == fault
    assert admin.get("preference/dashboard") == before


def test_everybodys_tiles_are_changed_by_who_may_open_their_page(signed_in: Callable[[str], Console]) -> None:
    """Others get 489 ``SecurityException``."""
    answer = signed_in("delegate").call("POST", "dashboard/globalTiles", json={"tiles": []})

    assert fault_of(answer) == (489, "SecurityException")
