"""Proxy assignments, and the rights of a person who acts for another."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.mock_upstream.console import Console, fault_of
from tests.mock_upstream.lifecycle_world import LAPTOP
from tests.mock_upstream.team_calls import FINANCE, head_of, send

if TYPE_CHECKING:
    from collections.abc import Callable

ADMIN, USER, HELPDESK, DELEGATE = (f"cn={cn},ou=users,o=data" for cn in ("admin", "user", "helpdesk", "delegate"))
PROXIES = "cn=ProxyDefs,cn=AppConfig,cn=User Application Driver,cn=driverset1,o=system"


def _post(console: Console, path: str, body: object) -> Any:
    answer = console.call("POST", f"proxy/{path}", json=body)
    assert answer.status_code == 200, answer.text
    return answer.json()


def _made(console: Console, **changed: Any) -> dict[str, Any]:
    body = {"assignedUserDN": HELPDESK, "proxyForUsers": [{"dn": USER}], **changed}
    created: dict[str, Any] = _post(console, "create", body)["proxyDefinitions"][0]
    return created


def _acted_for(console: Console, **query: Any) -> list[str]:
    return [each["dn"] for each in console.get("proxy/for", **{"size": 300, **query})["proxyForUsers"]]


def test_a_proxy_is_assigned_changed_and_taken_away(admin: Console, signed_in: Callable[[str], Console]) -> None:
    """The flag for "Proxy As" changes at once."""
    helpdesk = signed_in("helpdesk")
    assert helpdesk.get("info/user/rights")["proxyFor"] is False

    created = _made(admin)
    assert (created["dn"], created["proxyForUsers"]) == (
        f"cn=helpdesk-1,{PROXIES}",
        [{"dn": USER, "username": "Tomás Herrera"}],
    )
    assert (helpdesk.get("info/user/rights")["proxyFor"], _acted_for(helpdesk)) == (True, [USER])

    changed = _post(admin, "edit", {"dn": created["dn"], "proxyForUsers": [{"dn": ADMIN}]})["proxyDefinitions"][0]
    assert (changed["assignedUserDN"], _acted_for(helpdesk)) == (HELPDESK, [ADMIN])

    gone = _post(admin, "delete", {"proxyDefinitions": [{"dn": created["dn"]}, {"dn": "cn=none"}]})
    assert (gone["success"], gone["succeeded"][0]["id"], gone["failed"][0]["id"]) == (False, created["dn"], "cn=none")
    assert helpdesk.get("rob")["proxyFor"] is False


def test_a_proxy_acts_until_the_time_is_over(admin: Console, signed_in: Callable[[str], Console]) -> None:
    """The assignment ends by the mock's clock."""
    helpdesk = signed_in("helpdesk")
    now_ms = round(admin.control("POST", "clock", {"advanceS": 0})["nowS"] * 1000)
    created = _made(admin, expirytime=str(now_ms + 50_000))
    before = _acted_for(helpdesk)
    admin.control("POST", "clock", {"advanceS": 60})

    assert (before, _acted_for(helpdesk)) == ([USER], [])
    assert fault_of(helpdesk.call("GET", f"rob?proxyUser={USER}")) == (489, "SecurityException")
    renewed = _post(admin, "edit", {"dn": created["dn"], "expirytime": ""})["proxyDefinitions"][0]
    assert (renewed["expirytime"], _acted_for(helpdesk)) == ("", [USER])


def test_acting_as_somebody_shows_their_rights(signed_in: Callable[[str], Console]) -> None:
    """The call gives the rights of the person acted for, not the caller's, and of nobody else."""
    admin = signed_in("admin")
    as_user = admin.get("rob", proxyUser=USER)

    assert (admin.get("rob")["isAdmin"], as_user["isAdmin"], as_user["readOnly"]) == (True, False, True)
    assert as_user["proxyFor"] is False
    refused = signed_in("helpdesk").call("GET", f"rob?proxyUser={USER}")
    assert fault_of(refused) == (489, "SecurityException")


def test_a_proxy_sees_the_requests_of_whom_they_act_for(admin: Console, signed_in: Callable[[str], Console]) -> None:
    """The proxy can also retract them; without the assignment the proxy can do neither."""
    user, proxy = signed_in("user"), signed_in("delegate")
    body = {"reqPermissions": [{"id": LAPTOP, "entityType": "PRD"}], "data": [{"key": "model", "value": ["14 inch"]}]}
    asked = user.call("POST", "requests/permissions/v2", json=body).json()
    wanted = {"id": asked["OperationNodes"][0]["succeeded"][0]["requestId"], "entityType": "prd"}

    def listed() -> Any:
        return proxy.call("POST", "requests/historylist?size=300", json={"dn": USER})

    assert fault_of(listed()) == (489, "SecurityException")
    assert fault_of(proxy.call("POST", "requests/history/item", json=wanted)) == (489, "SecurityException")

    _made(admin, assignedUserDN=DELEGATE)

    seen = {each["id"]: each["retractable"] for each in listed().json()["requests"]}
    assert seen[wanted["id"]] is True
    assert proxy.call("POST", "requests/history/item", json=wanted).json()["retractable"] is True
    taken = proxy.call("DELETE", "requests/history", json={"requests": [wanted]}).json()
    assert taken["success"] is True


def test_everybody_in_a_group_or_container_is_acted_for(admin: Console, signed_in: Callable[[str], Console]) -> None:
    """The caller is left out of their own list; the containers are listed too."""
    helpdesk = signed_in("helpdesk")
    everybody = admin.get("users/list", size=1)["totalSize"]
    team = admin.get("users/list", size=300, advSearch="Department:IT")
    created = _made(admin, proxyForUsers=[], proxyForGroups=[{"dn": "cn=IT,ou=groups,o=data"}])

    assert created["proxyForGroups"] == [{"dn": "cn=IT,ou=groups,o=data", "username": "IT"}]
    assert set(_acted_for(helpdesk)) == {each["dn"] for each in team["usersList"]} - {HELPDESK}
    assert helpdesk.get("proxy/for")["proxyForCtrs"] == []
    assert len(_acted_for(admin)) == everybody - 1
    assert [each["dn"] for each in admin.get("proxy/for")["proxyForCtrs"]] == ["ou=users,o=data"]


def test_the_people_are_searched_sorted_and_read_page_by_page(admin: Console) -> None:
    """Following ``nextUserIndex`` gives everybody once."""
    seen, index = [], 1
    while index > 0:
        reply = admin.get("proxy/for", nextIndex=index, size=70)
        seen += [each["dn"] for each in reply["proxyForUsers"]]
        index = reply["nextUserIndex"]

    assert seen == _acted_for(admin)
    assert _acted_for(admin, sortBy="LastName", sortOrder="desc") == _acted_for(admin, sortBy="LastName")[::-1]
    assert _acted_for(admin, q="TOMAS herr") == [USER]
    assert admin.get("proxy/for")["userArraySize"] == 20
    assert admin.call("GET", "proxy/for?sortBy=colour").status_code == 489


def test_people_see_the_assignments_that_they_are_part_of(signed_in: Callable[[str], Console]) -> None:
    """People with the page see all assignments and may change them."""
    everything = signed_in("admin").get("proxy/all")
    own = signed_in("user").get("proxy/all")

    assert (everything["userType"], everything["configureProxy"]) == ("ADMIN", True)
    assert {each["assignedUserDN"] for each in everything["proxyDefinitions"]} == {ADMIN, USER, DELEGATE}
    assert all(each["editable"] for each in everything["proxyDefinitions"])
    assert (own["userType"], own["configureProxy"]) == ("USER", False)
    assert {each["assignedUserDN"] for each in own["proxyDefinitions"]} == {ADMIN, USER}
    assert not any(each["editable"] for each in own["proxyDefinitions"])


def test_assignments_are_sorted(admin: Console) -> None:
    """The list is sorted by end, assignments without one last, or by the name of the proxy."""
    by_end = [each["expirytime"] for each in admin.get("proxy/all")["proxyDefinitions"]]
    by_name = [
        each["assignedUserName"]
        for each in admin.get("proxy/all", sortBy="assignedUserName", sortOrder="desc")["proxyDefinitions"]
    ]

    assert by_end == ["1735689600000", "", ""]
    assert by_name == ["Yusuf Demir", "Tomás Herrera", "Amara Okafor"]
    assert admin.call("GET", "proxy/all?sortBy=colour").status_code == 489


@pytest.mark.parametrize(
    ("wrong", "subcode"),
    [
        ({"proxyForUsers": []}, "InvalidInput"),
        ({"proxyForUsers": [{"dn": HELPDESK}]}, "InvalidInput"),
        ({"expirytime": "1"}, "InvalidInput"),
        ({"expirytime": "soon"}, "InvalidInput"),
        ({"assignedUserDN": "cn=nobody"}, "NotFound"),
        ({"proxyForUsers": [{"dn": "cn=nobody"}]}, "NotFound"),
        ({"proxyForContainers": [{"dn": "ou=nowhere"}]}, "NotFound"),
    ],
    ids=["for nobody", "for oneself", "over", "no time", "unknown proxy", "unknown person", "unknown container"],
)
def test_a_wrong_assignment_is_not_made(admin: Console, wrong: dict[str, Any], subcode: str) -> None:
    """The fault says what is wrong, and nothing is kept."""
    body = {"assignedUserDN": HELPDESK, "proxyForUsers": [{"dn": USER}], **wrong}

    assert fault_of(admin.call("POST", "proxy/create", json=body)) == (489, subcode)
    assert len(admin.get("proxy/all")["proxyDefinitions"]) == 3


@pytest.mark.parametrize("path", ["create", "edit", "delete"])
def test_others_assign_nobody(signed_in: Callable[[str], Console], path: str) -> None:
    """People without the page cannot write assignments."""
    answer = signed_in("user").call("POST", f"proxy/{path}", json={"dn": "cn=some"})

    assert fault_of(answer) == (489, "SecurityException")


def test_a_team_manager_keeps_proxies_of_the_team_alone(admin: Console, signed_in: Callable[[str], Console]) -> None:
    """The manager assigns proxies between members if the team has the permission; strangers are refused."""
    head = signed_in(head_of(admin, "Finance"))
    members = [each["dn"] for each in admin.get("teams/team/userlist", teamDn=FINANCE, size=3)["recipients"]]
    body = {"assignedUserDN": members[0], "proxyForUsers": [{"dn": members[1]}]}
    assert fault_of(head.call("POST", "proxy/create", json=body)) == (489, "SecurityException")
    granted = {"id": LAPTOP, "entityType": "prd", "permission": "configureProxy"}
    send(admin, "PUT", "/permissions", {"teamDN": FINANCE, "permissions": [granted]})

    created = _post(head, "create", body)
    listed = head.get("proxy/all")

    assert (created["userType"], created["configureProxy"]) == ("USER", True)
    editable = [each["dn"] for each in listed["proxyDefinitions"] if each["editable"]]
    assert editable == [created["proxyDefinitions"][0]["dn"]]
    stranger = {**body, "proxyForUsers": [{"dn": USER}]}
    assert fault_of(head.call("POST", "proxy/create", json=stranger)) == (489, "SecurityException")


def test_many_people_stand_in(admin: Console) -> None:
    """There are more proxies, delegations and absences than fit on a page of 25."""
    admin.control("POST", "scenarios/many-stand-ins")

    assert len(admin.get("proxy/all")["proxyDefinitions"]) > 40
    assert admin.get("delegation", size=25)["totalDelegations"] >= 40
    assert len(admin.get("availability")["availability"]) >= 40
