"""The items that a team can request, and those that can be added to its permissions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.mock_upstream.team_calls import (
    APP_CONFIG,
    BUYERS,
    FINANCE,
    FINANCE_ROLES,
    PAYROLL_READ,
    PAYROLL_RELEASE,
    ROLE_DEFINITIONS,
    send,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.mock_upstream.console import Console

CATALOG = "/IDMProv/rest/catalog"


def _requestable(console: Console, team: str, *, without_excluded: bool = True, **query: Any) -> list[dict[str, Any]]:
    body = {"targetSetDnList": [team], "useExcludePermList": without_excluded}
    found: list[dict[str, Any]] = send(console, "POST", "/permissions", body, **{"size": 300, **query})["permissions"]
    return found


def test_a_team_asks_for_what_is_in_its_containers(admin: Console) -> None:
    """A team can request all roles in its containers; excluded roles are left out, or marked on request."""
    asked_for = _requestable(admin, BUYERS, q="payroll", column="name")
    marked = {each["id"]: each["excluded"] for each in _requestable(admin, BUYERS, without_excluded=False)}

    assert PAYROLL_READ in [each["id"] for each in asked_for]
    assert PAYROLL_RELEASE not in [each["id"] for each in asked_for]
    assert all(each["teams"] == [BUYERS] and each["excluded"] is False for each in asked_for)
    assert (marked[PAYROLL_READ], marked[PAYROLL_RELEASE]) == (False, True)


def test_an_exclusion_takes_effect_at_once(admin: Console) -> None:
    """The exclusion ends as soon as it is removed."""
    change = {"teamDN": BUYERS, "excludeRoles": [PAYROLL_READ]}

    assert send(admin, "PUT", "/permissions", change)["succeeded"][0]["entityType"] == "role"
    assert PAYROLL_READ not in [each["id"] for each in _requestable(admin, BUYERS)]
    send(admin, "DELETE", "/permissions", change)
    assert PAYROLL_READ in [each["id"] for each in _requestable(admin, BUYERS)]


def test_all_kinds_can_be_asked_for(admin: Console) -> None:
    """Roles, resources and workflows are in one paged list, sorted by name, with the names of their categories."""
    found = _requestable(admin, FINANCE)
    body = {"targetSetDnList": [FINANCE], "useExcludePermList": True}
    page = send(admin, "POST", "/permissions", body, size=7, nextIndex=4)

    assert {each["entityType"] for each in found} == {"role", "resource", "prd"}
    assert [each["name"] for each in found] == sorted((each["name"] for each in found), key=str.casefold)
    assert (page["permissions"], page["nextIndex"]) == (found[3:10], 11)
    assert "Finance" in next(each for each in found if each["name"] == "Payroll User")["categories"]
    assert "Payroll Specialist" not in [each["name"] for each in found]


@pytest.mark.parametrize(
    ("query", "expected"),
    [
        ({"q": "payroll user", "column": "name"}, ["Payroll User"]),
        ({"q": "what a user of payroll", "column": "name"}, []),
        ({"q": "what a user of payroll", "column": "name,description"}, ["Payroll User"]),
        ({"q": "finanzen", "column": ["categories", "name"]}, None),
    ],
)
def test_things_are_found_in_the_columns_named(
    admin: Console, query: dict[str, Any], expected: list[str] | None
) -> None:
    """The search is in name, description or categories, in any language and case."""
    found = [each["name"] for each in _requestable(admin, FINANCE, **query)]

    assert found == expected if expected is not None else "Payroll User" in found


def test_own_roles_can_be_asked_for(signed_in: Callable[[str], Console]) -> None:
    """The list has the roles of all teams that the caller acts for; other people have none."""
    names = [each["name"] for each in signed_in("delegate").get("teams/role/permissions", size=300)["permissions"]]

    assert "Payroll: Read" in names
    assert "Payroll: Release Payments" not in names
    assert signed_in("user").get("teams/role/permissions")["permissions"] == []


@pytest.mark.parametrize(("path", "kind"), [("roles", "role"), ("resources", "resource"), ("prds", "prd")])
def test_what_can_be_added_is_listed(admin: Console, path: str, kind: str) -> None:
    """The list has all items of a kind, page by page; the search is in one column or in all."""
    found = admin.get(f"teams/{path}", size=300)["permissions"]
    page = admin.get(f"teams/{path}", size=2, nextIndex=2)

    assert {each["entityType"] for each in found} == {kind}
    assert (page["permissions"], page["nextIndex"], page["arraySize"]) == (found[1:3], 4, 2)
    first = found[0]
    hits = admin.get(f"teams/{path}", q=first["name"], filterBy="name", size=300)["permissions"]
    assert first in hits
    assert all(first["name"] in each["name"] for each in hits)
    assert admin.get(f"teams/{path}", q=first["name"], filterBy="categories")["permissions"] == []


def test_what_is_asked_about_cannot_be_asked_for_in_bulk(admin: Console) -> None:
    """A resource with a value to choose or with questions cannot be requested in bulk; roles can."""
    things = admin.get("teams/resources", size=300)["permissions"]
    bulk = {each["name"]: each["bulkRequestable"] for each in things}

    assert (bulk["ERP Test Profile"], bulk["Laptop"], bulk["ERP Account"]) == (False, False, True)
    assert all(each["bulkRequestable"] for each in admin.get("teams/roles", size=300)["permissions"])


@pytest.mark.parametrize(
    ("binding", "in_bulk"), [({"binding": "static"}, True), ({"binding": "dynamic"}, False), ({}, False)]
)
def test_a_fixed_answer_is_no_question(admin: Console, binding: dict[str, str], *, in_bulk: bool) -> None:
    """A resource whose questions have fixed answers can be requested in bulk."""
    account = next(each for each in admin.get("teams/resources", q="ERP Account")["permissions"])
    question = {"id": "contract", "type": "String", "displayValue": "Contract", "staticValue": "7", **binding}
    change = {"resources": [{"id": account["id"], "resourceParameters": [question]}]}
    admin.call("PUT", f"{CATALOG}/resources/resources", json=change).raise_for_status()

    assert admin.get("teams/resources", q="ERP Account")["permissions"][0]["bulkRequestable"] is in_bulk


def test_what_cannot_be_asked_for_cannot_be_added(admin: Console) -> None:
    """Approval workflows and inactive resources cannot be added."""
    laptop = next(each for each in admin.get("teams/resources", q="laptop")["permissions"] if each["name"] == "Laptop")
    off = {"resources": [{"id": laptop["id"], "isActive": False}]}
    admin.call("PUT", f"{CATALOG}/resources/resources", json=off).raise_for_status()

    assert "Laptop" not in [each["name"] for each in admin.get("teams/resources", size=300)["permissions"]]
    names = [each["name"] for each in admin.get("teams/prds", size=300)["permissions"]]
    assert "Company Credit Card" in names
    assert "Standard Role Approval" not in names


def test_roles_that_can_be_added_are_those_of_the_catalogue(admin: Console) -> None:
    """The list has as many roles as the catalog."""
    assert len(admin.get("teams/roles", size=300)["permissions"]) == admin.get(f"{CATALOG}/roles/listV2")["total"]


def test_things_in_a_container_are_listed(admin: Console) -> None:
    """Items in the containers below are listed too."""
    inside = send(admin, "POST", "/container/roles", {"dn": FINANCE_ROLES}, size=300)["permissions"]
    level = send(admin, "POST", "/container/roles", {"dn": f"cn=Level10,{ROLE_DEFINITIONS}"}, size=300)["permissions"]
    equipment = f"cn=Equipment,cn=ResourceDefs,cn=RoleConfig,{APP_CONFIG}"
    things = send(admin, "POST", "/container/resources", {"dn": equipment}, size=300)["permissions"]

    assert {each["id"].partition(",")[2] for each in inside} == {FINANCE_ROLES}
    assert len(level) == len(admin.get(f"{CATALOG}/roles/listV2", roleLevel=10, size=300)["roles"]) > len(inside)
    assert {each["entityType"] for each in things} == {"resource"}
    assert all(each["id"].endswith(equipment) for each in things)
