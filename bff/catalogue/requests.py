"""Requests for permissions, for oneself or for others."""

from marshmallow import fields, validate

from bff.catalogue.kinds import ActsFor, OneOrMany
from bff.catalogue.listing import ListQuery
from bff.catalogue.operation import BodySchema, Operation, ReplySchema
from bff.catalogue.permission_nodes import PermissionNode, PermissionsSearchResponseNode
from bff.catalogue.request_nodes import RequestOperationResponseListNode
from bff.catalogue.samples import ROLE
from bff.catalogue.task_nodes import TaskDataItemNode

_KINDS = ("ROLE", "RESOURCE", "PRD", "role", "resource", "prd")


class PermissionsQuery(ListQuery):
    """Searches permissions; ``type`` and ``column`` can be repeated (SPEC 7 "Admin assignments and permissions")."""

    sortByName = fields.Boolean()
    type = fields.List(fields.String(metadata={"example": "ROLE"}), metadata={"description": "ROLE, RESOURCE or PRD"})
    column = fields.List(
        fields.String(), metadata={"description": "The field to search: name, description or categories"}
    )
    proxyUser = fields.String(metadata={"description": "DN of the person in whose name the call is made"})


class PermissionReference(BodySchema):
    """A role, a resource or a workflow."""

    id = fields.String(required=True, validate=validate.Length(min=1), metadata=ROLE)
    entityType = fields.String(required=True, validate=validate.OneOf(_KINDS), metadata={"example": "role"})


class PermissionParamNode(ReplySchema):
    """A question of a resource; questions with ``hidden`` are not shown."""

    key = fields.String(required=True)
    dataType = fields.String(metadata={"example": "String"})
    displayLabel = fields.String()
    value = fields.String()
    hidden = fields.Boolean()
    static = fields.Boolean()
    multivalue = fields.Boolean()
    entitlementDn = fields.String()
    codemapKey = fields.String()
    optionQueryUrl = fields.String(metadata={"description": "Address of the list of values"})


class PermissionDetailsNode(PermissionNode):
    """A permission with the questions that the requester has to answer."""

    permParams = fields.List(fields.Nested(PermissionParamNode))
    dataItems = fields.List(fields.Nested(TaskDataItemNode))
    requestFormId = fields.String(metadata={"description": "DN of the JSON form"})
    isNewForm = fields.Boolean(metadata={"description": "Whether the workflow has a JSON form"})
    isExpirationRequired = fields.Boolean()
    expiresAfter = fields.String(metadata={"example": "90D"})
    edition = fields.String()


class RecipientReference(BodySchema):
    """A recipient of a request: a person, or a group or team that stands for its members."""

    dn = fields.String(required=True, validate=validate.Length(min=1))
    type = fields.String(validate=validate.OneOf(["user", "group", "team", "container"]))
    isGroupAssignment = fields.Boolean(
        metadata={"description": "Whether the group itself gets the role, in place of its members"}
    )


class RequestedPermission(PermissionReference):
    """A requested permission; ``proxyFor`` is the person on whose behalf the user requests it."""

    proxyFor = ActsFor()


class KeyValues(BodySchema):
    """An answer to a question."""

    key = fields.String(required=True)
    value = fields.Raw(metadata={"type": ["string", "array"], "description": "One value, or a list of values"})


class _AskingBody(BodySchema):
    reason = fields.String()
    effDate = fields.Integer(allow_none=True, metadata={"description": "Milliseconds since 1970; 0 to start at once"})
    expDate = fields.Integer(allow_none=True, metadata={"description": "Milliseconds since 1970; 0 for no end"})
    sodJustification = fields.String()
    recipients = fields.List(
        fields.Nested(RecipientReference),
        metadata={"description": "DNs of recipients; without recipients the request is for the caller"},
    )
    proxyUser = ActsFor()


class RequestNode(_AskingBody):
    """A request for roles, resources and workflows that have no questions."""

    reqPermissions = OneOrMany(fields.Nested(RequestedPermission), required=True, validate=validate.Length(min=1))


class RequestFormPermissionsNode(BodySchema):
    """A request with a form: the first permission, and the values of its form; the field ``reason`` is the reason."""

    reqPermissions = OneOrMany(fields.Nested(RequestedPermission), required=True, validate=validate.Length(min=1))
    data = fields.List(fields.Nested(KeyValues))
    recipients = fields.List(
        fields.Nested(RecipientReference),
        metadata={"description": "DNs of recipients; without recipients the request is for the caller"},
    )
    effDate = fields.Integer(metadata={"description": "Milliseconds since 1970; not documented"})
    expDate = fields.Integer(metadata={"description": "Milliseconds since 1970; not documented"})


class RequestDataItem(BodySchema):
    """A value that is passed to the workflow."""

    name = fields.String(required=True)
    values = fields.List(fields.Raw())


class SinglePermReqNode(_AskingBody, PermissionReference):
    """A request for one role, one resource, or one workflow without a JSON form."""

    permReqParams = fields.List(fields.Nested(KeyValues))
    dataItems = fields.List(fields.Nested(RequestDataItem))
    isBulkApproval = fields.Boolean()


_ACCESS = "/rest/access"
_REQUESTS = f"{_ACCESS}/requests/permissions"

LIST_PERMISSIONS = Operation(
    method="GET",
    path=f"{_ACCESS}/permissions",
    summary="List permissions that can be requested",
    query=PermissionsQuery,
    reply=PermissionsSearchResponseNode,
)
SHOW_PERMISSION = Operation(
    method="POST",
    path=f"{_ACCESS}/permissions/item",
    summary="Show the questions of a permission to its requester",
    body=PermissionReference,
    reads=True,
    reply=PermissionDetailsNode,
)
ASK_FOR_PERMISSIONS = Operation(
    method="POST",
    path=_REQUESTS,
    summary="Request several permissions",
    body=RequestNode,
    reply=RequestOperationResponseListNode,
)
ASK_FOR_PERMISSION = Operation(
    method="POST",
    path=f"{_REQUESTS}/item",
    summary="Request one permission",
    body=SinglePermReqNode,
    reply=RequestOperationResponseListNode,
)
ASK_BY_FORM = Operation(
    method="POST",
    path=f"{_REQUESTS}/v2",
    summary="Request a permission with a JSON form",
    body=RequestFormPermissionsNode,
    reply=RequestOperationResponseListNode,
)

OPERATIONS = (LIST_PERMISSIONS, SHOW_PERMISSION, ASK_FOR_PERMISSIONS, ASK_FOR_PERMISSION, ASK_BY_FORM)
