"""The parameters and bodies of the resource calls."""

from __future__ import annotations

from marshmallow import fields, validate

from mock_upstream.nodes.fields import (
    Approver,
    Given,
    Kept,
    LocalizedName,
    OneOrMany,
    PermissionBody,
    Reference,
)
from mock_upstream.nodes.listing import ListQuery, Named
from mock_upstream.store.resources import PARAMETER_KEY

PARAMETER_TYPES = ("Integer", "Boolean", "List", "String", "EntitlementRef")
DYNAMIC_TYPE, STATIC_TYPE = "dynamic", "static"


class ResourceListQuery(ListQuery):
    """Parameters of the lists; ``fetch_`` adds fields that take more time to each resource."""

    name = fields.String(load_default="")
    desc = fields.String(load_default="")
    category_keys = Named(fields.String(), data_key="categoryKeys", load_default=list)
    fetch_params = fields.Boolean(data_key="fetchResourceParams", load_default=False)
    fetch_entitlements = fields.Boolean(data_key="fetchEntitlements", load_default=False)
    fetch_driver = fields.Boolean(data_key="fetchDriverInfo", load_default=False)


class DriverResourcesQuery(ListQuery):
    """Which resources of a driver."""

    entitlement_id = fields.String(data_key="entitlementId", load_default="")
    logical_system = fields.String(data_key="logicalSystem", load_default="")
    managed_by = fields.Boolean(data_key="managedBy", load_default=False)
    resource_type = fields.String(
        data_key="resourceType", load_default="", validate=validate.OneOf(["", DYNAMIC_TYPE, STATIC_TYPE])
    )


class CreationQuery(Given):
    """Whether each entitlement of the body becomes a resource."""

    from_entitlement = fields.Boolean(data_key="fromEntitlement", load_default=False)


class EntitlementBinding(Reference):
    """An entitlement with a value, and the name of the resource to create from it."""

    parameterValue = fields.String(load_default="")
    paramLogicSystem = fields.String(load_default="")
    resourceName = fields.String(load_default="")
    resourceDescription = fields.String(load_default="")


class Question(Given):
    """A ResourceParamNode as far as it can be written; that of the entitlement follows from the entitlement."""

    id = fields.String(required=True, validate=validate.Length(min=1))
    type = fields.String(required=True, validate=validate.OneOf(PARAMETER_TYPES))
    scope = fields.String(load_default="user")
    binding = fields.String(load_default="dynamic", validate=validate.OneOf(["dynamic", "static"]))
    displayValue = fields.String(load_default="")
    localizedDisplayValues = fields.List(fields.Nested(LocalizedName), load_default=list)
    staticValue = fields.String(load_default="")
    multiValue = fields.Boolean(load_default=False)
    instance = fields.Boolean(load_default=True)
    hide = fields.Boolean(load_default=False)
    entitlementDn = fields.String()
    codeMapKey = fields.String()


class ResourceBody(PermissionBody):
    """A ResourceNode as far as it can be written."""

    id = fields.String(load_default="")
    approvalOverRide = fields.Boolean()
    approvers = fields.List(fields.Nested(Approver))
    quorum = fields.String()
    requestDef = fields.String()
    revokeRequired = fields.Boolean()
    revokeEqualsGrant = fields.Boolean()
    revokeApprovalIsStandard = fields.Boolean()
    revokeApprovers = fields.List(fields.Nested(Approver))
    revokeQuorum = fields.String()
    revokeRequestDef = fields.String()
    entitlements = OneOrMany(fields.Nested(EntitlementBinding))
    resourceParameters = fields.List(fields.Nested(Question))
    allowMultiple = fields.Boolean()
    isActive = fields.Boolean()
    managedBy = fields.Integer()
    isExpirationRequired = fields.Boolean()
    expiresAfter = fields.String(validate=validate.Regexp(r"([1-9][0-9]*[DMY])?\Z"))
    resourceWeightage = fields.String()


class ResourcesBody(Kept):
    """``{"resources": ...}``."""

    resources = OneOrMany(fields.Nested(ResourceBody), required=True, validate=validate.Length(min=1))


class _Name(Given):
    name = fields.String(required=True, validate=validate.Length(min=1))


class NamesBody(Given):
    """Names that resources could have; without a list, one."""

    name = fields.String()
    resourceNames = OneOrMany(fields.Nested(_Name), load_default=list)


class EntitlementsBody(Given):
    """Entitlements, each with a value."""

    entitlements = OneOrMany(fields.Nested(EntitlementBinding), required=True, validate=validate.Length(min=1))


class CategoryBody(Kept):
    """A new category; without an id its name becomes the id."""

    id = fields.String(load_default="")
    name = fields.String(required=True, validate=validate.Length(min=1))


def own_questions(given: list[dict[str, object]]) -> list[dict[str, object]]:
    """The questions of a resource beside the value of its entitlement."""
    return [each for each in given if each["id"] != PARAMETER_KEY]
