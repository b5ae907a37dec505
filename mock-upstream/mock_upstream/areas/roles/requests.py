"""What the role calls take."""

from __future__ import annotations

from typing import Any

from marshmallow import fields, validate

from mock_upstream.nodes.fields import Approver, Given, LocalizedDescription, LocalizedName, OneOrMany, Reference

_DEFAULT_SIZE = 10


class Named(fields.List[Any]):
    """Values of a repeated parameter, or one with commas."""

    def _deserialize(self, value: Any, *args: Any, **kwargs: Any) -> list[Any]:
        parts = [part.strip() for text in value for part in text.split(",") if part.strip()]
        items: list[Any] = super()._deserialize(parts, *args, **kwargs)
        return items


class ListQuery(Given):
    """Of the list and of the lists of related roles."""

    q = fields.String(load_default="*")
    name = fields.String(load_default="")
    desc = fields.String(load_default="")
    next_index = fields.Integer(data_key="nextIndex", load_default=1)
    size = fields.Integer(load_default=_DEFAULT_SIZE)
    sort_by = fields.String(data_key="sortBy", load_default="name")
    sort_order = fields.String(data_key="sortOrder", load_default="asc")
    role_level = Named(fields.Integer(), data_key="roleLevel", load_default=list)
    category_keys = Named(fields.String(), data_key="categoryKeys", load_default=list)


class RoleBody(Reference):
    """A RoleNode as far as it can be written."""

    name = fields.String()
    description = fields.String()
    level = fields.Integer()
    subContainer = fields.String(allow_none=True)
    localizedNames = fields.List(fields.Nested(LocalizedName))
    localizedDescriptions = fields.List(fields.Nested(LocalizedDescription))
    categories = fields.List(fields.Nested(Reference))
    owners = fields.List(fields.Nested(Reference))
    approvalRequired = fields.Boolean()
    approvalIsStandard = fields.Boolean()
    approvalQuorum = fields.String()
    approvalApprovers = fields.List(fields.Nested(Approver))
    approvalRequestDef = fields.String()
    revokeRequired = fields.Boolean()


class RolesBody(Given):
    """``{"roles": ...}``."""

    roles = OneOrMany(fields.Nested(RoleBody), required=True, validate=validate.Length(min=1))


class RoleReference(Given):
    """``{"id": dn}``."""

    id = fields.String(required=True)


class _Relation(Reference):
    request_description = fields.String(data_key="requestDescription", load_default="")


class RelationsBody(Given):
    """A role and what becomes, or is no longer, its child or parent."""

    role_id = fields.String(data_key="roleId", required=True)
    sub_roles = fields.List(fields.Nested(_Relation), data_key="subRoles", load_default=list)
    parent_roles = fields.List(fields.Nested(_Relation), data_key="parentRoles", load_default=list)
