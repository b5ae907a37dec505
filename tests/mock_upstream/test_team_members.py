"""The calls about the members of teams, and about the people that one can request for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.mock_upstream.console import Console, fault_of
from tests.mock_upstream.team_calls import ADMIN, BUYERS, DELEGATE, EVERYBODY, FINANCE, USER, head_of, send

if TYPE_CHECKING:
    from collections.abc import Callable


def _dns(answer: Any) -> list[str]:
    return [each["dn"] for each in answer["recipients"]]


def _members(console: Console, team: str, **query: Any) -> list[str]:
    return _dns(console.get("teams/team/userlist", **{"teamDn": team, "size": 300, **query}))


def test_members_are_people_and_those_in_groups(admin: Console) -> None:
    """The team of a department has the members of its group, sorted by name, page by page."""
    group = admin.call("POST", "groups/members", params={"size": 300}, json={"dn": "cn=Finance,ou=groups,o=data"})
    page = admin.get("teams/team/userlist", teamDn=FINANCE, size=4, nextIndex=2)

    assert _members(admin, FINANCE) == _dns(group.json())
    assert (_dns(page), page["nextIndex"]) == (_members(admin, FINANCE)[1:5], 6)
    assert page["total"] == group.json()["total"]
    assert _members(admin, FINANCE, sortOrder="desc") == _members(admin, FINANCE)[::-1]


def test_managers_are_members_where_the_team_says_so(admin: Console) -> None:
    """With the flag the manager of the buyers is a member, without it not."""
    reports = admin.get("users/details", userDn=DELEGATE)["secondaryAttributes"][1]["attributeValues"]

    assert set(_members(admin, BUYERS)) == {DELEGATE} | {each["$"] for each in reports}
    send(admin, "PUT", "", {"dn": BUYERS, "includeManager": False})
    assert DELEGATE not in _members(admin, BUYERS)


def test_a_team_can_be_everybody(admin: Console) -> None:
    """A team of everybody names no members."""
    everybody = admin.get("teams/team/userlist", teamDn=EVERYBODY)

    assert everybody["total"] == admin.get("counts", users="true")["usersCount"]
    assert send(admin, "POST", "/recipients/list", {"dn": EVERYBODY})["recipients"] == []


def test_members_are_searched_by_name(admin: Console) -> None:
    """A part of the name finds a member."""
    assert _members(admin, EVERYBODY, q="okaf") == [ADMIN]
    assert _members(admin, FINANCE, q="okaf") == []


def test_members_of_several_teams_come_once(admin: Console) -> None:
    """A person who is in two of the teams is listed once."""
    teams = {"teams": [{"dn": FINANCE}, {"dn": BUYERS}, {"dn": FINANCE}]}

    members = _dns(send(admin, "POST", "/recipients/users/v2", teams))

    assert len(members) == len(set(members))
    assert set(members) == {*_members(admin, FINANCE), *_members(admin, BUYERS)}


def test_team_proxies_are_chosen_among_the_members_of_teams_that_may_set_them(
    signed_in: Callable[[str], Console],
) -> None:
    """The list has the members of the teams of type P."""
    delegate = signed_in("delegate")
    teams = delegate.get("teams/managelist", type="P")["teams"]

    found = send(delegate, "POST", "/recipients/users/v2", {"teams": [{"dn": team["dn"]} for team in teams]})

    assert set(_dns(found)) == set(_members(delegate, BUYERS))


def test_the_parts_of_a_team_are_people_and_groups(admin: Console) -> None:
    """The parts of a team come with their types, as they were added."""
    send(admin, "PUT", "", {"dn": FINANCE, "recipients": [{"dn": USER}, {"dn": "cn=Legal,ou=groups,o=data"}]})

    made_of = send(admin, "POST", "/recipients/list", {"dn": FINANCE})

    assert [(each["name"], each["type"]) for each in made_of["recipients"]] == [
        ("Tomás Herrera", "user"),
        ("Legal", "group"),
    ]
    assert made_of["total"] == 2


def test_own_members_come_with_their_teams(admin: Console, signed_in: Callable[[str], Console]) -> None:
    """The list has the members of all teams that the caller acts for, or one member with all their teams."""
    delegate = signed_in("delegate")
    send(
        admin,
        "PUT",
        "",
        {"dn": FINANCE, "requestors": [{"dn": DELEGATE}], "recipients": [{"dn": USER}, {"dn": DELEGATE}]},
    )

    members = delegate.get("teams/members")["recipients"]
    mine = delegate.get("teams/members", memberDn=DELEGATE)["recipients"]

    assert {each["dn"] for each in members} == {USER, *_members(admin, BUYERS)}
    assert [[team["name"] for team in each["targetSetList"]] for each in mine] == [
        ["Finance Team", "Procurement Buyers"]
    ]
    assert _dns(delegate.get("teams/members", memberDn=ADMIN)) == []
    assert _dns(signed_in("user").get("teams/members")) == []


def test_who_acts_for_a_team_asks_for_its_members(admin: Console, signed_in: Callable[[str], Console]) -> None:
    """Administrators of roles can request for everybody, those of compliance for their department."""
    delegate, user, roles_head = signed_in("delegate"), signed_in("user"), signed_in(head_of(admin, "People"))
    everybody = admin.get("counts", users="true")["usersCount"]

    assert _dns(delegate.get("teams/recipients/userlist/v2", size=300)) == _members(admin, BUYERS)
    assert admin.get("teams/recipients/userlist/v2")["total"] == everybody
    assert roles_head.get("teams/recipients/userlist/v2")["total"] == everybody
    assert signed_in(head_of(admin, "Legal")).get("teams/recipients/userlist/v2")["total"] < everybody
    assert admin.get("teams/recipients/userlist/v2", teamDn=FINANCE)["total"] == len(_members(admin, FINANCE))
    assert user.get("teams/recipients/userlist/v2")["total"] == 0


def test_groups_can_be_asked_for(admin: Console, signed_in: Callable[[str], Console]) -> None:
    """Managers have the groups of their teams; administrators of roles have all groups, and may assign to groups."""
    head = signed_in(head_of(admin, "Finance"))
    groups = head.get("teams/recipients/groups")["recipients"]
    everything = admin.get("teams/recipients/groups", q="*")["recipients"]

    assert [(each["name"], each["isGroupAssignment"]) for each in groups] == [("Finance", False)]
    assert len(everything) == admin.get("groups", searchCount="true")["totalCount"]
    assert all(each["isGroupAssignment"] for each in everything)
    assert [each["name"] for each in admin.get("teams/recipients/groups", q="kråk", size=2)["recipients"]] == [
        "Kråkøya Construction",
        "Kråkøya Grid Connection",
    ]


def test_a_team_may_assign_roles_to_its_groups(admin: Console, signed_in: Callable[[str], Console]) -> None:
    """The team needs the permission to assign any role to groups."""
    role = admin.get("/IDMProv/rest/catalog/roles/listV2", size=1)["roles"][0]["id"]
    wanted = {"id": role, "entityType": "role", "permission": "assignRoleToGroupAndContainer"}
    send(admin, "PUT", "/permissions", {"teamDN": FINANCE, "permissions": [wanted]})

    groups = signed_in(head_of(admin, "Finance")).get("teams/recipients/groups")["recipients"]

    assert [(each["name"], each["isGroupAssignment"]) for each in groups] == [("Finance", True)]


def test_a_manager_sees_the_members_of_groups_in_the_team(admin: Console, signed_in: Callable[[str], Console]) -> None:
    """The manager sees the members although the page of groups is closed to them."""
    user, finance = signed_in("user"), {"dn": "cn=Finance,ou=groups,o=data"}
    assert fault_of(user.call("POST", "groups/members", json=finance)) == (489, "SecurityException")

    send(admin, "PUT", "", {"dn": FINANCE, "requestors": [{"dn": USER}]})

    assert user.call("POST", "groups/members", json=finance).json()["total"] == len(_members(admin, FINANCE))


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("GET", "/team/userlist?teamDn=" + FINANCE, None),
        ("GET", "/recipients/userlist/v2?teamDn=" + FINANCE, None),
        ("POST", "/recipients/users/v2", {"teams": [{"dn": BUYERS}, {"dn": FINANCE}]}),
        ("POST", "/recipients/list", {"dn": FINANCE}),
    ],
)
def test_other_teams_are_closed(
    signed_in: Callable[[str], Console], method: str, path: str, body: dict[str, Any] | None
) -> None:
    """People without the team's management or administration do not see its members."""
    assert fault_of(signed_in("delegate").call(method, f"teams{path}", json=body)) == (489, "SecurityException")


@pytest.mark.parametrize("query", [{}, {"teamDn": "cn=nothing"}])
def test_a_team_that_is_not_there(admin: Console, query: dict[str, str]) -> None:
    """An unknown team gets 489 ``NotFound``."""
    assert fault_of(admin.call("GET", "teams/team/userlist", params=query)) == (489, "NotFound")
