"""Settings of roles and resources: containers, approval definitions, grace period, constraints."""

from marshmallow import fields, validate

from bff.catalogue.approval import ApproverNode, quorum_field
from bff.catalogue.localized import LocalizedNameBody
from bff.catalogue.operation import BodySchema, Operation, ReplySchema
from bff.catalogue.response import MessageNode
from bff.catalogue.role_nodes import LEVELS, RoleLevel


class RoleResourceSettingsNode(ReplySchema):
    """All settings; containers are read-only DNs, and approval definitions are DNs of workflows."""

    roleContainer = fields.String()
    roleRequestContainer = fields.String()
    defaultRoleRequestDef = fields.String()
    roleAssignmentGracePeriod = fields.Integer(metadata={"description": "Minutes until a revoked role is removed"})
    roleLevels = fields.List(fields.Nested(RoleLevel))
    roleToRoleApproval = fields.Boolean()
    roleToGroupApproval = fields.Boolean()
    roleToContainerApproval = fields.Boolean()
    resourceContainer = fields.String()
    resourceRequestContainer = fields.String()
    defaultResourceGrantRequestDef = fields.String()
    defaultResourceRevokeRequestDef = fields.String()
    queryTimeout = fields.Integer(metadata={"description": "Minutes"})
    queryRefreshRate = fields.Integer(metadata={"description": "Minutes"})
    concatDisplayElements = fields.Boolean()
    queryDisplayElements = fields.List(fields.String())
    sodContainer = fields.String()
    defaultSODRequestDef = fields.String()
    defaultSODRequestDefName = fields.String()
    sodQuorum = quorum_field(strict=False)
    sodApprovers = fields.List(fields.Nested(ApproverNode))
    reportContainer = fields.String()


class RoleLevelBody(BodySchema):
    """New names of a level."""

    level = fields.Integer(required=True, validate=validate.OneOf(LEVELS))
    localizedNames = fields.List(fields.Nested(LocalizedNameBody), required=True, validate=validate.Length(min=1))


class RoleSettingsBody(BodySchema):
    """The settings of roles; fields that are not sent stay as they are."""

    defaultRoleRequestDef = fields.String()
    roleAssignmentGracePeriod = fields.Integer(validate=validate.Range(min=0), metadata={"example": 10})
    roleLevels = fields.List(fields.Nested(RoleLevelBody))
    roleToRoleApproval = fields.Boolean()
    roleToGroupApproval = fields.Boolean()
    roleToContainerApproval = fields.Boolean()


class SodSettingsBody(BodySchema):
    """The approvers of exceptions to a constraint that has no approvers of its own."""

    defaultSODRequestDef = fields.String()
    sodQuorum = quorum_field(strict=True)
    sodApprovers = fields.List(fields.Nested(ApproverNode))


class EntitlementQueryBody(BodySchema):
    """Settings for queries of entitlement values at connected systems, and for the display of the values."""

    queryTimeout = fields.Integer(validate=validate.Range(min=1), metadata={"example": 5})
    queryRefreshRate = fields.Integer(validate=validate.Range(min=1))
    concatDisplayElements = fields.Boolean()
    queryDisplayElements = fields.List(fields.String())


_SETTINGS = "/rest/catalog/administration/roleResourceSettings"

READ_ROLE_SETTINGS = Operation(
    method="GET", path=_SETTINGS, summary="Read the settings of roles and resources", reply=RoleResourceSettingsNode
)
KEEP_ROLE_SETTINGS = Operation(
    method="POST",
    path=f"{_SETTINGS}/role",
    summary="Change the settings of roles",
    body=RoleSettingsBody,
    reply=MessageNode,
)
KEEP_SOD_SETTINGS = Operation(
    method="POST",
    path=f"{_SETTINGS}/sod",
    summary="Change the approvers of exceptions to constraints",
    body=SodSettingsBody,
    reply=MessageNode,
)
KEEP_ENTITLEMENT_QUERY = Operation(
    method="POST",
    path=f"{_SETTINGS}/entitlementQuery",
    summary="Change the settings of entitlement queries",
    body=EntitlementQueryBody,
    reply=MessageNode,
)

OPERATIONS = (READ_ROLE_SETTINGS, KEEP_ROLE_SETTINGS, KEEP_SOD_SETTINGS, KEEP_ENTITLEMENT_QUERY)
