"""The input rules of the calls about entities, the org chart and look-ups."""

import json
from typing import Any

import pytest

from bff.catalogue import entities, lookups, navigation, org_chart, rules
from bff.catalogue.operation import Operation
from bff.errors import BadInputError

_VALUES = [{"key": "Name", "attributeValues": ["NB-1"]}]
_KIND = {
    "key": "vehicle",
    "display": "Vehicles",
    "dn": "ou=devices,o=data",
    "namingAttribute": "Plate",
    "attributes": [{"key": "Plate"}],
}


def _check(operation: Operation, given: object) -> None:
    if isinstance(given, str):
        rules.check_query(operation, given)
    else:
        rules.check_body(operation, json.dumps(given).encode())


@pytest.mark.parametrize(
    ("operation", "given"),
    [
        (entities.LIST_ENTITIES, "entityKey=device&q=*&size=300&isOrgChart=false"),
        (entities.READ_SCHEMA, "entityName=&minimalData=true"),
        (entities.READ_ADDED_ATTRIBUTES, "entityName=sys-nrf-resource"),
        (entities.CREATE_ENTITY, {"key": "device", "attributes": _VALUES}),
        (entities.CREATE_DEFINITION, _KIND),
        (entities.SAVE_DEFINITIONS, {"entityDefinitions": [{"key": "user"}]}),
        (org_chart.SHOW_CHART, "relationshipKeys=user2users,user2devices"),
        (lookups.LIST_CODE_MAP_VALUES, "q=default"),
        (lookups.LIST_CATALOGUE_USERS, "limit=-1"),
    ],
)
def test_lets_good_input_pass(operation: Operation, given: object) -> None:
    """Input as the product's clients send it is accepted."""
    _check(operation, given)


@pytest.mark.parametrize(
    ("operation", "given", "field"),
    [
        (entities.LIST_ENTITIES, "q=*", "entityKey"),
        (entities.LIST_ENTITIES, "entityKey=device&size=301", "size"),
        (entities.LIST_DEFINITIONS, "creatable=perhaps", "creatable"),
        (entities.READ_ADDED_ATTRIBUTES, "entityName=user", "entityName"),
        (entities.READ_QUICK_INFO, "entityType=USER", "entityId"),
        (entities.LIST_CHOICES, "locale=en", "key"),
        (entities.CREATE_ENTITY, {"key": "device", "attributes": []}, "attributes"),
        (entities.CREATE_ENTITY, {"key": "user", "password": "short", "attributes": _VALUES}, "password"),
        (entities.CHANGE_ENTITY, {"key": "device", "attributes": _VALUES}, "dn"),
        (entities.DELETE_ENTITIES, {"items": [{"key": "device"}]}, "items"),
        (entities.CREATE_DEFINITION, {**_KIND, "key": "no blanks"}, "key"),
        (entities.CREATE_DEFINITION, {**_KIND, "namingAttribute": "Colour"}, "namingAttribute"),
        (entities.SAVE_DEFINITIONS, {"entityDefinitions": []}, "entityDefinitions"),
        (org_chart.SHOW_CHART, "entityDN=cn=a", "relationshipKeys"),
        (org_chart.LIST_LEVEL_UP, "dn=cn=a&relationshipKey=user2users", "relationshipkey"),
        (org_chart.LIST_RELATIONSHIPS, "relationshipType=love", "relationshipType"),
        (lookups.READ_GLOBAL_VALUE, "key=", "key"),
        (lookups.LIST_CODE_MAP_VALUES, "nextIndex=0", "nextIndex"),
        (lookups.ASK_QUERY, {"key": "a", "parameters": [{"key": "b", "values": []}]}, "parameters"),
        (lookups.LIST_CATALOGUE_USERS, "limit=-2", "limit"),
        (navigation.ASK_EQUIVALENTS, {"principals": []}, "principals"),
    ],
)
def test_refuses_bad_input(operation: Operation, given: object, field: str) -> None:
    """The answer names the field that is missing or wrong."""
    with pytest.raises(BadInputError) as refused:
        _check(operation, given)

    fields: Any = refused.value.extra["fields"]
    assert list(fields) == [field]
