"""Calls about resources, and about resources that could be created from entitlements."""

from bff.catalogue import resources
from tests.contract.calls.call import PAGE, Call

_DEFINITIONS = "cn=ResourceDefs,cn=RoleConfig,cn=AppConfig,cn=User Application Driver,cn=driverset1,o=system"
_RESOURCE, _LICENCE = f"cn=ContractResource,{_DEFINITIONS}", f"cn=ContractLicence,{_DEFINITIONS}"
_DRIVER = "cn=Cloud Services Driver,cn=driverset1,o=system"
_VALUE = {"id": f"cn=Licence,{_DRIVER}", "parameterValue": '{"ID":"E1"}', "resourceName": "Contract licence"}
_QUESTION = {"id": "colour", "type": "String", "displayValue": "Colour"}


def calls(_own_dn: str) -> list[Call]:
    """Two resources are made, one of an entitlement, and deleted again; a category stays."""
    page = {**PAGE, "sortBy": "name"}
    named = {"resources": {"id": _LICENCE}}
    created = {"id": "ContractResource", "name": "Contract resource", "resourceParameters": [_QUESTION]}
    return [
        Call(resources.PROPOSE_RESOURCES, body={"entitlements": [_VALUE]}),
        Call(resources.VALIDATE_NAMES, body={"resourceNames": [{"name": "Contract licence"}]}),
        Call(resources.CREATE_RESOURCES, {"fromEntitlement": "true"}, body={"entitlements": [_VALUE]}),
        Call(resources.CREATE_RESOURCES, body=created),
        Call(resources.LIST_RESOURCES, {**page, "fetchEntitlements": "true", "fetchDriverInfo": "true"}),
        Call(resources.LIST_RESOURCES_OLDER, {**page, "fetchResourceParams": "true"}),
        Call(resources.LIST_RESOURCES_OLDEST, page),
        Call(resources.SHOW_RESOURCES, body=named),
        Call(resources.SHOW_RESOURCES_OLDER, body=named),
        Call(resources.LIST_RESOURCES_OF_ENTITLEMENTS, body={"entitlements": [_VALUE]}),
        Call(resources.LIST_DRIVER_RESOURCES, {**page, "resourceType": "static"}, body={"id": _DRIVER}),
        Call(resources.LIST_RESOURCE_VALUES, body={"id": _LICENCE}),
        Call(resources.LIST_RESOURCE_VALUES_OLDER, body={"id": _LICENCE}),
        Call(resources.CHANGE_RESOURCE, body={"id": _RESOURCE, "description": "Changed"}),
        Call(resources.CHANGE_RESOURCES, body={"resources": [{"id": _RESOURCE, "expiresAfter": "3M"}]}),
        Call(resources.CHANGE_ENTITLEMENT, body={"id": _RESOURCE, "entitlements": [_VALUE]}),
        Call(resources.LIST_VIEWS),
        Call(resources.LIST_ASSIGNMENT_COLUMNS, body={"dn": _RESOURCE}),
        Call(resources.DELETE_RESOURCES, body={"resources": [{"id": _RESOURCE}, {"id": _LICENCE}]}),
        Call(
            resources.CREATE_CATEGORY,
            body={"id": "contract", "name": "Contract"},
        ),
    ]
