"""Definitions of object types and their attributes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.mock_upstream.console import Console, fault_of
from tests.mock_upstream.people import USER_DN, attributes, details, node

if TYPE_CHECKING:
    from collections.abc import Callable

DEFINITIONS = "entities/definitions"
PLATE = {"key": "Plate", "displayLabel": "Plate", "isSearchable": True, "isSortable": True}
VEHICLE = {
    "key": "vehicle",
    "display": "Vehicles",
    "dn": "ou=devices,o=data",
    "namingAttribute": "Plate",
    "attributes": [PLATE, {"key": "Keeper", "dataType": "DN", "lookupEntity": "user"}],
}


def _definitions(console: Console, **query: str) -> dict[str, dict[str, Any]]:
    return {each["key"]: each for each in console.get(DEFINITIONS, **query)["entityDefinitions"]}


def _send(console: Console, method: str, body: object) -> Any:
    answer = console.call(method, DEFINITIONS, json=body)
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_definitions_are_found_by_key_and_by_what_may_be_done(admin: Console) -> None:
    """A definition is found by its key, or by the operations that it allows."""
    everything = _definitions(admin)

    assert {"user", "group", "device", "location"} < everything.keys()
    assert everything["device"]["namingAttribute"] == "Name"
    assert list(_definitions(admin, key="group")) == ["group"]
    for flag, field in (("creatable", "isCreatable"), ("viewable", "isViewable"), ("removable", "isRemovable")):
        for wanted in (True, False):
            expected = {key for key, each in everything.items() if each[field] is wanted}
            assert _definitions(admin, **{flag: str(wanted).lower()}).keys() == expected != set()
    assert fault_of(admin.call("GET", DEFINITIONS, params={"key": "spaceship"})) == (489, "NotFound")


@pytest.mark.parametrize(
    ("kind", "key", "looked_up"),
    [
        ("department", "Parent", ["Name", "Description"]),
        ("device", "Site", ["Name", "Address", "Town"]),
    ],
)
def test_a_reference_names_the_attributes_by_which_it_is_looked_up(
    admin: Console, kind: str, key: str, looked_up: list[str]
) -> None:
    """They are the searchable attributes of the target that come first, so that a list takes them as search keys."""
    attributes_of_kind = _definitions(admin, key=kind)[kind]["attributes"]
    reference = next(each for each in attributes_of_kind if each["key"] == key)

    assert [each["key"] for each in reference["lookupAttributes"]] == looked_up
    query = {"entityKey": reference["lookupEntity"], "q": "a", "searchKeys": ",".join(looked_up)}
    assert admin.get("entities/list", **query)["totalCount"] > 0


def test_a_new_kind_of_things_has_things(admin: Console) -> None:
    """Entities are created, found and sorted by the new attributes; the naming attribute is required and fixed."""
    created = _send(admin, "POST", VEHICLE)
    assert (created["display"], created["isCreatable"]) == ("Vehicles", True)

    item = {
        "key": "vehicle",
        "attributes": [
            {"key": "Plate", "attributeValues": ["OS 1"]},
            {"key": "Keeper", "attributeValues": [USER_DN]},
        ],
    }
    assert admin.call("POST", "entities/item", json=item).json()["dn"] == "cn=OS 1,ou=devices,o=data"
    found = admin.get("entities/list", entityKey="vehicle", q="os", sortBy="Plate")["entityList"]
    assert [each["entityDisplayValue"] for each in found] == ["OS 1"]
    plate = _definitions(admin, key="vehicle")["vehicle"]["attributes"][0]
    assert (plate["isRequired"], plate["isEditable"]) == (True, False)


def _speak(console: Console, language: str) -> None:
    own = {"userDN": "cn=admin,ou=users,o=data", "userPreferredLocales": [language]}
    assert console.call("POST", "ulp/l10n/listLocales", json=own).status_code == 200


def test_definitions_can_be_sent_back_as_they_came(admin: Console) -> None:
    """All types of attributes can be sent back; an English fallback text is not stored in the caller's language."""
    _speak(admin, "sv")
    before = admin.get(DEFINITIONS)
    assert _send(admin, "PUT", {"entityDefinitions": before["entityDefinitions"]}) == before

    _speak(admin, "en")
    renamed = [{**each, "display": f"{each['display']} 2"} for each in admin.get(DEFINITIONS)["entityDefinitions"]]
    _send(admin, "PUT", {"entityDefinitions": renamed})
    _speak(admin, "sv")
    assert _definitions(admin)["device"]["display"] == "Devices 2"


def test_choices_of_an_attribute_are_replaced(admin: Console) -> None:
    """Choices of a global list stay; an attribute without choices becomes a text field."""

    def choices(attribute: str, *given: str) -> list[str]:
        kinds = _definitions(admin)
        one = next(each for each in kinds["device"]["attributes"] if each["key"] == attribute)
        one["choiceList"] = [{"key": each, "value": each.title()} for each in given]
        _send(admin, "PUT", {"entityDefinitions": list(kinds.values())})
        after = _definitions(admin)["device"]["attributes"]
        listed = next(each for each in after if each["key"] == attribute).get("choiceList", [])
        return [each["value"] for each in listed]

    assert choices("Model", "old", "new") == ["Old", "New"]
    assert choices("Model", "new") == ["New"]
    assert choices("Model") == []


def test_attributes_stand_in_the_order_in_which_they_are_sent(admin: Console) -> None:
    """The sent attributes get the sent order; attributes that are not sent keep their positions."""
    _send(admin, "POST", {**VEHICLE, "attributes": [PLATE, *({"key": key} for key in ("A", "B", "C"))]})
    others = [{"key": key} for key in _definitions(admin) if key != "vehicle"]

    changed = {"key": "vehicle", "attributes": [{"key": "C"}, {"key": "A"}, {"key": "New"}]}
    _send(admin, "PUT", {"entityDefinitions": [*others, changed]})

    attributes_now = _definitions(admin, key="vehicle")["vehicle"]["attributes"]
    assert [each["key"] for each in attributes_now] == ["Plate", "C", "B", "A", "New"]


def test_a_kind_can_point_to_groups(admin: Console) -> None:
    """An attribute can refer to any object type; its value has the name of the object."""
    pool = {"key": "Pool", "dataType": "DN", "lookupEntity": "group"}
    _send(admin, "POST", {**VEHICLE, "attributes": [PLATE, pool, {"key": "Electric", "dataType": "Boolean"}]})
    values = {"Plate": "OS 1", "Pool": "cn=Finance,ou=groups,o=data", "Electric": True}
    item = {"key": "vehicle", "attributes": [{"key": key, "attributeValues": [text]} for key, text in values.items()]}

    assert admin.call("POST", "entities/item", json=item).status_code == 200
    (vehicle,) = admin.get("entities/list", entityKey="vehicle")["entityList"]
    shown = {each["key"]: each["attributeValues"][0] for each in vehicle["attributes"]}
    assert (shown["Pool"]["value"], shown["Electric"]["$"]) == ("Finance", "true")


@pytest.mark.parametrize(
    "change",
    [
        {"key": "user"},
        {"display": ""},
        {"dn": "ou=nowhere,o=data"},
        {"namingAttribute": "Colour"},
        {"attributes": [PLATE, {"key": "Keeper", "lookupEntity": "spaceship"}]},
        {"attributes": [PLATE, {"key": "Keeper", "dataType": "Riddle"}]},
        {"key": "no blanks"},
    ],
    ids=["taken", "no name", "container", "naming attribute", "lookup", "data type", "sign"],
)
def test_a_wrong_kind_is_not_created(admin: Console, change: dict[str, Any]) -> None:
    """The call is refused, and no definition is created."""
    before = _definitions(admin)

    assert fault_of(admin.call("POST", DEFINITIONS, json={**VEHICLE, **change})) == (489, "InvalidInput")
    assert _definitions(admin) == before


def test_saving_the_kinds_deletes_what_is_not_among_them(admin: Console) -> None:
    """A definition with entities is not deleted, and neither is one of the product."""
    before = [{"key": key} for key in _definitions(admin)]
    _send(admin, "POST", VEHICLE)

    saved = _send(admin, "PUT", {"entityDefinitions": before})

    assert [each["key"] for each in saved["entityDefinitions"]] == [each["key"] for each in before]
    for kept in ("device", "user", "sys-nrf-role"):
        without = [each for each in before if each["key"] != kept]
        refused = admin.call("PUT", DEFINITIONS, json={"entityDefinitions": without})
        assert fault_of(refused) == (489, "InvalidInput")
    assert len(_definitions(admin)) == len(before)


def test_an_entity_that_another_one_points_to_is_not_deleted(admin: Console) -> None:
    """Unless that one is deleted with it."""
    before = [{"key": key} for key in _definitions(admin)]
    garage = {"key": "Garage", "dataType": "DN", "lookupEntity": "garage"}
    _send(admin, "POST", {**VEHICLE, "key": "garage", "display": "Garages"})
    _send(admin, "POST", {**VEHICLE, "attributes": [PLATE, garage]})

    refused = admin.call("PUT", DEFINITIONS, json={"entityDefinitions": [*before, {"key": "vehicle"}]})

    assert fault_of(refused) == (489, "InvalidInput")
    saved = _send(admin, "PUT", {"entityDefinitions": before})
    assert [each["key"] for each in saved["entityDefinitions"]] == [each["key"] for each in before]


def test_what_a_definition_says_of_people_holds_for_the_calls_about_users(admin: Console) -> None:
    """An attribute that is not editable any more is refused; a label changes in the caller's language alone."""
    change = {"key": "Title", "isEditable": False, "isSearchable": False, "displayLabel": "Position"}
    kinds = [{"key": key} | ({"attributes": [change]} if key == "user" else {}) for key in _definitions(admin)]

    _send(admin, "PUT", {"entityDefinitions": kinds})

    title = node(details(admin, USER_DN), "Title")
    assert (title["displayLabel"], title["isEditable"], title["isSearchable"]) == ("Position", False, False)
    refused = admin.call("PUT", "user", json={"dn": USER_DN, "attributes": attributes(Title="Chief")})
    assert fault_of(refused) == (489, "SecurityException")
    searched = admin.call("GET", "users/list", params={"q": "chief", "searchAttr": "Title"})
    assert fault_of(searched) == (489, "InvalidInput")


@pytest.mark.parametrize(
    ("key", "attribute"),
    [
        ("user", {"key": "ShoeSize"}),
        ("device", {"key": "Model", "dataType": "Integer"}),
        ("device", {"key": "Owner", "lookupEntity": "device"}),
    ],
    ids=["column", "data type", "lookup"],
)
def test_a_definition_does_not_change_what_values_are(admin: Console, key: str, attribute: dict[str, Any]) -> None:
    """The type of values cannot change, and an entity with its own table gets no new attributes."""
    kinds = [{"key": each} | ({"attributes": [attribute]} if each == key else {}) for each in _definitions(admin)]

    assert fault_of(admin.call("PUT", DEFINITIONS, json={"entityDefinitions": kinds})) == (489, "InvalidInput")


def test_others_do_not_define(signed_in: Callable[[str], Console]) -> None:
    """Others may read definitions, but not change them."""
    console = signed_in("helpdesk")

    assert _definitions(console)
    assert fault_of(console.call("POST", DEFINITIONS, json=VEHICLE)) == (489, "SecurityException")
    saving = {"entityDefinitions": [{"key": "user"}]}
    assert fault_of(console.call("PUT", DEFINITIONS, json=saving)) == (489, "SecurityException")
