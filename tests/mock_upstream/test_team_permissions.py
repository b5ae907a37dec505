"""The calls about what teams may do, and what their requestors can ask for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.mock_upstream.console import Console, fault_of
from tests.mock_upstream.team_calls import APP_CONFIG, BUYERS, FINANCE, head_of, send

if TYPE_CHECKING:
    from collections.abc import Callable

CATALOG = "/IDMProv/rest/catalog"
ROLE_DEFINITIONS = f"cn=RoleDefs,cn=RoleConfig,{APP_CONFIG}"
FINANCE_ROLES = f"cn=Finance,cn=Level10,{ROLE_DEFINITIONS}"
PAYROLL_READ, PAYROLL_RELEASE = f"cn=PayrollRead,{FINANCE_ROLES}", f"cn=PayrollReleasePayments,{FINANCE_ROLES}"
DRAWINGS_USER = f"cn=DrawingsUser,cn=Level20,{ROLE_DEFINITIONS}"


def _beans(console: Console, team: str, **query: Any) -> list[dict[str, Any]]:
    beans: list[dict[str, Any]] = send(console, "POST", "/team/permissions", {"dn": team}, **{"size": 300, **query})[
        "permissionsList"
    ]
    return beans


def _requestable(console: Console, team: str, *, without_excluded: bool = True, **query: Any) -> list[dict[str, Any]]:
    body = {"targetSetDnList": [team], "useExcludePermList": without_excluded}
    found: list[dict[str, Any]] = send(console, "POST", "/permissions", body, **{"size": 300, **query})["permissions"]
    return found


def _role(dn: str, permission: str | None = "assignRole") -> dict[str, Any]:
    return {"id": dn, "entityType": "role", "permission": permission}


def test_permissions_are_listed(admin: Console) -> None:
    """Each with what it is about; page by page and by name; as many as the details name."""
    beans = _beans(admin, FINANCE)
    page = send(admin, "POST", "/team/permissions", {"dn": FINANCE}, size=5, nextIndex=3)
    team = send(admin, "POST", "/team", {"dn": FINANCE})

    assert [bean["name"] for bean in beans] == sorted((bean["name"] for bean in beans), key=str.casefold)
    assert (page["permissionsList"], page["nextIndex"], page["totalSize"]) == (beans[2:7], 8, len(beans))
    assert len(team["permissionList"]) == len(beans)
    assert {
        "objType": "role",
        "objClass": "nrfRole",
        "authObjDN": f"cn=PayrollUser,cn=Level20,{ROLE_DEFINITIONS}",
        "resolvedAuthObjDN": f"cn=PayrollUser,cn=Level20,{ROLE_DEFINITIONS}",
        "permission": "assignRole",
        "permissionDisplay": "Assign Role",
        "domainType": "ROLES",
        "name": "Payroll User",
        "excluded": False,
    } in beans


def test_permissions_are_searched_by_name(admin: Console) -> None:
    """In any case."""
    assert {bean["name"] for bean in _beans(admin, FINANCE, q="TREASURY user")} == {"Treasury User"}


def test_a_permission_comes_and_goes(admin: Console) -> None:
    """Each for itself; without a key all go that the team has on the thing."""
    wanted = [_role(DRAWINGS_USER), _role(DRAWINGS_USER, "viewRole"), _role("cn=nothing")]
    added = send(admin, "PUT", "/permissions", {"teamDN": FINANCE, "permissions": wanted})
    assert [each["name"] for each in added["succeeded"]] == ["Drawings User", "Drawings User"]
    assert (added["success"], added["failed"][0]["id"]) == (False, "cn=nothing")
    assert {bean["permission"] for bean in _beans(admin, FINANCE, q="Drawings")} == {"assignRole", "viewRole"}

    one = send(admin, "DELETE", "/permissions", {"teamDN": FINANCE, "permissions": [_role(DRAWINGS_USER)]})
    assert one["success"] is True
    assert [bean["permission"] for bean in _beans(admin, FINANCE, q="Drawings")] == ["viewRole"]
    send(admin, "DELETE", "/permissions", {"teamDN": FINANCE, "permissions": [_role(DRAWINGS_USER, None)]})
    assert _beans(admin, FINANCE, q="Drawings") == []


@pytest.mark.parametrize(
    ("wanted", "reason"),
    [
        (_role(f"cn=PayrollUser,cn=Level20,{ROLE_DEFINITIONS}"), "The team has it already."),
        (_role(DRAWINGS_USER, "assignResource"), "There is no permission assignResource in the domain ROLES."),
        (_role(DRAWINGS_USER, None), "There is no permission None in the domain ROLES."),
        (_role("ou=users,o=data"), "There is no role and no container of such with the DN ou=users,o=data."),
    ],
)
def test_a_wrong_permission_is_not_added(admin: Console, wanted: dict[str, Any], reason: str) -> None:
    """The outcome says why."""
    before = _beans(admin, FINANCE)

    outcome = send(admin, "PUT", "/permissions", {"teamDN": FINANCE, "permissions": [wanted]})

    assert [each["reason"] for each in outcome["failed"]] == [reason]
    assert _beans(admin, FINANCE) == before


def test_a_permission_is_in_a_domain_of_the_team(admin: Console) -> None:
    """The projects' teams are for roles alone."""
    team = BUYERS.replace("ProcurementBuyers", "BrandvikSurveyTeam")
    resource = admin.get("teams/resources", size=1)["permissions"][0]["id"]
    wanted = {"id": resource, "entityType": "resource", "permission": "assignResource"}

    outcome = send(admin, "PUT", "/permissions", {"teamDN": team, "permissions": [wanted]})

    assert outcome["failed"][0]["reason"] == "The team is not for the domain RESOURCES."


def test_what_a_manager_is_follows_from_the_permissions(admin: Console, signed_in: Callable[[str], Console]) -> None:
    """Each flag of the rights has its own."""
    delegates = {"id": f"cn=RequestDefs,{APP_CONFIG}", "entityType": "prd", "permission": "configureDelegate"}

    send(admin, "DELETE", "/permissions", {"teamDN": BUYERS, "permissions": [delegates]})

    rights = signed_in("delegate").get("info/user/rights")
    assert (rights["isDelegationTeamMgr"], rights["isAvailabilityTeamMgr"]) == (False, True)


def test_what_is_not_there_is_not_taken(admin: Console) -> None:
    """The outcome says so."""
    outcome = send(admin, "DELETE", "/permissions", {"teamDN": FINANCE, "permissions": [_role(DRAWINGS_USER)]})

    assert (outcome["success"], outcome["failed"][0]["id"]) == (False, DRAWINGS_USER)


def test_a_team_asks_for_what_is_in_its_containers(admin: Console) -> None:
    """All roles in them; what it excludes is left out, or marked where the call says so."""
    asked_for = _requestable(admin, BUYERS, q="payroll", column="name")
    marked = {each["id"]: each["excluded"] for each in _requestable(admin, BUYERS, without_excluded=False)}

    assert PAYROLL_READ in [each["id"] for each in asked_for]
    assert PAYROLL_RELEASE not in [each["id"] for each in asked_for]
    assert all(each["teams"] == [BUYERS] and each["excluded"] is False for each in asked_for)
    assert (marked[PAYROLL_READ], marked[PAYROLL_RELEASE]) == (False, True)


def test_an_exclusion_takes_effect_at_once(admin: Console) -> None:
    """And ends when it is taken away."""
    change = {"teamDN": BUYERS, "excludeRoles": [PAYROLL_READ]}

    assert send(admin, "PUT", "/permissions", change)["succeeded"][0]["entityType"] == "role"
    assert PAYROLL_READ not in [each["id"] for each in _requestable(admin, BUYERS)]
    send(admin, "DELETE", "/permissions", change)
    assert PAYROLL_READ in [each["id"] for each in _requestable(admin, BUYERS)]


def test_all_kinds_can_be_asked_for(admin: Console) -> None:
    """Roles, resources and workflows in one list by name, page by page, with the names of their categories."""
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
    """Name, description or categories, in any language and case."""
    found = [each["name"] for each in _requestable(admin, FINANCE, **query)]

    assert found == expected if expected is not None else "Payroll User" in found


def test_own_roles_can_be_asked_for(signed_in: Callable[[str], Console]) -> None:
    """Of all teams that the caller acts for; nobody else has any."""
    names = [each["name"] for each in signed_in("delegate").get("teams/role/permissions", size=300)["permissions"]]

    assert "Payroll: Read" in names
    assert "Payroll: Release Payments" not in names
    assert signed_in("user").get("teams/role/permissions")["permissions"] == []


@pytest.mark.parametrize(("path", "kind"), [("roles", "role"), ("resources", "resource"), ("prds", "prd")])
def test_what_can_be_added_is_listed(admin: Console, path: str, kind: str) -> None:
    """Everything of a kind, page by page, found in one column or in all."""
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
    """Of a profile the value is chosen, a laptop asks questions; every role can."""
    things = admin.get("teams/resources", size=300)["permissions"]
    bulk = {each["name"]: each["bulkRequestable"] for each in things}

    assert (bulk["ERP Test Profile"], bulk["Laptop"], bulk["ERP Account"]) == (False, False, True)
    assert all(each["bulkRequestable"] for each in admin.get("teams/roles", size=300)["permissions"])


@pytest.mark.parametrize(
    ("binding", "in_bulk"), [({"binding": "static"}, True), ({"binding": "dynamic"}, False), ({}, False)]
)
def test_a_fixed_answer_is_no_question(admin: Console, binding: dict[str, str], *, in_bulk: bool) -> None:
    """What has one can be asked for in bulk."""
    account = next(each for each in admin.get("teams/resources", q="ERP Account")["permissions"])
    question = {"id": "contract", "type": "String", "displayValue": "Contract", "staticValue": "7", **binding}
    change = {"resources": [{"id": account["id"], "resourceParameters": [question]}]}
    admin.call("PUT", f"{CATALOG}/resources/resources", json=change).raise_for_status()

    assert admin.get("teams/resources", q="ERP Account")["permissions"][0]["bulkRequestable"] is in_bulk


def test_what_cannot_be_asked_for_cannot_be_added(admin: Console) -> None:
    """Workflows that approve, resources that are switched off."""
    laptop = next(each for each in admin.get("teams/resources", q="laptop")["permissions"] if each["name"] == "Laptop")
    off = {"resources": [{"id": laptop["id"], "isActive": False}]}
    admin.call("PUT", f"{CATALOG}/resources/resources", json=off).raise_for_status()

    assert "Laptop" not in [each["name"] for each in admin.get("teams/resources", size=300)["permissions"]]
    names = [each["name"] for each in admin.get("teams/prds", size=300)["permissions"]]
    assert "Company Credit Card" in names
    assert "Standard Role Approval" not in names


def test_roles_that_can_be_added_are_those_of_the_catalogue(admin: Console) -> None:
    """As many as its list has."""
    assert len(admin.get("teams/roles", size=300)["permissions"]) == admin.get(f"{CATALOG}/roles/listV2")["total"]


def test_things_in_a_container_are_listed(admin: Console) -> None:
    """And those in containers below."""
    inside = send(admin, "POST", "/container/roles", {"dn": FINANCE_ROLES}, size=300)["permissions"]
    level = send(admin, "POST", "/container/roles", {"dn": f"cn=Level10,{ROLE_DEFINITIONS}"}, size=300)["permissions"]
    equipment = f"cn=Equipment,cn=ResourceDefs,cn=RoleConfig,{APP_CONFIG}"
    things = send(admin, "POST", "/container/resources", {"dn": equipment}, size=300)["permissions"]

    assert {each["id"].partition(",")[2] for each in inside} == {FINANCE_ROLES}
    assert len(level) == len(admin.get(f"{CATALOG}/roles/listV2", roleLevel=10, size=300)["roles"]) > len(inside)
    assert {each["entityType"] for each in things} == {"resource"}
    assert all(each["id"].endswith(equipment) for each in things)


@pytest.mark.parametrize(
    ("method", "path", "body", "subcode"),
    [
        ("POST", "/container/roles", {"dn": "cn=nothing"}, "NotFound"),
        ("POST", "/container/resources", {}, "InvalidInput"),
        ("POST", "/permissions", {"targetSetDnList": []}, "InvalidInput"),
        ("POST", "/permissions", {"targetSetDnList": ["cn=nothing"]}, "NotFound"),
        ("POST", "/permissions?column=colour", {"targetSetDnList": [FINANCE]}, "InvalidInput"),
        ("GET", "/roles?filterBy=colour", None, "InvalidInput"),
        ("PUT", "/permissions", {"teamDN": "cn=nothing"}, "NotFound"),
        ("PUT", "/permissions", {"permissions": []}, "InvalidInput"),
    ],
)
def test_a_call_that_makes_no_sense(
    admin: Console, method: str, path: str, body: dict[str, Any] | None, subcode: str
) -> None:
    """The fault says so."""
    assert fault_of(admin.call(method, f"teams{path}", json=body)) == (489, subcode)


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("GET", "/roles", None),
        ("GET", "/resources", None),
        ("GET", "/prds", None),
        ("POST", "/container/roles", {"dn": FINANCE_ROLES}),
        ("POST", "/container/resources", {"dn": FINANCE_ROLES}),
        ("PUT", "/permissions", {"teamDN": FINANCE}),
        ("DELETE", "/permissions", {"teamDN": FINANCE}),
        ("POST", "/permissions", {"targetSetDnList": [BUYERS]}),
        ("POST", "/team/permissions", {"dn": BUYERS}),
    ],
)
def test_a_manager_changes_no_permissions(
    admin: Console,
    signed_in: Callable[[str], Console],
    method: str,
    path: str,
    body: dict[str, Any] | None,
) -> None:
    """Nor learns what could be added, nor what other teams may do."""
    head = signed_in(head_of(admin, "Finance"))

    assert fault_of(head.call(method, f"teams{path}", json=body)) == (489, "SecurityException")


def test_a_deleted_role_is_in_no_team_any_more(admin: Console) -> None:
    """It leaves the permissions of the teams that had it."""
    new = {"id": "Scribe", "name": "Scribe", "level": 20}
    role = admin.call("POST", f"{CATALOG}/roles", json=new).json()["id"]
    send(admin, "PUT", "/permissions", {"teamDN": FINANCE, "permissions": [_role(role)]})
    assert [bean["authObjDN"] for bean in _beans(admin, FINANCE, q="scribe")] == [role]

    admin.call("DELETE", f"{CATALOG}/roles/role", json={"roles": {"id": role}}).raise_for_status()

    assert _beans(admin, FINANCE, q="scribe") == []
    assert "Scribe" not in [each["name"] for each in _requestable(admin, FINANCE)]
