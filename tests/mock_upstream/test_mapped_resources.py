"""The calls about the resources that a role grants along with it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.mock_upstream.console import Console, fault_of

if TYPE_CHECKING:
    from collections.abc import Callable

MAPPED = "/IDMProv/rest/catalog/roles/mappedResources"
CONFIG = "cn=RoleConfig,cn=AppConfig,cn=User Application Driver,cn=driverset1,o=system"
DEFINITIONS, LEVELS = f"cn=ResourceDefs,{CONFIG}", f"cn=RoleDefs,{CONFIG}"
EMPLOYEE = f"cn=LegalEmployee,cn=Level30,{LEVELS}"
LEDGER_USER = f"cn=GeneralLedgerUser,cn=Level20,{LEVELS}"
LEDGER_READ = f"cn=GeneralLedgerRead,cn=Finance,cn=Level10,{LEVELS}"
MAILBOX, LAPTOP = f"cn=Mailbox,{DEFINITIONS}", f"cn=Laptop,cn=Equipment,{DEFINITIONS}"
NORTH, SOUTH = '{"ID":"MDB-NORTH"}', '{"ID":"MDB-SOUTH"}'
DIRECTORY = "cn=Active Directory Driver,cn=driverset1,o=system"


def _send(console: Console, body: object, method: str = "POST", path: str = "") -> Any:
    answer = console.call(method, f"{MAPPED}{path}", json=body)
    assert answer.status_code == 200, answer.text
    return answer.json()


def _mapped(console: Console, role: str, query: str = "") -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = _send(console, {"id": role}, path=f"/list?size=300{query}")["resources"]
    return rows


def _names(console: Console, role: str, query: str = "") -> list[str]:
    return [each["name"] for each in _mapped(console, role, query)]


def _body(role: str, *resources: dict[str, Any]) -> dict[str, Any]:
    return {"roleId": role, "mappedResources": list(resources)}


def test_roles_bring_resources_along(admin: Console) -> None:
    """A permission role grants access; the role of a department grants accounts, one of them with a value."""
    (read,) = _mapped(admin, LEDGER_READ)
    mailbox, account = _mapped(admin, EMPLOYEE)

    assert (read["name"], read["status"]) == ("General Ledger Read Access", 50)
    assert read["entitlementValues"][0]["name"] == "General Ledger Read"
    assert (mailbox["name"], mailbox["entitlementValues"][0]["value"]) == ("Mailbox", NORTH)
    assert (account["name"], account["entitlementValues"]) == ("Network Account", [])
    assert mailbox["entityKey"] != account["entityKey"]


@pytest.mark.parametrize(
    ("query", "found"),
    [
        ("", ["Mailbox", "Network Account"]),
        ("&sortOrder=desc", ["Network Account", "Mailbox"]),
        ("&sortBy=description", ["Mailbox", "Network Account"]),
        ("&q=ACCOUNT", ["Network Account"]),
        (f"&driverID={DIRECTORY}", ["Mailbox", "Network Account"]),
        ("&driverID=cn=ERP Driver,cn=driverset1,o=system", []),
    ],
    ids=["all", "backwards", "description", "search", "driver", "other driver"],
)
def test_mapped_resources_are_found(admin: Console, query: str, found: list[str]) -> None:
    """The search is by text, and by the driver that provisions the resource."""
    assert _names(admin, EMPLOYEE, query) == found


def test_the_list_is_read_page_by_page(admin: Console) -> None:
    """``total`` counts all of them."""
    page = _send(admin, {"id": EMPLOYEE}, path="/list?size=1")

    assert (page["arraySize"], page["total"], page["nextIndex"]) == (1, 2, 2)
    assert _send(admin, {"id": EMPLOYEE}, path="/list?size=1&nextIndex=2")["nextIndex"] == 0


def test_a_resource_comes_with_a_role_and_leaves_it(admin: Console) -> None:
    """A resource is mapped to a role once; the list shows the reason of the mapping."""
    body = _body(LEDGER_USER, {"id": LAPTOP, "mappingDescription": "Works at home"})

    assert _send(admin, body)["succeeded"][0]["id"] == LAPTOP
    assert _send(admin, body)["failed"][0]["reason"] == "The role brings the resource along already."
    shown = {each["id"]: each for each in _mapped(admin, LEDGER_USER)}
    assert (shown[LAPTOP]["mappingDescription"], shown[LAPTOP]["status"]) == ("Works at home", 50)

    assert _send(admin, body, "DELETE")["success"] is True
    assert LAPTOP not in {each["id"] for each in _mapped(admin, LEDGER_USER)}
    assert _send(admin, body, "DELETE")["failed"][0]["id"] == LAPTOP


def test_each_resource_is_mapped_for_itself(admin: Console) -> None:
    """A failure names the resource; a resource that is named twice is mapped once."""
    outcome = _send(admin, _body(LEDGER_USER, {"id": "cn=nothing"}, {"id": LAPTOP}, {"id": LAPTOP}))

    assert [each["id"] for each in outcome["failed"]] == ["cn=nothing", LAPTOP]
    assert [each["id"] for each in outcome["succeeded"]] == [LAPTOP]


def test_a_resource_whose_value_is_open_needs_one_from_the_role(admin: Console) -> None:
    """The role needs a value of the code map; several values make several mappings, removed one by one or together."""
    assert _send(admin, _body(LEDGER_USER, {"id": MAILBOX}))["success"] is False
    unknown = {"id": MAILBOX, "entitlementValues": [{"value": '{"ID":"MDB-EAST"}'}]}
    assert _send(admin, _body(LEDGER_USER, unknown))["success"] is False

    both = {"id": MAILBOX, "entitlementValues": [{"value": NORTH}, {"value": SOUTH}]}
    assert _send(admin, _body(LEDGER_USER, both))["success"] is True
    north, south = _mapped(admin, LEDGER_USER, "&q=mailbox")
    assert {each["entitlementValues"][0]["value"] for each in (north, south)} == {NORTH, SOUTH}

    _send(admin, _body(LEDGER_USER, {"id": MAILBOX, "entityKey": north["entityKey"]}), "DELETE")
    assert [each["entityKey"] for each in _mapped(admin, LEDGER_USER, "&q=mailbox")] == [south["entityKey"]]
    _send(admin, _body(LEDGER_USER, {"id": MAILBOX}), "DELETE")
    assert _names(admin, LEDGER_USER, "&q=mailbox") == []


def test_a_delegated_administrator_maps_within_a_container(signed_in: Callable[[str], Console]) -> None:
    """The delegate maps resources to roles of finance only; employees map none."""
    delegate = signed_in("delegate")

    assert _send(delegate, _body(LEDGER_READ, {"id": LAPTOP}))["success"] is True
    for method in ("POST", "DELETE"):
        refused = delegate.call(method, MAPPED, json=_body(LEDGER_USER, {"id": LAPTOP}))
        assert fault_of(refused) == (489, "SecurityException")
    assert fault_of(signed_in("user").call("POST", f"{MAPPED}/list", json={})) == (489, "SecurityException")
