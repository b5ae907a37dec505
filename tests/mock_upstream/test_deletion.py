"""How roles, resources, mappings and constraints are deleted; constraints, which keep their roles, have other tests."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.mock_upstream.console import fault_of
from tests.mock_upstream.lifecycle_world import POST, READ, RELEASE

if TYPE_CHECKING:
    from tests.mock_upstream.console import Console

CATALOG = "/IDMProv/rest/catalog"
LEVELS = "cn=RoleDefs,cn=RoleConfig,cn=AppConfig,cn=User Application Driver,cn=driverset1,o=system"
MANAGER = f"cn=FinanceManager,cn=Level30,{LEVELS}"
MINUTE_S = 60


def _delete(admin: Console, path: str, key: str, dn: str) -> Any:
    return admin.call("DELETE", f"{CATALOG}/{path}", json={key: [{"id": dn}]}).json()


def _role(admin: Console, dn: str) -> Any:
    return admin.call("POST", f"{CATALOG}/roles/roleV2", json={"roles": [{"id": dn}]})


def _holders(admin: Console, dn: str) -> int:
    answer = admin.get("assignments/identities", permissionId=dn, permissionType="role", size=1)
    return int(answer["total"])


def test_a_held_role_is_deleted_with_what_people_have_because_of_it(admin: Console) -> None:
    """The role and its assignments are deleted at once; people keep permissions from other assignments."""
    before = _holders(admin, READ)
    assert _holders(admin, MANAGER) > 0

    assert _delete(admin, "roles/role", "roles", MANAGER)["success"] is True

    assert fault_of(_role(admin, MANAGER)) == (489, "NotFound")
    assert _holders(admin, MANAGER) == 0
    assert _holders(admin, READ) == before


def test_a_deletion_takes_as_long_as_ordered(admin: Console) -> None:
    """The role answers with status 15, people still have it, nobody can change it; then it is gone."""
    admin.control("POST", "deletions", {"seconds": MINUTE_S})
    held = _holders(admin, MANAGER)

    assert _delete(admin, "roles/role", "roles", MANAGER)["success"] is True

    assert _role(admin, MANAGER).json()["roles"][0]["status"] == 15
    assert _holders(admin, MANAGER) == held > 0
    change = {"id": MANAGER, "description": "New"}
    assert fault_of(admin.call("PUT", f"{CATALOG}/roles/role", json=change)) == (489, "InvalidInput")
    assert _delete(admin, "roles/role", "roles", MANAGER)["failed"][0]["reason"] == "The role is being deleted."
    admin.control("POST", "clock", {"advanceS": MINUTE_S})
    assert fault_of(_role(admin, MANAGER)) == (489, "NotFound")
    assert _holders(admin, MANAGER) == 0


def test_resources_mappings_and_constraints_wait_too(admin: Console) -> None:
    """Each has status 15 until the time of the scenario, half a minute, is over."""
    admin.control("POST", "scenarios/pending-deletion")
    mapped = {"roleId": READ, "mappedResources": [{"id": _mapped(admin)[0]["id"]}]}
    sod = admin.get(f"{CATALOG}/sods", q="General Ledger")["sods"][0]["id"]
    resource = admin.get(f"{CATALOG}/resources/listV2", q="Laptop")["resources"][0]["id"]

    assert admin.call("DELETE", f"{CATALOG}/roles/mappedResources", json=mapped).json()["success"] is True
    assert _delete(admin, "sods/sod", "sods", sod)["success"] is True
    assert _delete(admin, "resources/resource", "resources", resource)["success"] is True

    assert [each["status"] for each in _mapped(admin)] == [15]
    assert admin.get(f"{CATALOG}/sods", q="General Ledger")["sods"][0]["status"] == 15
    assert admin.get(f"{CATALOG}/resources/listV2", q="Laptop")["resources"][0]["status"] == 15
    admin.control("POST", "clock", {"advanceS": MINUTE_S})
    assert _mapped(admin) == []
    assert admin.get(f"{CATALOG}/sods", q="General Ledger")["sods"] == []
    assert admin.get(f"{CATALOG}/resources/listV2", q="Laptop")["total"] == 0


def test_what_is_being_deleted_gets_no_constraint_and_no_parent(admin: Console) -> None:
    """A new constraint or parent would keep a role that the driver removes."""
    admin.control("POST", "deletions", {"seconds": MINUTE_S})
    assert _delete(admin, "roles/role", "roles", READ)["success"] is True
    sod = {"id": "New", "name": "New", "roles": [{"id": READ}, {"id": POST}]}
    child = {"roleId": f"cn=GeneralLedgerUser,cn=Level20,{LEVELS}", "subRoles": [{"id": READ}]}

    assert fault_of(admin.call("POST", f"{CATALOG}/sods", json=sod)) == (489, "InvalidInput")
    assert fault_of(admin.call("POST", f"{CATALOG}/roles/subRoles", json=child)) == (489, "InvalidInput")


def test_the_index_is_late_while_it_is_down(admin: Console) -> None:
    """A new role is refused without a reason and not offered, until the index is told of it or works again."""
    admin.control("POST", "outages", {"system": "index"})
    created = admin.call("POST", f"{CATALOG}/roles", json={"id": "Late", "name": "Late", "level": 10}).json()["id"]
    asked = {"reqPermissions": [{"id": created, "entityType": "role"}]}

    refused = admin.call("POST", "requests/permissions", json=asked).json()
    assert refused["success"] is False
    assert [each["reason"] for each in refused["OperationNodes"][0]["failed"]] == [""]

    told = {"permIndexChanges": [{"operation": "add", "permId": created, "permType": "role"}]}
    assert admin.call("POST", "index/permissions", json=told).json()["success"] is True
    assert admin.call("POST", "requests/permissions", json=asked).json()["success"] is True


def test_constraints_and_roles_are_sorted_by_their_columns(admin: Console) -> None:
    """Constraints and roles are sorted in both directions."""
    sods = admin.get(f"{CATALOG}/sods", size=300, sortBy="description", sortOrder="desc")["sods"]
    roles = admin.get(f"{CATALOG}/roles/listV2", size=300, sortBy="description")["roles"]
    by_role = admin.get(f"{CATALOG}/sods", size=300, sortBy="roles")["sods"]

    assert [each["description"] for each in sods] == sorted((each["description"] for each in sods), reverse=True)
    assert [each["description"].casefold() for each in roles] == sorted(
        each["description"].casefold() for each in roles
    )
    assert [each["roles"][0]["name"] for each in by_role] == sorted(each["roles"][0]["name"] for each in by_role)
    assert {RELEASE, POST} <= {role["id"] for each in by_role for role in each["roles"]}


def _mapped(admin: Console) -> list[dict[str, Any]]:
    answer = admin.call("POST", f"{CATALOG}/roles/mappedResources/list", json={"id": READ}).json()
    found: list[dict[str, Any]] = answer["resources"]
    return found
