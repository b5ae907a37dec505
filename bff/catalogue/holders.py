"""Holders of a role or a resource: list them, grant the permission and revoke it."""

from dataclasses import replace

from marshmallow import ValidationError, fields, validates_schema

from bff.catalogue.assignment_nodes import AssignmentStatusListNode
from bff.catalogue.assignments import AssignmentChangesBody
from bff.catalogue.listing import ListQuery
from bff.catalogue.operation import BodySchema, Operation
from bff.catalogue.request_nodes import AskedListNode
from bff.catalogue.samples import PERSON, RESOURCE, ROLE


class HoldersQuery(ListQuery):
    """Filters for the holders of a role or resource (SPEC 3 "Table columns")."""

    assignType = fields.String()
    column = fields.String()
    onlyDirectAssignments = fields.Boolean(metadata={"description": "Whether assignments by other roles are left out"})


class HeldPermission(BodySchema):
    """Identifies a role or resource by ``id`` or ``dn``."""

    id = fields.String()
    dn = fields.String(metadata=ROLE)

    @validates_schema
    def _names_something(self, data: dict[str, str], **_kwargs: object) -> None:
        if not (data.get("id") or data.get("dn")):
            raise ValidationError("Either id or dn is required.", "dn")


class DynamicParameter(BodySchema):
    """A parameter of a resource, with the values of one assignment."""

    paramName = fields.String(required=True)
    paramValues = fields.List(fields.String())


class DynamicParameters(BodySchema):
    """All parameters of one assignment."""

    dynamicParamList = fields.List(fields.Nested(DynamicParameter))


class ResourceAssignmentChange(BodySchema):
    """Resources (``dn``, ``dns``) for people (``recipientDn``, ``recipientDns``); dates can also be texts."""

    dn = fields.String(metadata=RESOURCE)
    dns = fields.List(fields.String())
    recipientDn = fields.String(metadata=PERSON)
    recipientDns = fields.List(fields.String())
    description = fields.String(metadata={"description": "Reason"})
    effectiveDate = fields.Raw(allow_none=True, metadata={"type": ["string", "integer"]})
    expiryDate = fields.Raw(allow_none=True, metadata={"type": ["string", "integer"]})
    instanceGuId = fields.String(metadata={"description": "Id of the only assignment to revoke"})
    dynamicParams = fields.Nested(DynamicParameters)


_ROLE = "/rest/catalog/roles/role/assignments"
_RESOURCE = "/rest/catalog/resources/resource/assignments"

LIST_HOLDERS_OF_ROLE = Operation(
    method="POST",
    path=f"{_ROLE}/v2",
    summary="List the holders of a role",
    query=HoldersQuery,
    body=HeldPermission,
    reads=True,
    reply=AssignmentStatusListNode,
)
LIST_HOLDERS_OF_ROLE_OLDER = replace(LIST_HOLDERS_OF_ROLE, path=_ROLE, summary="List the holders of a role, older call")
GIVE_ROLES = Operation(
    method="POST", path=f"{_ROLE}/assign", summary="Assign roles", body=AssignmentChangesBody, reply=AskedListNode
)
LIST_HOLDERS_OF_RESOURCE = Operation(
    method="POST",
    path=_RESOURCE,
    summary="List the holders of a resource",
    query=HoldersQuery,
    body=HeldPermission,
    reads=True,
    reply=AssignmentStatusListNode,
)
GIVE_RESOURCES = Operation(
    method="POST",
    path=f"{_RESOURCE}/assign",
    summary="Assign resources",
    body=ResourceAssignmentChange,
    reply=AskedListNode,
)
TAKE_RESOURCES = Operation(
    method="POST",
    path=f"{_RESOURCE}/revoke",
    summary="Revoke resources",
    body=ResourceAssignmentChange,
    reply=AskedListNode,
)

OPERATIONS = (
    LIST_HOLDERS_OF_ROLE,
    LIST_HOLDERS_OF_ROLE_OLDER,
    GIVE_ROLES,
    LIST_HOLDERS_OF_RESOURCE,
    GIVE_RESOURCES,
    TAKE_RESOURCES,
)
