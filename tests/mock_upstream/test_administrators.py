"""Administrator assignments, and the permissions of delegated administrators."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.mock_upstream.console import Console, fault_of

if TYPE_CHECKING:
    from collections.abc import Callable

ASSIGNMENTS = "/IDMProv/rest/admin/administrator/assignments"
PERMISSION = "/IDMProv/rest/admin/permission"
ASSIGNED = "/IDMProv/rest/admin/assignment/permissions"
ROLES = "/IDMProv/rest/catalog/roles"
USER, DELEGATE = "cn=user,ou=users,o=data", "cn=delegate,ou=users,o=data"
DAY_MS = 86_400_000


def _list(console: Console, **query: Any) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = console.get(ASSIGNMENTS, **{"size": 300, **query})["adminAssignments"]
    return rows


def _create(console: Console, **given: Any) -> Any:
    return console.call(
        "POST",
        f"{ASSIGNMENTS}/create",
        json={"assignee": "Tomás Herrera", "assigneeDn": USER, "domain": "ROLES", **given},
    )


def _revoke(console: Console, *named: dict[str, Any]) -> Any:
    return console.call("DELETE", ASSIGNMENTS, json={"revokeAssignments": list(named)})


def _now_ms(console: Console) -> int:
    now_ms: int = round(console.control("POST", "clock", {"advanceS": 0})["nowS"] * 1000)
    return now_ms


def _role(console: Console, name: str) -> str:
    (found,) = [
        each for each in console.get(f"{ROLES}/listV2", q=name, size=300, nextIndex=1)["roles"] if each["name"] == name
    ]
    dn: str = found["id"]
    return dn


def _opens(console: Console, page: str) -> bool:
    body = {"navPageRights": [{"key": page}]}
    answer = console.call("POST", "info/user/navigationrights", json=body).json()
    return {"key": page, "value": "true"} in answer["navPageRights"]


def test_every_domain_has_an_administrator(admin: Console) -> None:
    """One person administers all domains; each domain is also administered by the head of a department."""
    whole = [each for each in _list(admin, filterSearch="DOMAIN") if each["status"] == "Active"]
    domains = {each["key"] for each in admin.get(f"{ASSIGNMENTS}/adminDomains")["domains"]}

    assert {each["domain"] for each in whole if each["assigneeDn"] == "cn=admin,ou=users,o=data"} == domains
    assert {each["domain"] for each in whole if each["assigneeDn"] != "cn=admin,ou=users,o=data"} == domains
    assert admin.get("info/user/rights")["domains"] == [each["domain"] for each in whole][: len(domains)]


def test_an_assignment_gives_pages_and_its_end_takes_them(admin: Console, signed_in: Callable[[str], Console]) -> None:
    """The person has the pages of the new domain from the next call on, and loses them when the assignment ends."""
    user = signed_in("user")
    assert not _opens(user, "role")

    assert _create(admin).json() == {"domains": [{"key": "ROLES", "value": "Role"}]}
    assert _opens(user, "role")
    assert user.get("info/user/rights")["isRoleAdmin"]

    gone = {"assignmentDomain": "ROLES", "identity": USER, "isAllPermissions": True}
    assert _revoke(admin, gone).json() == {"revokeAssignments": [gone], "arraySize": 1}
    assert not _opens(user, "role")
    assert fault_of(user.call("GET", f"{ROLES}/listV2")) == (489, "SecurityException")


@pytest.mark.parametrize(
    ("dates", "status"),
    [
        ({"effectiveDate": DAY_MS}, "Pending"),
        ({"effectiveDate": -DAY_MS, "expirationDate": -1000}, "Expired"),
        ({"effectiveDate": -DAY_MS, "expirationDate": DAY_MS}, "Active"),
    ],
)
def test_an_assignment_counts_between_its_dates(
    admin: Console, signed_in: Callable[[str], Console], dates: dict[str, int], status: str
) -> None:
    """The list shows the state: pending, active or expired."""
    now_ms = _now_ms(admin)
    _create(admin, **{name: now_ms + offset for name, offset in dates.items()})

    assert _opens(signed_in("user"), "role") == (status == "Active")
    (listed,) = [each for each in _list(admin) if each["assigneeDn"] == USER]
    assert (listed["status"], listed["adminTypeKey"]) == (status, "DOMAIN")


def test_an_assignment_ends_by_itself(admin: Console, signed_in: Callable[[str], Console]) -> None:
    """The assignment ends when the mock's clock passes its end."""
    _create(admin, expirationDate=_now_ms(admin) + 60_000)
    user = signed_in("user")
    assert _opens(user, "role")

    admin.control("POST", "clock", {"advanceS": 61})

    assert not _opens(user, "role")


@pytest.mark.parametrize(
    ("kind", "name", "dn"),
    [
        ("GROUP", "Operations", "cn=Operations,ou=groups,o=data"),
        ("CONTAINER", "users", "ou=users,o=data"),
        ("ROLE", "Operations Employee", None),
    ],
)
def test_groups_containers_and_roles_administer_with_all_whom_they_mean(
    admin: Console, signed_in: Callable[[str], Console], kind: str, name: str, dn: str | None
) -> None:
    """Members of the group, people below the container and holders of the role are administrators."""
    user, assignee = signed_in("user"), dn or _role(admin, name)
    assert not _opens(user, "cprs")

    assert _create(admin, assigneeDn=assignee, domain="RBPM-APP").status_code == 200

    assert _opens(user, "cprs")
    assert user.get("user/admin", type="RBPM-APP")["isAdmin"]
    assert _opens(signed_in("helpdesk"), "cprs") == (kind == "CONTAINER")
    (listed,) = [each for each in _list(admin, filterSearch=kind, q=name) if each["domain"] == "RBPM-APP"]
    assert (listed["assignmentTypeKey"], listed["assignee"], listed["assigneeDn"]) == (kind, name, assignee)
    assert fault_of(_create(admin, assigneeDn=assignee, domain="RBPM-APP"))[0] == 412

    _revoke(admin, {"assignmentDomain": "RBPM-APP", "identity": assignee})
    assert not _opens(user, "cprs")


@pytest.mark.parametrize(
    ("given", "fault"),
    [
        ({"domain": "EVERYTHING"}, (412, "RestValidationException")),
        ({"domain": "SECURITY", "adminTypeKey": "DELEGATED"}, (412, "RestValidationException")),
        ({"assigneeDn": DELEGATE}, (412, "RestValidationException")),
        ({"effectiveDate": DAY_MS, "expirationDate": DAY_MS}, (412, "RestValidationException")),
        ({"assigneeDn": "cn=nobody"}, (489, "NotFound")),
        ({"adminTypeKey": "KING"}, (489, "InvalidInput")),
        ({"comment": "<script>"}, (400, "XSSValidationFailure")),
    ],
    ids=["no such domain", "not in part", "twice", "ends before it begins", "nobody", "no such type", "script"],
)
def test_an_assignment_that_cannot_be_is_refused(admin: Console, given: dict[str, Any], fault: tuple[int, str]) -> None:
    """The call is refused, and no assignment is created."""
    before = admin.get(ASSIGNMENTS)["total"]

    assert fault_of(_create(admin, **given)) == fault
    assert admin.get(ASSIGNMENTS)["total"] == before


def test_revoking_is_for_all_or_nothing(admin: Console) -> None:
    """One assignment that does not exist makes the call 412, and all others stay."""
    before = admin.get(ASSIGNMENTS)["total"]
    there = {"assignmentDomain": "ROLES", "identity": DELEGATE}

    assert fault_of(_revoke(admin, there, {**there, "isAllPermissions": True})) == (412, "RestValidationException")
    assert admin.get(ASSIGNMENTS)["total"] == before
    assert _revoke(admin, there).json()["arraySize"] == 1
    assert admin.get(ASSIGNMENTS)["total"] == before - 1


@pytest.mark.parametrize(
    "column", ["assignee", "assignmentType", "adminType", "domain", "effectiveDate", "expirationDate", "status"]
)
def test_administrators_are_sorted_by_every_column(admin: Console, column: str) -> None:
    """The list is sorted in both directions; assignments without an end come last."""
    for order in ("asc", "desc"):
        rows = _list(admin, sortColumn=column, sortOrder=order)
        keys = [
            (column not in each, each[column].casefold() if column == "assignee" else each.get(column)) for each in rows
        ]

        assert len(set(keys)) > 1
        assert keys == sorted(keys, reverse=order == "desc")
    assert {column} <= {each["key"] for each in admin.get(f"{ASSIGNMENTS}/columns")["domains"]}


def test_administrators_are_searched_filtered_and_paged(admin: Console) -> None:
    """The list is filtered by name, assignee type, administrator type and domain; its pages together have all rows."""
    every = _list(admin)
    pages = [admin.get(ASSIGNMENTS, size=10, nextIndex=index)["adminAssignments"] for index in (1, 11)]

    assert pages[0] + pages[1] == every[:20]
    assert {each["assigneeDn"] for each in _list(admin, q="DEMIR")} == {DELEGATE}
    assert _list(admin, filterSearch="DELEGATED") == [each for each in every if each["adminTypeKey"] == "DELEGATED"]
    assert _list(admin, filterSearch="USER") == [each for each in every if each["assignmentTypeKey"] == "USER"]
    assert _list(admin, filterSearch="GROUP") == [each for each in every if each["assignmentTypeKey"] == "GROUP"]
    assert {each["assignee"] for each in _list(admin, filterSearch="CONTAINER")} == {"users"}
    assert {each["assignee"] for each in _list(admin, filterSearch="ROLE")} == {"Legal Manager"}
    assert _list(admin, filterSearch="PRD") == [each for each in every if each["domain"] == "PROVISIONING"]
    assert fault_of(admin.call("GET", f"{ASSIGNMENTS}?sortColumn=age")) == (489, "InvalidInput")


def test_it_can_be_asked_who_is_an_administrator(admin: Console) -> None:
    """The call answers for whole and delegated administration, in one domain or in any."""

    def asked(**query: Any) -> bool:
        return bool(admin.get("user/admin", **query)["isAdmin"])

    assert asked()
    assert asked(userDn=DELEGATE, level=2, type="ROLES")
    assert not asked(userDn=DELEGATE, level=2, type="PRD")
    assert not asked(userDn=DELEGATE, level=1)
    assert not asked(userDn=USER, level=2)


@pytest.mark.parametrize("user_name", ["user", "delegate"])
def test_only_security_administrators_manage_administrators(
    signed_in: Callable[[str], Console], user_name: str
) -> None:
    """Other administrators get ``SecurityException``: 489, and 403 for a revocation."""
    console = signed_in(user_name)
    listing = console.call("GET", ASSIGNMENTS)
    giving = console.call("PUT", ASSIGNED, json={"assignedToDN": DELEGATE, "permissions": []})
    reading = console.call("GET", f"{PERMISSION}/assignment?assigneeDn=x&domain=ROLES")

    refused = (listing, _create(console), giving, reading)
    assert {fault_of(answer) for answer in refused} == {(489, "SecurityException")}
    assert fault_of(_revoke(console)) == (403, "SecurityException")
