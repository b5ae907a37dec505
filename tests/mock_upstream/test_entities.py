"""Directory objects: list, create, change and delete, popups, choices."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.mock_upstream.console import Console, fault_of
from tests.mock_upstream.people import ADMIN_DN, USER_DN, USERS, details

if TYPE_CHECKING:
    from collections.abc import Callable

LIST, ITEM = "entities/list", "entities/item"
CONFIGURATION = "cn=AppConfig,cn=User Application Driver,cn=driverset1,o=system"
PAYROLL_USER = f"cn=PayrollUser,cn=Level20,cn=RoleDefs,cn=RoleConfig,{CONFIGURATION}"
NEW = "cn=NB-X,ou=devices,o=data"
KINDS = ["department", "device", "group", "location", "organizationalUnit", "user"]


def _values(thing: dict[str, Any], key: str) -> list[str]:
    attribute = next(each for each in thing["attributes"] if each["key"] == key)
    return [value["$"] for value in attribute.get("attributeValues", [])]


def _list(console: Console, kind: str, **query: Any) -> list[dict[str, Any]]:
    things: list[dict[str, Any]] = console.get(LIST, entityKey=kind, **{"size": 300, **query})["entityList"]
    return things


def _item(dn: str = "", key: str = "device", **values: object) -> dict[str, Any]:
    attributes = [
        {"key": name, "attributeValues": value if isinstance(value, list) else [value]}
        for name, value in values.items()
    ]
    return {"key": key, "dn": dn, "attributes": attributes}


def _send(console: Console, method: str, body: object) -> Any:
    answer = console.call(method, ITEM, json=body)
    assert answer.status_code == 200, answer.text
    return answer.json()


@pytest.mark.parametrize("kind", KINDS)
def test_things_of_every_kind_are_listed_page_by_page(admin: Console, kind: str) -> None:
    """Following ``nextIndex`` gives each object once, as many as the total; a DN selects a single object."""
    seen, index = [], 1
    while index > 0:
        reply = admin.get(LIST, entityKey=kind, size=7, nextIndex=index)
        assert reply["hasMore"] is (reply["nextIndex"] > 0)
        seen += [thing["dn"] for thing in reply["entityList"]]
        index = reply["nextIndex"]

    assert len(seen) == len(set(seen)) == reply["totalCount"] > 0
    assert [thing["dn"] for thing in _list(admin, kind, entityDN=seen[-1])] == [seen[-1]]


@pytest.mark.parametrize("kind", KINDS)
def test_a_list_is_sorted_by_every_attribute_that_says_so(admin: Console, kind: str) -> None:
    """Descending is the reverse of ascending; another attribute is refused."""
    schema = admin.get("entities/definitions", key=kind)["entityDefinitions"][0]["attributes"]

    for attribute in schema:
        query = {"entityKey": kind, "sortBy": attribute["key"], "size": 300}
        if not attribute["isSortable"]:
            assert fault_of(admin.call("GET", LIST, params=query)) == (489, "InvalidInput")
            continue
        ascending = [thing["dn"] for thing in _list(admin, kind, sortBy=attribute["key"])]
        descending = [thing["dn"] for thing in _list(admin, kind, sortBy=attribute["key"], sortOrder="desc")]
        assert descending == ascending[::-1]


@pytest.mark.parametrize(
    ("kind", "query", "names"),
    [
        ("location", {"q": "HARBOUR street 1", "searchKeys": "Address"}, ["London Office"]),
        ("location", {"q": "london", "searchKeys": "Address"}, []),
        ("location", {"advSearch": "Town:London,Name:office"}, ["London Office"]),
        ("location", {"advSearch": "Town:London,Name:cellar", "q": "london"}, []),
        ("device", {"q": "nb-00001"}, ["NB-00001"]),
        ("device", {"q": "%"}, []),
        ("group", {"q": "everybody in finance"}, ["Finance"]),
        ("group", {"advSearch": "Name:finance,Description:everybody"}, ["Finance"]),
        ("organizationalUnit", {"q": "DEVICES"}, ["devices"]),
        ("user", {"q": "okafor", "searchKeys": "LastName"}, ["Amara Okafor"]),
        ("user", {"q": "okafor"}, ["Amara Okafor"]),
    ],
)
def test_things_are_found(admin: Console, kind: str, query: dict[str, str], names: list[str]) -> None:
    """A search is in the named attributes or in all; an advanced search must match all pairs, and wins."""
    assert [thing["entityDisplayValue"] for thing in _list(admin, kind, **query)] == names


@pytest.mark.parametrize(
    ("query", "subcode"),
    [
        ({}, "InvalidInput"),
        ({"entityKey": "spaceship"}, "NotFound"),
        ({"entityKey": "device", "q": "x", "searchKeys": "Owner"}, "InvalidInput"),
        ({"entityKey": "group", "q": "x", "searchKeys": "Member"}, "InvalidInput"),
        ({"entityKey": "device", "advSearch": "Colour:red"}, "InvalidInput"),
        ({"entityKey": "device", "sortOrder": "up"}, "InvalidEnumValue"),
        ({"entityKey": "sys-nrf-role"}, "SecurityException"),
    ],
)
def test_a_list_that_cannot_be(admin: Console, query: dict[str, str], subcode: str) -> None:
    """Entities whose definition is not viewable cannot be listed."""
    assert fault_of(admin.call("GET", LIST, params=query)) == (489, subcode)


def test_only_the_wanted_attributes_come(admin: Console) -> None:
    """``filterAttr`` selects the attributes; pictures are never included."""
    some = _list(admin, "user", entityDN=ADMIN_DN, filterAttr="LastName,Email")[0]
    every = _list(admin, "user", entityDN=ADMIN_DN)[0]

    assert [attribute["key"] for attribute in some["attributes"]] == ["LastName", "Email"]
    assert {"Title", "manager"} <= {attribute["key"] for attribute in every["attributes"]}
    assert "UserPhoto" not in {attribute["key"] for attribute in every["attributes"]}


def test_a_dn_has_the_name_of_what_it_points_to(admin: Console) -> None:
    """A DN value has the name of the person or entity that it points to."""
    device = _list(admin, "device", q="NB-00001")[0]
    owner, site = (each for each in device["attributes"] if each["key"] in {"Owner", "Site"})

    (value,) = owner["attributeValues"]
    assert value["value"] == details(admin, value["$"])["fullName"]
    assert site["attributeValues"][0]["value"].endswith(" Office")


def test_a_thing_is_created_changed_and_deleted(admin: Console) -> None:
    """Attributes that a change leaves out stay; an attribute without values loses its values."""
    created = _send(admin, "POST", _item(Name="NB-X", Model="phone", Owner=USER_DN, Tag=["b", "a"]))
    assert created == {"dn": NEW, "conatiner": "ou=devices,o=data"}

    changed = _send(admin, "PUT", _item(NEW, Owner=[], Model="tablet"))
    assert {each["key"]: each["attributeValues"] for each in changed["attributes"]} == {
        "Name": ["NB-X"],
        "Model": ["tablet"],
        "Owner": [],
        "Site": [],
        "Purchased": [],
        "Tag": ["b", "a"],
    }
    assert _values(_list(admin, "device", q="nb-x")[0], "Model") == ["tablet"]

    outcome = _send(admin, "DELETE", {"items": [{"key": "device", "dn": dn} for dn in (NEW, NEW)]})
    assert [outcome["success"], len(outcome["succeeded"]), len(outcome["failed"])] == [False, 1, 1]
    assert _list(admin, "device", q="nb-x") == []


@pytest.mark.parametrize(
    ("body", "subcode"),
    [
        (_item(Model="phone"), "InvalidInput"),
        (_item(Name="NB-X"), "InvalidInput"),
        (_item(Name="NB-00001", Model="phone"), "InvalidInput"),
        (_item(Name="NB/X", Model="phone"), "InvalidInput"),
        (_item(Name="NB-X", Model="abacus"), "InvalidInput"),
        (_item(Name="NB-X", Model="phone", Purchased="yesterday"), "InvalidInput"),
        (_item(Name="NB-X", Model="phone", Site=USER_DN), "InvalidInput"),
        (_item(Name="NB-X", Model="phone", Colour="red"), "InvalidInput"),
        (_item(key="group", Name="X"), "SecurityException"),
        (_item(key="spaceship", Name="X"), "NotFound"),
        ({"key": "device", "attributes": []}, "InvalidInput"),
    ],
    ids=["no name", "no model", "taken", "sign", "choice", "time", "kind", "attribute", "flag", "no kind", "nothing"],
)
def test_a_wrong_thing_is_not_created(admin: Console, body: dict[str, Any], subcode: str) -> None:
    """The call is refused, and no entity is created."""
    assert fault_of(admin.call("POST", ITEM, json=body)) == (489, subcode)
    assert _list(admin, "device", q="nb-x") == []


def test_a_wrong_change_changes_nothing(admin: Console) -> None:
    """A refused change stores no attribute: not the naming one, not the wrong one, and not the right ones."""
    dn = "cn=NB-00001,ou=devices,o=data"
    before = _list(admin, "device", entityDN=dn)

    for wrong in (_item(dn, Name="NB-Y"), _item(dn, Tag="new", Model=[]), _item(f"{dn}x", Model="phone")):
        assert admin.call("PUT", ITEM, json=wrong).status_code == 489
    assert _list(admin, "device", entityDN=dn) == before


def test_people_are_things_too(admin: Console) -> None:
    """The calls create, change and delete people by the rules for people, and the user calls show the result."""
    body = {**_item(key="user", CN="nnew", FirstName="Nadia", LastName="Newcomb"), "password": "demoPass1"}
    dn = _send(admin, "POST", body)["dn"]

    _send(admin, "PUT", _item(dn, "user", Title="Turbine Whisperer"))
    assert admin.get("users/list", q="whisperer", searchAttr="Title")["usersList"][0]["dn"] == dn
    assert fault_of(admin.call("POST", ITEM, json={**body, "password": "x"})) == (489, "InvalidInput")
    assert fault_of(admin.call("PUT", ITEM, json=_item(dn, "user", CN="other"))) == (489, "InvalidInput")
    outcome = _send(admin, "DELETE", {"items": [{"key": "user", "dn": dn}, {"key": "user", "dn": ADMIN_DN}]})
    assert ([each["id"] for each in outcome["succeeded"]], [each["id"] for each in outcome["failed"]]) == (
        [dn],
        [ADMIN_DN],
    )


def test_what_points_to_somebody_follows_and_forgets(admin: Console) -> None:
    """A renamed person keeps their device; the device of a deleted person belongs to nobody."""
    _send(admin, "POST", _item(Name="NB-X", Model="phone", Owner=USER_DN))
    moved = f"cn=moved,{USERS}"

    admin.call("POST", "user/dn", json={"oldUserDn": USER_DN, "newUserDn": moved})
    assert _values(_list(admin, "device", entityDN=NEW)[0], "Owner") == [moved]
    admin.call("DELETE", "user", json={"members": [{"dn": moved}]})
    assert _values(_list(admin, "device", entityDN=NEW)[0], "Owner") == []


def test_what_stood_in_a_deleted_office_stands_nowhere(admin: Console) -> None:
    """The DN of a deleted entity is removed from the attributes of others."""
    office = "cn=London Office,ou=locations,o=data"
    _send(admin, "POST", _item(Name="NB-X", Model="phone", Site=office))

    _send(admin, "DELETE", {"items": [{"key": "location", "dn": office}]})

    assert _values(_list(admin, "device", entityDN=NEW)[0], "Site") == []


@pytest.mark.parametrize("user_name", ["user", "helpdesk"])
def test_who_may_write_what(signed_in: Callable[[str], Console], user_name: str) -> None:
    """Objects need the page of entities, people also the pages to create and change them; everybody can read."""
    console = signed_in(user_name)
    device = console.call("POST", ITEM, json=_item(Name="NB-X", Model="phone"))
    person = console.call("POST", ITEM, json=_item(key="user", CN="nnew", FirstName="N", LastName="N"))

    assert device.status_code == (200 if user_name == "helpdesk" else 489)
    assert fault_of(person) == (489, "SecurityException")
    assert _list(console, "location")


@pytest.mark.parametrize(
    ("kind", "dn", "name", "key"),
    [
        ("USER", ADMIN_DN, "Amara Okafor", "Title"),
        ("user", ADMIN_DN, "Amara Okafor", "Email"),
        ("GROUP", "cn=Finance,ou=groups,o=data", "Finance", "Description"),
        ("DEVICE", "cn=NB-00001,ou=devices,o=data", "NB-00001", "Owner"),
        (
            "ROLE",
            PAYROLL_USER,
            "Payroll User",
            "categories",
        ),
    ],
)
def test_a_popup_has_a_few_facts(admin: Console, kind: str, dn: str, name: str, key: str) -> None:
    """Facts are texts with a label; facts without a value are left out."""
    info = admin.get("entities/quickInfo", entityType=kind, entityId=dn)
    facts = {each["key"]: each for each in info["details"]}

    assert (info["entityType"], info["entityName"]) == (kind, name)
    assert facts[key]["value"]
    assert all(each["value"] and each["displayLabel"] for each in info["details"])


def test_a_resource_has_a_popup(admin: Console) -> None:
    """The popup of a resource has the same facts as that of a role."""
    dn = admin.get("/IDMProv/rest/catalog/resources/listV2")["resources"][0]["id"]

    assert admin.get("entities/quickInfo", entityType="RESOURCE", entityId=dn)["details"]


def test_a_popup_of_nothing(admin: Console) -> None:
    """A DN of another kind has no popup."""
    for kind in ("USER", "ROLE", "RESOURCE", "DEVICE"):
        query = {"entityType": kind, "entityId": "cn=London Office,ou=locations,o=data"}
        assert fault_of(admin.call("GET", "entities/quickInfo", params=query)) == (489, "NotFound")
    unknown = {"entityType": "SPACESHIP", "entityId": ADMIN_DN}
    assert fault_of(admin.call("GET", "entities/quickInfo", params=unknown)) == (489, "InvalidEnumValue")


def test_a_global_list_has_its_choices_in_a_language(admin: Console) -> None:
    """The choices are in the requested language, or else in the caller's."""
    choices = {
        each["dn"]: each["entityDisplayValue"] for each in admin.get("entities/globalList", key="sites")["entityList"]
    }
    arabic = admin.get("entities/globalList", key="sites", locale="ar")["entityList"]

    assert choices["Tokyo"] == "Tokyo"
    assert "طوكيو" in [each["entityDisplayValue"] for each in arabic]
    assert fault_of(admin.call("GET", "entities/globalList", params={"key": "moods"})) == (489, "NotFound")
