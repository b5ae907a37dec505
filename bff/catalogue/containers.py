"""Containers of roles, resources, request definitions and people: the root containers, and those directly below one."""

from marshmallow import ValidationError, fields, validate, validates_schema

from bff.catalogue.operation import BodySchema, Operation, ReplySchema
from bff.catalogue.role_nodes import LEVELS


class ContainerNode(ReplySchema):
    """A container (SPEC 3 "Other entities"); ``level`` is the level of the roles in it."""

    dn = fields.String(required=True, metadata={"example": "ou=groups,o=data"})
    name = fields.String(metadata={"example": "groups"})
    level = fields.Integer()
    type = fields.String(metadata={"example": "container"})
    searchScope = fields.String()


class ContainerListNode(ReplySchema):
    """A container and the containers directly below it."""

    dn = fields.String(required=True)
    name = fields.String()
    subContainers = fields.List(fields.Nested(ContainerNode), required=True)
    arraySize = fields.Integer()


class ContainerBody(BodySchema):
    """Identifies a container by its DN, or the container of the roles of one level."""

    dn = fields.String(metadata={"example": "ou=groups,o=data"})
    level = fields.Integer(validate=validate.OneOf(LEVELS))

    @validates_schema
    def _one_of_them(self, body: dict[str, object], **_kwargs: object) -> None:
        if not body.get("dn") and body.get("level") is None:
            raise ValidationError("dn or level is required.")


_CONTAINERS = "/rest/access/containers"

LIST_SUB_CONTAINERS = Operation(
    method="POST",
    path=f"{_CONTAINERS}/container",
    summary="List the containers in a container",
    body=ContainerBody,
    reads=True,
    reply=ContainerListNode,
)
READ_ROLE_ROOT = Operation(
    method="GET", path=f"{_CONTAINERS}/role", summary="Read the root container of roles", reply=ContainerNode
)
READ_RESOURCE_ROOT = Operation(
    method="GET", path=f"{_CONTAINERS}/resource", summary="Read the root container of resources", reply=ContainerNode
)
READ_DEFINITION_ROOT = Operation(
    method="GET",
    path=f"{_CONTAINERS}/prd",
    summary="Read the root container of request definitions",
    reply=ContainerNode,
)

OPERATIONS = (LIST_SUB_CONTAINERS, READ_ROLE_ROOT, READ_RESOURCE_ROOT, READ_DEFINITION_ROOT)
