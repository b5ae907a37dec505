"""Calls about roles and the constraints between them."""

from bff.catalogue import mapped_resources, roles, sods
from tests.contract.calls.call import PAGE, Call

_LEVELS = "cn=RoleDefs,cn=RoleConfig,cn=AppConfig,cn=User Application Driver,cn=driverset1,o=system"
_ROLE, _PART = f"cn=ContractRole,cn=Level20,{_LEVELS}", f"cn=ContractPart,cn=Level10,{_LEVELS}"


def calls(own_dn: str) -> list[Call]:
    """Two roles are made, one includes the other for a while, and both are deleted."""
    page = {**PAGE, "sortBy": "name"}
    children = {"roleId": _ROLE, "subRoles": [{"id": _PART, "requestDescription": "Contract"}]}
    parents = {"roleId": _PART, "parentRoles": [{"id": _ROLE, "requestDescription": "Contract"}]}
    return [
        Call(roles.CREATE_ROLE, body={"id": "ContractRole", "name": "Contract role", "level": 20}),
        Call(roles.CREATE_ROLE, body={"id": "ContractPart", "name": "Contract part", "level": 10}),
        Call(roles.LIST_ROLES, {**page, "roleLevel": "20"}),
        Call(roles.LIST_ROLES_OLDER, {**page, "roleLevel": "20"}),
        Call(roles.LIST_ROLES_OLDEST, page),
        Call(roles.LIST_ROLE_LEVELS),
        Call(roles.SHOW_ROLES, body={"roles": {"id": _ROLE}}),
        Call(roles.SHOW_ROLES_OLDER, body={"roles": [{"id": _ROLE}]}),
        Call(roles.CHANGE_ROLE, body={"id": _ROLE, "approvalQuorum": "50%"}),
        Call(roles.SHOW_ROLES_OF_USER, body={"dn": own_dn}),
        Call(roles.CHANGE_ROLES, body={"roles": [{"id": _ROLE, "description": "Changed"}]}),
        Call(roles.ADD_CHILD_ROLES, body=children),
        Call(roles.LIST_CHILD_ROLES, page, body={"id": _ROLE}),
        Call(roles.REMOVE_CHILD_ROLES, body=children),
        Call(roles.ADD_PARENT_ROLES, body=parents),
        Call(roles.LIST_PARENT_ROLES, page, body={"id": _PART}),
        Call(roles.REMOVE_PARENT_ROLES, body=parents),
        *_mapping_calls(page),
        *_sod_calls(page),
        Call(roles.DELETE_ROLES, body={"roles": [{"id": _ROLE}, {"id": _PART}]}),
    ]


def _mapping_calls(page: dict[str, str]) -> list[Call]:
    """The role brings a laptop along for a while."""
    laptop = f"cn=Laptop,cn=Equipment,{_LEVELS.replace('RoleDefs', 'ResourceDefs')}"
    mapping = {"roleId": _ROLE, "mappedResources": [{"id": laptop, "mappingDescription": "Contract"}]}
    return [
        Call(mapped_resources.MAP_RESOURCES, body=mapping),
        Call(mapped_resources.LIST_MAPPED_RESOURCES, page, body={"id": _ROLE}),
        Call(mapped_resources.UNMAP_RESOURCES, body=mapping),
    ]


def _sod_calls(page: dict[str, str]) -> list[Call]:
    """A constraint between two roles of one level comes and goes."""
    sod = f"cn=ContractSod,{_LEVELS.replace('RoleDefs', 'SoDDefs')}"
    pair = [{"id": _PART}, {"id": f"cn=GeneralLedgerRead,cn=Finance,cn=Level10,{_LEVELS}"}]
    return [
        Call(sods.CREATE_SOD, body={"id": "ContractSod", "name": "Contract constraint", "roles": pair}),
        Call(sods.LIST_SODS, page),
        Call(sods.READ_DEFAULT_APPROVAL),
        Call(sods.LIST_SODS_OF_ROLES, page, body={"roles": [{"id": _ROLE}]}),
        Call(sods.SHOW_SODS, body={"sods": [{"id": sod}]}),
        Call(sods.CHANGE_SOD, body={"id": sod, "description": "Changed"}),
        Call(sods.DELETE_SODS, body={"sods": [{"id": sod}]}),
    ]
