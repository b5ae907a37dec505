"""Calls about entities: their kinds, and an entity that is created and deleted."""

from bff.catalogue import entities
from tests.contract.calls.call import PAGE, Call

_CLIENT = {"clientId": "1"}
_KINDS = ("user", "group", "organizationalUnit", "location", "device", "department", "sys-nrf-role", "sys-nrf-resource")
_DEVICE = "cn=Contract-1,ou=devices,o=data"


def calls(own_dn: str) -> list[Call]:
    """Creates, changes and deletes a device, and a kind of entity; the other kinds are sent back as they are."""
    values = [{"key": "Name", "attributeValues": ["Contract-1"]}, {"key": "Model", "attributeValues": ["phone"]}]
    change = [{"key": "Owner", "attributeValues": [own_dn]}]
    return [
        Call(entities.CREATE_ENTITY, _CLIENT, body={"key": "device", "attributes": values}),
        Call(
            entities.CHANGE_ENTITY,
            _CLIENT,
            body={"key": "device", "dn": _DEVICE, "attributes": change},
        ),
        Call(entities.LIST_ENTITIES, {**PAGE, **_CLIENT, "entityKey": "device", "sortBy": "Model"}),
        Call(entities.LIST_DEFINITIONS, {**_CLIENT, "viewable": "true"}),
        Call(entities.READ_SCHEMA, {**_CLIENT, "entityName": "createUser"}),
        Call(entities.READ_SCHEMA, _CLIENT),
        Call(entities.READ_ADDED_ATTRIBUTES, {"entityName": "sys-nrf-role"}),
        Call(entities.READ_QUICK_INFO, {**_CLIENT, "entityType": "USER", "entityId": own_dn}),
        Call(entities.LIST_CHOICES, {"key": "sites", "locale": "en"}),
        Call(entities.CREATE_DEFINITION, body=_kind()),
        Call(entities.SAVE_DEFINITIONS, body={"entityDefinitions": _kept()}),
        Call(entities.DELETE_ENTITIES, _CLIENT, body={"items": [{"key": "device", "dn": _DEVICE}]}),
    ]


def _kind() -> dict[str, object]:
    name = {"key": "Name", "displayLabel": "Plate", "isSearchable": True}
    return {
        "key": "vehicle",
        "display": "Vehicles",
        "dn": "ou=devices,o=data",
        "namingAttribute": "Name",
        "attributes": [name],
    }


def _kept() -> list[dict[str, str]]:
    return [{"key": key} for key in _KINDS]
