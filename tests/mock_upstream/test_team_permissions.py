"""The calls about permissions of teams, and about what their requestors can request."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.mock_upstream.console import Console, fault_of
from tests.mock_upstream.team_calls import (
    APP_CONFIG,
    BUYERS,
    DRAWINGS_USER,
    FINANCE,
    FINANCE_ROLES,
    ROLE_DEFINITIONS,
    head_of,
    send,
)

if TYPE_CHECKING:
    from collections.abc import Callable

CATALOG = "/IDMProv/rest/catalog"


def _beans(console: Console, team: str, **query: Any) -> list[dict[str, Any]]:
    beans: list[dict[str, Any]] = send(console, "POST", "/team/permissions", {"dn": team}, **{"size": 300, **query})[
        "permissionsList"
    ]
    return beans


def _role(dn: str, permission: str | None = "assignRole") -> dict[str, Any]:
    return {"id": dn, "entityType": "role", "permission": permission}


def test_permissions_are_listed(admin: Console) -> None:
    """Each permission names its object; the list is paged, sorted by name, and has as many entries as the details."""
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
    """The search ignores case."""
    assert {bean["name"] for bean in _beans(admin, FINANCE, q="TREASURY user")} == {"Treasury User"}


def test_a_permission_comes_and_goes(admin: Console) -> None:
    """Each permission is added or fails by itself; a deletion without a key removes all permissions on the object."""
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
    """The result says why."""
    before = _beans(admin, FINANCE)

    outcome = send(admin, "PUT", "/permissions", {"teamDN": FINANCE, "permissions": [wanted]})

    assert [each["reason"] for each in outcome["failed"]] == [reason]
    assert _beans(admin, FINANCE) == before


def test_a_permission_is_in_a_domain_of_the_team(admin: Console) -> None:
    """The team of projects accepts permissions on roles only."""
    team = BUYERS.replace("ProcurementBuyers", "BrandvikSurveyTeam")
    resource = admin.get("teams/resources", size=1)["permissions"][0]["id"]
    wanted = {"id": resource, "entityType": "resource", "permission": "assignResource"}

    outcome = send(admin, "PUT", "/permissions", {"teamDN": team, "permissions": [wanted]})

    assert outcome["failed"][0]["reason"] == "The team is not for the domain RESOURCES."


def test_what_a_manager_is_follows_from_the_permissions(admin: Console, signed_in: Callable[[str], Console]) -> None:
    """Each flag of the rights needs its own permission."""
    delegates = {"id": f"cn=RequestDefs,{APP_CONFIG}", "entityType": "prd", "permission": "configureDelegate"}

    send(admin, "DELETE", "/permissions", {"teamDN": BUYERS, "permissions": [delegates]})

    rights = signed_in("delegate").get("info/user/rights")
    assert (rights["isDelegationTeamMgr"], rights["isAvailabilityTeamMgr"]) == (False, True)


def test_what_is_not_there_is_not_taken(admin: Console) -> None:
    """The result says that the permission does not exist."""
    outcome = send(admin, "DELETE", "/permissions", {"teamDN": FINANCE, "permissions": [_role(DRAWINGS_USER)]})

    assert (outcome["success"], outcome["failed"][0]["id"]) == (False, DRAWINGS_USER)


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
    """The fault says what is wrong."""
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
    """A manager cannot read what could be added either, nor the permissions of other teams."""
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
