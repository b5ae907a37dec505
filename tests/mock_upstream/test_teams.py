"""The calls about teams themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.mock_upstream.console import Console, fault_of
from tests.mock_upstream.team_calls import (
    ADMIN,
    BUYERS,
    DELEGATE,
    EVERYBODY,
    FINANCE,
    TEAM_DEFINITIONS,
    USER,
    head_of,
    send,
    shown,
    team_names,
)

if TYPE_CHECKING:
    from collections.abc import Callable

FINANCE_GROUP = "cn=Finance,ou=groups,o=data"


def test_the_list_gives_every_team_once(admin: Console) -> None:
    """The list has all teams by default, or one page."""
    everything = admin.get("teams/managelist")
    seen, index = [], 1
    while index > 0:
        reply = admin.get("teams/managelist", nextIndex=index, size=9)
        seen += [team["dn"] for team in reply["teams"]]
        index = reply["nextIndex"]

    assert [team["dn"] for team in everything["teams"]] == seen
    assert len(set(seen)) == everything["totalCount"] == everything["arraySize"]
    assert everything["nextIndex"] == 0


def test_teams_are_found_and_sorted(admin: Console) -> None:
    """The search is by a part of name or description in any language and case; the list is sorted by name."""
    names = team_names(admin)

    assert team_names(admin, q="FINANCE team") == ["Finance Team"]
    assert team_names(admin, q="einkauf") == ["Procurement Buyers"]
    assert team_names(admin, q="asks for everybody") == ["Whole Organisation"]
    assert team_names(admin, sortOrder="desc") == names[::-1]
    assert names.index("Östanå Survey Team") == names.index("People Team") - 1


@pytest.mark.parametrize(
    ("query", "some", "others"),
    [
        ({"type": "A"}, {"Finance Team", "Procurement Buyers"}, {"Whole Organisation", "Brandvik Survey Team"}),
        ({"type": "P"}, {"Procurement Buyers"}, {"Finance Team"}),
        ({"pType": "viewPrd"}, {"Whole Organisation"}, {"Finance Team"}),
    ],
)
def test_teams_are_chosen_by_what_they_may_do(
    admin: Console, query: dict[str, str], some: set[str], others: set[str]
) -> None:
    """The query selects teams by type, A for absences and P for proxies, or by one permission."""
    names = set(team_names(admin, **query))

    assert some <= names
    assert not others & names


@pytest.mark.parametrize(
    ("query", "subcode"),
    [({"type": "X"}, "InvalidInput"), ({"pType": "fly"}, "InvalidEnumValue"), ({"sortOrder": "up"}, "InvalidInput")],
)
def test_a_list_that_makes_no_sense(admin: Console, query: dict[str, str], subcode: str) -> None:
    """The fault says so."""
    assert fault_of(admin.call("GET", "teams/managelist", params=query)) == (489, subcode)


def test_a_team_is_described(admin: Console) -> None:
    """The details have texts in every language, members, requestors and permissions."""
    team = shown(admin, FINANCE)

    assert {"locale": "de", "value": "Team Finance"} in team["localizedNames"]
    assert [part["dn"] for part in team["recipients"]] == [FINANCE_GROUP]
    assert team["recipients"][0]["type"] == "group"
    assert team["requestors"][0]["dn"].startswith(f"cn={head_of(admin, 'Finance')},")
    assert {each["permission"] for each in team["permissionList"]} >= {"assignRole", "assignResource", "initiatePrd"}
    assert team["domainTypes"] == ["ROLES", "RESOURCES", "PROVISIONING"]
    assert (team["allUsers"], team["includeManager"], team["readOnly"]) == (False, False, False)


def test_what_a_team_leaves_out_is_listed_by_kind(admin: Console) -> None:
    """The list has the sensitive permissions of the systems in the team's container of roles."""
    team = shown(admin, BUYERS)

    assert "Payroll: Release Payments" in [each["name"] for each in team["excludeRoles"]]
    assert (team["excludeResources"], team["excludeProvisioningRequests"]) == ([], [])
    assert not {each["id"] for each in team["excludeRoles"]} & {each["id"] for each in team["permissionList"]}


def test_a_team_comes_changes_and_goes(admin: Console) -> None:
    """Fields that a change leaves out stay, also the names in other languages."""
    given = {
        "name": " Night Shift ",
        "localizedNames": [{"locale": "de", "value": "Nachtschicht"}],
        "recipients": [{"dn": USER}, {"dn": FINANCE_GROUP}],
        "requestors": [{"dn": DELEGATE}],
        "domainTypes": ["ROLES"],
    }
    created = send(admin, "POST", "", given)
    dn = f"cn=NightShift,{TEAM_DEFINITIONS}"
    assert (created["dn"], created["name"], created["readOnly"]) == (dn, "Night Shift", False)
    assert [part["type"] for part in created["recipients"]] == ["user", "group"]

    changed = send(admin, "PUT", "", {"dn": dn, "description": "After ten", "recipients": [], "allUsers": True})
    assert (changed["description"], changed["recipients"], changed["allUsers"]) == ("After ten", [], True)
    assert team_names(admin, q="nachtschicht") == ["Night Shift"]
    assert [part["dn"] for part in shown(admin, dn)["requestors"]] == [DELEGATE]

    deleted = send(admin, "DELETE", "", {"teams": [{"dn": dn}, {"dn": "cn=nothing"}]})
    assert (deleted["success"], deleted["succeeded"][0]["id"], deleted["failed"][0]["id"]) == (False, dn, "cn=nothing")
    assert fault_of(admin.call("POST", "teams/team", json={"dn": dn})) == (489, "NotFound")


def test_a_new_team_has_its_permissions_at_once(admin: Console) -> None:
    """The team has the permissions and exclusions of the call that creates it."""
    roles = admin.get("/IDMProv/rest/catalog/roles/listV2", q="payroll", roleLevel="10")["roles"]
    container = roles[0]["id"].partition(",")[2]
    given = {
        "name": "Payroll",
        "permissionList": [{"id": container, "entityType": "role", "permission": "assignRole"}],
        "excludeRoles": [{"id": roles[0]["id"], "entityType": "role"}],
    }

    team = send(admin, "POST", "", given)

    assert [(each["id"], each["permission"]) for each in team["permissionList"]] == [(container, "assignRole")]
    assert [each["id"] for each in team["excludeRoles"]] == [roles[0]["id"]]


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ({"name": " "}, "InvalidInput"),
        ({"name": "?!", "localizedNames": [{"locale": "de", "value": "Neu"}]}, "InvalidInput"),
        ({"name": "Finance Team"}, "InvalidInput"),
        ({"name": "New", "recipients": [{"dn": "cn=nobody"}]}, "InvalidInput"),
        ({"name": "New", "requestors": [{"dn": "cn=nobody"}]}, "InvalidInput"),
        ({"name": "New", "domainTypes": ["FINANCE"]}, "InvalidInput"),
        ({"name": "New", "domainTypes": []}, "InvalidInput"),
        ({"name": "New", "permissionList": [{"id": "cn=nothing", "entityType": "role"}]}, "NotFound"),
        ({"name": "New", "excludeResources": [{"id": "cn=nothing", "entityType": "resource"}]}, "NotFound"),
    ],
)
def test_a_wrong_team_is_not_created(admin: Console, body: dict[str, Any], expected: str) -> None:
    """The fault says what is wrong, and nothing is kept."""
    before = team_names(admin)

    assert fault_of(admin.call("POST", "teams", json=body)) == (489, expected)
    assert team_names(admin) == before


@pytest.mark.parametrize(
    "change", [{"name": "", "localizedNames": []}, {"domainTypes": ["ROLES"]}, {"recipients": [{"dn": "cn=nobody"}]}]
)
def test_a_wrong_change_changes_nothing(admin: Console, change: dict[str, Any]) -> None:
    """A refused change does not rename the team, and permissions keep their domain."""
    before = shown(admin, FINANCE)

    answer = admin.call("PUT", "teams", json={"dn": FINANCE, "description": "Lost", **change})

    assert fault_of(answer) == (489, "InvalidInput")
    assert shown(admin, FINANCE) == before


@pytest.mark.parametrize(("method", "named"), [("POST", {"name": "New"}), ("PUT", {"dn": FINANCE})])
def test_scripts_are_refused(admin: Console, method: str, named: dict[str, str]) -> None:
    """Scripts get the documented status."""
    body = {**named, "description": "<script>alert(1)</script>"}

    assert fault_of(admin.call(method, "teams", json=body)) == (400, "XSSValidationFailure")


def test_a_deleted_group_leaves_its_teams(admin: Console) -> None:
    """No team refers to the deleted group any more."""
    admin.call("DELETE", "groups", json={"dn": FINANCE_GROUP}).raise_for_status()

    assert shown(admin, FINANCE)["recipients"] == []


def test_a_manager_sees_the_own_team_and_changes_nothing(signed_in: Callable[[str], Console]) -> None:
    """The team is read-only, and other teams are not listed."""
    delegate = signed_in("delegate")

    assert team_names(delegate) == ["Procurement Buyers"]
    assert shown(delegate, BUYERS)["readOnly"] is True
    assert fault_of(delegate.call("POST", "teams/team", json={"dn": FINANCE})) == (489, "SecurityException")
    assert fault_of(delegate.call("PUT", "teams", json={"dn": BUYERS, "name": "X"})) == (489, "SecurityException")
    assert fault_of(delegate.call("POST", "teams", json={"name": "X"})) == (489, "InvalidInput")
    assert send(delegate, "DELETE", "", {"teams": [{"dn": BUYERS}]})["success"] is False


def test_a_domain_administrator_sees_teams_of_the_domain(admin: Console, signed_in: Callable[[str], Console]) -> None:
    """The administrator changes teams of this domain only; a new team gets the domain."""
    roles_head = signed_in(head_of(admin, "People"))

    assert {"Finance Team", "Brandvik Survey Team"} <= set(team_names(roles_head))
    assert "Whole Organisation" not in team_names(roles_head)
    survey = f"cn=BrandvikSurveyTeam,{TEAM_DEFINITIONS}"
    assert (shown(roles_head, survey)["readOnly"], shown(roles_head, FINANCE)["readOnly"]) == (False, True)
    assert send(roles_head, "POST", "", {"name": "Readers"})["domainTypes"] == ["ROLES"]
    refused = roles_head.call("POST", "teams", json={"name": "Others", "domainTypes": ["RESOURCES"]})
    assert fault_of(refused) == (489, "SecurityException")


@pytest.mark.parametrize(
    ("user_name", "looks_only"), [("admin", False), ("delegate", True), ("helpdesk", True), ("user", True)]
)
def test_the_rights_tell_who_defines_teams(
    signed_in: Callable[[str], Console],
    user_name: str,
    looks_only: bool,  # noqa: FBT001 - a column of the table
) -> None:
    """Delegated administrators cannot create teams, and the rights say so beforehand."""
    console = signed_in(user_name)

    assert console.get("info/user/rights")["teamReadOnly"] is looks_only
    created = console.call("POST", "teams", json={"name": "Night Shift"})
    assert (created.status_code == 200) is not looks_only


def test_a_security_administrator_changes_every_team(admin: Console, signed_in: Callable[[str], Console]) -> None:
    """The administrator changes teams of any domain."""
    security_head = signed_in(head_of(admin, "IT"))

    assert security_head.get("teams/managelist")["totalCount"] == admin.get("teams/managelist")["totalCount"]
    assert send(security_head, "PUT", "", {"dn": EVERYBODY, "description": "All"})["description"] == "All"


def test_a_proxy_sees_the_teams_of_whom_they_act_for(admin: Console, signed_in: Callable[[str], Console]) -> None:
    """The proxy can also request for the team's members; a person without the assignment sees nothing."""
    user = signed_in("user")
    asked = {"targetSetDnList": [BUYERS], "proxyUser": DELEGATE}
    calls: list[tuple[str, str, Any]] = [
        ("GET", "/managelist", None),
        ("GET", "/recipients/userlist/v2", None),
        ("GET", "/recipients/groups", None),
        ("POST", "/permissions", asked),
    ]
    for method, path, body in calls:
        refused = user.call(method, f"teams{path}", params={"proxyUser": DELEGATE}, json=body)
        assert fault_of(refused) == (489, "SecurityException")

    proxy = {"assignedUserDN": USER, "proxyForUsers": [{"dn": DELEGATE}]}
    admin.call("POST", "proxy/create", json=proxy).raise_for_status()

    assert team_names(user, proxyUser=DELEGATE) == ["Procurement Buyers"]
    members = admin.get("teams/team/userlist", teamDn=BUYERS)["total"]
    assert user.get("teams/recipients/userlist/v2", proxyUser=DELEGATE)["total"] == members
    assert user.get("teams/recipients/groups", proxyUser=DELEGATE)["total"] == 0
    own = send(signed_in("delegate"), "POST", "/permissions", asked)["permissions"]
    assert send(user, "POST", "/permissions", asked)["permissions"] == own != []


def test_details_say_who_manages_a_team(admin: Console) -> None:
    """The flag is true for a requestor of any team, whether named directly or by a group."""
    assert admin.get("users/details", userDn=DELEGATE)["teamManger"] is True
    assert admin.get("users/details", userDn=USER)["teamManger"] is False
    send(admin, "PUT", "", {"dn": FINANCE, "requestors": [{"dn": "cn=Operations,ou=groups,o=data"}]})
    assert admin.get("users/details", userDn=USER)["teamManger"] is True
    listed = admin.get("users/list", advSearch="FirstName:Tomás,LastName:Herrera")["usersList"]
    assert listed[0]["teamManger"] is True


def test_an_employee_has_no_team_and_a_guest_no_page(signed_in: Callable[[str], Console]) -> None:
    """The employee has an empty list, and the guest is refused."""
    assert team_names(signed_in("user")) == []
    assert fault_of(signed_in("guest").call("GET", "teams/managelist")) == (489, "SecurityException")


def test_who_becomes_a_requestor_sees_the_team(admin: Console, signed_in: Callable[[str], Console]) -> None:
    """The requestor is named directly, or by a group."""
    user = signed_in("user")

    send(admin, "PUT", "", {"dn": FINANCE, "requestors": [{"dn": USER}]})
    assert team_names(user) == ["Finance Team"]
    send(admin, "PUT", "", {"dn": FINANCE, "requestors": [{"dn": "cn=Operations,ou=groups,o=data"}]})
    assert team_names(user) == ["Finance Team"]
    send(admin, "PUT", "", {"dn": FINANCE, "requestors": [{"dn": ADMIN}]})
    assert team_names(user) == []
