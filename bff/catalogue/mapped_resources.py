"""The resources that a role grants along with it."""

from marshmallow import fields, validate

from bff.catalogue.entitlement_nodes import EXAMPLE_PARAMETER
from bff.catalogue.kinds import OneOrMany
from bff.catalogue.listing import ListQuery
from bff.catalogue.localized import plain_description
from bff.catalogue.operation import BodySchema, Operation
from bff.catalogue.resource_nodes import ResourceReference, ResourcesListResponseNode
from bff.catalogue.response import ResponseListNode
from bff.catalogue.role_nodes import RoleReference
from bff.catalogue.samples import ROLE


class MappedListQuery(ListQuery):
    """``driverID`` is the DN of the driver that provisions the resources."""

    driverID = fields.String()


class MappedValue(BodySchema):
    """The entitlement value that the role sets, for a resource with an open value."""

    value = fields.String(required=True, validate=validate.Length(min=1), metadata={"example": EXAMPLE_PARAMETER})


class MappedResource(ResourceReference):
    """A resource mapped to the role; ``entityKey`` distinguishes mappings of one resource with different values."""

    entityKey = fields.String()
    mappingDescription = fields.String(validate=plain_description)
    entitlementValues = OneOrMany(fields.Nested(MappedValue))


class ResourceMappingRequestNode(BodySchema):
    """Resources to map to the role ``roleId``, or to unmap from it."""

    roleId = fields.String(required=True, validate=validate.Length(min=1), metadata=ROLE)
    mappedResources = OneOrMany(fields.Nested(MappedResource), required=True, validate=validate.Length(min=1))


_MAPPED = "/rest/catalog/roles/mappedResources"

LIST_MAPPED_RESOURCES = Operation(
    method="POST",
    path=f"{_MAPPED}/list",
    summary="List the resources that come with a role",
    query=MappedListQuery,
    body=RoleReference,
    reads=True,
    reply=ResourcesListResponseNode,
)
MAP_RESOURCES = Operation(
    method="POST",
    path=_MAPPED,
    summary="Map resources to a role",
    body=ResourceMappingRequestNode,
    reply=ResponseListNode,
)
UNMAP_RESOURCES = Operation(
    method="DELETE",
    path=_MAPPED,
    summary="Remove resources from a role",
    body=ResourceMappingRequestNode,
    reply=ResponseListNode,
)

OPERATIONS = (LIST_MAPPED_RESOURCES, MAP_RESOURCES, UNMAP_RESOURCES)
