"""The calls of the separation-of-duties constraints."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.mock_upstream.console import Console, fault_of

if TYPE_CHECKING:
    from collections.abc import Callable

SODS = "/IDMProv/rest/catalog/sods"
ROOT = "cn=RoleConfig,cn=AppConfig,cn=User Application Driver,cn=driverset1,o=system"
LEDGER = f"cn=GeneralLedgerPostPaymentsAndReleasePayments,cn=SoDDefs,{ROOT}"
POST = f"cn=GeneralLedgerPostPayments,cn=Finance,cn=Level10,cn=RoleDefs,{ROOT}"
RELEASE = f"cn=GeneralLedgerReleasePayments,cn=Finance,cn=Level10,cn=RoleDefs,{ROOT}"
IT_ROLE = f"cn=PayrollUser,cn=Level20,cn=RoleDefs,{ROOT}"
READ = f"cn=GeneralLedgerRead,cn=Finance,cn=Level10,cn=RoleDefs,{ROOT}"


def _send(console: Console, path: str, body: object, method: str = "POST") -> Any:
    answer = console.call(method, f"{SODS}{path}", json=body)
    assert answer.status_code == 200, answer.text
    return answer.json()


def _sod(console: Console, dn: str) -> dict[str, Any]:
    sod: dict[str, Any] = _send(console, "/sod", {"sods": {"id": dn}})["sods"][0]
    return sod


def test_sensitive_permissions_of_a_system_exclude_each_other(admin: Console) -> None:
    """The roles of the seeded constraints exist."""
    sod = _sod(admin, LEDGER)

    assert [role["id"] for role in sod["roles"]] == [POST, RELEASE]
    assert (sod["sodApprovalType"], sod["isDefaultApproversUsed"]) == ("allowWithWorkflow", True)
    assert (sod["roleLevel"]["level"], sod["roleLevel"]["name"]) == (10, "Permission Role")


@pytest.mark.parametrize(
    ("query", "found"),
    [
        ({"q": "LEDGER"}, ["General Ledger Post Payments and Release Payments"]),
        ({"q": "Bestellungen"}, ["Purchasing Create Orders and Approve Orders"]),
        ({"q": "nothing"}, []),
    ],
)
def test_constraints_are_found(admin: Console, query: dict[str, str], found: list[str]) -> None:
    """A part of the name in any language and case finds a constraint."""
    assert [sod["name"] for sod in admin.get(SODS, **query)["sods"]] == found


def test_constraints_of_roles_are_listed(admin: Console, signed_in: Callable[[str], Console]) -> None:
    """The list has constraints with one of the roles; people who see or request roles may read it without the page."""
    of_post = _send(admin, "/roleSods", {"roles": [{"id": POST}, {"id": READ}]})["sods"]
    delegate = signed_in("delegate")

    assert [sod["id"] for sod in of_post] == [LEDGER]
    assert _send(admin, "/roleSods", {"roles": {"id": READ}})["sods"] == []
    assert [sod["id"] for sod in _send(delegate, "/roleSods", {"roles": {"id": RELEASE}})["sods"]] == [LEDGER]
    assert fault_of(delegate.call("GET", SODS)) == (489, "SecurityException")
    assert [sod["id"] for sod in _send(signed_in("user"), "/roleSods", {"roles": {"id": RELEASE}})["sods"]] == [LEDGER]
    assert fault_of(signed_in("guest").call("POST", f"{SODS}/roleSods", json={"roles": {"id": POST}}))[0] == 489


def test_the_list_is_sorted_and_paged(admin: Console) -> None:
    """The list is sorted in both directions, page by page; other columns are refused."""
    names = [sod["name"] for sod in admin.get(SODS)["sods"]]
    page = admin.get(SODS, sortOrder="desc", size=1)

    assert names == sorted(names)
    assert ([sod["name"] for sod in page["sods"]], page["nextIndex"]) == ([names[-1]], 2)
    assert fault_of(admin.call("GET", SODS, params={"sortBy": "colour"})) == (489, "InvalidInput")


def test_the_default_approval_names_people(admin: Console) -> None:
    """There are three approvers, of whom two decide."""
    approval = admin.get(f"{SODS}/defaultApprovals")

    assert approval["approvalQuorum"] == "60%"
    assert [each["sequence"] for each in approval["approvers"]] == [1, 2, 3]
    assert all(each["name"] != each["id"] for each in approval["approvers"])


def test_a_constraint_is_created_changed_and_deleted(admin: Console) -> None:
    """Fields that a change leaves out stay."""
    created = _send(admin, "", {"id": "New", "name": "New", "roles": [{"id": READ}, {"id": RELEASE}]})
    dn = created["id"]
    assert dn == f"cn=New,cn=SoDDefs,{ROOT}"

    changed = _send(admin, "/sod", {"id": dn, "sodApprovalType": "alwaysAllow", "description": "Why"}, "PUT")
    assert (changed["name"], changed["description"], changed["sodApprovalType"]) == ("New", "Why", "alwaysAllow")
    assert [role["id"] for role in _sod(admin, dn)["roles"]] == [READ, RELEASE]

    deleted = _send(admin, "/sod", {"sods": [{"id": dn}, {"id": "cn=nothing"}]}, "DELETE")
    assert (deleted["success"], deleted["succeeded"][0]["id"], deleted["failed"][0]["id"]) == (False, dn, "cn=nothing")
    assert fault_of(admin.call("POST", f"{SODS}/sod", json={"sods": {"id": dn}})) == (489, "NotFound")


@pytest.mark.parametrize(
    "body",
    [
        {"id": "New", "name": "New", "roles": [{"id": POST}]},
        {"id": "New", "name": "New", "roles": [{"id": POST}, {"id": POST}]},
        {"id": "New", "name": "New", "roles": [{"id": POST}, {"id": "cn=nothing"}]},
        {"id": "New", "name": "New", "roles": [{"id": RELEASE}, {"id": POST}]},
        {"id": "New", "name": " ", "roles": [{"id": POST}, {"id": READ}]},
        {"id": "GeneralLedgerPostPaymentsAndReleasePayments", "name": "X", "roles": [{"id": POST}, {"id": READ}]},
        {"id": "New", "name": "New"},
        {"id": "New", "name": "New", "roles": [{"id": POST}, {"id": IT_ROLE}]},
    ],
    ids=["one role", "one role twice", "no such role", "pair taken", "no name", "name taken", "no roles", "two levels"],
)
def test_a_wrong_constraint_is_not_created(admin: Console, body: dict[str, Any]) -> None:
    """The fault says what is wrong, and nothing is kept."""
    before = admin.get(SODS, size=300)["arraySize"]

    assert fault_of(admin.call("POST", SODS, json=body)) == (489, "InvalidInput")
    assert admin.get(SODS, size=300)["arraySize"] == before


def test_what_a_browser_could_run_is_refused(admin: Console) -> None:
    """Markup gets 400, as in all stored input."""
    body = {"id": "New", "name": "<script>", "roles": [{"id": POST}, {"id": READ}]}

    assert fault_of(admin.call("POST", SODS, json=body)) == (400, "XSSValidationFailure")


def test_a_role_of_a_constraint_is_not_deleted(admin: Console) -> None:
    """The result names the constraint."""
    answer = admin.call("DELETE", "/IDMProv/rest/catalog/roles/role", json={"roles": {"id": POST}}).json()

    assert (answer["success"], LEDGER in answer["failed"][0]["reason"]) == (False, True)


@pytest.mark.parametrize("user_name", ["user", "helpdesk", "delegate"])
def test_others_do_not_see_them(signed_in: Callable[[str], Console], user_name: str) -> None:
    """Who may not open the page may not make its calls."""
    assert fault_of(signed_in(user_name).call("GET", SODS)) == (489, "SecurityException")
