"""How lists are shown."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.mock_upstream.console import Console, fault_of

if TYPE_CHECKING:
    from collections.abc import Callable

DISPLAY = "/IDMProv/rest/admin/display/settings"


def _keep(console: Console, group: str, **settings: Any) -> Any:
    answer = console.call("PUT", f"{DISPLAY}/{group}", json=settings)
    assert answer.status_code == 200, answer.text
    return answer.json()


def _columns(*keys: str) -> list[dict[str, str]]:
    return [{"key": key} for key in keys]


def test_defaults_are_those_of_a_fresh_installation(admin: Console) -> None:
    """The defaults are those of SPEC 9 "Paging and search"; the default columns are among all columns."""
    assert admin.get(f"{DISPLAY}/general") == {
        "defaultRowsPerPage": 10,
        "optionsRowsPerPage": "5,10,25,50",
        "newRequestDefaultSortByOption": "closestMatch",
    }
    for group in ("request", "task"):
        settings = admin.get(f"{DISPLAY}/{group}")
        for some in ("defaultColumns", "columnsForUserOverride"):
            assert settings[some]
            assert all(column in settings["allColumns"] for column in settings[some])


@pytest.mark.parametrize(
    ("group", "change"),
    [
        ("general", {"defaultRowsPerPage": 20, "optionsRowsPerPage": "20,10000"}),
        ("request", {"requestListSort": "name", "requestListSortDesc": False, "requestListColumnsOverride": False}),
        ("task", {"taskListSort": "priority", "taskDetailClaim": True, "taskDetailClaimOverride": False}),
    ],
)
def test_what_a_change_does_not_mention_stays(
    admin: Console, signed_in: Callable[[str], Console], group: str, change: dict[str, Any]
) -> None:
    """Other settings stay; the answer has the settings that all people read from then on."""
    before = admin.get(f"{DISPLAY}/{group}")

    kept = _keep(admin, group, **change)

    assert kept == before | change
    assert signed_in("user").get(f"{DISPLAY}/{group}") == kept


@pytest.mark.parametrize(
    ("group", "change"),
    [
        ("general", {"defaultRowsPerPage": 7}),
        ("general", {"optionsRowsPerPage": "5,25"}),
        ("general", {"optionsRowsPerPage": "10,0"}),
        ("general", {"optionsRowsPerPage": "10, ten"}),
        ("general", {"optionsRowsPerPage": "10,10001"}),
        ("general", {"newRequestDefaultSortByOption": ""}),
        ("request", {"requestListSort": "colour"}),
        ("request", {"defaultColumns": []}),
        ("request", {"defaultColumns": _columns("name", "name")}),
        ("task", {"defaultColumns": _columns("colour")}),
        ("task", {"taskListSort": "assignedTo"}),
        ("task", {"columnsForSort": _columns("priority")}),
        ("task", {"taskDetailClaim": "perhaps"}),
    ],
)
def test_settings_that_do_not_go_together_are_refused(admin: Console, group: str, change: dict[str, Any]) -> None:
    """Contradictory settings get 489 ``InvalidInput``, and nothing is stored."""
    before = admin.get(f"{DISPLAY}/{group}")

    assert fault_of(admin.call("PUT", f"{DISPLAY}/{group}", json=change)) == (489, "InvalidInput")
    assert admin.get(f"{DISPLAY}/{group}") == before


def test_columns_have_their_own_names(admin: Console) -> None:
    """Only the choice and the order of the columns can be changed, not their names."""
    mine = [{"key": "reason", "value": "Why"}, {"key": "name"}]

    kept = _keep(admin, "request", defaultColumns=mine, allColumns=mine)

    assert kept["defaultColumns"] == [{"key": "reason", "value": "Reason"}, {"key": "name", "value": "Item"}]
    assert len(kept["allColumns"]) > len(mine)


@pytest.mark.parametrize("group", ["general", "request", "task"])
def test_display_settings_are_changed_by_who_may_open_the_settings(
    signed_in: Callable[[str], Console], group: str
) -> None:
    """Others get 489 ``SecurityException``."""
    answer = signed_in("delegate").call("PUT", f"{DISPLAY}/{group}", json={})

    assert fault_of(answer) == (489, "SecurityException")
