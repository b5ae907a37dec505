"""What the role calls take."""

from __future__ import annotations

from marshmallow import fields, validate

from mock_upstream.nodes.fields import Approver, Given, LocalizedDescription, LocalizedName, OneOrMany, Reference
from mock_upstream.nodes.listing import ListQuery, Named


class RoleListQuery(ListQuery):
    """Of the list and of the lists of related roles."""

    name = fields.String(load_default="")
    desc = fields.String(load_default="")
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
