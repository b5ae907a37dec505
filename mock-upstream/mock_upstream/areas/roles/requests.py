"""The parameters and bodies of the role calls."""

from __future__ import annotations

from marshmallow import fields, validate

from mock_upstream.nodes.fields import Approver, Given, Kept, OneOrMany, PermissionBody, Reference
from mock_upstream.nodes.listing import ListQuery, Named


class RoleListQuery(ListQuery):
    """Parameters of the list and of the lists of related roles."""

    name = fields.String(load_default="")
    desc = fields.String(load_default="")
    role_level = Named(fields.Integer(), data_key="roleLevel", load_default=list)
    category_keys = Named(fields.String(), data_key="categoryKeys", load_default=list)


class RoleBody(PermissionBody, Reference):
    """A RoleNode as far as it can be written."""

    level = fields.Integer()
    approvalQuorum = fields.String()
    approvalApprovers = fields.List(fields.Nested(Approver))
    approvalRequestDef = fields.String()
    revokeRequired = fields.Boolean()


class RolesBody(Kept):
    """``{"roles": ...}``."""

    roles = OneOrMany(fields.Nested(RoleBody), required=True, validate=validate.Length(min=1))


class RoleReference(Given):
    """``{"id": dn}``."""

    id = fields.String(required=True)


class _Relation(Reference):
    request_description = fields.String(data_key="requestDescription", load_default="")


class RelationsBody(Kept):
    """A role and what becomes, or is no longer, its child or parent."""

    role_id = fields.String(data_key="roleId", required=True)
    sub_roles = fields.List(fields.Nested(_Relation), data_key="subRoles", load_default=list)
    parent_roles = fields.List(fields.Nested(_Relation), data_key="parentRoles", load_default=list)


class MappedListQuery(ListQuery):
    """Parameters of the list of resources of a role."""

    driver_id = fields.String(data_key="driverID", load_default="")


class _Value(Given):
    value = fields.String(required=True, validate=validate.Length(min=1))


class _Mapping(Reference):
    entity_key = fields.String(data_key="entityKey", load_default="")
    mapping_description = fields.String(data_key="mappingDescription", load_default="")
    entitlement_values = OneOrMany(fields.Nested(_Value), data_key="entitlementValues", load_default=list)


class MappingsBody(Kept):
    """A role and the resources that it brings along, or no longer."""

    role_id = fields.String(data_key="roleId", required=True)
    mapped_resources = OneOrMany(
        fields.Nested(_Mapping), data_key="mappedResources", required=True, validate=validate.Length(min=1)
    )
