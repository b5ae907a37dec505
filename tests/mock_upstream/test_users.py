"""The users calls."""

from __future__ import annotations

from base64 import b64decode
from typing import TYPE_CHECKING, Any
from unicodedata import normalize

import pytest

from tests.mock_upstream.console import Console, fault_of
from tests.mock_upstream.people import ADMIN_DN

if TYPE_CHECKING:
    from collections.abc import Callable

LIST = "users/list"


def _attributes(person: dict[str, Any]) -> dict[str, dict[str, Any]]:
    groups = (person[f"{group}Attributes"] for group in ("primary", "secondary", "other"))
    return {attribute["key"]: attribute for group in groups for attribute in group}


def _values(person: dict[str, Any], key: str) -> list[str]:
    return [value["$"] for value in _attributes(person)[key].get("attributeValues", [])]


def test_the_list_has_the_products_shape(admin: Console) -> None:
    """The reply has all names of the total, a first page of 20 rows and the index of the next row."""
    reply = admin.get(LIST)

    assert len(reply["usersList"]) == reply["arraySize"] == 20
    assert reply["totalCount"] == reply["totalSize"] == 200
    assert (reply["nextIndex"], reply["hasMore"]) == (21, True)


def test_the_pages_of_the_list_give_everybody_once(admin: Console) -> None:
    """Following ``nextIndex`` until it is 0 visits all rows in one order."""
    seen, index = [], 1
    while index > 0:
        reply = admin.get(LIST, nextIndex=index, size=47)
        seen += [person["dn"] for person in reply["usersList"]]
        index = reply["nextIndex"]

    assert len(seen) == len(set(seen)) == 200


@pytest.mark.parametrize(
    ("query", "rows", "next_index"),
    [
        ({"size": 0}, 20, 21),
        ({"size": -1}, 20, 21),
        ({"size": 9999}, 200, 0),
        ({"size": 1}, 1, 2),
        ({"nextIndex": 0, "size": 5}, 5, 6),
        ({"nextIndex": -7, "size": 5}, 5, 6),
        ({"nextIndex": 200, "size": 5}, 1, 0),
        ({"nextIndex": 201, "size": 5}, 0, 0),
        ({"nextIndex": 196, "size": 5}, 5, 0),
        ({"nextIndex": 10**30, "size": 5}, 0, 0),
    ],
)
def test_any_number_makes_a_page(admin: Console, query: dict[str, int], rows: int, next_index: int) -> None:
    """A size below 1 means the default, an index below 1 the first row; after the last row the page is empty."""
    reply = admin.get(LIST, **query)

    assert (len(reply["usersList"]), reply["nextIndex"], reply["totalSize"]) == (rows, next_index, 200)
    assert reply["hasMore"] is (next_index > 0)


@pytest.mark.parametrize(
    "query",
    [
        {"size": "many"},
        {"nextIndex": "first"},
        {"sortBy": "ShoeSize"},
        {"sortBy": "directReports"},
        {"q": "ann", "searchAttr": "manager"},
        {"advSearch": "ShoeSize:43"},
    ],
)
def test_input_that_cannot_be_understood_is_a_fault(admin: Console, query: dict[str, str]) -> None:
    """The query gets 489 ``InvalidInput``."""
    assert fault_of(admin.call("GET", LIST, params=query)) == (489, "InvalidInput")


def test_an_unknown_direction_is_a_fault(admin: Console) -> None:
    """489, as the real server answers for a bad order."""
    assert fault_of(admin.call("GET", LIST, params={"sortOrder": "up"})) == (489, "InvalidEnumValue")


def test_filter_chooses_attributes_only_with_column_customization(admin: Console) -> None:
    """Without the flag the filter is ignored."""
    some = admin.get(LIST, size=1, filter="LastName,manager", columnCustomization="true")["usersList"][0]
    everything = admin.get(LIST, size=1, filter="LastName,manager")["usersList"][0]

    assert _attributes(some).keys() == {"LastName", "manager"}
    assert "imageAttr" not in some
    assert _attributes(everything).keys() >= {"FirstName", "Email", "Location", "CreationTime"}


def test_photos_are_jpegs_that_come_when_asked_for(admin: Console) -> None:
    """Photos are base64 without a prefix, of a few KB; many people have none."""
    people = admin.get(LIST, size=300, filter="UserPhoto", columnCustomization="true")["usersList"]
    photos = [b64decode(person["image"]) for person in people if "image" in person]

    assert 40 < len(photos) < 100
    assert all(photo.startswith(b"\xff\xd8") and len(photo) < 8_000 for photo in photos)


@pytest.mark.parametrize("key", ["FirstName", "LastName", "Title", "Department", "Email", "Location", "CN"])
def test_the_list_is_ordered_by_an_attribute(admin: Console, key: str) -> None:
    """Descending is the reverse of ascending."""
    ascending = admin.get(LIST, sortBy=key, sortOrder="asc", size=300)["usersList"]
    descending = admin.get(LIST, sortBy=key, sortOrder="desc", size=300)["usersList"]

    assert [person["dn"] for person in descending] == [person["dn"] for person in reversed(ascending)]
    if key in {"Title", "Department", "Email", "CN"}:
        values = [_values(person, key)[0] for person in ascending]
        assert values == sorted(values)


def test_the_list_is_ordered_by_the_managers_name(admin: Console) -> None:
    """The list is sorted by the name, not the DN, of the manager; people without a manager come first."""
    people = admin.get(LIST, sortBy="manager", size=300)["usersList"]
    managers = [_attributes(person)["manager"].get("attributeValues", []) for person in people]
    names = [values[0]["value"] for values in managers if values]

    assert managers[0] == []
    assert [name for name in names if name.isascii()] == sorted(
        (name for name in names if name.isascii()), key=str.casefold
    )


def test_accents_do_not_change_the_order(admin: Console) -> None:
    """Letters with accents are sorted like plain ones, except ``Ø``, which is a letter of its own."""
    people = admin.get(LIST, sortBy="FirstName", size=300)["usersList"]
    names = [_values(person, "FirstName")[0] for person in people]
    plain = [normalize("NFKD", name.casefold()).encode("ascii", "ignore").decode() for name in names]
    latin = [each for each, name in zip(plain, names, strict=True) if len(each) == len(name)]

    assert any(not name.isascii() for name, each in zip(names, plain, strict=True) if len(each) == len(name))
    assert latin == sorted(latin)


@pytest.mark.parametrize("user_name", ["admin", "delegate", "helpdesk", "user"])
def test_the_directory_is_open_to_everybody(signed_in: Callable[[str], Console], user_name: str) -> None:
    """The call agrees with the right of the page."""
    assert signed_in(user_name).call("GET", LIST).status_code == 200


def test_details_describe_one_person(admin: Console) -> None:
    """Manager and reports are DNs with the names to show; a time is in milliseconds."""
    person = admin.get("users/details", userDn=ADMIN_DN)
    attributes = _attributes(person)

    assert (person["dn"], person["fullName"]) == (ADMIN_DN, "Amara Okafor")
    assert attributes["manager"]["lookupEntity"] == "user"
    assert attributes["manager"]["attributeValues"][0]["value"]
    assert 1 <= len(attributes["directReports"]["attributeValues"]) <= 8
    assert int(_values(person, "CreationTime")[0]) > 1_400_000_000_000


def test_a_report_names_its_manager_and_the_manager_its_report(admin: Console) -> None:
    """Both directions agree."""
    report = _values(admin.get("users/details", userDn=ADMIN_DN), "directReports")[0]

    assert _values(admin.get("users/details", userDn=report), "manager") == [ADMIN_DN]


def test_an_attribute_without_value_has_no_values_key(signed_in: Callable[[str], Console]) -> None:
    """The key is absent, not empty."""
    reports = _attributes(signed_in("user").get("users/userDefaults"))["directReports"]

    assert "attributeValues" not in reports


def test_unknown_people_are_not_found(admin: Console) -> None:
    """An unknown person gets 489 ``NotFound``, and a call without a DN ``InvalidInput``."""
    missing = {"userDn": "cn=nobody,ou=users,o=data"}

    assert fault_of(admin.call("GET", "users/details", params=missing)) == (489, "NotFound")
    assert fault_of(admin.call("GET", "users/details")) == (489, "InvalidInput")


@pytest.mark.parametrize("user_name", ["admin", "delegate", "helpdesk", "user"])
def test_everybody_sees_themselves(signed_in: Callable[[str], Console], user_name: str) -> None:
    """``userDefaults`` describes the caller; only the account of the help desk is a help desk user."""
    person = signed_in(user_name).get("users/userDefaults")

    assert person["dn"] == f"cn={user_name},ou=users,o=data"
    assert person["isHelpdeskUser"] is (user_name == "helpdesk")


def test_labels_follow_the_callers_language(admin: Console) -> None:
    """A person with Arabic gets Arabic labels; other languages get English ones."""

    def label() -> str:
        found: str = _attributes(admin.get("users/userDefaults"))["Title"]["displayLabel"]
        return found

    def choose(locale: str) -> None:
        admin.call("POST", "ulp/l10n/listLocales", json={"userDN": ADMIN_DN, "userPreferredLocales": [locale]})

    assert label() == "Title"
    choose("ar")
    assert label() == "المسمى الوظيفي"
    choose("ja")
    assert label() == "Title"


def test_users_are_counted_when_asked(admin: Console) -> None:
    """Nothing is counted that was not asked for."""
    assert admin.get("counts", users="true") == {"usersCount": 200}
    assert admin.get("counts") == {}


def test_a_person_is_in_the_groups_that_have_them(admin: Console) -> None:
    """The list, the details and the group say the same."""
    listed = admin.get(LIST, q="okafor")["usersList"][0]["groupMemberof"]

    assert listed == admin.get("users/details", userDn=ADMIN_DN)["groupMemberof"] != []
    members = admin.call("POST", "groups/members", params={"size": 300}, json={"dn": listed[0]}).json()
    assert ADMIN_DN in [member["dn"] for member in members["recipients"]]


def test_a_choice_is_named_in_the_callers_language(admin: Console) -> None:
    """The value is one of the keys in the choices of a local or global list (SPEC 3 "User")."""
    attributes = _attributes(admin.get("users/userDefaults"))

    for key, kind in (("EmployeeType", "LocalList"), ("Location", "GlobalList")):
        choices = {choice["key"]: choice["value"] for choice in attributes[key]["choiceList"]}
        (value,) = attributes[key]["attributeValues"]
        assert (attributes[key]["controlType"], choices[value["$"]]) == (kind, value["value"])


def test_a_client_that_is_not_there_is_not_found(admin: Console) -> None:
    """Every call about people fails for an unknown client, because its settings apply."""
    for path in (LIST, "users/userDefaults"):
        assert fault_of(admin.call("GET", path, params={"clientId": "99"})) == (489, "NotFound")


def test_the_signed_in_user_is_greeted(admin: Console) -> None:
    """The older call gives only the name."""
    assert admin.get("users/fullName") == {"name": "Amara Okafor"}


def test_the_signed_in_user_knows_whom_to_call(admin: Console) -> None:
    """The details have the client's help desk."""
    assert admin.get("users/userDefaults")["helpdeskDetails"] == {
        "helpdeskName": "Aldermoor Service Desk",
        "emailAddress": "servicedesk@aldermoor.example",
        "contactNumber": "+47 22 40 11 11",
    }
