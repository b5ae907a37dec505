"""The roles of one user."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.mock_upstream.console import Console, fault_of
from tests.mock_upstream.people import ADMIN_DN, NEW_DN, USER_DN, creation

if TYPE_CHECKING:
    from collections.abc import Callable

PATH = "/IDMProv/rest/catalog/roles/userRoles"


def _roles(console: Console, dn: str) -> dict[str, dict[str, Any]]:
    answer = console.call("POST", PATH, json={"dn": dn})
    assert answer.status_code == 200, answer.text
    return {role["id"]: role for role in answer.json()["roles"]}


def test_a_user_has_what_their_roles_include(admin: Console) -> None:
    """The list has each role once, sorted by name, with the roles that they include."""
    roles = _roles(admin, USER_DN)
    included = {child for dn, role in roles.items() if role["level"] > 10 for child in _included(admin, dn)}

    assert included < roles.keys()
    assert {role["level"] for role in roles.values()} == {10, 20, 30}
    assert "Operations Employee" in {role["name"] for role in roles.values()}
    names = [role["name"] for role in roles.values()]
    assert names == sorted(names, key=str.casefold)
    assert all(role["owners"] for role in roles.values())


def _included(console: Console, dn: str) -> list[str]:
    path = "/IDMProv/rest/catalog/roles/subRoles/list"
    return [role["id"] for role in console.call("POST", path, params={"size": 300}, json={"id": dn}).json()["roles"]]


def test_a_new_user_has_none(admin: Console) -> None:
    """A user without roles has an empty list, and an unknown user gets 489."""
    admin.call("POST", "user", json=creation())

    assert _roles(admin, NEW_DN).keys() <= _roles(admin, USER_DN).keys()
    assert fault_of(admin.call("POST", PATH, json={"dn": "cn=nobody"})) == (489, "NotFound")


def test_ones_own_roles_are_for_everybody(signed_in: Callable[[str], Console]) -> None:
    """Everybody may read their own roles; the roles of others need the right to the page of roles."""
    user = signed_in("user")

    assert _roles(user, USER_DN)
    assert fault_of(user.call("POST", PATH, json={"dn": ADMIN_DN})) == (489, "SecurityException")
