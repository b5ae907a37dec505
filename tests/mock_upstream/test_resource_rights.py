"""Rights to read and change resources."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.mock_upstream.console import Console, fault_of

if TYPE_CHECKING:
    from collections.abc import Callable

RESOURCES = "/IDMProv/rest/catalog/resources"
DEFINITIONS = "cn=ResourceDefs,cn=RoleConfig,cn=AppConfig,cn=User Application Driver,cn=driverset1,o=system"
CAR = f"cn=CompanyCar,cn=Equipment,{DEFINITIONS}"

Sent = tuple[str, str, object]
CREATION: Sent = ("POST", "", {"name": "New"})
CHANGE: Sent = ("PUT", "/resources", {"resources": {"id": CAR, "description": "Faster"}})
DELETION: Sent = ("DELETE", "/resource", {"resources": {"id": CAR}})


def _send(console: Console, method: str, path: str, body: object) -> Any:
    answer = console.call(method, RESOURCES + path, json=body)
    assert answer.status_code == 200, answer.text
    return answer.json()


def _take_away(admin: Console, permission: str) -> None:
    """Take a permission for all resources from the delegated administrator."""
    body = {
        "assignedToDN": "cn=delegate,ou=users,o=data",
        "permissions": [{"id": DEFINITIONS, "permission": permission}],
    }
    taken = admin.call("DELETE", "/IDMProv/rest/admin/assignment/permissions", json=body)
    assert taken.json()["success"], taken.text


@pytest.mark.parametrize("user_name", ["user", "helpdesk"])
def test_others_do_not_see_the_catalogue(signed_in: Callable[[str], Console], user_name: str) -> None:
    """Who may not open the page may not make its calls."""
    console = signed_in(user_name)

    for method, path in (("GET", "/listV2"), ("POST", "/driverResources"), ("PUT", "/resource")):
        assert fault_of(console.call(method, RESOURCES + path, json={})) == (489, "SecurityException")
    columns = console.call("POST", "/IDMProv/rest/access/entities/resource/assignments/columns", json={})
    assert fault_of(columns) == (489, "SecurityException")


def test_who_administers_roles_reads_resources_and_changes_none(
    admin: Console, signed_in: Callable[[str], Console]
) -> None:
    """They read resources and can map them to roles, but change none; the head of People is such a person."""
    car = _send(admin, "POST", "/resourceV2", {"resources": {"id": CAR}})["resources"][0]
    console = signed_in(car["owners"][0]["id"].partition(",")[0].removeprefix("cn="))

    assert _send(console, "POST", "/resourceV2", {"resources": {"id": CAR}})["resources"] == [car]
    for method, path, body in (
        ("POST", "", {"name": "New"}),
        ("PUT", "/resource", {"id": CAR}),
        ("PUT", "/resources", {"resources": {"id": CAR}}),
        ("PUT", "/resource/entitlement", {"id": CAR}),
        ("DELETE", "/resource", {"resources": {"id": CAR}}),
        ("POST", "/category", {"name": "New"}),
    ):
        assert fault_of(console.call(method, RESOURCES + path, json=body)) == (489, "SecurityException")


@pytest.mark.parametrize(
    ("permission", "needs_it", "does_not"),
    [
        ("createResource", CREATION, CHANGE),
        ("modifyResource", CHANGE, DELETION),
        ("deleteResource", DELETION, CREATION),
    ],
)
def test_a_delegated_administrator_does_what_was_permitted(
    admin: Console, signed_in: Callable[[str], Console], permission: str, needs_it: Sent, does_not: Sent
) -> None:
    """Each permission counts by itself: without it only the actions that need it fail."""
    delegate = signed_in("delegate")

    _take_away(admin, permission)

    refused = _send(delegate, *needs_it)
    assert (refused["success"], permission in refused["failed"][0]["reason"]) == (False, True)
    assert _send(delegate, *does_not)["success"] is True
