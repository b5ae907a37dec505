"""The cart over HTTP."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.mock_upstream.console import Console, fault_of
from tests.mock_upstream.lifecycle_world import ANN, AUDIT, BEN, READ
from tests.mock_upstream.test_assignments import NETWORK_ACCOUNT
from tests.mock_upstream.test_requests import ADMIN

if TYPE_CHECKING:
    from collections.abc import Callable

CART = "queue/entry"


def send(console: Console, method: str, path: str, *items: dict[str, Any], action: str = "assign") -> Any:
    """Change a cart."""
    answer = console.call(method, f"{CART}{path}", json={"cartAction": action, "cartItems": list(items)})
    assert answer.status_code == 200, answer.text
    return answer.json()


def item(dn: str, *people: str, kind: str = "role") -> dict[str, Any]:
    """A role or resource with those who are to have it."""
    return {
        "itemDn": dn,
        "itemType": kind,
        "itemAssignees": [{"assignedToDn": each, "comment": "Why"} for each in people],
    }


def contents(cart: dict[str, Any]) -> list[tuple[str, list[str]]]:
    """Items with their people."""
    return [
        (each["itemDn"], [assignee["assignedToDn"] for assignee in each["itemAssignees"]]) for each in cart["cartItems"]
    ]


def test_what_is_put_in_stays_until_it_is_taken_out(admin: Console) -> None:
    """Items and their people keep the order in which they were added; adding one again changes nothing."""
    send(admin, "POST", "/items", item(READ, BEN), item(NETWORK_ACCOUNT, ANN, kind="resource"))
    send(admin, "POST", "/items", item(READ, ANN, BEN))
    cart = admin.get(CART)

    assert contents(cart) == [(READ, [BEN, ANN]), (NETWORK_ACCOUNT, [ANN])]
    assert (cart["totalCount"], cart["cartOwner"]) == (2, ADMIN)
    assert cart["cartItems"][0]["itemFullname"] == "General Ledger: Read"
    assert cart["cartItems"][0]["itemAssignees"][1]["assigneeFullName"] == "Tomás Herrera"

    assert contents(send(admin, "DELETE", "/item/assignees", item(READ, ANN))) == [
        (READ, [BEN]),
        (NETWORK_ACCOUNT, [ANN]),
    ]
    assert contents(send(admin, "DELETE", "/items", item(NETWORK_ACCOUNT, kind="resource"))) == [(READ, [BEN])]
    assert contents(send(admin, "DELETE", "")) == []


def test_the_two_carts_are_apart(admin: Console) -> None:
    """The cart of assignments and the cart of revocations are separate."""
    send(admin, "POST", "/items", item(READ, BEN))
    send(admin, "POST", "/items", item(AUDIT, BEN), action="revoke")

    assert contents(admin.get(CART, cartAction="assign")) == [(READ, [BEN])]
    assert contents(send(admin, "DELETE", "", action="revoke")) == []
    assert contents(admin.get(CART)) == [(READ, [BEN])]


def test_without_people_it_is_for_oneself(signed_in: Callable[[str], Console]) -> None:
    """The item is for the caller, and other people do not see it."""
    user = signed_in("user")

    assert contents(send(user, "POST", "/items", item(READ))) == [(READ, [ANN])]
    assert contents(signed_in("admin").get(CART)) == []
    assert fault_of(user.call("GET", CART, params={"cartOwner": ADMIN})) == (489, "SecurityException")


@pytest.mark.parametrize(
    ("body", "fault"),
    [
        ({"cartItems": [{"itemDn": "cn=nothing"}]}, (489, "NotFound")),
        ({"cartItems": [{"itemDn": READ, "itemType": "prd"}]}, (489, "InvalidInput")),
        ({"cartAction": "paint"}, (489, "InvalidInput")),
        ({"cartItems": [item(READ, ANN) | {"itemDn": "<script>x</script>"}]}, (400, "XSSValidationFailure")),
    ],
    ids=["no such role", "workflow", "no action", "script"],
)
def test_bad_input_is_refused(admin: Console, body: dict[str, Any], fault: tuple[int, str]) -> None:
    """The input is refused, and the cart stays empty."""
    assert fault_of(admin.call("POST", f"{CART}/items", json=body)) == fault
    assert admin.get(CART)["totalCount"] == 0
