"""Schemas of object types: the attributes of a list, of a form, and of an installation."""

from __future__ import annotations

from typing import Any

import pytest

from tests.mock_upstream.console import Console, fault_of
from tests.mock_upstream.people import attributes

SCHEMA = "entities/schema"


def _keys(schema: dict[str, Any], *groups: str) -> list[str]:
    return [attribute["key"] for group in groups for attribute in schema[group]]


def test_the_schema_of_people_comes_in_three_groups(admin: Console) -> None:
    """The groups have attributes without values and the upstream's spelling; pictures are included on request."""
    schema = admin.get(SCHEMA)
    groups = ("primaryAttributes", "secondaryttributes", "otherAttributes")

    assert (_keys(schema, groups[0])[:2], schema["displayPhoto"]) == (["FirstName", "LastName"], True)
    assert {"manager", "CN"} <= set(_keys(schema, *groups))
    assert "UserPhoto" not in _keys(schema, *groups)
    assert "UserPhoto" in _keys(admin.get(SCHEMA, binaryAttr="true"), *groups)
    assert not any("attributeValues" in each for group in groups for each in schema[group])


def test_a_form_for_new_people_has_what_can_be_given(admin: Console) -> None:
    """The account name is the first attribute, and the container is named; a person can be created from the schema."""
    form = admin.get(SCHEMA, entityName="createUser")
    required = [each["key"] for each in form["attributesList"] if each["isRequired"]]

    assert (form["namingAttr"], form["container"], sorted(required)) == (
        "CN",
        "ou=users,o=data",
        ["CN", "FirstName", "LastName"],
    )
    assert all(each["isEditable"] for each in form["attributesList"])
    assert not {"directReports", "CreationTime"} & set(_keys(form, "attributesList"))
    body = {
        "container": form["container"],
        "password": "demoPass1",
        "attributes": attributes(**dict.fromkeys(required, "new")),
    }
    assert admin.call("POST", "user", json=body).status_code == 200


@pytest.mark.parametrize(
    ("query", "keys"),
    [
        ({"entityName": "location"}, ["Name", "Address", "Town", "SiteManager"]),
        ({"entityName": "location", "editable": "true"}, ["Address", "Town", "SiteManager"]),
        ({"entityName": "location", "searchable": "true"}, ["Name", "Address", "Town"]),
    ],
)
def test_a_schema_is_narrowed(admin: Console, query: dict[str, str], keys: list[str]) -> None:
    """The schema is limited to attributes that can be changed, or searched."""
    assert _keys(admin.get(SCHEMA, **query), "attributesList") == keys


def test_the_schema_of_things_comes_in_groups_too(admin: Console) -> None:
    """Each attribute is in one of the groups."""
    schema = admin.get(SCHEMA, entityName="device")

    assert _keys(schema, "primaryAttributes") == ["Name", "Model", "Owner"]
    assert _keys(schema, "secondaryttributes") == ["Site", "Purchased"]
    assert _keys(schema, "otherAttributes") == ["Tag"]


def test_a_schema_in_short(admin: Console) -> None:
    """With ``minimalData`` attributes have only key, label and data type."""
    schema = admin.get(SCHEMA, entityName="device", minimalData="true")["attributesList"]

    assert {tuple(each) for each in schema} == {("key", "displayLabel", "dataType")}


def test_roles_and_resources_have_attributes_of_the_installation(admin: Console) -> None:
    """Only roles and resources have such attributes."""
    added = admin.get(f"{SCHEMA}/rra", entityName="sys-nrf-role")["attributesList"]

    assert [each["key"] for each in added] == ["riskLevel", "costCentre"]
    assert {each["controlType"] for each in added} == {"LocalList", "GlobalList"}
    refused = admin.call("GET", f"{SCHEMA}/rra", params={"entityName": "user"})
    assert fault_of(refused) == (489, "InvalidInput")
    assert fault_of(admin.call("GET", SCHEMA, params={"entityName": "spaceship"})) == (489, "NotFound")
