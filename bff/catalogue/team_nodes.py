"""Teams: replies of the upstream, and the bodies that change them; its documentation calls a team a target set."""

from marshmallow import fields, validate

from bff.catalogue.kinds import WHOLE_LIST
from bff.catalogue.localized import AttributeLocaleInfo, plain_description, plain_name
from bff.catalogue.operation import BodySchema, ReplySchema
from bff.catalogue.permission_nodes import ENTITY_TYPES, PermissionNode
from bff.catalogue.recipients import RecipientNode
from bff.catalogue.samples import TEAMS

DOMAINS = ("ROLES", "RESOURCES", "PROVISIONING")
_EXAMPLE_DN = "cn=FinanceTeam,cn=TeamDefs,cn=AppConfig,cn=User Application Driver,cn=driverset1,o=system"


class TargetSetNode(ReplySchema):
    """A team (SPEC 3 "Other entities"); lists leave out its members and permissions."""

    dn = fields.String(required=True, metadata={"example": _EXAMPLE_DN})
    name = fields.String()
    description = fields.String()
    localizedNames = fields.List(fields.Nested(AttributeLocaleInfo))
    localizedDescriptions = fields.List(fields.Nested(AttributeLocaleInfo))
    recipients = fields.List(
        fields.Nested(RecipientNode), metadata={"description": "People and groups for whom the requestors act"}
    )
    requestors = fields.List(fields.Nested(RecipientNode))
    permissionList = fields.List(fields.Nested(PermissionNode))
    excludeRoles = fields.List(fields.Nested(PermissionNode))
    excludeResources = fields.List(fields.Nested(PermissionNode))
    excludeProvisioningRequests = fields.List(fields.Nested(PermissionNode))
    allUsers = fields.Boolean(metadata={"description": "Whether everybody is a member"})
    includeManager = fields.Boolean(metadata={"description": "Whether the requestors are members too"})
    readOnly = fields.Boolean(metadata={"description": "Whether the caller cannot change the team"})
    domainTypes = fields.List(fields.String(), metadata={"example": ["ROLES"]})


class TargetSetListNode(ReplySchema):
    """One page of teams. ``nextIndex`` is 0 or less on the last page."""

    teams = fields.List(fields.Nested(TargetSetNode), required=True)
    arraySize = fields.Integer()
    totalCount = fields.Integer()
    nextIndex = fields.Integer()


class PermissionBeanNode(ReplySchema):
    """A permission of a team's requestors on one object, or on all objects in a container."""

    objType = fields.String(metadata={"example": "role"})
    objClass = fields.String(metadata={"example": "nrfRole"})
    authObjDN = fields.String(required=True)
    resolvedAuthObjDN = fields.String()
    permission = fields.String(metadata={"example": "assignRole"})
    permissionDisplay = fields.String(metadata={"example": "Assign Role"})
    domainType = fields.String(metadata={"example": "ROLES"})
    name = fields.String()
    excluded = fields.Boolean()


class PermissionsListNode(ReplySchema):
    """One page of a team's permissions. ``nextIndex`` is 0 or less on the last page."""

    permissionsList = fields.List(fields.Nested(PermissionBeanNode), required=True)
    nextIndex = fields.Integer()
    arraySize = fields.Integer()
    totalSize = fields.Integer()


class TeamReference(BodySchema):
    """Identifies a team."""

    dn = fields.String(required=True, validate=validate.Length(min=1), metadata={"example": _EXAMPLE_DN})


class TeamsBody(BodySchema):
    """Identifies teams."""

    teams = fields.List(fields.Nested(TeamReference), required=True, validate=validate.Length(min=1))


class LocalizedTeamName(AttributeLocaleInfo):
    """A name in one language, validated as input."""

    value = fields.String(required=True, validate=plain_name)


class LocalizedTeamDescription(AttributeLocaleInfo):
    """A description in one language, validated as input."""

    value = fields.String(required=True, validate=plain_description)


class MemberBody(BodySchema):
    """A person or a group."""

    dn = fields.String(required=True, validate=validate.Length(min=1))
    type = fields.String(validate=validate.OneOf(["user", "group"]))


class TeamPermissionBody(BodySchema):
    """One permission on a role, a resource, a request definition or a container of them."""

    id = fields.String(required=True, validate=validate.Length(min=1))
    entityType = fields.String(required=True, validate=validate.OneOf(ENTITY_TYPES))
    permission = fields.String(metadata={"example": "assignRole"})


class TeamChange(TeamReference):
    """The changes; fields that are not sent stay as they are."""

    name = fields.String(validate=[validate.Length(min=1), plain_name])
    description = fields.String(validate=plain_description)
    localizedNames = fields.List(fields.Nested(LocalizedTeamName))
    localizedDescriptions = fields.List(fields.Nested(LocalizedTeamDescription))
    recipients = fields.List(fields.Nested(MemberBody), validate=WHOLE_LIST)
    requestors = fields.List(fields.Nested(MemberBody), validate=WHOLE_LIST)
    allUsers = fields.Boolean()
    includeManager = fields.Boolean()
    domainTypes = fields.List(fields.String(validate=validate.OneOf(DOMAINS)))


class TeamCreation(TeamChange):
    """A new team; the upstream builds the DN from the name."""

    dn = fields.String()
    name = fields.String(required=True, validate=[validate.Length(min=1), plain_name], metadata={"example": "Payroll"})
    permissionList = fields.List(fields.Nested(TeamPermissionBody), validate=WHOLE_LIST)
    excludeRoles = fields.List(fields.Nested(TeamPermissionBody), validate=WHOLE_LIST)
    excludeResources = fields.List(fields.Nested(TeamPermissionBody), validate=WHOLE_LIST)
    excludeProvisioningRequests = fields.List(fields.Nested(TeamPermissionBody), validate=WHOLE_LIST)


class TeamPermissionsBody(BodySchema):
    """Permissions of a team; the DNs in the ``exclude`` lists are excluded from what containers grant."""

    teamDN = fields.String(required=True, validate=validate.Length(min=1), metadata={"example": _EXAMPLE_DN})
    permissions = fields.List(fields.Nested(TeamPermissionBody), validate=WHOLE_LIST)
    excludeRoles = fields.List(fields.String(), validate=WHOLE_LIST)
    excludeResources = fields.List(fields.String(), validate=WHOLE_LIST)
    excludeProvisioningRequests = fields.List(fields.String(), validate=WHOLE_LIST)


class TargetSetPermissionReqNode(BodySchema):
    """The teams whose requestors request something; ``useExcludePermList`` removes the items that the teams exclude."""

    targetSetDnList = fields.List(fields.String(), required=True, validate=validate.Length(min=1), metadata=TEAMS)
    useExcludePermList = fields.Boolean()
    proxyUser = fields.String()
