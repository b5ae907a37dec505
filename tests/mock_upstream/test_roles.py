"""The role calls."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.mock_upstream.console import Console, fault_of

if TYPE_CHECKING:
    from collections.abc import Callable

ROLES = "/IDMProv/rest/catalog/roles"
LEVELS = "cn=RoleDefs,cn=RoleConfig,cn=AppConfig,cn=User Application Driver,cn=driverset1,o=system"
PAYROLL_USER = f"cn=PayrollUser,cn=Level20,{LEVELS}"
PAYROLL_READ = f"cn=PayrollRead,cn=Finance,cn=Level10,{LEVELS}"
PAYROLL_RELEASE = f"cn=PayrollReleasePayments,cn=Finance,cn=Level10,{LEVELS}"
FINANCE_EMPLOYEE = f"cn=FinanceEmployee,cn=Level30,{LEVELS}"


def _list(console: Console, **query: Any) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = console.get(f"{ROLES}/listV2", **{"size": 300, **query})["roles"]
    return rows


def _names(console: Console, **query: Any) -> list[str]:
    return [role["name"] for role in _list(console, **query)]


def _post(console: Console, path: str, body: object, method: str = "POST") -> Any:
    answer = console.call(method, f"{ROLES}{path}", json=body)
    assert answer.status_code == 200, answer.text
    return answer.json()


def _role(console: Console, dn: str) -> dict[str, Any]:
    role: dict[str, Any] = _post(console, "/roleV2", {"roles": {"id": dn}})["roles"][0]
    return role


def _related(console: Console, kind: str, dn: str) -> list[str]:
    return [role["id"] for role in _post(console, f"/{kind}/list?size=300", {"id": dn})["roles"]]


def test_the_catalogue_hangs_together(admin: Console) -> None:
    """Every level has roles, and a business role includes IT roles that include permission roles."""
    roles = _list(admin)

    assert {role["level"] for role in roles} == {10, 20, 30}
    assert PAYROLL_USER in _related(admin, "subRoles", FINANCE_EMPLOYEE)
    assert PAYROLL_READ in _related(admin, "subRoles", PAYROLL_USER)
    assert _related(admin, "parentRoles", PAYROLL_READ) == [PAYROLL_USER]


@pytest.mark.parametrize("path", ["", "/list", "/listV2"])
def test_the_list_is_read_page_by_page(admin: Console, path: str) -> None:
    """Following ``nextIndex`` gives every role once; the page is 10 rows when no size is asked for."""
    first = admin.get(ROLES + path)
    seen, index = [], 1
    while index > 0:
        reply = admin.get(ROLES + path, nextIndex=index, size=33)
        seen += [role["id"] for role in reply["roles"]]
        index = reply["nextIndex"]

    assert (first["arraySize"], first["nextIndex"]) == (10, 11)
    assert len(seen) == len(set(seen)) == first["total"]


@pytest.mark.parametrize(
    ("query", "expected"),
    [
        ({"q": "TREASURY user"}, ["Treasury User"]),
        ({"q": "Zahlungen buchen"}, ["General Ledger: Post Payments", "Treasury: Post Payments"]),
        ({"name": "what a user"}, []),
        ({"desc": "what a user of payroll"}, ["Payroll User"]),
        ({"q": "*payroll*", "roleLevel": "20"}, ["Payroll Specialist", "Payroll User"]),
        ({"q": "network", "categoryKeys": "finance"}, []),
        ({"q": "%"}, []),
    ],
)
def test_roles_are_found(admin: Console, query: dict[str, str], expected: list[str]) -> None:
    """The search is by a part of name or description in any language and case, by level and by category."""
    assert _names(admin, **query) == expected


def test_several_levels_and_categories_can_be_asked_for(admin: Console) -> None:
    """Values of a filter can be repeated parameters or separated by commas, as clients send both."""
    assert {role["level"] for role in _list(admin, roleLevel=["10", "30"])} == {10, 30}
    assert {role["level"] for role in _list(admin, roleLevel="10,30")} == {10, 30}
    found = _list(admin, categoryKeys=["people", "sales"])
    assert {"people", "sales"} <= {category["id"] for role in found for category in role["categories"]}
    assert all({"people", "sales"} & {category["id"] for category in role["categories"]} for role in found)


def test_the_list_is_sorted(admin: Console) -> None:
    """The list is sorted by name, description or level in both directions; other columns are refused."""
    names = _names(admin)
    levels = [role["level"] for role in _list(admin, sortBy="level", sortOrder="desc")]
    described = [role["description"] for role in _list(admin, sortBy="description")]

    assert names == sorted(names, key=str.casefold)
    assert levels == sorted(levels, reverse=True)
    assert described == sorted(described, key=str.casefold)
    for query in ({"sortBy": "colour"}, {"sortOrder": "up"}):
        assert admin.call("GET", f"{ROLES}/listV2", params=query).status_code == 489


def test_a_role_is_described(admin: Console) -> None:
    """The details have texts in every language, owners and approvers with names, and the approval."""
    role = _role(admin, PAYROLL_RELEASE)

    assert {"locale": "de", "name": "Payroll: Zahlungen freigeben"} in role["localizedNames"]
    assert role["owners"][0]["name"] != role["owners"][0]["id"]
    assert [each["sequence"] for each in role["approvalApprovers"]] == [1, 2, 3]
    assert (role["approvalRequired"], role["approvalIsStandard"], role["approvalQuorum"]) == (True, True, "50%")
    assert (role["status"], role["level"], role["roleLevel"]["cn"]) == (50, 10, "Level10")


def test_owners_are_people_groups_containers_and_teams(admin: Console) -> None:
    """Each owner has a type and a name."""
    owners = [
        {"id": "cn=user,ou=users,o=data", "type": "user"},
        {"id": "cn=Kråkøya Survey,ou=projects,ou=groups,o=data", "type": "group"},
        {"id": "ou=users,o=data", "type": "container"},
        {"id": f"cn=FinanceTeam,cn=TeamDefs,{LEVELS.partition('RoleConfig,')[2]}", "type": "team"},
    ]

    _post(admin, "/roles", {"roles": [{"id": PAYROLL_USER, "owners": owners}]}, "PUT")

    names = {each["type"]: each["name"] for each in _role(admin, PAYROLL_USER)["owners"]}
    assert names == {"user": "Tomás Herrera", "group": "Kråkøya Survey", "container": "users", "team": "Finance Team"}


def test_levels_have_names_in_the_callers_language(admin: Console) -> None:
    """The lowest level comes first."""
    levels = admin.get(f"{ROLES}/levels")["roleLevels"]

    assert [(each["level"], each["name"]) for each in levels] == [
        (10, "Permission Role"),
        (20, "IT Role"),
        (30, "Business Role"),
    ]


def test_a_role_is_created_changed_and_deleted(admin: Console) -> None:
    """Fields that a change leaves out stay; a deleted role is removed from the roles that included it."""
    created = _post(admin, "", {"id": "Auditor", "name": " Auditor ", "description": "Reads all", "level": 20})
    dn = created["id"]
    assert (dn, created["name"]) == (f"cn=Auditor,cn=Level20,{LEVELS}", "Auditor")

    change = {"id": dn, "localizedNames": [{"locale": "en", "name": "Examiner"}, {"locale": "de", "name": "Prüfer"}]}
    assert _post(admin, "/roles", {"roles": [change]}, "PUT")["succeeded"][0]["name"] == "Examiner"
    changed = _role(admin, dn)
    assert (changed["name"], changed["description"]) == ("Examiner", "Reads all")
    assert _names(admin, q="prüfer") == ["Examiner"]
    _post(admin, "/roles", {"roles": [{"id": dn, "name": "Inspector"}]}, "PUT")
    assert {"locale": "de", "name": "Prüfer"} in _role(admin, dn)["localizedNames"]

    _post(admin, "/subRoles", {"roleId": dn, "subRoles": [{"id": PAYROLL_READ}]})
    deleted = _post(admin, "/role", {"roles": [{"id": dn}, {"id": "cn=nobody"}]}, "DELETE")
    assert (deleted["success"], deleted["succeeded"][0]["id"], deleted["failed"][0]["id"]) == (False, dn, "cn=nobody")
    assert _related(admin, "parentRoles", PAYROLL_READ) == [PAYROLL_USER]


@pytest.mark.parametrize(
    "body",
    [
        {"id": "PayrollUser", "name": "Again", "level": 20},
        {"id": "New", "name": "New", "level": 15},
        {"id": "New", "name": " ", "level": 20},
        {"id": "New", "name": "New", "level": 20, "subContainer": f"cn=Finance,cn=Level10,{LEVELS}"},
        {"name": "New", "level": 20},
    ],
    ids=["taken", "level", "no name", "foreign container", "no id"],
)
def test_a_wrong_role_is_not_created(admin: Console, body: dict[str, Any]) -> None:
    """The fault says what is wrong."""
    assert fault_of(admin.call("POST", ROLES, json=body)) == (489, "InvalidInput")


def test_a_role_in_a_container_below_its_level(admin: Console) -> None:
    """The DN of the role has the container."""
    container = f"cn=Finance,cn=Level10,{LEVELS}"

    created = _post(admin, "", {"id": "X", "name": "X", "level": 10, "subContainer": container})

    assert (created["id"], created["subContainer"]) == (f"cn=X,{container}", container)


def test_one_role_is_changed_and_given_back(admin: Console) -> None:
    """The older calls for one role give the same results."""
    changed = _post(admin, "/role", {"id": PAYROLL_USER, "name": "Payroll Reader"}, "PUT")

    assert (changed["id"], changed["name"]) == (PAYROLL_USER, "Payroll Reader")
    assert _post(admin, "/role", {"roles": {"id": PAYROLL_USER}})["roles"] == [_role(admin, PAYROLL_USER)]
    assert fault_of(admin.call("PUT", f"{ROLES}/role", json={"id": "cn=nobody"})) == (489, "NotFound")
    nameless = {"id": PAYROLL_USER, "name": " ", "localizedNames": []}
    assert fault_of(admin.call("PUT", f"{ROLES}/role", json=nameless)) == (489, "InvalidInput")


def test_what_a_browser_could_run_is_refused(admin: Console) -> None:
    """Markup gets 400, as in all stored input, also inside a list."""
    change = {"id": PAYROLL_USER, "description": "javascript:alert(1)"}

    for path, body in (("/role", change), ("/roles", {"roles": [change]})):
        assert fault_of(admin.call("PUT", ROLES + path, json=body)) == (400, "XSSValidationFailure")


def test_a_failed_change_leaves_the_others(admin: Console) -> None:
    """Each role succeeds or fails by itself, with a reason for a failure."""
    gone = {"id": "cn=nobody", "name": "X"}
    outcome = _post(admin, "/roles", {"roles": [gone, {"id": PAYROLL_USER, "name": "Payroll Reader"}]}, "PUT")

    assert outcome["success"] is False
    assert outcome["failed"][0]["reason"] == "The role cn=nobody does not exist."
    assert _role(admin, PAYROLL_USER)["name"] == "Payroll Reader"


def test_a_change_cannot_take_the_name_away(admin: Console) -> None:
    """A change with an empty name is refused, and no other field of it is stored."""
    change = {"id": PAYROLL_USER, "name": "", "localizedNames": [], "description": "Lost"}

    assert _post(admin, "/roles", {"roles": [change]}, "PUT")["failed"][0]["id"] == PAYROLL_USER
    assert _role(admin, PAYROLL_USER)["description"] != "Lost"


def test_a_role_includes_roles_of_lower_levels_only(admin: Console) -> None:
    """So no role can include itself; existing relations and unknown roles are listed as failures."""
    upward = {"roleId": PAYROLL_READ, "subRoles": [{"id": PAYROLL_USER}]}
    twice = {"roleId": PAYROLL_USER, "subRoles": [{"id": PAYROLL_READ}, {"id": PAYROLL_RELEASE}]}

    assert _post(admin, "/subRoles", upward)["failed"][0]["id"] == PAYROLL_USER
    added = _post(admin, "/subRoles", twice)
    assert ([each["id"] for each in added["failed"]], [each["id"] for each in added["succeeded"]]) == (
        [PAYROLL_READ],
        [PAYROLL_RELEASE],
    )
    removed = _post(admin, "/subRoles", {"roleId": PAYROLL_USER, "subRoles": [{"id": PAYROLL_RELEASE}]}, "DELETE")
    assert removed["success"] is True
    assert PAYROLL_RELEASE not in _related(admin, "subRoles", PAYROLL_USER)


def test_parents_are_added_from_below(admin: Console) -> None:
    """Adding a parent makes the same relation as adding a child."""
    body = {"roleId": PAYROLL_RELEASE, "parentRoles": [{"id": PAYROLL_USER, "requestDescription": "Month end"}]}

    assert _post(admin, "/parentRoles", body)["succeeded"][0]["id"] == PAYROLL_USER
    assert PAYROLL_RELEASE in _related(admin, "subRoles", PAYROLL_USER)
    assert _post(admin, "/parentRoles", body, "DELETE")["success"] is True


def test_a_role_that_is_not_there(admin: Console) -> None:
    """An unknown role gets 489 ``NotFound``."""
    for path, body in (("/roleV2", {"roles": [{"id": "cn=nobody"}]}), ("/subRoles/list", {"id": "cn=nobody"})):
        assert fault_of(admin.call("POST", ROLES + path, json=body)) == (489, "NotFound")


@pytest.mark.parametrize("user_name", ["user", "helpdesk"])
def test_others_do_not_see_the_catalogue(signed_in: Callable[[str], Console], user_name: str) -> None:
    """Who may not open the page may not make its calls."""
    console = signed_in(user_name)

    assert fault_of(console.call("GET", f"{ROLES}/listV2")) == (489, "SecurityException")
    assert fault_of(console.call("POST", f"{ROLES}/subRoles", json={})) == (489, "SecurityException")
