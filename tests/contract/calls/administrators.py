"""Calls about administrators and their permissions."""

from bff.catalogue import administrator_permissions as permissions
from bff.catalogue import administrators
from tests.contract.calls.call import Call

_SOMEBODY = "cn=user,ou=users,o=data"
_LEVEL = "cn=Level10,cn=RoleDefs,cn=RoleConfig,cn=AppConfig,cn=User Application Driver,cn=driverset1,o=system"


def calls(own_dn: str) -> list[Call]:
    """Makes a person a delegated administrator, gives them a permission, and takes both away."""
    page = {"q": "*", "nextIndex": "1", "size": "20", "sortOrder": "asc"}
    new = {
        "assignee": "Somebody",
        "assigneeDn": _SOMEBODY,
        "domain": "ROLES",
        "adminTypeKey": "DELEGATED",
        "comment": "Contract",
    }
    held = {"assignedToDN": _SOMEBODY, "permissions": [{"id": _LEVEL, "permission": "viewRole"}]}
    gone = {"revokeAssignments": [{"assignmentDomain": "ROLES", "identity": _SOMEBODY, "isAllPermissions": False}]}
    return [
        Call(administrators.LIST_ADMIN_DOMAINS),
        Call(administrators.LIST_DELEGATED_DOMAINS),
        Call(administrators.LIST_ASSIGNMENT_COLUMNS),
        Call(administrators.CREATE_ASSIGNMENT, body=new),
        Call(administrators.LIST_ASSIGNMENTS, {**page, "sortColumn": "assignee", "filterSearch": "ALL"}),
        Call(administrators.ASK_FOR_ADMIN, {"level": "1", "type": "ROLES", "userDn": own_dn}),
        Call(permissions.LIST_PERMISSIONS, {"domain": "ROLES"}),
        Call(permissions.LIST_ROOT_CONTAINERS, {"domain": "ROLES"}),
        Call(permissions.GIVE_PERMISSIONS, body=held),
        Call(
            permissions.LIST_ASSIGNED_PERMISSIONS,
            {**page, "assigneeDn": _SOMEBODY, "domain": "ROLES"},
        ),
        Call(permissions.TAKE_PERMISSIONS, body=held),
        Call(permissions.SHOW_AUTHORISED_OBJECTS, body={"permissions": [{"id": _LEVEL}]}),
        Call(permissions.ASK_FOR_RIGHTS, {"objectType": "role"}),
        Call(permissions.ASK_FOR_OPERATIONS, body={"permissions": [{"id": _LEVEL, "entityType": "container"}]}),
        Call(administrators.REVOKE_ASSIGNMENTS, body=gone),
    ]
