"""Request definitions: the workflows that approve requests; notices about changes of permissions."""

from marshmallow import fields, validate

from bff.catalogue.listing import ListQuery
from bff.catalogue.operation import BodySchema, Operation, ReplySchema
from bff.catalogue.response import ResponseListNode
from bff.catalogue.samples import ROLE

PROCESS_TYPES = ("Provisioning", "Role Approval", "Resource Approval", "Sod Approval")


class DefinitionsQuery(ListQuery):
    """Filters request definitions (SPEC 7 "Picker and lookup lists")."""

    processType = fields.String(validate=validate.OneOf(PROCESS_TYPES), metadata={"example": "Role Approval"})
    column = fields.String()
    forceRefresh = fields.Boolean()
    noCache = fields.Boolean()
    token = fields.String()


class RequestDefsLookUpNode(ReplySchema):
    """A request definition (workflow)."""

    id = fields.String(required=True)
    name = fields.String()
    displayName = fields.String()
    description = fields.String()


class RequestDefsLookUpListNode(ReplySchema):
    """One page of request definitions. ``nextIndex`` is 0 or less on the last page."""

    requestDefs = fields.List(fields.Nested(RequestDefsLookUpNode), required=True)
    nextIndex = fields.Integer()


class PermissionChange(BodySchema):
    """A notice that a role, resource or request definition was created, changed, deleted or moved."""

    operation = fields.String(required=True, metadata={"example": "modify"})
    permId = fields.String(required=True, validate=validate.Length(min=1), metadata=ROLE)
    permType = fields.String(required=True, metadata={"example": "role"})
    newPermId = fields.String()
    eventId = fields.String()
    timestamp = fields.String()


class PermissionChangesBody(BodySchema):
    """Notices, the oldest first."""

    permIndexChanges = fields.List(fields.Nested(PermissionChange), required=True, validate=validate.Length(min=1))


LIST_DEFINITIONS = Operation(
    method="GET",
    path="/rest/catalog/prds",
    summary="List the workflows for approvals",
    query=DefinitionsQuery,
    reply=RequestDefsLookUpListNode,
)
TELL_CHANGES = Operation(
    method="POST",
    path="/rest/access/index/permissions",
    summary="Report changes to the permission index",
    body=PermissionChangesBody,
    reply=ResponseListNode,
)

OPERATIONS = (LIST_DEFINITIONS, TELL_CHANGES)
