"""One good call of every operation in the catalogue."""

from dataclasses import dataclass, field
from typing import Any

from bff.catalogue import (
    clients,
    context,
    display,
    locales,
    navigation,
    notifications,
    preferences,
    rights,
    roles,
    sods,
    users,
    workflow_forms,
)
from bff.catalogue.operation import Operation


@dataclass(frozen=True)
class Call:
    """An operation with what it needs."""

    operation: Operation
    query: dict[str, str] = field(default_factory=dict)
    at: dict[str, str] = field(default_factory=dict)
    body: Any = None
    text: str | None = None
    for_everybody: bool = False
    """It changes what others see, so a real installation is spared it."""


_PAGE_SIZE = {"attribute": "contract.pageSize"}
_PAGES = {"navPageRights": [{"key": "users"}, {"key": "role"}]}


def calls(own_dn: str) -> list[Call]:
    """
    Give the calls, in an order in which they work.

    Args:
        own_dn: Of the signed-in user, who reads and changes nothing but their own things.
    """
    page = {"q": "*", "nextIndex": "1", "size": "10", "sortOrder": "asc", "sortBy": "LastName", "clientId": "1"}
    return [
        Call(users.LIST_USERS, page),
        Call(users.SHOW_USER, {"userDn": own_dn, "clientId": "1"}),
        Call(users.SHOW_SIGNED_IN_USER, {"clientId": "1"}),
        Call(users.COUNT, {"users": "true", "clientId": "1"}),
        Call(preferences.KEEP_PREFERENCE, _PAGE_SIZE, body={"columns": ["25"]}),
        Call(preferences.READ_PREFERENCE, _PAGE_SIZE),
        Call(preferences.DROP_PREFERENCE, _PAGE_SIZE),
        Call(navigation.READ_NAVIGATION_RIGHTS, body=_PAGES),
        Call(navigation.READ_MENU, body={"navPageRights": []}),
        Call(rights.READ_RIGHTS),
        Call(rights.READ_REQUEST_RIGHTS),
        Call(locales.LIST_LOCALES),
        Call(locales.READ_DEFAULT_LOCALE),
        Call(locales.READ_USER_LOCALE),
        Call(locales.KEEP_USER_LOCALE, body={"userDN": own_dn, "userPreferredLocales": ["en"]}),
        Call(context.READ_CONTEXT),
        Call(context.READ_VERSION),
        Call(display.READ_GENERAL_DISPLAY),
        Call(notifications.READ_NOTIFICATIONS, {"client": "1"}),
        Call(notifications.COUNT_TASKS, {"limit": "200"}),
        Call(clients.READ_CLIENT, at={"id": "1"}),
        *_role_calls(),
        Call(workflow_forms.LIST_TEMPLATES, {"isCustom": "true"}),
        Call(workflow_forms.LIST_FORMS, {"formContainer": "RequestForms"}),
        Call(clients.UPLOAD_STYLE, {"client": "1"}, text="body { color: navy }", for_everybody=True),
    ]


_LEVELS = "cn=RoleDefs,cn=RoleConfig,cn=AppConfig,cn=User Application Driver,cn=driverset1,o=system"
_ROLE, _PART = f"cn=ContractRole,cn=Level20,{_LEVELS}", f"cn=ContractPart,cn=Level10,{_LEVELS}"


def _role_calls() -> list[Call]:
    """Two roles are made, one includes the other for a while, and both are deleted."""
    page = {"q": "*", "nextIndex": "1", "size": "10", "sortOrder": "asc", "sortBy": "name"}
    children = {"roleId": _ROLE, "subRoles": [{"id": _PART, "requestDescription": "Contract"}]}
    parents = {"roleId": _PART, "parentRoles": [{"id": _ROLE, "requestDescription": "Contract"}]}
    return [
        Call(roles.CREATE_ROLE, body={"id": "ContractRole", "name": "Contract role", "level": 20}),
        Call(roles.CREATE_ROLE, body={"id": "ContractPart", "name": "Contract part", "level": 10}),
        Call(roles.LIST_ROLES, {**page, "roleLevel": "20"}),
        Call(roles.LIST_ROLE_LEVELS),
        Call(roles.SHOW_ROLES, body={"roles": {"id": _ROLE}}),
        Call(roles.CHANGE_ROLES, body={"roles": [{"id": _ROLE, "description": "Changed"}]}),
        Call(roles.ADD_CHILD_ROLES, body=children),
        Call(roles.LIST_CHILD_ROLES, page, body={"id": _ROLE}),
        Call(roles.REMOVE_CHILD_ROLES, body=children),
        Call(roles.ADD_PARENT_ROLES, body=parents),
        Call(roles.LIST_PARENT_ROLES, page, body={"id": _PART}),
        Call(roles.REMOVE_PARENT_ROLES, body=parents),
        *_sod_calls(page),
        Call(roles.DELETE_ROLES, body={"roles": [{"id": _ROLE}, {"id": _PART}]}),
    ]


def _sod_calls(page: dict[str, str]) -> list[Call]:
    """A constraint between the two roles comes and goes."""
    sod = f"cn=ContractSod,{_LEVELS.replace('RoleDefs', 'SoDDefs')}"
    pair = [{"id": _ROLE}, {"id": _PART}]
    return [
        Call(sods.CREATE_SOD, body={"id": "ContractSod", "name": "Contract constraint", "roles": pair}),
        Call(sods.LIST_SODS, page),
        Call(sods.READ_DEFAULT_APPROVAL),
        Call(sods.SHOW_SODS, body={"sods": [{"id": sod}]}),
        Call(sods.CHANGE_SOD, body={"id": sod, "description": "Changed"}),
        Call(sods.DELETE_SODS, body={"sods": [{"id": sod}]}),
    ]
