"""Permissions that people can request: roles, resources and request definitions in one shape."""

from marshmallow import fields

from bff.catalogue.operation import ReplySchema

ENTITY_TYPES = ("role", "resource", "prd")


class PermissionNode(ReplySchema):
    """A role, a resource or a request definition (SPEC 3 "Other entities")."""

    id = fields.String(required=True)
    name = fields.String()
    desc = fields.String()
    entityType = fields.String(metadata={"example": "role"})
    categories = fields.List(fields.String(), metadata={"description": "Names of categories"})
    bulkRequestable = fields.Boolean()
    multiAssignable = fields.Boolean()
    excluded = fields.Boolean(
        metadata={"description": "Whether the team's permissions on a container exclude this object"}
    )
    objClass = fields.String(metadata={"example": "nrfRole"})
    permission = fields.String(metadata={"description": "Key of the team's permission", "example": "assignRole"})
    teams = fields.List(fields.String(), metadata={"description": "DNs of the teams that give this permission"})


class PermissionsSearchResponseNode(ReplySchema):
    """One page of permissions that can be requested. ``nextIndex`` is 0 or less on the last page."""

    permissions = fields.List(fields.Nested(PermissionNode), required=True)
    nextIndex = fields.Integer()
    arraySize = fields.Integer()
