"""Separation of duties: constraints between two roles."""

from marshmallow import fields, validate

from bff.catalogue.approval import ApproverNode, quorum_field
from bff.catalogue.field_validators import common_name
from bff.catalogue.kinds import OneOrMany
from bff.catalogue.listing import ListQuery
from bff.catalogue.localized import (
    LocalizedDescBody,
    LocalizedDescNode,
    LocalizedNameBody,
    LocalizedNameNode,
    plain_description,
    plain_name,
)
from bff.catalogue.operation import BodySchema, Operation, ReplySchema
from bff.catalogue.response import ResponseListNode
from bff.catalogue.role_nodes import RoleLevel, RoleNode, RoleReference
from bff.catalogue.samples import CONSTRAINT, TWO_ROLES

APPROVAL_TYPES = ("alwaysAllow", "allowWithWorkflow")


class SodNode(ReplySchema):
    """A constraint (SPEC 3 "Other entities"); the reply for the default approval has only the approval fields."""

    id = fields.String()
    name = fields.String()
    description = fields.String()
    localizedNames = fields.List(fields.Nested(LocalizedNameNode))
    localizedDescriptions = fields.List(fields.Nested(LocalizedDescNode))
    roles = fields.List(fields.Nested(RoleNode), metadata={"description": "The two roles that exclude each other"})
    roleLevel = fields.Nested(RoleLevel, metadata={"description": "Level of both roles"})
    status = fields.Integer(metadata={"description": "50 created, 15 pending delete"})
    sodApprovalType = fields.String(metadata={"example": "allowWithWorkflow"})
    isDefaultApproversUsed = fields.Boolean()
    approvers = fields.List(fields.Nested(ApproverNode))
    approvalQuorum = quorum_field(strict=False)
    approvalRequestDef = fields.String()
    hasConflicts = fields.Boolean(metadata={"description": "Whether a person has both roles"})


class SodsListResponseNode(ReplySchema):
    """A list of constraints; in a paged call one page, where ``nextIndex`` is 0 or less on the last page."""

    sods = fields.List(fields.Nested(SodNode), required=True)
    nextIndex = fields.Integer()
    arraySize = fields.Integer()


class SodReference(BodySchema):
    """Identifies a constraint."""

    id = fields.String(required=True, validate=validate.Length(min=1), metadata=CONSTRAINT)


class SodsBody(BodySchema):
    """Identifies constraints."""

    sods = OneOrMany(fields.Nested(SodReference), required=True, validate=validate.Length(min=1))


class RolesOfSodsBody(BodySchema):
    """The roles whose constraints are listed."""

    roles = OneOrMany(fields.Nested(RoleReference), required=True, validate=validate.Length(min=1))


class SodChange(SodReference):
    """The changes; fields that are not sent stay as they are."""

    name = fields.String(validate=[validate.Length(min=1), plain_name])
    description = fields.String(validate=plain_description)
    localizedNames = fields.List(fields.Nested(LocalizedNameBody))
    localizedDescriptions = fields.List(fields.Nested(LocalizedDescBody))
    roles = fields.List(fields.Nested(RoleReference), validate=validate.Length(equal=2))
    sodApprovalType = fields.String(validate=validate.OneOf(APPROVAL_TYPES))
    isDefaultApproversUsed = fields.Boolean()
    approvers = fields.List(fields.Nested(ApproverNode))
    approvalQuorum = quorum_field(strict=True)
    approvalRequestDef = fields.String()


class SodCreation(SodChange):
    """A new constraint; ``id`` is its common name, from which the upstream builds the DN."""

    id = fields.String(
        required=True, validate=[validate.Length(min=1), common_name], metadata={"example": "PayAndApprove"}
    )
    name = fields.String(
        required=True, validate=[validate.Length(min=1), plain_name], metadata={"example": "Pay and approve"}
    )
    roles = fields.List(
        fields.Nested(RoleReference), required=True, validate=validate.Length(equal=2), metadata=TWO_ROLES
    )


_SODS = "/rest/catalog/sods"

LIST_SODS = Operation(method="GET", path=_SODS, summary="List constraints", query=ListQuery, reply=SodsListResponseNode)
READ_DEFAULT_APPROVAL = Operation(
    method="GET", path=f"{_SODS}/defaultApprovals", summary="Read the default approvers", reply=SodNode
)
SHOW_SODS = Operation(
    method="POST",
    path=f"{_SODS}/sod",
    summary="Show constraints",
    body=SodsBody,
    reads=True,
    reply=SodsListResponseNode,
)
LIST_SODS_OF_ROLES = Operation(
    method="POST",
    path=f"{_SODS}/roleSods",
    summary="List the constraints of roles",
    query=ListQuery,
    body=RolesOfSodsBody,
    reads=True,
    reply=SodsListResponseNode,
)
CREATE_SOD = Operation(method="POST", path=_SODS, summary="Create a constraint", body=SodCreation, reply=SodNode)
CHANGE_SOD = Operation(method="PUT", path=f"{_SODS}/sod", summary="Change a constraint", body=SodChange, reply=SodNode)
DELETE_SODS = Operation(
    method="DELETE", path=f"{_SODS}/sod", summary="Delete constraints", body=SodsBody, reply=ResponseListNode
)

OPERATIONS = (LIST_SODS, READ_DEFAULT_APPROVAL, SHOW_SODS, LIST_SODS_OF_ROLES, CREATE_SOD, CHANGE_SOD, DELETE_SODS)
