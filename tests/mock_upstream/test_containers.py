"""The container calls."""

from __future__ import annotations

from typing import Any

import pytest

from tests.mock_upstream.console import Console, fault_of

APP_CONFIG = "cn=AppConfig,cn=User Application Driver,cn=driverset1,o=system"
ROLE_DEFINITIONS = f"cn=RoleDefs,cn=RoleConfig,{APP_CONFIG}"


def _below(console: Console, **named: Any) -> Any:
    answer = console.call("POST", "containers/container", json=named)
    assert answer.status_code == 200, answer.text
    return answer.json()


def _names(console: Console, **named: Any) -> list[str]:
    return [each["name"] for each in _below(console, **named)["subContainers"]]


@pytest.mark.parametrize(
    ("kind", "dn"),
    [
        ("role", ROLE_DEFINITIONS),
        ("resource", f"cn=ResourceDefs,cn=RoleConfig,{APP_CONFIG}"),
        ("prd", f"cn=RequestDefs,{APP_CONFIG}"),
    ],
)
def test_every_kind_has_a_root(admin: Console, kind: str, dn: str) -> None:
    """The containers below a root are listed by its DN."""
    root = admin.get(f"containers/{kind}")

    assert (root["dn"], root["type"]) == (dn, "container")
    assert _below(admin, dn=dn)["name"] == root["name"]


def test_below_the_root_of_roles_are_the_levels(admin: Console) -> None:
    """A level is also found by its number, and each container has the level of the roles in it."""
    levels = _below(admin, dn=ROLE_DEFINITIONS)["subContainers"]
    permissions = _below(admin, level=10)

    assert [(each["name"], each["level"]) for each in levels] == [("Level10", 10), ("Level20", 20), ("Level30", 30)]
    assert permissions["dn"] == levels[0]["dn"]
    assert "Finance" in [each["name"] for each in permissions["subContainers"]]
    assert {each["level"] for each in permissions["subContainers"]} == {10}
    assert permissions["arraySize"] == len(permissions["subContainers"])


def test_roles_and_groups_are_in_the_containers_that_are_listed(admin: Console) -> None:
    """The forest has the container of each role and of each group."""
    roles = admin.get("/IDMProv/rest/catalog/roles/listV2", q="payroll: read")["roles"]
    finance = next(each for each in _below(admin, level=10)["subContainers"] if each["name"] == "Finance")
    containers = {each["container"] for each in admin.get("groups", size=300)["groups"]}

    assert roles[0]["id"].endswith(finance["dn"])
    assert {"groups", "users"} <= set(_names(admin, dn="o=data"))
    assert containers == {"ou=groups,o=data"} | {
        each["dn"] for each in _below(admin, dn="ou=groups,o=data")["subContainers"]
    }


@pytest.mark.parametrize(
    ("named", "subcode"),
    [({"dn": "o=nowhere"}, "NotFound"), ({"level": 15}, "InvalidInput"), ({}, "InvalidInput")],
)
def test_a_container_that_is_not_there(admin: Console, named: dict[str, Any], subcode: str) -> None:
    """The fault says so."""
    assert fault_of(admin.call("POST", "containers/container", json=named)) == (489, subcode)
