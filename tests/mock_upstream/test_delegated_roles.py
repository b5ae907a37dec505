"""Roles in the hands of an administrator of one container."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.mock_upstream.console import Console, fault_of

if TYPE_CHECKING:
    from collections.abc import Callable

ROLES = "/IDMProv/rest/catalog/roles"
LEVELS = "cn=RoleDefs,cn=RoleConfig,cn=AppConfig,cn=User Application Driver,cn=driverset1,o=system"
PAYROLL_USER = f"cn=PayrollUser,cn=Level20,{LEVELS}"
PAYROLL_READ = f"cn=PayrollRead,cn=Finance,cn=Level10,{LEVELS}"
PAYROLL_RELEASE = f"cn=PayrollReleasePayments,cn=Finance,cn=Level10,{LEVELS}"
FINANCE_EMPLOYEE = f"cn=FinanceEmployee,cn=Level30,{LEVELS}"


def _call(console: Console, method: str, path: str, body: object) -> Any:
    answer = console.call(method, ROLES + path, json=body)
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_a_delegated_administrator_changes_what_is_in_the_container(signed_in: Callable[[str], Console]) -> None:
    """A role beside it is named among the failures, and stays as it is."""
    delegate = signed_in("delegate")
    wanted = [{"id": dn, "description": "Delegated"} for dn in (PAYROLL_READ, PAYROLL_USER)]

    outcome = _call(delegate, "PUT", "/roles", {"roles": wanted})

    assert [each["id"] for each in outcome["succeeded"]] == [PAYROLL_READ]
    assert [each["id"] for each in outcome["failed"]] == [PAYROLL_USER]
    assert _call(delegate, "POST", "/roleV2", {"roles": {"id": PAYROLL_USER}})["roles"][0]["description"] != "Delegated"
    alone = delegate.call("PUT", f"{ROLES}/role", json={"id": PAYROLL_USER, "description": "Delegated"})
    assert fault_of(alone) == (489, "SecurityException")


def test_a_delegated_administrator_creates_and_deletes_in_the_container(signed_in: Callable[[str], Console]) -> None:
    """In another container the administrator cannot create, delete or include roles."""
    delegate = signed_in("delegate")
    inside, outside = f"cn=Finance,cn=Level10,{LEVELS}", f"cn=Level10,{LEVELS}"
    new = {"id": "Petty", "name": "Petty cash", "level": 10}

    assert fault_of(delegate.call("POST", ROLES, json={**new, "subContainer": outside})) == (489, "SecurityException")
    assert _call(delegate, "POST", "", {**new, "subContainer": inside})["subContainer"] == inside
    outcome = _call(delegate, "DELETE", "/role", {"roles": [{"id": f"cn=Petty,{inside}"}, {"id": FINANCE_EMPLOYEE}]})
    assert ([each["id"] for each in outcome["failed"]], len(outcome["succeeded"])) == ([FINANCE_EMPLOYEE], 1)
    relation = {"roleId": PAYROLL_USER, "subRoles": [{"id": PAYROLL_RELEASE}]}
    assert fault_of(delegate.call("POST", f"{ROLES}/subRoles", json=relation)) == (489, "SecurityException")
