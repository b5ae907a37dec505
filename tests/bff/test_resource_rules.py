"""The input rules of the calls of roles, resources and drivers."""

import json
from typing import Any

import pytest

from bff.catalogue import drivers, mapped_resources, resources, roles, rules, sods
from bff.catalogue.operation import Operation
from bff.errors import BadInputError

ENTITLEMENT = {"id": "cn=Group,cn=Driver,o=system", "parameterValue": "%EntitlementParamKey%"}
RESOURCE = {
    "id": "Laptop",
    "name": "Laptop: it's 100% new!",
    "localizedNames": [{"locale": "de", "name": "Laptop (neu)"}],
    "quorum": "50%",
    "entitlements": [ENTITLEMENT],
    "resourceParameters": [{"id": "model", "type": "List"}],
    "expiresAfter": "3M",
}


def _check(operation: Operation, body: object) -> None:
    rules.check_body(operation, json.dumps(body).encode())


def _refused(operation: Operation, body: object) -> list[str]:
    with pytest.raises(BadInputError) as refused:
        _check(operation, body)
    fields: Any = refused.value.extra["fields"]
    return list(fields)


@pytest.mark.parametrize("body", [RESOURCE, {"entitlements": ENTITLEMENT}, {"name": "X", "quorum": "", "id": ""}])
def test_lets_a_good_resource_pass(body: object) -> None:
    """The rules accept a resource with all fields, one with names for its entitlement, and a minimal one."""
    _check(resources.CREATE_RESOURCES, body)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("name", "a<b"),
        ("name", ""),
        ("description", "a|b"),
        ("localizedNames", [{"locale": "de", "name": "a;b"}]),
        ("localizedDescriptions", [{"locale": "de", "desc": "a~b"}]),
        ("quorum", "half"),
        ("revokeQuorum", "101%"),
        ("expiresAfter", "3"),
        ("expiresAfter", "0D"),
        ("resourceParameters", [{"id": "model", "type": "Colour"}]),
        (
            "resourceParameters",
            [{"id": "m", "type": "List", "localizedDisplayValues": [{"locale": "de", "name": "#"}]}],
        ),
        ("entitlements", [{"parameterValue": "x"}]),
        ("entitlements", [{**ENTITLEMENT, "resourceName": "a/b"}]),
    ],
)
def test_refuses_a_wrong_resource(field: str, value: object) -> None:
    """Creation and change refuse what SPEC 5 "Field validators" and "Other" forbid, and name the field."""
    assert _refused(resources.CREATE_RESOURCES, {**RESOURCE, field: value}) == [field]
    assert _refused(resources.CHANGE_RESOURCE, {"id": "cn=a,o=b", field: value}) == [field]


@pytest.mark.parametrize("character", "<,;\\\"+#=/|*'!@$%~")
@pytest.mark.parametrize(
    "creation", [resources.CREATE_RESOURCES, roles.CREATE_ROLE, sods.CREATE_SOD], ids=["resource", "role", "constraint"]
)
def test_refuses_a_common_name_with_a_forbidden_character(creation: Operation, character: str) -> None:
    """The DN contains the common name, so the common name check of SPEC 5 "Field validators" applies."""
    body = {"id": f"a{character}b", "name": "A", "level": 10, "roles": [{"id": "cn=a"}, {"id": "cn=b"}]}

    assert _refused(creation, body) == ["id"]


@pytest.mark.parametrize(
    ("operation", "body", "field"),
    [
        (resources.SHOW_RESOURCES, {"resources": []}, "resources"),
        (resources.DELETE_RESOURCES, {}, "resources"),
        (resources.LIST_RESOURCES_OF_ENTITLEMENTS, {"entitlements": []}, "entitlements"),
        (resources.CREATE_CATEGORY, {"name": "a|b"}, "name"),
        (resources.VALIDATE_NAMES, {"resourceNames": [{}]}, "resourceNames"),
        (mapped_resources.MAP_RESOURCES, {"mappedResources": [{"id": "cn=a"}]}, "roleId"),
        (mapped_resources.MAP_RESOURCES, {"roleId": "cn=a", "mappedResources": []}, "mappedResources"),
        (drivers.REFRESH_DRIVERS, {"drivers": []}, "drivers"),
        (drivers.LIST_VIEW_VALUES, {"type": "x"}, "viewID"),
    ],
)
def test_asks_for_what_a_call_is_about(operation: Operation, body: object, field: str) -> None:
    """A call without the DN that it is about is refused before it is sent."""
    assert _refused(operation, body) == [field]


@pytest.mark.parametrize(
    ("operation", "query"),
    [
        (resources.LIST_RESOURCES, "size=301"),
        (resources.LIST_DRIVER_RESOURCES, "resourceType=both"),
        (drivers.LIST_DRIVERS, "nextIndex=0"),
        (drivers.LIST_VALUES_BY_PAGE, "pageSize=301"),
        (drivers.LIST_VALUES_BY_PAGE, "pageSize=0"),
        (drivers.LIST_DRIVER_VALUES_BY_PAGE, "nextIndex=first"),
        (drivers.SHOW_ENTITLEMENT, ""),
        (roles.LIST_ROLES_OLDER, "roleLevel=low"),
    ],
)
def test_refuses_a_query_that_is_none(operation: Operation, query: str) -> None:
    """The rules of SPEC 5 "Search and paging" also apply where a list has another name for its page size."""
    with pytest.raises(BadInputError):
        rules.check_query(operation, query)
