"""When a role cannot be deleted; constraints, which also keep their roles, have tests of their own."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.mock_upstream.console import Console

ROLES = "/IDMProv/rest/catalog/roles"
LEVELS = "cn=RoleDefs,cn=RoleConfig,cn=AppConfig,cn=User Application Driver,cn=driverset1,o=system"


@pytest.mark.parametrize(
    ("role", "reason"),
    [
        ("cn=PayrollRead,cn=Finance,cn=Level10", "cn=PayrollReadAccess,cn=ResourceDefs"),
        ("cn=FinanceManager,cn=Level30", "The role is assigned."),
    ],
    ids=["resources come with it", "somebody has it"],
)
def test_a_role_that_is_needed_stays(admin: Console, role: str, reason: str) -> None:
    """The outcome says what needs it."""
    body = {"roles": {"id": f"{role},{LEVELS}"}}

    outcome = admin.call("DELETE", f"{ROLES}/role", json=body).json()

    assert (outcome["success"], reason in outcome["failed"][0]["reason"]) == (False, True)
    shown = admin.call("POST", f"{ROLES}/roleV2", json=body).json()["roles"]
    assert [each["id"] for each in shown] == [body["roles"]["id"]]
