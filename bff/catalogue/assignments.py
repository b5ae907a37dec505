"""Assignments: list a person's permissions with their causes, return one's own, grant and revoke."""

from marshmallow import fields, validate

from bff.catalogue.assignment_nodes import IdentitiesNode, PermissionAssignmentListNode, PermissionAssignmentNode
from bff.catalogue.attributes import UserReference
from bff.catalogue.kinds import OneOrMany
from bff.catalogue.listing import ListQuery
from bff.catalogue.operation import BodySchema, Operation
from bff.catalogue.request_nodes import AskedListNode
from bff.catalogue.samples import ROLE


class HoldingsQuery(ListQuery):
    """Filters for the permissions of a person (SPEC 7 "Users")."""

    forceRefresh = fields.Boolean()
    noCache = fields.Boolean()
    token = fields.String()
    onlyDirectAssignments = fields.Boolean(
        metadata={"description": "Whether assignments by roles and groups are left out"}
    )


class AdvancedQuery(HoldingsQuery):
    """Filters that must all match; dates are whole days in milliseconds since 1970."""

    name = fields.String()
    description = fields.String()
    parameter = fields.String()
    roleInitialRequestDescription = fields.String()
    resourceInitialRequestDescription = fields.String()
    requestDate = fields.Integer()
    effectiveDate = fields.Integer()
    expDate = fields.Integer()
    roleCategories = fields.String(metadata={"description": "Ids, separated by commas"})
    resourceCategories = fields.String(metadata={"description": "Ids, separated by commas"})
    userAssigned = fields.Boolean()
    groupAssigned = fields.Boolean()
    containerAssigned = fields.Boolean()
    roleRelationship = fields.Boolean()
    searchScope = fields.String(validate=validate.OneOf(["ALL", "ROLE", "RESOURCE"]))


class IdentitiesQuery(ListQuery):
    """The role or resource whose holders are listed."""

    permissionId = fields.String(required=True)
    permissionType = fields.String(metadata={"example": "role"})


class AssignmentReference(BodySchema):
    """One of the caller's own roles or resources."""

    id = fields.String(required=True, validate=validate.Length(min=1), metadata=ROLE)
    entityType = fields.String()


class CartItemAssignmentNode(BodySchema):
    """The recipient of an assignment: ``subtype`` is user, group, container, subcontainer or role."""

    assignedToDn = fields.String(required=True, validate=validate.Length(min=1))
    subtype = fields.String(metadata={"example": "user"})
    instanceId = fields.String(
        metadata={"description": "Id of one assignment, if a person has the resource several times"}
    )
    sodJustification = fields.String()


class AssignmentChange(BodySchema):
    """A role or resource to grant or revoke; dates are milliseconds since 1970, as numbers or texts."""

    id = fields.String(required=True, validate=validate.Length(min=1), metadata=ROLE)
    entityType = fields.String(validate=validate.OneOf(["role", "resource"]))
    instanceId = fields.String(allow_none=True)
    assignmentToList = fields.List(fields.Nested(CartItemAssignmentNode))
    effectiveDate = fields.Raw(allow_none=True, metadata={"type": ["string", "integer"]})
    expiryDate = fields.Raw(allow_none=True, metadata={"type": ["string", "integer"]})


class AssignmentChangesBody(BodySchema):
    """The assignments to grant or revoke, their recipients and the reason."""

    reason = fields.String()
    assignments = OneOrMany(fields.Nested(AssignmentChange), required=True, validate=validate.Length(min=1))


_ASSIGNMENTS = "/rest/access/assignments"

LIST_OWN_ASSIGNMENTS = Operation(
    method="GET",
    path=_ASSIGNMENTS,
    summary="List the user's own roles and resources",
    query=HoldingsQuery,
    reply=PermissionAssignmentListNode,
)
SEARCH_OWN_ASSIGNMENTS = Operation(
    method="GET",
    path=f"{_ASSIGNMENTS}/advanced",
    summary="Search the user's own roles and resources",
    query=AdvancedQuery,
    reply=PermissionAssignmentListNode,
)
GIVE_BACK = Operation(
    method="DELETE",
    path=_ASSIGNMENTS,
    summary="Return the user's own roles and resources",
    body=AssignmentChangesBody,
    reply=AskedListNode,
)
LIST_IDENTITIES = Operation(
    method="GET",
    path=f"{_ASSIGNMENTS}/identities",
    summary="List the people who have a role or resource",
    query=IdentitiesQuery,
    reply=IdentitiesNode,
)
SHOW_OWN_ASSIGNMENT = Operation(
    method="POST",
    path=f"{_ASSIGNMENTS}/item",
    summary="Show one of the user's own roles or resources",
    body=AssignmentReference,
    reads=True,
    reply=PermissionAssignmentNode,
)
LIST_ASSIGNMENTS_OF_USER = Operation(
    method="POST",
    path=f"{_ASSIGNMENTS}/list",
    summary="List the roles and resources of a user",
    query=HoldingsQuery,
    body=UserReference,
    reads=True,
    reply=PermissionAssignmentListNode,
)
SEARCH_ASSIGNMENTS_OF_USER = Operation(
    method="POST",
    path=f"{_ASSIGNMENTS}/list/v2",
    summary="Search the roles and resources of a user",
    query=AdvancedQuery,
    body=UserReference,
    reads=True,
    reply=PermissionAssignmentListNode,
)
LIST_ROLES_OF_USER = Operation(
    method="POST",
    path=f"{_ASSIGNMENTS}/role/list",
    summary="List the roles of a user",
    query=HoldingsQuery,
    body=UserReference,
    reads=True,
    reply=PermissionAssignmentListNode,
)
LIST_RESOURCES_OF_USER = Operation(
    method="POST",
    path=f"{_ASSIGNMENTS}/resource/list",
    summary="List the resources of a user",
    query=HoldingsQuery,
    body=UserReference,
    reads=True,
    reply=PermissionAssignmentListNode,
)
TAKE_AWAY = Operation(
    method="DELETE",
    path=f"{_ASSIGNMENTS}/list",
    summary="Revoke roles and resources",
    body=AssignmentChangesBody,
    reply=AskedListNode,
)

OPERATIONS = (
    LIST_OWN_ASSIGNMENTS,
    SEARCH_OWN_ASSIGNMENTS,
    GIVE_BACK,
    LIST_IDENTITIES,
    SHOW_OWN_ASSIGNMENT,
    LIST_ASSIGNMENTS_OF_USER,
    SEARCH_ASSIGNMENTS_OF_USER,
    LIST_ROLES_OF_USER,
    LIST_RESOURCES_OF_USER,
    TAKE_AWAY,
)
