"""What the constraint calls take."""

from __future__ import annotations

from marshmallow import fields, validate

from mock_upstream.nodes.fields import Approver, Given, Kept, LocalizedDescription, LocalizedName, OneOrMany, Reference
from mock_upstream.store.sods import ALWAYS_ALLOW, WITH_WORKFLOW

_DEFAULT_SIZE = 10


class ListQuery(Given):
    """Of the list."""

    q = fields.String(load_default="*")
    next_index = fields.Integer(data_key="nextIndex", load_default=1)
    size = fields.Integer(load_default=_DEFAULT_SIZE)
    sort_by = fields.String(data_key="sortBy", load_default="name", validate=validate.Equal("name"))
    sort_order = fields.String(data_key="sortOrder", load_default="asc", validate=validate.OneOf(["asc", "desc"]))


class SodBody(Kept, Reference):
    """A SodNode as far as it can be written."""

    name = fields.String()
    description = fields.String()
    localizedNames = fields.List(fields.Nested(LocalizedName))
    localizedDescriptions = fields.List(fields.Nested(LocalizedDescription))
    roles = fields.List(fields.Nested(Reference), validate=validate.Length(equal=2))
    sodApprovalType = fields.String(validate=validate.OneOf([ALWAYS_ALLOW, WITH_WORKFLOW]))
    isDefaultApproversUsed = fields.Boolean()
    approvers = fields.List(fields.Nested(Approver))
    approvalQuorum = fields.String()
    approvalRequestDef = fields.String()


class RolesBody(Given):
    """``{"roles": ...}``."""

    roles = OneOrMany(fields.Nested(Reference), required=True, validate=validate.Length(min=1))


class SodsBody(Given):
    """``{"sods": ...}``."""

    sods = OneOrMany(fields.Nested(Reference), required=True, validate=validate.Length(min=1))
