"""The situations that testers arrange."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING, Any

from tests.mock_upstream.console import fault_of

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.mock_upstream.console import Console

    SignIn = Callable[[str], Console]

ROLES = "/IDMProv/rest/catalog/roles/listV2"
SODS = "/IDMProv/rest/catalog/sods"
LOGGERS = "/IDMProv/rest/admin/logging/list"
_LEVEL = "cn=Level10,cn=RoleDefs,cn=RoleConfig,cn=AppConfig,cn=User Application Driver,cn=driverset1,o=system"
OVER = 2
"""A task that waits no more."""
OPERATIONS_ROLE = f"cn=PlantControlRead,cn=Operations,{_LEVEL}"
FINANCE_ROLE = f"cn=PayrollRead,cn=Finance,{_LEVEL}"


def _total(console: Console, path: str, **query: Any) -> int:
    found = console.get(path, **query)
    return int(found["totalCount"] if "totalCount" in found else found["total"])


def test_the_scenarios_are_listed_with_what_they_are_for(console: Console) -> None:
    """Scenarios have names for calls, and a sentence for people."""
    listed = console.control("GET", "scenarios")["scenarios"]

    assert {each["name"] for each in listed} >= {"empty-system", "many-results", "right-to-left", "expired-passwords"}
    assert all(each["summary"].endswith(".") for each in listed)


def test_an_unknown_scenario_is_refused_and_changes_nothing(admin: Console) -> None:
    """People stay signed in after an unknown scenario."""
    assert fault_of(admin.send("POST", "/__mock__/scenarios/none")) == (489, "NotFound")
    assert _total(admin, "users/list") == 200


def test_every_scenario_leaves_a_sound_database(console: Console, database: Path) -> None:
    """No row refers to a deleted one, and everybody can still be found by name."""
    for scenario in console.control("GET", "scenarios")["scenarios"]:
        console.control("POST", f"scenarios/{scenario['name']}")
        with closing(sqlite3.connect(database)) as connection:
            assert connection.execute("PRAGMA foreign_key_check").fetchall() == [], scenario
            people = connection.execute("SELECT cn, full_name FROM people ORDER BY cn").fetchall()
            assert connection.execute("SELECT cn, full_name FROM people_search ORDER BY cn").fetchall() == [
                (f"{cn}\n", f"{name.casefold()}\n") for cn, name in people
            ]


def test_an_empty_system_has_the_demo_accounts_alone(sign_in_now: SignIn, console: Console) -> None:
    """The demo accounts can sign in, and every list is empty."""
    console.control("POST", "scenarios/empty-system")
    admin = sign_in_now("admin")

    names = {person["dn"].partition(",")[0] for person in admin.get("users/list")["usersList"]}
    assert names == {f"cn={account}" for account in ("admin", "delegate", "helpdesk", "user", "guest")}
    assert admin.get(ROLES, sortBy="name")["roles"] == []
    assert admin.get(SODS)["sods"] == []


def test_an_empty_system_keeps_its_configuration(sign_in_now: SignIn, console: Console) -> None:
    """The loggers are the same as in every installation."""
    before = sign_in_now("admin").get(LOGGERS)
    console.control("POST", "scenarios/empty-system")

    assert sign_in_now("admin").get(LOGGERS) == before


def test_an_empty_system_can_be_worked_in(sign_in_now: SignIn, console: Console) -> None:
    """A new role with an approval can be created and requested."""
    console.control("POST", "scenarios/empty-system")
    admin = sign_in_now("admin")
    approver = {"id": "cn=admin,ou=users,o=data", "type": "user", "sequence": 1}
    body = {"id": "New", "name": "New", "level": 10, "approvalRequired": True, "approvalApprovers": [approver]}
    role = admin.call("POST", "/IDMProv/rest/catalog/roles", json=body).json()["id"]

    asked = {"reqPermissions": [{"id": role, "entityType": "role"}]}
    assert admin.call("POST", "requests/permissions", json=asked).json()["success"] is True

    assert admin.get("tasks/badge")["badge"] == "1"


def test_many_results_are_more_than_one_page_may_hold(console: Console, signed_in: SignIn) -> None:
    """A search finds 400 people, more than a page may have; roles have as many, and the pages together have all."""
    console.control("POST", "scenarios/many-results")
    admin = signed_in("admin")

    found = admin.get("users/list", q="overflow")
    first = admin.get("users/list", size=1000)
    rest = admin.get("users/list", size=300, nextIndex=first["nextIndex"])
    assert (found["totalCount"], found["arraySize"], found["hasMore"]) == (400, 0, True)
    assert (first["arraySize"], rest["arraySize"], rest["nextIndex"]) == (300, 300, 0)
    assert admin.get(ROLES, q="overflow", sortBy="name", size=300)["total"] == 400
    assert _total(admin, "users/list") == 600


def test_the_right_to_left_organisation_has_no_latin_names(console: Console, signed_in: SignIn) -> None:
    """Names, titles, departments and locations have no Latin letters; people are found by name; all use Arabic."""
    console.control("POST", "scenarios/right-to-left")
    admin = signed_in("admin")

    people = admin.get("users/list", size=300)["usersList"]
    assert len(people) == 200
    assert not any(letter.isascii() and letter.isalpha() for person in people for letter in person["fullName"])
    texts = [each for person in people for each in _values(person, "Title", "Department", "Location")]
    assert not any(letter.isascii() and letter.isalpha() for text in texts for letter in text)
    assert _total(admin, "users/list", q=people[7]["fullName"], searchAttr="name") >= 1
    assert admin.get("supportedlocales/userlocale")["locale"] == "ar"
    assert admin.get("supportedlocales/defaultlocale")["locale"] == "ar"


def _tasks(console: Console) -> int:
    return int(console.get("tasks/list", size=1)["total"])


def test_everything_pending_waits_for_one_person(console: Console, signed_in: SignIn) -> None:
    """The administrator has a task for each of the pending requests of roles and resources."""
    console.control("POST", "scenarios/everything-pending")

    assert _tasks(signed_in("admin")) > 60 > _tasks(signed_in("helpdesk"))


def test_whoever_is_on_leave_has_somebody_who_stands_in(console: Console, signed_in: SignIn) -> None:
    """The help desk has the tasks of the person on leave."""
    console.control("POST", "scenarios/on-leave")

    assert _tasks(signed_in("helpdesk")) > 60


def _oldest(admin: Console, count: int) -> list[list[dict[str, Any]]]:
    """List the open tasks of the oldest running workflows."""
    query = {"processStatus": 0, "sortField": "creationTime", "sortOrder": "asc", "size": count}
    processes = admin.get("monitoring/process/list", **query)["processInfoNodeList"]
    tasks = [admin.get("monitoring/workentries", requestId=each["requestId"])["workentries"] for each in processes]
    return [[task for task in each if task["status"] != OVER] for each in tasks]


def test_workflows_are_stuck_for_three_reasons(console: Console, signed_in: SignIn) -> None:
    """The reasons are: no open task, an unknown addressee, and an absent addressee without a deputy."""
    console.control("POST", "scenarios/stuck-workflows")
    admin = signed_in("admin")
    without, gone, away = _oldest(admin, 3)

    assert without == []
    assert fault_of(admin.call("GET", "users/details", params={"userDn": gone[0]["addressee"]}))[1] == "NotFound"
    who = {"dn": away[0]["addressee"]}
    assert admin.call("POST", "availability/list", json=who).json()["availabilityStatus"] == 1
    assert admin.call("POST", "delegation/list", json=who).json()["delegations"] == []
    assert admin.get("/IDMProv/rest/admin/workflowengines")["engineStatus"] == 0


def test_a_stopped_engine_lets_no_task_expire(console: Console, signed_in: SignIn) -> None:
    """The task stays open past its end, until the engine runs again."""
    console.control("POST", "scenarios/stopped-engine")
    admin = signed_in("admin")
    overdue = _oldest(admin, 4)[3]
    assert overdue

    admin.call("POST", "/IDMProv/rest/admin/workflowengines/status", json={"engineStatus": 0})

    assert _oldest(admin, 4)[3] != overdue


def test_an_administrator_of_one_container_changes_what_is_in_it(console: Console, signed_in: SignIn) -> None:
    """The administrator can change a role in the container, and none outside of it."""
    console.control("POST", "scenarios/one-container")
    user = signed_in("user")
    changed = {
        name: user.call(
            "PUT", "/IDMProv/rest/catalog/roles/roles", json={"roles": [{"id": dn, "description": "Changed"}]}
        ).json()["success"]
        for name, dn in (("inside", OPERATIONS_ROLE), ("beside", FINANCE_ROLE))
    }

    assert changed == {"inside": True, "beside": False}


def test_an_administrator_of_two_containers_changes_what_is_in_both(console: Console, signed_in: SignIn) -> None:
    """The administrator can change roles in both containers."""
    console.control("POST", "scenarios/two-containers")
    body = {"roles": [{"id": dn, "description": "Changed"} for dn in (OPERATIONS_ROLE, FINANCE_ROLE)]}

    assert signed_in("user").call("PUT", "/IDMProv/rest/catalog/roles/roles", json=body).json()["success"] is True


def test_expired_passwords_refuse_everybody_but_the_administrator(console: Console, signed_in: SignIn) -> None:
    """Every call gets 498."""
    console.control("POST", "scenarios/expired-passwords")

    assert signed_in("admin").call("GET", "info/version").status_code == 200
    assert fault_of(signed_in("user").call("GET", "info/version")) == (498, "PasswordExpired")


def test_a_reset_ends_a_scenario(console: Console, signed_in: SignIn) -> None:
    """After a reset the mock has the seeded organization again."""
    console.control("POST", "scenarios/empty-system")
    console.control("POST", "reset")

    assert _total(signed_in("admin"), "users/list") == 200


def _values(person: dict[str, Any], *keys: str) -> list[str]:
    groups = ("primaryAttributes", "secondaryAttributes", "otherAttributes")
    return [
        str(value["$"])
        for group in groups
        for attribute in person[group]
        if attribute["key"] in keys
        for value in attribute.get("attributeValues", [])
    ]


def test_a_form_with_scripts_stands_in_for_that_of_laptops(console: Console, signed_in: SignIn) -> None:
    """The request form of a laptop is replaced by the form with scripts."""
    console.control("POST", "scenarios/scripted-forms")
    admin = signed_in("admin")
    configuration = "cn=AppConfig,cn=User Application Driver,cn=driverset1,o=system"
    laptop = f"cn=Laptop,cn=RequestDefs,{configuration}"

    document = admin.get(
        "forms",
        formContainer="RequestForms",
        id=f"cn=LaptopPrice,cn=RequestForms,{configuration}",
        pid=laptop,
    )["formJSON"]

    parts = {each["key"]: each for each in document["components"]}
    assert "priceOf" in document["inlinescripts"][0]
    assert parts["price"]["calculateValue"] == "value = priceOf(data)"
    assert parts["submit"]["action"] == "submit"


def test_many_roles_are_those_of_a_large_installation(console: Console, signed_in: SignIn) -> None:
    """There are 2,000 roles, 60 constraints, and one role with 3,000 holders among 40,000 assignments."""
    console.control("POST", "scenarios/many-roles")
    admin = signed_in("admin")
    level = "cn=Level30,cn=RoleDefs,cn=RoleConfig,cn=AppConfig,cn=User Application Driver,cn=driverset1,o=system"

    assert admin.get(ROLES, q="Crowd", size=1)["total"] == 2000
    assert len(admin.get(SODS, q="Crowd", size=300)["sods"]) == 60
    asked = {"permissionId": f"cn=CrowdBusiness1,{level}", "permissionType": "role", "size": 1}
    assert _total(admin, "assignments/identities", **asked) == 3000


def test_many_resources_are_those_of_a_large_installation(console: Console, signed_in: SignIn) -> None:
    """There are 5,000 more resources, each with all its details."""
    console.control("POST", "scenarios/many-resources")
    admin = signed_in("admin")
    resources = "/IDMProv/rest/catalog/resources"

    listed = admin.get(f"{resources}/listV2", q="Shelf", size=1)
    assert listed["total"] == 5000
    shown = admin.call("POST", f"{resources}/resourceV2", json={"resources": [{"id": listed["resources"][0]["id"]}]})
    assert shown.json()["resources"][0]["approvalRequired"] is False


def test_many_values_are_behind_one_driver(console: Console, signed_in: SignIn) -> None:
    """Each of two systems has 2,000 values; another driver does not answer."""
    console.control("POST", "scenarios/many-values")
    admin = signed_in("admin")
    drivers = {each["name"]: each["id"] for each in admin.get("/IDMProv/rest/catalog/drivers")["drivers"]}

    def entitlements(name: str) -> Any:
        return admin.call("POST", "/IDMProv/rest/catalog/drivers/driver", json={"id": drivers[name]})

    (group,) = entitlements("Data Center Driver").json()["entitlements"]
    for view in group["views"]:
        listed = admin.call(
            "POST", "/IDMProv/rest/catalog/drivers/entitlementViewValues/list", json={"viewID": view["viewID"]}
        )
        assert len(listed.json()["entitlementValues"]) == 2000
    assert [view["displayName"] for view in group["views"]] == ["Frankfurt", "Oslo"]
    assert fault_of(entitlements("Badge Driver")) == (489, "DriverError")


def test_departments_have_clients_of_their_own(console: Console, signed_in: SignIn) -> None:
    """There are twelve clients; a person of a department with its own client uses it."""
    console.control("POST", "scenarios/twelve-clients")
    listed = signed_in("admin").get("config/clients")
    operations = next(each["id"] for each in listed["clients"] if each["matchCondition"] == "(ou=Operations)")

    assert listed["totalCount"] == 12
    assert signed_in("user").get("info/user/rights")["clientId"] == operations
