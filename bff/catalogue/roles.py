"""Roles: list, details, levels; create, change and delete; child and parent roles."""

from dataclasses import replace

from marshmallow import fields, validate

from bff.catalogue.attributes import UserReference
from bff.catalogue.kinds import OneOrMany
from bff.catalogue.listing import ListQuery
from bff.catalogue.operation import BodySchema, Operation, ReplySchema
from bff.catalogue.response import ResponseListNode
from bff.catalogue.role_nodes import (
    RoleChange,
    RoleCreation,
    RoleLevel,
    RoleListQuery,
    RoleNode,
    RoleReference,
    RolesListResponseNode,
)
from bff.catalogue.samples import ROLE


class RolesBody(BodySchema):
    """Identifies roles."""

    roles = OneOrMany(fields.Nested(RoleReference), required=True, validate=validate.Length(min=1))


class RoleChangesBody(BodySchema):
    """Changes of several roles; each one succeeds or fails by itself."""

    roles = OneOrMany(fields.Nested(RoleChange), required=True, validate=validate.Length(min=1))


class RoleDetailsNode(ReplySchema):
    """Roles with all their details."""

    roles = fields.List(fields.Nested(RoleNode), required=True)


class RoleLevelsNode(ReplySchema):
    """The levels, the lowest first."""

    roleLevels = fields.List(fields.Nested(RoleLevel), required=True)


class SubRoleRequestNode(RoleReference):
    """The child or parent role, and the reason for the relation."""

    requestDescription = fields.String()


class SubRolesListRequestNode(BodySchema):
    """Children (``subRoles``) or parents (``parentRoles``) to add to the role ``roleId`` or to remove from it."""

    roleId = fields.String(required=True, validate=validate.Length(min=1), metadata=ROLE)
    subRoles = fields.List(fields.Nested(SubRoleRequestNode))
    parentRoles = fields.List(fields.Nested(SubRoleRequestNode))


_ROLES = "/rest/catalog/roles"
_CHILDREN = f"{_ROLES}/subRoles"
_PARENTS = f"{_ROLES}/parentRoles"

LIST_ROLES = Operation(
    method="GET", path=f"{_ROLES}/listV2", summary="List roles", query=RoleListQuery, reply=RolesListResponseNode
)
LIST_ROLE_LEVELS = Operation(method="GET", path=f"{_ROLES}/levels", summary="List role levels", reply=RoleLevelsNode)
SHOW_ROLES = Operation(
    method="POST", path=f"{_ROLES}/roleV2", summary="Show roles", body=RolesBody, reads=True, reply=RoleDetailsNode
)
SHOW_ROLES_OF_USER = Operation(
    method="POST",
    path=f"{_ROLES}/userRoles",
    summary="Show the roles of a user",
    body=UserReference,
    reads=True,
    reply=RoleDetailsNode,
)
LIST_ROLES_OLDER = replace(LIST_ROLES, path=f"{_ROLES}/list", summary="List roles, older call")
LIST_ROLES_OLDEST = replace(LIST_ROLES, path=_ROLES, summary="List roles, oldest call")
SHOW_ROLES_OLDER = replace(SHOW_ROLES, path=f"{_ROLES}/role", summary="Show roles, older call")
CREATE_ROLE = Operation(method="POST", path=_ROLES, summary="Create a role", body=RoleCreation, reply=RoleNode)
CHANGE_ROLE = Operation(method="PUT", path=f"{_ROLES}/role", summary="Change a role", body=RoleChange, reply=RoleNode)
CHANGE_ROLES = Operation(
    method="PUT", path=f"{_ROLES}/roles", summary="Change roles", body=RoleChangesBody, reply=ResponseListNode
)
DELETE_ROLES = Operation(
    method="DELETE", path=f"{_ROLES}/role", summary="Delete roles", body=RolesBody, reply=ResponseListNode
)
LIST_CHILD_ROLES = Operation(
    method="POST",
    path=f"{_CHILDREN}/list",
    summary="List the child roles of a role",
    query=ListQuery,
    body=RoleReference,
    reads=True,
    reply=RolesListResponseNode,
)
LIST_PARENT_ROLES = Operation(
    method="POST",
    path=f"{_PARENTS}/list",
    summary="List the parent roles of a role",
    query=ListQuery,
    body=RoleReference,
    reads=True,
    reply=RolesListResponseNode,
)
ADD_CHILD_ROLES = Operation(
    method="POST",
    path=_CHILDREN,
    summary="Add child roles to a role",
    body=SubRolesListRequestNode,
    reply=ResponseListNode,
)
REMOVE_CHILD_ROLES = Operation(
    method="DELETE",
    path=_CHILDREN,
    summary="Remove child roles from a role",
    body=SubRolesListRequestNode,
    reply=ResponseListNode,
)
ADD_PARENT_ROLES = Operation(
    method="POST",
    path=_PARENTS,
    summary="Add parent roles to a role",
    body=SubRolesListRequestNode,
    reply=ResponseListNode,
)
REMOVE_PARENT_ROLES = Operation(
    method="DELETE",
    path=_PARENTS,
    summary="Remove parent roles from a role",
    body=SubRolesListRequestNode,
    reply=ResponseListNode,
)

OPERATIONS = (
    LIST_ROLES,
    LIST_ROLES_OLDER,
    LIST_ROLES_OLDEST,
    LIST_ROLE_LEVELS,
    SHOW_ROLES,
    SHOW_ROLES_OF_USER,
    SHOW_ROLES_OLDER,
    CREATE_ROLE,
    CHANGE_ROLE,
    CHANGE_ROLES,
    DELETE_ROLES,
    LIST_CHILD_ROLES,
    LIST_PARENT_ROLES,
    ADD_CHILD_ROLES,
    REMOVE_CHILD_ROLES,
    ADD_PARENT_ROLES,
    REMOVE_PARENT_ROLES,
)
