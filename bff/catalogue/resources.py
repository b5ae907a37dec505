"""Resources: list, details, name check; create, change, bind and delete; proposals from entitlements."""

from dataclasses import replace

from marshmallow import fields, validate

from bff.catalogue.attributes import JaxBMapNode
from bff.catalogue.drivers import DriverReference
from bff.catalogue.entitlement_nodes import EntitlementValueListNode, EntitlementViewValue
from bff.catalogue.kinds import OneOrMany
from bff.catalogue.localized import plain_name
from bff.catalogue.operation import BodySchema, Operation, QuerySchema, ReplySchema
from bff.catalogue.resource_nodes import (
    DriverResourcesQuery,
    EntitlementBinding,
    ResourceChange,
    ResourceCreation,
    ResourceListQuery,
    ResourceNode,
    ResourceReference,
    ResourcesListResponseNode,
)
from bff.catalogue.response import ResponseListNode
from bff.catalogue.samples import RESOURCE


class ResourcesBody(BodySchema):
    """Identifies resources."""

    resources = OneOrMany(fields.Nested(ResourceReference), required=True, validate=validate.Length(min=1))


class ResourceChangesBody(BodySchema):
    """Changes of several resources; each one succeeds or fails by itself."""

    resources = OneOrMany(fields.Nested(ResourceChange), required=True, validate=validate.Length(min=1))


class CreationQuery(QuerySchema):
    """With ``fromEntitlement`` the call creates one resource for each entitlement of the body."""

    fromEntitlement = fields.Boolean()


class EntitlementBindingsBody(BodySchema):
    """Entitlements, each with the value to bind."""

    entitlements = OneOrMany(fields.Nested(EntitlementBinding), required=True, validate=validate.Length(min=1))


class ResourceNameReference(BodySchema):
    """A resource name to check."""

    name = fields.String(required=True, validate=validate.Length(min=1))


class ResourceNamesBody(BodySchema):
    """The resource names to check: ``name``, ``resourceNames``, or both."""

    name = fields.String(metadata={"example": "Laptop"})
    resourceNames = OneOrMany(fields.Nested(ResourceNameReference))


class ResourceNameNode(ReplySchema):
    """Whether a name is taken, and a free name as a suggestion."""

    name = fields.String(required=True)
    isNameExist = fields.Boolean(required=True)
    suggestedName = fields.String()


class ResourceNameListResponseNode(ReplySchema):
    """The result for each name."""

    resources = fields.List(fields.Nested(ResourceNameNode), required=True)
    arraySize = fields.Integer()


class ViewListNode(ReplySchema):
    """The views of all entitlements."""

    views = fields.List(fields.Nested(EntitlementViewValue), required=True)
    arraySize = fields.Integer()


class ResourceCategoryBody(BodySchema):
    """A new category; its id follows from the name where it is empty."""

    id = fields.String()
    name = fields.String(
        required=True, validate=[validate.Length(min=1), plain_name], metadata={"example": "Equipment"}
    )


class ResourceDn(BodySchema):
    """Selects the resource whose columns are returned; without ``dn`` the columns that all resources have."""

    dn = fields.String(metadata=RESOURCE)


class AssignmentColumnsNode(ReplySchema):
    """Columns of a list of assignments: key and label."""

    columns = fields.List(fields.Nested(JaxBMapNode), required=True)


_RESOURCES = "/rest/catalog/resources"
_RESOURCE = f"{_RESOURCES}/resource"
_ENTITLEMENTS = "/rest/catalog/entitlements"

LIST_RESOURCES = Operation(
    method="GET",
    path=f"{_RESOURCES}/listV2",
    summary="List resources",
    query=ResourceListQuery,
    reply=ResourcesListResponseNode,
)
LIST_RESOURCES_OLDER = replace(LIST_RESOURCES, path=f"{_RESOURCES}/list", summary="List resources, older call")
LIST_RESOURCES_OLDEST = replace(LIST_RESOURCES, path=_RESOURCES, summary="List resources, oldest call")
SHOW_RESOURCES = Operation(
    method="POST",
    path=f"{_RESOURCE}V2",
    summary="Show resources",
    body=ResourcesBody,
    reads=True,
    reply=ResourcesListResponseNode,
)
SHOW_RESOURCES_OLDER = replace(SHOW_RESOURCES, path=_RESOURCE, summary="Show resources, older call")
CREATE_RESOURCES = Operation(
    method="POST",
    path=_RESOURCES,
    summary="Create one resource, or one for each entitlement",
    query=CreationQuery,
    body=ResourceCreation,
    reply=ResponseListNode,
)
CHANGE_RESOURCE = Operation(
    method="PUT", path=_RESOURCE, summary="Change a resource", body=ResourceChange, reply=ResourceNode
)
CHANGE_RESOURCES = Operation(
    method="PUT",
    path=f"{_RESOURCES}/resources",
    summary="Change resources",
    body=ResourceChangesBody,
    reply=ResponseListNode,
)
CHANGE_ENTITLEMENT = Operation(
    method="PUT",
    path=f"{_RESOURCE}/entitlement",
    summary="Change the entitlement of a resource",
    body=ResourceChange,
    reply=ResponseListNode,
)
DELETE_RESOURCES = Operation(
    method="DELETE", path=_RESOURCE, summary="Delete resources", body=ResourcesBody, reply=ResponseListNode
)
LIST_DRIVER_RESOURCES = Operation(
    method="POST",
    path=f"{_RESOURCES}/driverResources",
    summary="List the resources of a driver",
    query=DriverResourcesQuery,
    body=DriverReference,
    reads=True,
    reply=ResourcesListResponseNode,
)
LIST_RESOURCE_VALUES = Operation(
    method="POST",
    path=f"{_RESOURCE}/entitlements/list/v2",
    summary="List the entitlements of a resource",
    body=ResourceReference,
    reads=True,
    reply=EntitlementValueListNode,
)
LIST_RESOURCE_VALUES_OLDER = replace(
    LIST_RESOURCE_VALUES,
    path=f"{_RESOURCE}/entitlements/list",
    summary="List the entitlements of a resource, older call",
)
LIST_VIEWS = Operation(
    method="GET", path=f"{_RESOURCES}/views", summary="List views of entitlements", reply=ViewListNode
)
VALIDATE_NAMES = Operation(
    method="POST",
    path=f"{_RESOURCES}/validateResourceNames",
    summary="Check names of resources",
    body=ResourceNamesBody,
    reads=True,
    reply=ResourceNameListResponseNode,
)
CREATE_CATEGORY = Operation(
    method="POST",
    path=f"{_RESOURCES}/category",
    summary="Create a category of resources",
    body=ResourceCategoryBody,
    reply=ResponseListNode,
)
LIST_RESOURCES_OF_ENTITLEMENTS = Operation(
    method="POST",
    path=f"{_ENTITLEMENTS}/resources",
    summary="List the resources that give values",
    body=EntitlementBindingsBody,
    reads=True,
    reply=ResourcesListResponseNode,
)
PROPOSE_RESOURCES = Operation(
    method="POST",
    path=f"{_ENTITLEMENTS}/tempResources",
    summary="Propose resources that give values",
    body=EntitlementBindingsBody,
    reads=True,
    reply=ResourcesListResponseNode,
)
LIST_ASSIGNMENT_COLUMNS = Operation(
    method="POST",
    path="/rest/access/entities/resource/assignments/columns",
    summary="List columns of the assignments of a resource",
    body=ResourceDn,
    reads=True,
    reply=AssignmentColumnsNode,
)

OPERATIONS = (
    LIST_RESOURCES,
    LIST_RESOURCES_OLDER,
    LIST_RESOURCES_OLDEST,
    SHOW_RESOURCES,
    SHOW_RESOURCES_OLDER,
    CREATE_RESOURCES,
    CHANGE_RESOURCE,
    CHANGE_RESOURCES,
    CHANGE_ENTITLEMENT,
    DELETE_RESOURCES,
    LIST_DRIVER_RESOURCES,
    LIST_RESOURCE_VALUES,
    LIST_RESOURCE_VALUES_OLDER,
    LIST_VIEWS,
    VALIDATE_NAMES,
    CREATE_CATEGORY,
    LIST_RESOURCES_OF_ENTITLEMENTS,
    PROPOSE_RESOURCES,
    LIST_ASSIGNMENT_COLUMNS,
)
