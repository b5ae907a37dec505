"""Lookups of forms and pickers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.mock_upstream.console import Console, fault_of

if TYPE_CHECKING:
    from collections.abc import Callable

QUESTION = "query/global"
ERP = "cn=ERP Driver,cn=driverset1,o=system"
USERS = "/IDMProv/rest/catalog/users"


def _ask(console: Console, key: str, **values: object) -> Any:
    parameters = [
        {"key": name, "values": value if isinstance(value, list) else [value]} for name, value in values.items()
    ]
    return console.call("POST", QUESTION, json={"key": key, "parameters": parameters})


def test_values_of_the_installation_are_read_by_key(admin: Console) -> None:
    """A value is read with its type; an unknown key gets 489."""
    assert admin.get("gcv/value", key="request.urgency") == {"type": "list", "values": ["low", "normal", "urgent"]}
    assert fault_of(admin.call("GET", "gcv/value", params={"key": "weather"})) == (489, "NotFound")
    assert fault_of(admin.call("GET", "gcv/value")) == (489, "InvalidInput")


def test_questions_say_what_they_need(admin: Console) -> None:
    """A stored query has parameters with labels, and the choices of selection lists."""
    reply = admin.get("query/list")
    questions = {each["key"]: each for each in reply["queries"]}
    (model,) = questions["devicesByModel"]["parameters"]

    assert reply["total"] == len(questions) == 4
    assert (model["displayLabel"], model["values"]) == ("Model", ["laptop", "phone", "tablet"])
    assert questions["allLocations"]["parameters"] == []


def test_a_question_is_answered(admin: Console) -> None:
    """The answer has the objects that match all parameters, with the attributes of the query, as lists show them."""
    finance = _ask(admin, "usersByDepartment", Department="Finance").json()
    listed = admin.get("users/list", advSearch="Department:Finance", size=300)["usersList"]
    devices = _ask(admin, "devicesByModel", Model="tablet").json()
    both = _ask(admin, "usersByTitleAndSite", Title="Manager", Location="Oslo").json()["entityList"]

    assert [each["dn"] for each in finance["entityList"]] == [each["dn"] for each in listed]
    assert (finance["totalCount"], finance["hasMore"]) == (len(listed), False)
    assert {tuple(each["key"] for each in thing["attributes"]) for thing in devices["entityList"]} == {
        ("Name", "Owner")
    }
    managers = admin.get("users/list", advSearch="Title:Manager,Location:Oslo", size=300)["usersList"]
    assert [each["dn"] for each in both] == [each["dn"] for each in managers] != []
    assert len(_ask(admin, "allLocations").json()["entityList"]) == 11


@pytest.mark.parametrize(
    ("key", "values", "subcode"),
    [
        ("weather", {}, "NotFound"),
        ("usersByDepartment", {}, "InvalidInput"),
        ("usersByDepartment", {"Department": "Finance", "Title": "x"}, "InvalidInput"),
        ("usersByDepartment", {"Department": []}, "InvalidInput"),
        ("usersByDepartment", {"Department": ""}, "InvalidInput"),
    ],
)
def test_a_question_needs_its_parameters(admin: Console, key: str, values: dict[str, object], subcode: str) -> None:
    """The stored query needs exactly its parameters, each with a value."""
    assert fault_of(_ask(admin, key, **values)) == (489, subcode)


def test_the_code_map_is_read_by_key(admin: Console) -> None:
    """The values equal those of the driver, page by page, and are searched by name."""
    driver = admin.call("POST", "/IDMProv/rest/catalog/drivers/driver", json={"id": ERP}).json()
    view = next(each for each in driver["entitlements"] if each["displayName"] == "Profile")["views"][0]["viewID"]
    everything = admin.get(f"codeMap/{view}/values", size=300)["codeMapValues"]
    of_driver = admin.call("POST", "/IDMProv/rest/catalog/drivers/entitlementViewValues/list", json={"viewID": view})
    seen, index = [], 1
    while index > 0:
        reply = admin.get(f"codeMap/{view}/values", q="default", size=2, nextIndex=index)
        assert reply["hasMore"] is (reply["nextIndex"] > 0)
        seen += reply["codeMapValues"]
        index = reply["nextIndex"]

    assert seen == everything != []
    assert [each["value"] for each in everything] == [each["value"] for each in of_driver.json()["entitlementValues"]]
    name = everything[0]["displayLabel"]
    assert everything[0] in admin.get(f"codeMap/{view}/values", q=name.upper())["codeMapValues"]
    assert fault_of(admin.call("GET", "codeMap/nothing/values")) == (489, "NotFound")


def test_users_in_short_are_paged_searched_and_sorted(admin: Console) -> None:
    """Users are sorted by first name by default."""
    first = admin.get(USERS)
    everybody = admin.get(USERS, size=300)
    descending = admin.get(USERS, size=300, sortBy="LastName", sortOrder="desc")["users"]
    ascending = admin.get(USERS, size=300, sortBy="LastName")["users"]

    assert (first["arraySize"], first["nextIndex"]) == (10, 11)
    assert first["users"] == everybody["users"][:10]
    assert len(everybody["users"]) == 200
    assert descending == ascending[::-1]
    assert [each["cn"] for each in admin.get(USERS, q="okafor")["users"]] == ["admin"]


def test_more_users_than_wanted_are_none(admin: Console) -> None:
    """The answer has no users, but the reason."""
    reply = admin.get(USERS, limit=199)

    assert (reply["users"], reply["arraySize"], "199" in reply["reason"]) == ([], 0, True)
    assert len(admin.get(USERS, limit=200)["users"]) == 10


def test_look_ups_are_for_everybody(signed_in: Callable[[str], Console]) -> None:
    """Everybody may look up values, because forms need them."""
    user = signed_in("user")

    for path in ("query/list", USERS):
        assert user.call("GET", path).status_code == 200
