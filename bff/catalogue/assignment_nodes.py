"""Assignments in the upstream's shape: the permissions of a person with their causes, and the holders of one."""

from marshmallow import fields

from bff.catalogue.operation import ReplySchema


class AssignmentCategoryNode(ReplySchema):
    """A category, under the field names that assignments use."""

    categoryId = fields.String(required=True)
    categoryName = fields.String()


class SourceDetailsNode(ReplySchema):
    """The person, group, container or role that an assignment is inherited from."""

    dn = fields.String(required=True)
    name = fields.String()


class AssignmentParameterNode(ReplySchema):
    """An answer that the requester gave to a question of the resource."""

    key = fields.String(required=True)
    displayLabel = fields.String()
    displayValue = fields.String()
    value = fields.String()


class EntitlementReferenceNode(ReplySchema):
    """The entitlement that a resource is assigned with."""

    entName = fields.String()
    entDesc = fields.String()
    params = fields.List(fields.Nested(AssignmentParameterNode))


class PermissionAssignmentCauseNode(ReplySchema):
    """A reason why a person has a permission, or a pending request for it; times are milliseconds since 1970."""

    instanceId = fields.String(metadata={"description": "Id of the assignment or of the request"})
    type = fields.String(
        metadata={
            "description": "user, group, container or subtree for an own assignment; role if it comes with a role",
            "example": "role",
        }
    )
    subtype = fields.String(
        metadata={"description": "Kind of the holder: user, group, container or subtree", "example": "user"}
    )
    removable = fields.Boolean()
    sources = fields.List(
        fields.String(),
        metadata={"description": "DNs of the roles between the assignment and the permission, the assigned role first"},
    )
    sourcesDetails = fields.Nested(SourceDetailsNode)
    requester = fields.String(metadata={"description": "DN"})
    requesterName = fields.String()
    reqDesc = fields.String()
    status = fields.String(metadata={"example": "Approval pending"})
    requestDate = fields.Integer()
    effectiveDate = fields.Integer()
    expirationDate = fields.Integer()
    assignedTo = fields.String(metadata={"description": "DN"})
    confirmNo = fields.String(metadata={"example": "20260105-3"})
    entRef = fields.Nested(EntitlementReferenceNode)


class PermissionAssignmentNode(ReplySchema):
    """A role or resource that a person has; times are milliseconds since 1970."""

    id = fields.String(required=True)
    name = fields.String()
    description = fields.String()
    entityType = fields.String(metadata={"example": "role"})
    bulkRemovable = fields.Boolean()
    categories = fields.List(fields.Nested(AssignmentCategoryNode))
    reqDate = fields.Integer()
    effectiveDate = fields.Integer()
    expiryDate = fields.Integer(metadata={"description": "Absent without an end"})
    isDirectAssignment = fields.Boolean()
    causes = fields.List(fields.Nested(PermissionAssignmentCauseNode))
    status = fields.List(fields.Nested(PermissionAssignmentCauseNode), metadata={"description": "Pending requests"})


class PermissionAssignmentListNode(ReplySchema):
    """One page of a person's permissions. ``nextIndex`` is 0 or less on the last page."""

    assignments = fields.List(fields.Nested(PermissionAssignmentNode), required=True)
    total = fields.Integer()
    totalPermissionCount = fields.Integer(
        metadata={"description": "Number of all permissions, without search and filters"}
    )
    nextIndex = fields.Integer()


class DynamicParameterNode(ReplySchema):
    """A parameter of a resource, with the values of one assignment."""

    paramName = fields.String(required=True)
    paramLabel = fields.String()
    paramValues = fields.List(fields.String())


class DynamicParametersNode(ReplySchema):
    """All parameters of one assignment."""

    dynamicParamList = fields.List(fields.Nested(DynamicParameterNode))


class AssignmentStatusNode(ReplySchema):
    """A holder of a role or resource (SPEC 3 "Table columns"); numbers and times are texts."""

    dn = fields.String(required=True, metadata={"description": "DN of the role or resource"})
    name = fields.String()
    recipientType = fields.String(metadata={"example": "USER"})
    recipientTypeSubContainer = fields.Boolean()
    recipientDn = fields.String()
    recipientFullName = fields.String()
    statusCode = fields.String(metadata={"example": "50"})
    statusDisplay = fields.String(metadata={"example": "Provisioned"})
    description = fields.String(metadata={"description": "Reason of the request"})
    grant = fields.Boolean()
    requestDate = fields.String()
    effectiveDate = fields.String()
    expiryDate = fields.String()
    requesterDn = fields.String()
    requesterDisplayName = fields.String()
    requestDn = fields.String()
    correlationID = fields.String()
    instanceGuId = fields.String()
    source = fields.String(
        metadata={"description": "DN of the role, group or container that the assignment comes from"}
    )
    dynamicParams = fields.Nested(DynamicParametersNode)


class AssignmentStatusListNode(ReplySchema):
    """One page of the holders of a role or resource."""

    assignmentStatusList = fields.List(fields.Nested(AssignmentStatusNode), required=True)
    nextIndex = fields.Integer()
    arraySize = fields.Integer()
    total = fields.Integer()
    hasmore = fields.Boolean()


class IdentityNode(ReplySchema):
    """A person."""

    dn = fields.String(required=True)
    name = fields.String()
    firstName = fields.String()
    lastName = fields.String()


class IdentitiesNode(ReplySchema):
    """One page of the people who have a permission, whether directly or inherited."""

    identities = fields.List(fields.Nested(IdentityNode), required=True)
    total = fields.Integer()
    nextIndex = fields.Integer()
