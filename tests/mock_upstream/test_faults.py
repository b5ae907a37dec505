"""Damage of ordered failures to the answer itself."""

from __future__ import annotations

import json
import time
from typing import TYPE_CHECKING, Any

import pytest

from tests.mock_upstream.console import fault_of

if TYPE_CHECKING:
    from tests.mock_upstream.console import Console

LIST = "/IDMProv/rest/access/users/list"


def _order(console: Console, **fault: Any) -> None:
    console.control("POST", "faults", {"path": LIST, **fault})


def test_a_body_may_break_off(admin: Console) -> None:
    """The answer has the status and headers of a good one, but only half of its JSON."""
    _order(admin, malformed=True, times=1)

    answer = admin.call("GET", "users/list")

    assert answer.status_code == 200
    assert answer.headers["Content-Type"] == "application/json"
    with pytest.raises(json.JSONDecodeError):
        answer.json()
    assert admin.get("users/list")["arraySize"] == 20


def test_a_body_may_come_slowly(admin: Console) -> None:
    """The whole body takes the ordered time; its length is in the headers."""
    whole = admin.call("GET", "users/list")
    _order(admin, slowMs=400)
    begun = time.monotonic()

    slow = admin.call("GET", "users/list")

    assert time.monotonic() - begun >= 0.4
    assert (slow.content, slow.headers["Content-Length"]) == (whole.content, whole.headers["Content-Length"])


@pytest.mark.parametrize(
    ("change", "of_first"),
    [
        ({"at": "usersList.fullName", "to": 5}, {"fullName": 5}),
        ({"at": "usersList.fullName", "to": None}, {"fullName": None}),
        ({"at": "usersList.surprise", "to": [1]}, {"surprise": [1]}),
    ],
)
def test_a_field_may_have_another_value(admin: Console, change: dict[str, Any], of_first: dict[str, Any]) -> None:
    """The field changes in every entry of the lists in its path; other fields stay."""
    before = admin.get("users/list")["usersList"]
    _order(admin, change=change)

    assert admin.get("users/list")["usersList"] == [{**row, **of_first} for row in before]


def test_a_field_may_be_missing(admin: Console) -> None:
    """Without ``to`` the field is removed; a field that does not exist is no error."""
    _order(admin, change={"at": "totalCount"}, times=1)
    assert "totalCount" not in admin.get("users/list")

    _order(admin, change={"at": "none.of.these"}, times=1)
    assert admin.get("users/list")["totalCount"] == 200


def test_what_is_no_json_has_no_fields(admin: Console) -> None:
    """An ordered change of a field has no effect on a page."""
    admin.control("POST", "faults", {"path": "/", "change": {"at": "a", "to": 1}})

    assert "Mock upstream" in admin.send("GET", "/").text


@pytest.mark.parametrize(
    ("status", "subcode"), [(401, "SecurityException"), (498, "PasswordExpired"), (489, "OrderedFault")]
)
def test_an_ordered_refusal_says_what_a_real_one_would(admin: Console, status: int, subcode: str) -> None:
    """The fault has the subcode of a real refusal, and happens as often as ``times`` says."""
    _order(admin, status=status, times=1)

    assert fault_of(admin.call("GET", "users/list")) == (status, subcode)
    assert admin.call("GET", "users/list").status_code == 200


def test_an_order_can_be_read_back_as_it_was_given(admin: Console) -> None:
    """The list has orders in the shape of the call, so that a test can restore them."""
    ordered = {"path": LIST, "change": {"at": "a", "to": 1}, "malformed": True, "slowMs": 5, "times": 3}
    _order(admin, **ordered)

    [listed] = admin.control("GET", "faults")["faults"]
    assert {name: listed[name] for name in ordered} == ordered


@pytest.mark.parametrize("order", [{"change": {}}, {"change": {"at": ""}}, {"slowMs": -1}, {"path": "x"}])
def test_an_order_that_means_nothing_is_refused(console: Console, order: dict[str, Any]) -> None:
    """An order that could never happen is refused."""
    answer = console.send("POST", "/__mock__/faults", json={"path": LIST, **order})

    assert fault_of(answer) == (489, "InvalidInput")
