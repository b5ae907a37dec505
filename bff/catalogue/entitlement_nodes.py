"""Entitlements and their values in the upstream's shape."""

from marshmallow import fields, validate

from bff.catalogue.attributes import JaxBMapNode
from bff.catalogue.operation import BodySchema, ReplySchema

EXAMPLE_DRIVER = "cn=ERP Driver,cn=driverset1,o=system"
EXAMPLE_ENTITLEMENT = f"cn=Profile,{EXAMPLE_DRIVER}"
EXAMPLE_PARAMETER = '{"ID":"PRD100","ID2":"Z_READ"}'


class EntitlementViewValue(ReplySchema):
    """A view of an entitlement: all its values, or the values of one logical system of the driver."""

    displayName = fields.String(metadata={"example": "Production, client 100"})
    viewID = fields.String()
    description = fields.String()
    queryKey = fields.String(metadata={"description": "Key that is the same for all views of the entitlement"})
    type = fields.String(metadata={"example": "APP_QUERY_PARAMS"})
    id = fields.String(metadata={"description": "DN of the entitlement"})
    entitlementName = fields.String()


class EntitlementNode(ReplySchema):
    """An entitlement of a driver; the fields from ``parameter`` on describe how a resource is bound to it."""

    id = fields.String(required=True, metadata={"example": EXAMPLE_ENTITLEMENT})
    displayName = fields.String()
    description = fields.String()
    driverName = fields.String()
    entitlementType = fields.String(metadata={"description": "NO_PARAMS for an entitlement without values"})
    isSingleValued = fields.Boolean()
    views = fields.List(fields.Nested(EntitlementViewValue))
    parameter = fields.String()
    parameterName = fields.String(metadata={"description": "Display name of parameterValue"})
    parameterValue = fields.String(
        metadata={
            "description": "The value, or %EntitlementParamKey% if the requester chooses it",
            "example": EXAMPLE_PARAMETER,
        }
    )
    paramDescription = fields.String()
    paramLogicSystem = fields.String()
    paramType = fields.String()
    paramTypes = fields.List(fields.Nested(JaxBMapNode))
    parameters = fields.List(fields.String())
    isInvalidValue = fields.Boolean(metadata={"description": "Whether the connected system no longer has the value"})
    correlationId = fields.String()
    requestAgent = fields.String()
    action = fields.Integer()
    resourceName = fields.String()
    resourceCN = fields.String()
    resourceDescription = fields.String()


class EntitlementValueNode(ReplySchema):
    """A value of an entitlement; ``value`` is the text that a resource is bound to."""

    name = fields.String()
    description = fields.String()
    type = fields.String()
    param = fields.String(metadata={"description": "The value as the connected system spells it", "example": "Z_READ"})
    value = fields.String(metadata={"example": EXAMPLE_PARAMETER})
    valueDisplayName = fields.String()
    id = fields.String(metadata={"example": EXAMPLE_ENTITLEMENT})
    driver = fields.String()
    entitlementName = fields.String()
    resourceName = fields.String()
    resourceDescription = fields.String()
    views = fields.List(fields.Nested(EntitlementViewValue))
    paramType = fields.String()


class EntitlementValueListNode(ReplySchema):
    """A list of values; in a paged call one page, where ``nextIndex`` is 0 or less on the last page."""

    entitlementValues = fields.List(fields.Nested(EntitlementValueNode), required=True)
    nextIndex = fields.Integer()
    arraySize = fields.Integer()


class EntitlementReference(BodySchema):
    """Identifies an entitlement."""

    id = fields.String(required=True, validate=validate.Length(min=1), metadata={"example": EXAMPLE_ENTITLEMENT})
