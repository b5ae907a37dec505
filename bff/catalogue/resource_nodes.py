"""Resources: replies of the upstream, and the bodies that change them."""

from marshmallow import fields, validate

from bff.catalogue.approval import ApproverNode, OwnerNode, quorum_field
from bff.catalogue.entitlement_nodes import (
    EXAMPLE_PARAMETER,
    EntitlementNode,
    EntitlementReference,
    EntitlementValueNode,
)
from bff.catalogue.field_validators import common_name
from bff.catalogue.kinds import OneOrMany
from bff.catalogue.listing import ListQuery
from bff.catalogue.localized import (
    LocalizedDescNode,
    LocalizedNameBody,
    LocalizedNameNode,
    plain_description,
    plain_name,
)
from bff.catalogue.operation import BodySchema, ReplySchema
from bff.catalogue.role_nodes import CategoryNode, PermissionFields

PARAMETER_TYPES = ("Integer", "Boolean", "List", "String", "EntitlementRef")
"""Types of a parameter (SPEC 3 "Resource"); ``EntitlementRef`` stands for a value of the entitlement."""

_EXAMPLE_DN = "cn=Laptop,cn=ResourceDefs,cn=RoleConfig,cn=AppConfig,cn=User Application Driver,cn=driverset1,o=system"
_EXPIRY = r"([1-9][0-9]*[DMY])?\Z"


class ResourceParamNode(ReplySchema):
    """A question for a person who requests the resource; a ``static`` parameter already has its answer."""

    id = fields.String(required=True, metadata={"example": "EntitlementParamKey"})
    type = fields.String(metadata={"example": "EntitlementRef"})
    scope = fields.String(metadata={"example": "user"})
    binding = fields.String(metadata={"example": "dynamic"})
    codeMapKey = fields.String()
    entitlementDn = fields.String()
    displayValue = fields.String()
    localizedDisplayValues = fields.List(fields.Nested(LocalizedNameNode))
    staticValue = fields.String()
    value = fields.String()
    multiValue = fields.Boolean()
    instance = fields.Boolean()
    hide = fields.Boolean()
    parentType = fields.String(metadata={"example": "resource"})


class ResourceNode(ReplySchema):
    """A resource (SPEC 3 "Resource"); in lists, the fields after ``managedBy`` are missing unless requested."""

    id = fields.String(
        required=True, metadata={"example": _EXAMPLE_DN, "description": "DN; empty for a proposed resource"}
    )
    name = fields.String()
    description = fields.String()
    categories = fields.List(fields.Nested(CategoryNode))
    status = fields.Integer(metadata={"description": "50 created, 15 pending delete; the documentation has a text"})
    isActive = fields.Boolean()
    allowMultiple = fields.Boolean(metadata={"description": "Whether a person can have the resource more than once"})
    managedBy = fields.Integer(metadata={"description": "Odd if the resource is under permission reconciliation"})
    subContainer = fields.String()
    localizedNames = fields.List(fields.Nested(LocalizedNameNode))
    localizedDescriptions = fields.List(fields.Nested(LocalizedDescNode))
    owners = fields.List(fields.Nested(OwnerNode))
    approvalOverRide = fields.Boolean()
    approvalRequired = fields.Boolean()
    approvalIsStandard = fields.Boolean(metadata={"description": "false if the workflow in requestDef approves"})
    approvers = fields.List(fields.Nested(ApproverNode))
    quorum = quorum_field(strict=False)
    requestDef = fields.String()
    requestDefName = fields.String()
    revokeRequired = fields.Boolean()
    revokeEqualsGrant = fields.Boolean(
        metadata={"description": "Whether a revocation has the same approval as a grant"}
    )
    revokeApprovalIsStandard = fields.Boolean()
    revokeApprovers = fields.List(fields.Nested(ApproverNode))
    revokeQuorum = quorum_field(strict=False)
    revokeRequestDef = fields.String()
    revokeRequestDefName = fields.String()
    provisioningRequestDef = fields.String()
    isExpirationRequired = fields.Boolean()
    expiresAfter = fields.String(metadata={"description": "A number of days, months or years", "example": "3M"})
    resourceWeightage = fields.String()
    driver = fields.String()
    entitlements = fields.List(fields.Nested(EntitlementNode))
    entitlementValues = fields.List(fields.Nested(EntitlementValueNode))
    resourceParameters = fields.List(fields.Nested(ResourceParamNode))
    isExisted = fields.Boolean(metadata={"description": "false if the resource is only proposed"})
    mappingDescription = fields.String(metadata={"description": "Reason why the resource is mapped to the role"})
    entityKey = fields.String(metadata={"description": "DN of the mapping to a role"})


class ResourcesListResponseNode(ReplySchema):
    """A list of resources; in a paged call one page, where ``nextIndex`` is 0 or less on the last page."""

    resources = fields.List(fields.Nested(ResourceNode), required=True)
    nextIndex = fields.Integer()
    arraySize = fields.Integer()
    total = fields.Integer()
    totalSize = fields.Integer()


class ResourceListQuery(ListQuery):
    """Searches names and descriptions for ``q``, and one of them for ``name`` or ``desc``."""

    name = fields.String()
    desc = fields.String()
    categoryKeys = fields.List(
        fields.String(), metadata={"description": "Ids of categories; a resource needs one of them"}
    )
    column = fields.List(fields.String())
    fetchResourceParams = fields.Boolean(metadata={"description": "Whether resourceParameters are returned"})
    fetchEntitlements = fields.Boolean(metadata={"description": "Whether entitlements are returned"})
    fetchDriverInfo = fields.Boolean(metadata={"description": "Whether the driver is returned"})


class DriverResourcesQuery(ListQuery):
    """Filters for the resources of a driver (SPEC 3 "Other")."""

    entitlementId = fields.String()
    logicalSystem = fields.String()
    managedBy = fields.Boolean(
        metadata={"description": "Whether only resources under permission reconciliation are listed"}
    )
    resourceType = fields.String(validate=validate.OneOf(["dynamic", "static"]))


class ResourceReference(BodySchema):
    """Identifies a resource."""

    id = fields.String(required=True, validate=validate.Length(min=1), metadata={"example": _EXAMPLE_DN})


class ResourceParamBody(ResourceParamNode):
    """A question of a resource, validated as input."""

    type = fields.String(required=True, validate=validate.OneOf(PARAMETER_TYPES))
    localizedDisplayValues = fields.List(fields.Nested(LocalizedNameBody))


class EntitlementBinding(EntitlementReference):
    """
    An entitlement and the value that a resource grants.

    When a call creates several resources, each binding also has the name of its resource.
    """

    parameterValue = fields.String(
        metadata={
            "description": "The value, or %EntitlementParamKey% if the requester chooses it",
            "example": EXAMPLE_PARAMETER,
        }
    )
    paramLogicSystem = fields.String(
        metadata={"description": "Id of the logical system; required if the value does not contain it"}
    )
    resourceName = fields.String(validate=plain_name)
    resourceDescription = fields.String(validate=plain_description)


class ResourceFields(PermissionFields):
    """The fields of a resource that can be written."""

    approvalOverRide = fields.Boolean()
    approvers = fields.List(fields.Nested(ApproverNode))
    quorum = quorum_field(strict=True)
    requestDef = fields.String()
    revokeRequired = fields.Boolean()
    revokeEqualsGrant = fields.Boolean()
    revokeApprovalIsStandard = fields.Boolean()
    revokeApprovers = fields.List(fields.Nested(ApproverNode))
    revokeQuorum = quorum_field(strict=True)
    revokeRequestDef = fields.String()
    entitlements = OneOrMany(fields.Nested(EntitlementBinding))
    resourceParameters = fields.List(fields.Nested(ResourceParamBody))
    allowMultiple = fields.Boolean()
    isActive = fields.Boolean()
    managedBy = fields.Integer()
    isExpirationRequired = fields.Boolean()
    expiresAfter = fields.String(
        validate=validate.Regexp(_EXPIRY, error="Not a number with D, M or Y."), metadata={"example": "3M"}
    )
    resourceWeightage = fields.String()


class ResourceChange(ResourceFields, ResourceReference):
    """The changes; fields that are not sent stay as they are."""


class ResourceCreation(ResourceFields):
    """A new resource; ``id`` is its common name, which the upstream derives from ``name`` if it is empty."""

    id = fields.String(validate=common_name, metadata={"example": "Laptop"})
    subContainer = fields.String(allow_none=True)
