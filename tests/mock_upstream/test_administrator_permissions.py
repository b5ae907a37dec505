"""Permissions of delegated administrators on roles, resources, request definitions and containers."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.mock_upstream.console import Console, fault_of

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

ASSIGNMENTS = "/IDMProv/rest/admin/administrator/assignments"
PERMISSION = "/IDMProv/rest/admin/permission"
ASSIGNED = "/IDMProv/rest/admin/assignment/permissions"
RIGHTS = "/IDMProv/rest/catalog/delegatedAdmin/rights"
ROLES = "/IDMProv/rest/catalog/roles"
USER, DELEGATE = "cn=user,ou=users,o=data", "cn=delegate,ou=users,o=data"
LEVEL = "cn=Level20,cn=RoleDefs,cn=RoleConfig,cn=AppConfig,cn=User Application Driver,cn=driverset1,o=system"
PAYROLL_USER = f"cn=PayrollUser,{LEVEL}"


def _change(console: Console, method: str, *permissions: dict[str, str], who: str = DELEGATE) -> dict[str, Any]:
    answer = console.call(method, ASSIGNED, json={"assignedToDN": who, "permissions": list(permissions)})
    assert answer.status_code == 200, answer.text
    outcome: dict[str, Any] = answer.json()
    return outcome


def test_a_permission_lets_a_delegated_administrator_act(admin: Console, signed_in: Callable[[str], Console]) -> None:
    """The permission is for one role, or for a container with all its roles, and ends when it is revoked."""
    delegate = signed_in("delegate")
    change = {"roles": [{"id": PAYROLL_USER, "description": "Delegated"}]}

    def succeeds() -> bool:
        return bool(delegate.call("PUT", f"{ROLES}/roles", json=change).json()["success"])

    assert not succeeds()
    for dn in (PAYROLL_USER, LEVEL):
        given = {"id": dn, "permission": "modifyRole"}
        assert _change(admin, "PUT", given, given)["success"]
        assert succeeds()
        assert _change(admin, "DELETE", given)["success"]
        assert not succeeds()


@pytest.mark.parametrize(
    ("wanted", "who"),
    [
        ({"id": "cn=nothing", "permission": "modifyRole"}, DELEGATE),
        ({"id": LEVEL, "permission": "modifyResource"}, DELEGATE),
        ({"id": LEVEL, "permission": "modifyRole"}, USER),
        ({"id": LEVEL, "permission": "modifyRole"}, "cn=admin,ou=users,o=data"),
    ],
    ids=["no such object", "of another domain", "no administrator", "administrator of everything"],
)
@pytest.mark.parametrize("method", ["PUT", "DELETE"])
def test_a_permission_that_cannot_be_is_named(admin: Console, method: str, wanted: dict[str, str], who: str) -> None:
    """A wrong permission is listed among the failures, and the other ones are given."""
    outcome = _change(admin, method, wanted, who=who)

    assert (outcome["success"], [each["id"] for each in outcome["failed"]]) == (False, [wanted["id"]])


def test_what_a_delegated_administrator_may_do_is_listed(admin: Console) -> None:
    """The list of permissions and their objects can be searched, filtered and paged."""
    query = {"assigneeDn": DELEGATE, "domain": "ROLES"}
    _change(admin, "PUT", {"id": PAYROLL_USER, "permission": "assignRole"})
    every = admin.get(f"{PERMISSION}/assignment", **query)
    permissions = admin.get(PERMISSION, domain="ROLES")["domains"]

    assert every["domains"] == permissions
    assert every["total"] == len(permissions) + 1 == len(every["permissions"])
    roles = admin.get(f"{PERMISSION}/assignment", filterSearch="role", **query)["permissions"]
    assert [(each["id"], each["permission"]) for each in roles] == [(PAYROLL_USER, "assignRole")]
    assert admin.get(f"{PERMISSION}/assignment", q="payroll", **query)["permissions"] == roles
    page = admin.get(f"{PERMISSION}/assignment", size=2, nextIndex=3, **query)
    assert (page["permissions"], page["nextIndex"]) == (every["permissions"][2:4], 5)
    refused = admin.call("GET", f"{PERMISSION}/assignment", params={**query, "assigneeDn": USER})
    assert fault_of(refused) == (412, "RestValidationException")


def test_what_is_gone_is_not_listed(admin: Console) -> None:
    """A role that was deleted takes its permissions along."""
    query = {"assigneeDn": DELEGATE, "domain": "ROLES", "filterSearch": "role"}
    admin.call("POST", ROLES, json={"id": "Short", "name": "Short-lived", "level": 20})
    short = f"cn=Short,{LEVEL}"
    assert _change(admin, "PUT", {"id": short, "permission": "assignRole"})["success"]
    assert admin.get(f"{PERMISSION}/assignment", **query)["total"] == 1

    admin.call("DELETE", f"{ROLES}/role", json={"roles": [{"id": short}]})

    assert admin.get(f"{PERMISSION}/assignment", **query)["total"] == 0


def test_only_three_domains_are_divided(admin: Console) -> None:
    """``PRD`` is another name for provisioning; the other domains have no permissions and no containers."""
    domains = [each["key"] for each in admin.get(f"{ASSIGNMENTS}/domains")["domains"]]

    assert domains == ["ROLES", "RESOURCES", "PROVISIONING"]
    assert admin.get(PERMISSION, domain="PRD") == admin.get(PERMISSION, domain="PROVISIONING")
    for path in (PERMISSION, f"{PERMISSION}/rootContainer"):
        assert fault_of(admin.call("GET", f"{path}?domain=SECURITY")) == (412, "RestValidationException")


@pytest.mark.parametrize(
    ("domain", "names"),
    [
        ("ROLES", ["Level10", "Level20", "Level30"]),
        ("RESOURCES", ["ResourceDefs"]),
        ("PROVISIONING", ["RequestDefs"]),
    ],
)
def test_root_containers_are_where_permissions_can_be_given(admin: Console, domain: str, names: list[str]) -> None:
    """Each root container can be shown, and can be the object of a permission."""
    roots = admin.get(f"{PERMISSION}/rootContainer", domain=domain)["mapList"]
    body = {"permissions": [{"id": root["key"]} for root in roots]}
    shown = admin.call("POST", f"{PERMISSION}/complexPermissionDetails", json=body).json()

    assert [root["value"] for root in roots] == names
    assert [(each["name"], each["entityType"]) for each in shown["permissions"]] == [(n, "container") for n in names]


def test_a_role_is_shown_in_the_language_of_the_caller(admin: Console) -> None:
    """Name, description and type are in the caller's language; an unknown role gets 489 ``NotFound``."""
    ask = f"{PERMISSION}/complexPermissionDetails"
    (role,) = admin.call("POST", ask, json={"permissions": {"id": PAYROLL_USER}}).json()["permissions"]

    assert (role["name"], role["entityType"]) == ("Payroll User", "role")
    assert fault_of(admin.call("POST", ask, json={"permissions": [{"id": "cn=no"}]})) == (489, "NotFound")


def test_everybody_may_ask_what_they_may_do(signed_in: Callable[[str], Console]) -> None:
    """The calls answer for a type of object, and for single objects."""
    inside = f"cn=Finance,{LEVEL.replace('20', '10')}"
    may_create = {
        name: [signed_in(name).get(f"{PERMISSION}/rights", objectType=kind)["isAccesible"] for kind in ("role", "sod")]
        for name in ("admin", "delegate", "user")
    }
    body = {"permissions": [{"id": inside}, {"id": LEVEL}]}
    asked = signed_in("delegate").call("POST", RIGHTS, json=body).json()["opertionPermissionMap"]
    values = {each["permissionDn"]: {pair["value"] for pair in each["operationAccessMap"]} for each in asked}

    assert may_create == {"admin": [True, True], "delegate": [True, False], "user": [False, False]}
    assert values == {inside: {"true"}, LEVEL: {"false"}}
    unknown = signed_in("user").call("GET", f"{PERMISSION}/rights?objectType=team")
    assert fault_of(unknown) == (489, "InvalidEnumValue")
