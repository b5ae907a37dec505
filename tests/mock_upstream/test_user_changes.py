"""Creating, changing, renaming and deleting users."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import mock_upstream.app as _every_table  # noqa: F401 - all tables are known then
import pytest
from mock_upstream.store.models import Base

from tests.mock_upstream.console import Console, fault_of
from tests.mock_upstream.people import (
    ADMIN_DN,
    NEW_DN,
    USER_DN,
    USERS,
    attributes,
    creation,
    details,
    node,
    send,
    values,
)

if TYPE_CHECKING:
    from collections.abc import Callable


def _found(console: Console, words: str) -> list[str]:
    found = console.get("users/list", q=words, searchAttr="name,Title")["usersList"]
    return [person["dn"] for person in found]


def test_a_user_is_created(admin: Console) -> None:
    """Lists, searches and counts have the new user at once, and the manager has one more report."""
    body = creation(manager=ADMIN_DN, TelephoneNumber=["+1", "+2"], Title="Turbine Whisperer", Email="")

    created = send(admin, "POST", body)

    assert created == {"dn": NEW_DN, "name": "Nadia Newcomb", "firstName": "Nadia", "lastName": "Newcomb"}
    assert _found(admin, "turbine whisp") == [NEW_DN]
    assert values(admin, NEW_DN, "TelephoneNumber") == ["+1", "+2"]
    assert "attributeValues" not in node(details(admin, NEW_DN), "Email")
    assert NEW_DN in values(admin, ADMIN_DN, "directReports")
    assert admin.get("counts", users="true") == {"usersCount": 201}


def test_a_new_user_signs_in_with_the_new_password(admin: Console, console: Console) -> None:
    """The password works for the new user, and for nobody else."""
    send(admin, "POST", {**creation(), "password": "brandNew7"})

    assert console.submit(console.authorize(), username="nnew", password="demoPass1").status_code == 401
    assert console.submit(console.authorize(), username="nnew", password="brandNew7").status_code == 303


@pytest.mark.parametrize(
    "body",
    [
        {**creation(), "password": "short"},
        {**creation(), "password": "noDigitInIt"},
        {**creation(), "password": "with space 1"},
        {**creation(), "password": "a1" * 51},
        {**creation(), "container": "ou=nowhere,o=data"},
        creation(CN="admin"),
        creation(CN=""),
        creation(CN="o'neil"),
        creation(FirstName=" "),
        creation(FirstName=["Nadia", "Nora"]),
        creation(Email="nowhere"),
        creation(manager="cn=nobody,o=data"),
        creation(Location="Atlantis"),
        creation(EmployeeType="king"),
        creation(LoginDisabled="perhaps"),
        creation(ShoeSize="43"),
        creation(CreationTime="1"),
        creation(CN=1.5, Title={"of": "a"}),
        {**creation(), "attributes": []},
    ],
    ids=[
        "short password",
        "no digit",
        "space",
        "long password",
        "container",
        "taken",
        "no name",
        "sign in the name",
        "required",
        "two values of one",
        "mail",
        "manager",
        "global list",
        "local list",
        "boolean",
        "unknown attribute",
        "not writable",
        "no text",
        "nothing",
    ],
)
def test_a_wrong_user_is_not_created(admin: Console, body: dict[str, Any]) -> None:
    """The call gets 489 ``InvalidInput``, and nothing is stored."""
    assert fault_of(admin.call("POST", "user", json=body)) == (489, "InvalidInput")
    assert admin.get("counts", users="true") == {"usersCount": 200}


def test_what_is_sent_is_what_changes(admin: Console) -> None:
    """Other attributes stay; an empty list removes the values; a search finds the new name only."""
    before = values(admin, USER_DN, "Department")
    body = {"dn": USER_DN, "attributes": attributes(FirstName="Thaddeus", Title=[])}

    changed = send(admin, "PUT", body)

    assert [each["values"] for each in changed["attributes"]] == [["Thaddeus"], []]
    assert details(admin, USER_DN)["fullName"] == "Thaddeus Herrera"
    assert values(admin, USER_DN, "Title") == []
    assert values(admin, USER_DN, "Department") == before
    assert _found(admin, "thaddeus") == [USER_DN]
    assert _found(admin, "tomás") == []


def test_values_can_be_added(admin: Console) -> None:
    """``add`` appends the values to the stored ones."""
    before = values(admin, USER_DN, "TelephoneNumber")
    attribute = {"key": "TelephoneNumber", "values": ["+99"], "action": "add"}

    send(admin, "PUT", {"dn": USER_DN, "attributes": [attribute]})

    assert values(admin, USER_DN, "TelephoneNumber") == [*before, "+99"]
    attribute["action"] = "shuffle"
    refused = admin.call("PUT", "user", json={"dn": USER_DN, "attributes": [attribute]})
    assert fault_of(refused) == (489, "InvalidInput")


def test_a_family_name_that_stands_first_goes_on_standing_first(admin: Console) -> None:
    """A changed name keeps the order of its language, in which the family name comes first."""
    people = admin.get("users/list", size=300)["usersList"]
    person = next(
        each for each in people if each["fullName"].split() == [_value(each, "LastName"), _value(each, "FirstName")]
    )

    send(admin, "PUT", {"dn": person["dn"], "attributes": attributes(FirstName="新")})

    assert details(admin, person["dn"])["fullName"] == f"{_value(person, 'LastName')} 新"


def _value(person: dict[str, Any], key: str) -> str:
    value: str = node(person, key)["attributeValues"][0]["$"]
    return value


def test_a_login_is_enabled_again(admin: Console) -> None:
    """The flag is that of SPEC 4 "Other states"."""
    for flag, disabled in (("true", True), ("false", False)):
        send(admin, "PUT", {"dn": USER_DN, "attributes": attributes(LoginDisabled=flag)})
        assert details(admin, USER_DN)["disabledLogin"] is disabled


def test_nobody_comes_to_report_to_themselves(admin: Console) -> None:
    """A person cannot become their own manager, directly or over others."""
    report = values(admin, ADMIN_DN, "directReports")[0]

    for manager in (ADMIN_DN, report):
        refused = admin.call("PUT", "user", json={"dn": ADMIN_DN, "attributes": attributes(manager=manager)})
        assert fault_of(refused) == (489, "InvalidInput")
    assert ADMIN_DN not in values(admin, ADMIN_DN, "manager")


def test_a_failed_change_changes_nothing(admin: Console) -> None:
    """A refused change stores no attribute, also not the valid ones before the wrong one."""
    before = values(admin, USER_DN, "Title")
    wrong = {"dn": USER_DN, "attributes": attributes(Title="Lost", Email="nowhere")}

    assert fault_of(admin.call("PUT", "user", json=wrong)) == (489, "InvalidInput")
    assert values(admin, USER_DN, "Title") == before


def test_users_are_deleted_each_for_itself(admin: Console) -> None:
    """Unknown people and the caller fail; the others are removed from lists, searches, counts, and as managers."""
    report = next(
        person["dn"]
        for person in admin.get("users/list", size=300)["usersList"]
        if _reports(person) and person["dn"] != ADMIN_DN
    )
    left = values(admin, report, "directReports")

    outcome = send(admin, "DELETE", {"members": [{"dn": report}, {"dn": "cn=nobody"}, {"dn": ADMIN_DN}]})

    assert outcome["success"] is False
    assert [each["id"] for each in outcome["succeeded"]] == [report]
    assert [each["id"] for each in outcome["failed"]] == ["cn=nobody", ADMIN_DN]
    assert all(each["reason"] for each in outcome["failed"])
    assert fault_of(admin.call("GET", "users/details", params={"userDn": report})) == (489, "NotFound")
    assert all(values(admin, dn, "manager") == [] for dn in left)
    assert admin.get("counts", users="true") == {"usersCount": 199}
    assert admin.get("users/list", q="a", searchAttr="name,CN", size=300)["totalSize"] <= 199


def _reports(person: dict[str, Any]) -> bool:
    return "attributeValues" in node(person, "directReports")


def test_the_token_of_a_deleted_user_is_dead(admin: Console, signed_in: Callable[[str], Console]) -> None:
    """The tokens of a deleted user end, and their other data is deleted."""
    user = signed_in("user")
    user.call("POST", "preference?attribute=idm.userList.pageSize", json={"columns": ["25"]})

    send(admin, "DELETE", {"members": [{"dn": USER_DN}]})

    assert user.call("GET", "users/userDefaults").status_code == 401


def test_a_name_can_be_given_again_after_its_owner_left(admin: Console) -> None:
    """The search index has only the new person."""
    send(admin, "DELETE", {"members": [{"dn": USER_DN}]})
    send(admin, "POST", creation(CN="user"))

    assert _found(admin, "herrera") == []
    assert _found(admin, "newcomb") == [USER_DN]


def test_a_user_is_renamed(admin: Console, signed_in: Callable[[str], Console]) -> None:
    """The old DN is unknown; the new one has the groups, the manager and the session; a search finds both names."""
    user, before = signed_in("user"), details(admin, USER_DN)
    new_dn = "cn=therrera,ou=groups,o=data"

    renamed = send(admin, "POST", {"oldUserDn": USER_DN, "newUserDn": new_dn}, "user/dn")

    assert renamed["dn"] == new_dn == user.get("users/userDefaults")["dn"]
    assert details(admin, new_dn)["groupMemberof"] == before["groupMemberof"] != []
    assert new_dn in values(admin, values(admin, new_dn, "manager")[0], "directReports")
    assert [person["dn"] for person in admin.get("users/list", q="therrera", searchAttr="CN")["usersList"]] == [new_dn]
    assert fault_of(admin.call("GET", "users/details", params={"userDn": USER_DN})) == (489, "NotFound")


@pytest.mark.parametrize(
    ("old", "new", "subcode"),
    [
        ("cn=nobody", NEW_DN, "NotFound"),
        (USER_DN, ADMIN_DN, "InvalidInput"),
        (USER_DN, f"ou=user,{USERS}", "InvalidInput"),
        (USER_DN, "cn=user,ou=nowhere,o=data", "InvalidInput"),
        (USER_DN, f"cn=a/b,{USERS}", "InvalidInput"),
    ],
    ids=["nobody", "taken", "no common name", "container", "sign"],
)
def test_a_rename_that_cannot_be(admin: Console, old: str, new: str, subcode: str) -> None:
    """A refused rename changes nothing."""
    assert fault_of(admin.call("POST", "user/dn", json={"oldUserDn": old, "newUserDn": new})) == (489, subcode)
    assert details(admin, USER_DN)["dn"] == USER_DN


def test_a_script_is_refused(admin: Console) -> None:
    """Scripts in any value get 400 ``XSSValidationFailure``; single signs are accepted."""
    for title in ("<script>alert(1)</script>", "<b onclick=alert(1)>", "JavaScript:alert(1)"):
        body = {"dn": USER_DN, "attributes": attributes(Title=title)}
        assert fault_of(admin.call("PUT", "user", json=body)) == (400, "XSSValidationFailure")
    send(admin, "PUT", {"dn": USER_DN, "attributes": attributes(Title="1 < 2 & 3 > 2")})


def test_what_drivers_noted_is_forgotten(admin: Console) -> None:
    """The details do not show the drivers' results any more."""
    noted = next(
        person["dn"]
        for person in admin.get("users/list", size=300)["usersList"]
        if "attributeValues" in node(person, "EntitlementResult")
    )

    cleared = admin.get("users/clearEntitlementResult", userDn=noted)

    assert cleared == {"isSuccess": True, "errorCode": 0, "message": ""}
    assert values(admin, noted, "EntitlementResult") == []
    assert fault_of(admin.call("GET", "users/clearEntitlementResult")) == (489, "InvalidInput")


def test_every_reference_to_people_says_what_becomes_of_it() -> None:
    """A table without a rule for its references to people would prevent their deletion."""
    silent = [
        f"{table.name}.{key.parent.name}"
        for table in Base.metadata.sorted_tables
        for key in table.foreign_keys
        if key.target_fullname == "people.dn" and key.ondelete is None
    ]

    assert silent == []
