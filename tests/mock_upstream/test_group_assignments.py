"""What a group has and who sees it, over HTTP."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.mock_upstream.console import Console, fault_of
from tests.mock_upstream.test_assignments import DESK_USER, EMPLOYEE, NETWORK_ACCOUNT, give_role, send

if TYPE_CHECKING:
    from collections.abc import Callable

WORKS_COUNCIL = "cn=Works Council,ou=groups,o=data"


def test_a_group_has_what_was_assigned_to_it(admin: Console, signed_in: Callable[[str], Console]) -> None:
    """The list has direct and inherited permissions, but none of the containers above; direct ones can be revoked."""

    def of_group(console: Console, kind: str) -> dict[str, dict[str, Any]]:
        listed = send(console, "POST", f"assignments/{kind}/list", {"dn": WORKS_COUNCIL}, size="300")["assignments"]
        return {each["id"]: each for each in listed}

    give_role(admin, EMPLOYEE, WORKS_COUNCIL, subtype="group")
    role = of_group(signed_in("helpdesk"), "role")[EMPLOYEE]
    assert (role["isDirectAssignment"], role["causes"][0]["type"], role["causes"][0]["removable"]) == (
        True,
        "group",
        True,
    )
    assert of_group(admin, "resource")[NETWORK_ACCOUNT]["isDirectAssignment"] is False
    assert DESK_USER not in of_group(admin, "role")
    refused = signed_in("user").call("POST", "assignments/role/list", json={"dn": WORKS_COUNCIL})
    assert fault_of(refused) == (489, "SecurityException")

    taken = {"assignedToDn": WORKS_COUNCIL, "subtype": "group", "instanceId": role["causes"][0]["instanceId"]}
    body = {"assignments": [{"id": EMPLOYEE, "entityType": "role", "assignmentToList": [taken]}]}
    assert send(admin, "DELETE", "assignments/list", body)["success"]
    assert of_group(admin, "role") == {}
