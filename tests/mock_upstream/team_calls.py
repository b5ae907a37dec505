"""The words of the tests about teams."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tests.mock_upstream.console import Console

APP_CONFIG = "cn=AppConfig,cn=User Application Driver,cn=driverset1,o=system"
ROLE_DEFINITIONS = f"cn=RoleDefs,cn=RoleConfig,{APP_CONFIG}"
FINANCE_ROLES = f"cn=Finance,cn=Level10,{ROLE_DEFINITIONS}"
PAYROLL_READ, PAYROLL_RELEASE = f"cn=PayrollRead,{FINANCE_ROLES}", f"cn=PayrollReleasePayments,{FINANCE_ROLES}"
DRAWINGS_USER = f"cn=DrawingsUser,cn=Level20,{ROLE_DEFINITIONS}"
TEAM_DEFINITIONS = f"cn=TeamDefs,{APP_CONFIG}"
BUYERS = f"cn=ProcurementBuyers,{TEAM_DEFINITIONS}"
FINANCE = f"cn=FinanceTeam,{TEAM_DEFINITIONS}"
EVERYBODY = f"cn=WholeOrganisation,{TEAM_DEFINITIONS}"
ADMIN, DELEGATE, USER = (f"cn={cn},ou=users,o=data" for cn in ("admin", "delegate", "user"))


def send(console: Console, method: str, path: str, body: object, **query: Any) -> Any:
    """Make a call about teams that succeeds, and give its answer."""
    answer = console.call(method, f"teams{path}", json=body, params=query)
    assert answer.status_code == 200, answer.text
    return answer.json()


def team_names(console: Console, **query: Any) -> list[str]:
    """Names of the teams that a list gives."""
    return [team["name"] for team in console.get("teams/managelist", **query)["teams"]]


def shown(console: Console, dn: str) -> Any:
    """A team with everything about it."""
    return send(console, "POST", "/team", {"dn": dn})


def head_of(console: Console, department: str) -> str:
    """User name of who heads a department."""
    found = console.get("users/list", advSearch=f"Title:Head of {department}")["usersList"]
    return str(found[0]["dn"]).partition(",")[0].removeprefix("cn=")
