"""Trustees decide who sees which page of a client."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.mock_upstream.console import Console, fault_of

if TYPE_CHECKING:
    from collections.abc import Callable


def _post(console: Console, path: str, body: object) -> None:
    answer = console.call("POST", f"config/{path}", json=body)
    assert answer.status_code == 200, answer.text


def _pages(console: Console, *keys: str) -> dict[str, str]:
    body = {"navPageRights": [{"key": key} for key in keys]}
    rights = console.call("POST", "info/user/navigationrights", json=body).json()["navPageRights"]
    return {each["key"]: each["value"] for each in rights}


def _menu(console: Console) -> set[str]:
    items = console.call("POST", "info/user/navigationmenu", json={"navPageRights": []}).json()["menuItems"]
    return {each["mapName"] for item in items for each in [item, *item["subMenuList"]]}


def _let_in(admin: Console, page: str, *trustees: dict[str, str], client: str = "1") -> None:
    access = admin.get("config/access", client=client)["access"]
    _post(admin, f"access?client={client}", {"access": access | {page: {"value": list(trustees)}}})


def test_trustees_alone_see_a_page(admin: Console, signed_in: Callable[[str], Console]) -> None:
    """Rights and menu show the page to its trustees only, whatever their other rights; without trustees to all."""
    user, helpdesk = signed_in("user"), signed_in("helpdesk")
    assert ("groups" in _menu(user), "groups" in _menu(helpdesk)) == (False, True)

    _let_in(admin, "groups", {"dn": "CN=user,ou=users,o=data", "type": "user"})

    assert (_pages(user, "groups"), _pages(helpdesk, "groups")) == ({"groups": "true"}, {"groups": "false"})
    assert ("groups" in _menu(user), "groups" in _menu(helpdesk)) == (True, False)
    _let_in(admin, "groups")
    assert (_pages(user, "groups"), _pages(helpdesk, "groups")) == ({"groups": "false"}, {"groups": "true"})


def test_a_container_means_everybody_in_it(admin: Console, signed_in: Callable[[str], Console]) -> None:
    """All people below the container count, at any depth."""
    _let_in(admin, "groups", {"dn": "o=data", "type": "container"})
    assert _pages(signed_in("user"), "groups") == {"groups": "true"}

    _let_in(admin, "groups", {"dn": "o=elsewhere", "type": "container"})
    assert _pages(signed_in("user"), "groups") == {"groups": "false"}


def test_a_group_means_its_members(admin: Console, signed_in: Callable[[str], Console]) -> None:
    """A person who leaves the group loses the page."""
    members = ["cn=user,ou=users,o=data"]
    group = admin.call("POST", "groups", json={"name": "Readers", "members": members}).json()["dn"]
    _let_in(admin, "groups", {"dn": group, "type": "group"})
    assert _pages(signed_in("user"), "groups") == {"groups": "true"}

    admin.call("PUT", "groups", json={"dn": group, "members": members, "membersAction": "delete"})

    assert _pages(signed_in("user"), "groups") == {"groups": "false"}


def test_a_role_means_who_holds_it(admin: Console, signed_in: Callable[[str], Console]) -> None:
    """All holders count, directly or by inclusion: the members of a department have its role and what it includes."""
    levels = "cn=RoleDefs,cn=RoleConfig,cn=AppConfig,cn=User Application Driver,cn=driverset1,o=system"
    for role in ("cn=OperationsEmployee,cn=Level30", "cn=PlantControlUser,cn=Level20"):
        _let_in(admin, "groups", {"dn": f"{role},{levels}", "type": "role"})

        assert _pages(signed_in("user"), "groups") == {"groups": "true"}
        assert _pages(signed_in("helpdesk"), "groups") == {"groups": "false"}


def test_who_does_not_see_a_page_has_none_of_its_finer_rights(admin: Console) -> None:
    """An administrator who is no trustee of the page cannot create roles there."""
    _let_in(admin, "role", {"dn": "cn=user,ou=users,o=data", "type": "user"})

    assert _pages(admin, "role") == {"role": "false", "create Role": "false", "mapresources": "false"}


def test_who_does_not_see_home_is_led_to_the_dashboard(admin: Console) -> None:
    """A refusal must not lead to another one."""
    _let_in(admin, "landing", {"dn": "cn=user,ou=users,o=data", "type": "user"})

    answer = admin.call("POST", "info/user/navigationrights", json={"navPageRights": []}).json()

    assert (answer["areaDefault"], answer["areaDefaultDisplayName"]) == ("dashboard", "Dashboard")


def test_trustees_are_those_of_the_own_client(admin: Console, signed_in: Callable[[str], Console]) -> None:
    """Only the head of Finance sees the teams, in the client of that department."""
    trustees = admin.get("config/access", client="2")["access"]["teams"]["value"]
    _post(admin, "clients/2", {"matchCondition": "(ou=Operations)"})

    assert len(trustees) == 1
    assert (_pages(signed_in("user"), "teams"), _pages(admin, "teams")) == ({"teams": "false"}, {"teams": "true"})


@pytest.mark.parametrize("trustee", [{"dn": "o=data"}, {"dn": "", "type": "user"}, {"dn": "o=data", "type": "planet"}])
def test_a_trustee_is_named_with_its_kind(admin: Console, trustee: dict[str, str]) -> None:
    """A trustee without a valid type gets 489 ``InvalidInput``."""
    answer = admin.call("POST", "config/access?client=1", json={"access": {"groups": {"value": [trustee]}}})

    assert fault_of(answer) == (489, "InvalidInput")
