"""Roles: replies of the upstream, and the bodies that change them."""

from marshmallow import fields, validate

from bff.catalogue.approval import ApproverNode, OwnerNode, quorum_field
from bff.catalogue.field_validators import common_name
from bff.catalogue.listing import ListQuery
from bff.catalogue.localized import (
    LocalizedDescBody,
    LocalizedDescNode,
    LocalizedNameBody,
    LocalizedNameNode,
    plain_description,
    plain_name,
)
from bff.catalogue.operation import BodySchema, ReplySchema

LEVELS = (10, 20, 30)
"""In this order: permission role, IT role and business role."""

_EXAMPLE_DN = "cn=PayrollUser,cn=Level20,cn=RoleDefs,cn=RoleConfig,cn=AppConfig,cn=User Application Driver,o=system"


class CategoryNode(ReplySchema):
    """A category of roles and resources."""

    id = fields.String(required=True, metadata={"example": "finance"})
    name = fields.String()


class RoleLevel(ReplySchema):
    """One of the three levels."""

    name = fields.String(metadata={"example": "IT Role"})
    level = fields.Integer(required=True, validate=validate.OneOf(LEVELS))
    cn = fields.String(metadata={"example": "Level20"})
    localizedNames = fields.List(fields.Nested(LocalizedNameNode))


class RoleNode(ReplySchema):
    """A role (SPEC 3 "Role"); in lists, the fields after ``status`` are missing."""

    id = fields.String(required=True, metadata={"example": _EXAMPLE_DN})
    name = fields.String()
    description = fields.String()
    categories = fields.List(fields.Nested(CategoryNode))
    level = fields.Integer()
    roleLevel = fields.Nested(RoleLevel)
    status = fields.Integer(metadata={"description": "50 created, 15 pending delete"})
    subContainer = fields.String(metadata={"description": "DN of the container that the role is in"})
    localizedNames = fields.List(fields.Nested(LocalizedNameNode))
    localizedDescriptions = fields.List(fields.Nested(LocalizedDescNode))
    owners = fields.List(fields.Nested(OwnerNode))
    approvalRequired = fields.Boolean()
    approvalIsStandard = fields.Boolean(
        metadata={"description": "false if the workflow in approvalRequestDef approves"}
    )
    approvalQuorum = quorum_field(strict=False)
    approvalApprovers = fields.List(fields.Nested(ApproverNode))
    approvalRequestDef = fields.String()
    approvalRequestDefName = fields.String()
    revokeRequired = fields.Boolean()


class RoleReference(BodySchema):
    """Identifies a role."""

    id = fields.String(required=True, validate=validate.Length(min=1), metadata={"example": _EXAMPLE_DN})


class PermissionFields(BodySchema):
    """The writable fields that roles and resources share."""

    name = fields.String(validate=[validate.Length(min=1), plain_name])
    description = fields.String(validate=plain_description)
    localizedNames = fields.List(fields.Nested(LocalizedNameBody))
    localizedDescriptions = fields.List(fields.Nested(LocalizedDescBody))
    categories = fields.List(fields.Nested(CategoryNode))
    owners = fields.List(fields.Nested(OwnerNode))
    approvalRequired = fields.Boolean()
    approvalIsStandard = fields.Boolean()


class RoleChange(PermissionFields, RoleReference):
    """The changes; fields that are not sent stay as they are."""

    approvalQuorum = quorum_field(strict=True)
    approvalApprovers = fields.List(fields.Nested(ApproverNode))
    approvalRequestDef = fields.String()
    revokeRequired = fields.Boolean()


class RoleCreation(RoleChange):
    """A new role; ``id`` is its common name, from which the upstream builds the DN."""

    id = fields.String(required=True, validate=[validate.Length(min=1), common_name], metadata={"example": "Payroll"})
    name = fields.String(
        required=True, validate=[validate.Length(min=1), plain_name], metadata={"example": "Payroll Clerk"}
    )
    level = fields.Integer(required=True, validate=validate.OneOf(LEVELS))
    subContainer = fields.String(allow_none=True)


class RoleListQuery(ListQuery):
    """Searches names and descriptions for ``q``, and one of them for ``name`` or ``desc``."""

    name = fields.String()
    desc = fields.String()
    roleLevel = fields.List(fields.Integer(), metadata={"description": "Levels of the roles"})
    categoryKeys = fields.List(
        fields.String(), metadata={"description": "Ids of categories; a resource needs one of them"}
    )


class RolesListResponseNode(ReplySchema):
    """One page of roles. ``nextIndex`` is 0 or less on the last page."""

    roles = fields.List(fields.Nested(RoleNode), required=True)
    nextIndex = fields.Integer()
    arraySize = fields.Integer()
    total = fields.Integer()
    totalSize = fields.Integer()
