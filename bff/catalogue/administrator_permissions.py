"""Permissions of delegated administrators on roles, resources, request definitions and containers."""

from marshmallow import fields, validate

from bff.catalogue.administrators import DomainListNode, domain_field
from bff.catalogue.attributes import JaxBMapNode
from bff.catalogue.kinds import OneOrMany
from bff.catalogue.listing import LARGEST_PAGE
from bff.catalogue.operation import BodySchema, Operation, QuerySchema, ReplySchema
from bff.catalogue.response import ResponseListNode
from bff.catalogue.samples import PERSON, ROLE

OBJECT_TYPES = ("role", "resource", "prd", "container")


class DomainQuery(QuerySchema):
    """Selects one domain."""

    domain = domain_field()


class AssignedPermissionsQuery(QuerySchema):
    """Lists the permissions of ``assigneeDn`` in a domain; ``filterSearch`` is ``ALL`` or an object type."""

    assigneeDn = fields.String(required=True, validate=validate.Length(min=1))
    domain = domain_field()
    q = fields.String(metadata={"example": "*"})
    nextIndex = fields.Integer(validate=validate.Range(min=1))
    size = fields.Integer(validate=validate.Range(min=1, max=LARGEST_PAGE))
    sortOrder = fields.String(validate=validate.OneOf(["asc", "desc"]))
    sortColumn = fields.String(metadata={"example": "resolvedNameAuthObject"})
    filterSearch = fields.String(validate=validate.OneOf(["ALL", *OBJECT_TYPES]))


class AuthorisedObjectNode(ReplySchema):
    """An object and a permission that the administrator has on it."""

    id = fields.String(required=True, metadata={"description": "DN of a role, a resource, a workflow or a container"})
    name = fields.String()
    desc = fields.String()
    entityType = fields.String(metadata={"example": "container"})
    permission = fields.String(metadata={"example": "modifyRole"})


class AssignedPermissionsNode(DomainListNode):
    """All permissions that the administrator has, and one page of the objects that they apply to."""

    permissions = fields.List(fields.Nested(AuthorisedObjectNode), required=True)
    nextIndex = fields.Integer()
    totalSize = fields.Integer()
    total = fields.Integer()


class PermissionBody(BodySchema):
    """A permission on one object."""

    id = fields.String(required=True, validate=validate.Length(min=1), metadata=ROLE)
    entityType = fields.String(validate=validate.OneOf(OBJECT_TYPES))
    permission = fields.String(required=True, validate=validate.Length(min=1), metadata={"example": "createRole"})


class PermissionListNode(BodySchema):
    """The permissions that ``assignedToDN`` is given or loses."""

    assignedToDN = fields.String(required=True, validate=validate.Length(min=1), metadata=PERSON)
    permissions = OneOrMany(fields.Nested(PermissionBody), required=True, validate=validate.Length(min=1))


class ObjectReference(BodySchema):
    """Identifies one object."""

    id = fields.String(required=True, validate=validate.Length(min=1), metadata=ROLE)
    entityType = fields.String(validate=validate.OneOf(OBJECT_TYPES))


class ObjectsBody(BodySchema):
    """Identifies several objects."""

    permissions = OneOrMany(fields.Nested(ObjectReference), required=True, validate=validate.Length(min=1))


class AuthorisedObjectsNode(ReplySchema):
    """The requested objects with their permissions."""

    permissions = fields.List(fields.Nested(AuthorisedObjectNode), required=True)
    arraySize = fields.Integer()


class RightsQuery(QuerySchema):
    """The type of object that the rights are checked for."""

    objectType = fields.String(required=True, validate=validate.OneOf(["role", "resource", "sod"]))


class DelegatedAdminRights(ReplySchema):
    """Whether the user may create objects of this type in at least one container."""

    permissionKey = fields.String()
    isAccesible = fields.Boolean(required=True)


class OperationAccess(ReplySchema):
    """The user's permissions on one object: permission name -> the text ``"true"`` or ``"false"``."""

    permissionDn = fields.String(required=True)
    operationAccessMap = fields.List(fields.Nested(JaxBMapNode), required=True)


class DelgatedAdminRightsList(ReplySchema):
    """The user's permissions on several objects."""

    opertionPermissionMap = fields.List(fields.Nested(OperationAccess), required=True)


class JaxBMapNodeList(ReplySchema):
    """A list of keys and values."""

    mapList = fields.List(fields.Nested(JaxBMapNode), required=True)


_PERMISSION = "/rest/admin/permission"
_ASSIGNED = "/rest/admin/assignment/permissions"

LIST_PERMISSIONS = Operation(
    method="GET",
    path=_PERMISSION,
    summary="List the permissions of a domain",
    query=DomainQuery,
    reply=DomainListNode,
)
LIST_ASSIGNED_PERMISSIONS = Operation(
    method="GET",
    path=f"{_PERMISSION}/assignment",
    summary="List the permissions of a delegated administrator",
    query=AssignedPermissionsQuery,
    reply=AssignedPermissionsNode,
)
GIVE_PERMISSIONS = Operation(
    method="PUT",
    path=_ASSIGNED,
    summary="Add permissions to a delegated administrator",
    body=PermissionListNode,
    reply=ResponseListNode,
)
TAKE_PERMISSIONS = Operation(
    method="DELETE",
    path=_ASSIGNED,
    summary="Remove permissions from a delegated administrator",
    body=PermissionListNode,
    reply=ResponseListNode,
)
SHOW_AUTHORISED_OBJECTS = Operation(
    method="POST",
    path=f"{_PERMISSION}/complexPermissionDetails",
    summary="Show the objects that permissions are given for",
    body=ObjectsBody,
    reads=True,
    reply=AuthorisedObjectsNode,
)
ASK_FOR_RIGHTS = Operation(
    method="GET",
    path=f"{_PERMISSION}/rights",
    summary="Check whether the user may create objects of a kind",
    query=RightsQuery,
    reply=DelegatedAdminRights,
)
LIST_ROOT_CONTAINERS = Operation(
    method="GET",
    path=f"{_PERMISSION}/rootContainer",
    summary="List the root containers of a domain",
    query=DomainQuery,
    reply=JaxBMapNodeList,
)
ASK_FOR_OPERATIONS = Operation(
    method="POST",
    path="/rest/catalog/delegatedAdmin/rights",
    summary="Check which actions on objects the user may carry out",
    body=ObjectsBody,
    reads=True,
    reply=DelgatedAdminRightsList,
)

OPERATIONS = (
    LIST_PERMISSIONS,
    LIST_ASSIGNED_PERMISSIONS,
    GIVE_PERMISSIONS,
    TAKE_PERMISSIONS,
    SHOW_AUTHORISED_OBJECTS,
    ASK_FOR_RIGHTS,
    LIST_ROOT_CONTAINERS,
    ASK_FOR_OPERATIONS,
)
