"""The group calls."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.mock_upstream.console import Console, fault_of

if TYPE_CHECKING:
    from collections.abc import Callable

FINANCE = "cn=Finance,ou=groups,o=data"
PROCUREMENT = "cn=Procurement,ou=groups,o=data"
ADMIN, USER = "cn=admin,ou=users,o=data", "cn=user,ou=users,o=data"


def _names(console: Console, **query: Any) -> list[str]:
    return [group["name"] for group in console.get("groups", **{"size": 300, **query})["groups"]]


def _send(console: Console, method: str, body: object) -> Any:
    answer = console.call(method, "groups", json=body)
    assert answer.status_code == 200, answer.text
    return answer.json()


def _members(console: Console, dn: str, **query: Any) -> Any:
    answer = console.call("POST", "groups/members", params={"size": 300, **query}, json={"dn": dn})
    assert answer.status_code == 200, answer.text
    return answer.json()


def _member_dns(console: Console, dn: str) -> list[str]:
    return [member["dn"] for member in _members(console, dn)["recipients"]]


def test_the_list_is_read_page_by_page(admin: Console) -> None:
    """A page has ten rows by default; following ``nextIndex`` gives every group once."""
    first = admin.get("groups", searchCount="true")
    seen, index = [], 1
    while index > 0:
        reply = admin.get("groups", nextIndex=index, size=17)
        seen += [group["dn"] for group in reply["groups"]]
        index = reply["nextIndex"]

    assert (first["arraySize"], first["nextIndex"]) == (10, 11)
    assert len(seen) == len(set(seen)) == first["totalCount"]


def test_the_total_is_counted_when_asked_for(admin: Console) -> None:
    """With ``searchCount=true`` the answer has the number of groups found."""
    assert admin.get("groups", q="office", searchCount="true")["totalCount"] == len(_names(admin, q="office"))
    assert "totalCount" not in admin.get("groups")


@pytest.mark.parametrize(
    ("query", "expected"),
    [
        ({"q": "KRÅKØYA surv"}, ["Kråkøya Survey"]),
        ({"q": "wind farm Tinwald"}, ["Tinwald Construction", "Tinwald Grid Connection", "Tinwald Survey"]),
        ({"filterSearch": "name:östanå,description:GRID"}, ["Östanå Grid Connection"]),
        ({"q": "nothing", "filterSearch": "name:works"}, ["Works Council"]),
        ({"q": "%"}, []),
    ],
)
def test_groups_are_found(admin: Console, query: dict[str, str], expected: list[str]) -> None:
    """A part of name or description in any case finds a group; with filters, which must all match, ``q`` is ignored."""
    assert _names(admin, **query) == expected


def test_the_list_is_sorted(admin: Console) -> None:
    """The list is sorted by name or description in both directions, ignoring case; other columns are refused."""
    names = _names(admin, sortOrder="ASC")
    descriptions = [group["description"] for group in admin.get("groups", size=300, sortColumn="description")["groups"]]

    assert names.index("Östanå Survey") == names.index("People") - 1
    assert _names(admin, sortOrder="DESC", sortBy="name") == names[::-1]
    assert descriptions == sorted(descriptions, key=str.casefold)
    for wrong in ({"sortBy": "colour"}, {"sortOrder": "up"}, {"filterSearch": "colour:red"}):
        assert fault_of(admin.call("GET", "groups", params=wrong)) == (489, "InvalidInput")


def test_members_are_listed(admin: Console) -> None:
    """Members are sorted by name; row numbers are texts, and the total is the number of people in the department."""
    page = _members(admin, FINANCE, size=5, nextIndex=3)
    everybody = admin.get("users/list", size=300, advSearch="Department:Finance")["totalCount"]

    assert (page["arraySize"], page["currentIndex"], page["endIndex"], page["nextIndex"]) == (5, "3", "7", 8)
    assert page["total"] == everybody
    assert page["recipients"][0].keys() == {"dn", "name", "type", "isGroupAssignment"}
    backwards = [member["dn"] for member in _members(admin, FINANCE, sortOrder="desc")["recipients"]]
    assert backwards[::-1] == _member_dns(admin, FINANCE)


def test_members_are_searched_by_name(admin: Console) -> None:
    """A part of the name finds a member; people outside the group are not found."""
    found = _members(admin, "cn=IT,ou=groups,o=data", q="okaf")["recipients"]

    assert [member["dn"] for member in found] == [ADMIN]
    assert _members(admin, FINANCE, q="okaf")["recipients"] == []


def test_a_group_comes_changes_and_goes(admin: Console) -> None:
    """Fields that a change leaves out stay, and the groups of the members follow."""
    created = _send(admin, "POST", {"name": " Auditors ", "description": "See all", "members": [ADMIN, ADMIN]})
    dn = "cn=Auditors,ou=groups,o=data"
    assert created == {"dn": dn, "name": "Auditors", "description": "See all", "container": "ou=groups,o=data"}
    assert dn in admin.get("groups/membershipInfo", userDn=ADMIN)["groupMemberof"]

    assert _send(admin, "PUT", {"dn": dn, "name": "Examiners"})["description"] == "See all"
    assert _names(admin, q="examin") == ["Examiners"]
    assert _member_dns(admin, dn) == [ADMIN]

    assert _send(admin, "DELETE", {"dn": dn})["succeeded"][0]["id"] == dn
    assert dn not in admin.get("groups/membershipInfo", userDn=ADMIN)["groupMemberof"]
    assert fault_of(admin.call("POST", "groups/members", json={"dn": dn})) == (489, "NotFound")


def test_nobody_acts_for_the_members_of_a_deleted_group(admin: Console, signed_in: Callable[[str], Console]) -> None:
    """Its members lose their proxies and delegates, also when a new group has the same name."""
    helpdesk = signed_in("helpdesk")
    proxy = {"assignedUserDN": "cn=helpdesk,ou=users,o=data", "proxyForGroups": [{"dn": FINANCE}]}
    delegation = {"assignFromGroups": [{"dn": FINANCE}], "assignToUsers": [{"dn": USER}], "allRequests": True}
    admin.call("POST", "proxy/create", json=proxy).raise_for_status()
    admin.call("POST", "delegation", json={**delegation, "type": "DELEGATEE_TYPE"}).raise_for_status()
    member = _member_dns(admin, FINANCE)[0]
    assert FINANCE in str(admin.call("POST", "delegation/list", json={"dn": member}).json())

    _send(admin, "DELETE", {"dn": FINANCE})
    _send(admin, "POST", {"name": "Finance", "members": [member]})

    assert helpdesk.get("proxy/for")["proxyForUsers"] == []
    assert FINANCE not in str(admin.call("POST", "delegation/list", json={"dn": member}).json())


@pytest.mark.parametrize(
    ("action", "expected"),
    [({}, {USER}), ({"membersAction": "add"}, {ADMIN, USER}), ({"membersAction": "delete"}, {ADMIN})],
)
def test_members_are_replaced_added_or_deleted(admin: Console, action: dict[str, str], expected: set[str]) -> None:
    """``membersAction`` decides; without it the members are replaced."""
    dn = _send(admin, "POST", {"name": "Some", "members": [ADMIN]})["dn"]

    _send(admin, "PUT", {"dn": dn, "members": [USER], **action})

    assert set(_member_dns(admin, dn)) == expected


@pytest.mark.parametrize(
    ("method", "body", "expected"),
    [
        ("POST", {"name": " "}, (412, "RestValidationException")),
        ("POST", {"description": "No name"}, (412, "RestValidationException")),
        ("POST", {"name": "Finance"}, (412, "RestValidationException")),
        ("POST", {"name": "New", "container": "ou=nowhere,o=data"}, (412, "RestValidationException")),
        ("POST", {"name": "New", "members": [ADMIN, "cn=nobody"]}, (412, "RestValidationException")),
        ("PUT", {"dn": FINANCE, "name": ""}, (412, "RestValidationException")),
        ("PUT", {"dn": FINANCE, "container": "ou=users,o=data"}, (412, "RestValidationException")),
        ("PUT", {"dn": FINANCE, "members": [], "membersAction": "shuffle"}, (489, "InvalidEnumValue")),
        ("PUT", {"dn": "cn=nothing", "name": "New"}, (489, "NotFound")),
        ("PUT", {"name": "New"}, (489, "InvalidInput")),
        ("DELETE", {"dn": "cn=nothing"}, (489, "NotFound")),
    ],
)
def test_a_wrong_group_is_refused(admin: Console, method: str, body: dict[str, Any], expected: tuple[int, str]) -> None:
    """Nothing of it is kept."""
    before = (_names(admin), _member_dns(admin, FINANCE))

    assert fault_of(admin.call(method, "groups", json=body)) == expected
    assert (_names(admin), _member_dns(admin, FINANCE)) == before


def test_input_that_no_database_keeps_is_refused(admin: Console) -> None:
    """A number beyond 64 bits and half a Unicode character are refused, also if the answer would only repeat it."""
    level = {"roleLevel": 10**30}
    assert fault_of(admin.call("GET", "/IDMProv/rest/catalog/roles/listV2", params=level)) == (489, "InvalidInput")
    assert admin.call("POST", "groups", json={"name": "\ud800"}).status_code == 400
    assert admin.call("DELETE", "teams", json={"teams": [{"dn": "\ud800"}]}).status_code == 400


def test_memberships_are_those_that_the_groups_tell(admin: Console) -> None:
    """Everybody may ask for any person; an unknown person has no groups."""
    groups = admin.get("groups/membershipInfo", userDn=USER)["groupMemberof"]

    assert "cn=Operations,ou=groups,o=data" in groups
    assert all(USER in _member_dns(admin, dn) for dn in groups)
    assert fault_of(admin.call("GET", "groups/membershipInfo", params={"userDn": "cn=x"})) == (489, "NotFound")


def test_who_may_do_what(signed_in: Callable[[str], Console]) -> None:
    """The help desk reads groups, only administrators of users write them, and an employee does neither."""
    helpdesk, user = signed_in("helpdesk"), signed_in("user")

    assert "Finance" in _names(helpdesk)
    for method in ("POST", "PUT", "DELETE"):
        assert fault_of(helpdesk.call(method, "groups", json={})) == (489, "SecurityException")
    assert fault_of(user.call("GET", "groups")) == (489, "SecurityException")
    assert fault_of(user.call("POST", "groups/members", json={"dn": FINANCE})) == (489, "SecurityException")
