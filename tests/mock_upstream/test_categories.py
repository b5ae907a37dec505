"""The category calls."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.mock_upstream.console import Console, fault_of

if TYPE_CHECKING:
    from collections.abc import Callable

CATALOG, REQUESTS = "/IDMProv/rest/catalog", "/IDMProv/rest/access/requests"
CALLS = [f"{base}/{kind}Categories" for base in (CATALOG, REQUESTS) for kind in ("role", "resource")]


def _names(console: Console, path: str, **query: Any) -> list[str]:
    return [category["name"] for category in console.get(path, **query)["categories"]]


@pytest.mark.parametrize("path", CALLS)
def test_categories_are_listed(admin: Console, path: str) -> None:
    """Categories are sorted by name in both directions, page by page."""
    names = _names(admin, path)
    page = admin.get(path, size=2, nextIndex=2)

    assert names == sorted(names)
    assert _names(admin, path, sortOrder="desc") == names[::-1]
    assert ([each["name"] for each in page["categories"]], page["nextIndex"]) == (names[1:3], 4)
    assert admin.get(path, size=2, nextIndex=len(names))["nextIndex"] == 0
    assert fault_of(admin.call("GET", path, params={"sortBy": "colour"})) == (489, "InvalidInput")


def test_categories_are_found_by_name(admin: Console) -> None:
    """A part of the name in any case finds a category."""
    assert _names(admin, f"{CATALOG}/roleCategories", q="TECH") == ["Information Technology"]
    assert _names(admin, f"{CATALOG}/roleCategories", q="*") == _names(admin, f"{CATALOG}/roleCategories")


def test_names_are_in_the_callers_language(admin: Console) -> None:
    """Categories have the name in the caller's language, and are found by it."""
    own = {"userDN": "cn=admin,ou=users,o=data", "userPreferredLocales": ["de"]}
    admin.call("POST", "ulp/l10n/listLocales", json=own)

    assert _names(admin, f"{CATALOG}/roleCategories", q="technik") == ["Informationstechnik", "Technik"]


def test_what_can_be_asked_for_has_a_category_in_use(admin: Console) -> None:
    """A category without requestable roles is in the catalog list, but not in the request list."""
    query = {"categoryKeys": "sales", "size": 300}
    sales = admin.get(f"{CATALOG}/roles/listV2", **query)["roles"]
    assert "Sales" in _names(admin, f"{REQUESTS}/roleCategories")

    change = [{"id": role["id"], "categories": []} for role in sales]
    admin.call("PUT", f"{CATALOG}/roles/roles", json={"roles": change}).raise_for_status()

    assert "Sales" not in _names(admin, f"{REQUESTS}/roleCategories")
    assert "Sales" in _names(admin, f"{CATALOG}/roleCategories")
    assert "Sales" in _names(admin, f"{REQUESTS}/resourceCategories")


def test_a_category_of_resources_is_none_of_roles(admin: Console) -> None:
    """Roles and resources have separate categories."""
    admin.call("POST", f"{CATALOG}/resources/category", json={"name": "Field Work"}).raise_for_status()

    assert "Field Work" in _names(admin, f"{CATALOG}/resourceCategories")
    assert "Field Work" not in _names(admin, f"{CATALOG}/roleCategories")
    assert "Field Work" not in _names(admin, f"{REQUESTS}/resourceCategories")


def test_the_catalogue_is_not_for_everybody(signed_in: Callable[[str], Console]) -> None:
    """People without the pages of roles or resources still see the categories of requestable permissions."""
    user = signed_in("user")

    assert fault_of(user.call("GET", f"{CATALOG}/roleCategories")) == (489, "SecurityException")
    assert fault_of(user.call("GET", f"{CATALOG}/resourceCategories")) == (489, "SecurityException")
    assert "Finance" in _names(user, f"{REQUESTS}/roleCategories")
