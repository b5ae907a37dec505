"""A fresh start, scenarios and saved states: the world is replaced as a whole, for everybody at once."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from typing import TYPE_CHECKING, Any

import pytest
import requests

from tests.mock_upstream.console import fault_of

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.mock_upstream.console import Console

    SignIn = Callable[[str], Console]

ROLES = "/IDMProv/rest/catalog/roles/listV2"
SODS = "/IDMProv/rest/catalog/sods"
_LEVEL = "cn=Level10,cn=RoleDefs,cn=RoleConfig,cn=AppConfig,cn=User Application Driver,cn=driverset1,o=system"
OPERATIONS_ROLE = f"cn=PlantControlRead,cn=Operations,{_LEVEL}"
FINANCE_ROLE = f"cn=PayrollRead,cn=Finance,{_LEVEL}"


def _total(console: Console, path: str, **query: Any) -> int:
    found = console.get(path, **query)
    return int(found["totalCount"] if "totalCount" in found else found["total"])


def _refusal(console: Console, method: str, path: str) -> tuple[int, str]:
    return fault_of(requests.request(method, f"{console.mock}/__mock__/{path}", timeout=10))


def _keep(console: Console, size: str) -> None:
    assert console.call("POST", "preference?attribute=a", json={"columns": [size]}).status_code == 200


def _kept(console: Console) -> list[str]:
    columns: list[str] = console.get("preference", attribute="a").get("columns", [])
    return columns


def test_the_scenarios_are_listed_with_what_they_are_for(console: Console) -> None:
    """Names for calls, sentences for people."""
    listed = console.control("GET", "scenarios")["scenarios"]

    assert {each["name"] for each in listed} >= {"empty-system", "many-results", "right-to-left", "expired-passwords"}
    assert all(each["summary"].endswith(".") for each in listed)


def test_an_unknown_scenario_is_refused_and_changes_nothing(admin: Console) -> None:
    """Whoever is signed in stays so."""
    assert _refusal(admin, "POST", "scenarios/none") == (489, "NotFound")
    assert _total(admin, "users/list") == 200


def test_every_scenario_leaves_a_sound_database(console: Console, database: Path) -> None:
    """Nothing points to what is gone, and everybody can still be found by name."""
    for scenario in console.control("GET", "scenarios")["scenarios"]:
        console.control("POST", f"scenarios/{scenario['name']}")
        with closing(sqlite3.connect(database)) as connection:
            assert connection.execute("PRAGMA foreign_key_check").fetchall() == [], scenario
            people = connection.execute("SELECT cn, full_name FROM people ORDER BY cn").fetchall()
            assert connection.execute("SELECT cn, full_name FROM people_search ORDER BY cn").fetchall() == [
                (cn, name.casefold()) for cn, name in people
            ]


def test_an_empty_system_has_the_demo_accounts_alone(signed_in: SignIn, console: Console) -> None:
    """They sign in as ever, and every list is empty."""
    console.control("POST", "scenarios/empty-system")
    admin = signed_in("admin")

    names = {person["dn"].partition(",")[0] for person in admin.get("users/list")["usersList"]}
    assert names == {f"cn={account}" for account in ("admin", "delegate", "helpdesk", "user", "guest")}
    assert admin.get(ROLES, sortBy="name")["roles"] == []
    assert admin.get(SODS)["sods"] == []


def test_an_empty_system_can_be_worked_in(signed_in: SignIn, console: Console) -> None:
    """A new role that somebody must approve can be asked for."""
    console.control("POST", "scenarios/empty-system")
    admin = signed_in("admin")
    approver = {"id": "cn=admin,ou=users,o=data", "type": "user", "sequence": 1}
    body = {"id": "New", "name": "New", "level": 10, "approvalRequired": True, "approvalApprovers": [approver]}
    role = admin.call("POST", "/IDMProv/rest/catalog/roles", json=body).json()["id"]

    asked = {"reqPermissions": [{"id": role, "entityType": "role"}]}
    assert admin.call("POST", "requests/permissions", json=asked).json()["success"] is True

    assert admin.get("tasks/badge")["badge"] == "1"


def test_many_results_are_more_than_one_page_may_hold(console: Console, signed_in: SignIn) -> None:
    """More than 300, of people and of roles: a search for people is too wide, and the pages of all add up."""
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
    """Names, titles and departments of everybody; people are found by them; everybody's language is Arabic."""
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
    """Requests of roles and resources, a task for each, all of them the administrator's."""
    console.control("POST", "scenarios/everything-pending")

    assert _tasks(signed_in("admin")) > 60 > _tasks(signed_in("helpdesk"))


def test_whoever_is_on_leave_has_somebody_who_stands_in(console: Console, signed_in: SignIn) -> None:
    """The tasks are with the help desk."""
    console.control("POST", "scenarios/on-leave")

    assert _tasks(signed_in("helpdesk")) > 60


def test_an_administrator_of_one_container_changes_what_is_in_it(console: Console, signed_in: SignIn) -> None:
    """A role in it, and none beside."""
    console.control("POST", "scenarios/one-container")
    user = signed_in("user")
    changed = {
        name: user.call(
            "PUT", "/IDMProv/rest/catalog/roles/roles", json={"roles": [{"id": dn, "description": "Changed"}]}
        ).json()["success"]
        for name, dn in (("inside", OPERATIONS_ROLE), ("beside", FINANCE_ROLE))
    }

    assert changed == {"inside": True, "beside": False}


def test_expired_passwords_refuse_everybody_but_the_administrator(console: Console, signed_in: SignIn) -> None:
    """With 498, whatever the call is."""
    console.control("POST", "scenarios/expired-passwords")

    assert signed_in("admin").call("GET", "info/version").status_code == 200
    assert fault_of(signed_in("user").call("GET", "info/version")) == (498, "PasswordExpired")


def test_a_reset_ends_a_scenario(console: Console, signed_in: SignIn) -> None:
    """The seeded organisation is back."""
    console.control("POST", "scenarios/empty-system")
    console.control("POST", "reset")

    assert _total(signed_in("admin"), "users/list") == 200


def test_a_state_is_saved_and_loaded(admin: Console) -> None:
    """What was written, who was signed in, and the time; later changes are gone, as failures and journal are."""
    _keep(admin, "25")
    admin.control("POST", "clock", {"advanceS": 60})
    assert admin.control("PUT", "states/before") == {"states": ["before"]}
    _keep(admin, "50")
    admin.control("POST", "clock", {"advanceS": 1000})
    admin.control("POST", "faults", {"path": "/IDMProv/*", "status": 500})

    admin.control("POST", "states/before/load")

    assert admin.control("GET", "faults") == {"faults": []}
    assert admin.control("GET", "log")["requests"] == []
    assert _kept(admin) == ["25"]
    assert admin.control("GET", "clock")["offsetS"] == pytest.approx(60)
    admin.control("DELETE", "states/before")


def test_states_outlive_a_reset_and_can_be_replaced_and_deleted(admin: Console) -> None:
    """They are files, listed by name."""
    admin.control("PUT", "states/b")
    admin.control("PUT", "states/a_1")
    _keep(admin, "25")
    admin.control("PUT", "states/b")
    admin.control("POST", "reset")
    assert admin.control("GET", "states") == {"states": ["a_1", "b"]}

    admin.control("POST", "states/b/load")
    assert _kept(admin) == ["25"]

    admin.control("DELETE", "states/b")
    assert admin.control("DELETE", "states/a_1") == {"states": []}
    assert _refusal(admin, "POST", "states/b/load") == (489, "NotFound")
    assert _refusal(admin, "DELETE", "states/b") == (489, "NotFound")


@pytest.mark.parametrize("name", ["..", ".hidden", "a.b", "..%2fmock.pristine", "-a", "a b", "ü", "a" * 65])
@pytest.mark.parametrize(("method", "path"), [("PUT", ""), ("POST", "/load"), ("DELETE", "")])
def test_a_name_cannot_leave_the_folder(console: Console, database: Path, method: str, path: str, name: str) -> None:
    """Letters, digits, ``-`` and ``_`` only; a slash is not even a call."""
    answer = requests.request(method, f"{console.mock}/__mock__/states/{name}{path}", timeout=10)

    assert answer.status_code in {404, 405, 489}
    assert console.control("GET", "states") == {"states": []}
    assert sorted(database.parent.glob("*pristine*")) == [database.with_suffix(".pristine.sqlite3")]


def test_a_state_of_another_version_is_refused(admin: Console, database: Path) -> None:
    """Its tables would not be those that the code reads."""
    admin.control("PUT", "states/old")
    with closing(sqlite3.connect(database.with_suffix(".states") / "old.sqlite3")) as connection:
        connection.execute("UPDATE origin SET made_by = 'other'")
        connection.commit()

    assert _refusal(admin, "POST", "states/old/load") == (489, "InvalidInput")
    assert _total(admin, "users/list") == 200
    admin.control("DELETE", "states/old")


def test_the_clock_can_be_set_and_returns_to_real_time(admin: Console) -> None:
    """To a moment with its zone; from there it goes on."""
    told = admin.control("POST", "clock", {"now": "2030-01-01T02:00:00+02:00"})
    assert told["nowS"] == pytest.approx(1893456000, abs=5)
    assert admin.control("POST", "clock", {"advanceS": 3600})["nowS"] == pytest.approx(1893459600, abs=5)
    assert admin.call("GET", "info/version").status_code == 401

    assert admin.control("DELETE", "clock") == admin.control("GET", "clock") | {
        "nowS": pytest.approx(time.time(), abs=5)
    }
    assert admin.call("GET", "info/version").status_code == 200


@pytest.mark.parametrize(
    "body", [{}, {"advanceS": 1, "now": "2030-01-01T00:00:00Z"}, {"now": "2030-01-01T00:00:00"}, {"now": "soon"}]
)
def test_a_time_that_is_unclear_is_refused(console: Console, body: dict[str, Any]) -> None:
    """Both, none, or a moment without a zone."""
    answer = requests.post(f"{console.mock}/__mock__/clock", json=body, timeout=10)

    assert fault_of(answer) == (489, "InvalidInput")
    assert console.control("GET", "clock")["offsetS"] == 0


def test_tokens_live_as_long_as_somebody_says(console: Console, signed_in: SignIn) -> None:
    """From the next grant on, as the reply tells; a reset returns to the setting."""
    assert console.control("GET", "lifetimes") == {"accessTokenS": 120, "refreshTokenS": 172800}
    console.control("POST", "lifetimes", {"accessTokenS": 30, "refreshTokenS": 60})
    admin = signed_in("admin")
    assert admin.tokens["expires_in"] == 30

    admin.control("POST", "clock", {"advanceS": 31})
    assert admin.call("GET", "info/version").status_code == 401
    admin.control("POST", "clock", {"advanceS": 30})
    assert admin.refresh(admin.tokens["refresh_token"]).json()["error"] == "invalid_grant"

    console.control("POST", "reset")
    assert console.control("GET", "lifetimes")["accessTokenS"] == 120


@pytest.mark.parametrize("body", [{"accessTokenS": 0}, {"accessTokenS": "long"}, {"codeS": 1}])
def test_a_lifetime_that_is_none_is_refused(console: Console, body: dict[str, Any]) -> None:
    """At least a second."""
    answer = requests.post(f"{console.mock}/__mock__/lifetimes", json=body, timeout=10)

    assert fault_of(answer) == (489, "InvalidInput")


def test_everybody_who_is_signed_in_is_named(console: Console, signed_in: SignIn) -> None:
    """With the browsers that the provider knows and the tokens that work; who is gone is not named."""
    assert console.control("GET", "signed-in") == {"signedIn": []}
    admin, _helpdesk = signed_in("admin"), signed_in("helpdesk")
    admin.refresh(admin.tokens["refresh_token"])

    assert console.control("GET", "signed-in")["signedIn"] == [
        {"user": "admin", "name": "Amara Okafor", "browsers": 1, "tokens": 2, "refreshTokens": 1},
        {"user": "helpdesk", "name": "Chidi Nwosu", "browsers": 1, "tokens": 1, "refreshTokens": 1},
    ]

    console.control("POST", "clock", {"advanceS": 3 * 24 * 3600})
    assert console.control("GET", "signed-in") == {"signedIn": []}


def _values(person: dict[str, Any], *keys: str) -> list[str]:
    groups = ("primaryAttributes", "secondaryAttributes", "otherAttributes")
    return [
        str(value["$"])
        for group in groups
        for attribute in person[group]
        if attribute["key"] in keys
        for value in attribute.get("attributeValues", [])
    ]
