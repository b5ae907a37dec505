"""The parameters and bodies of the constraint calls."""

from __future__ import annotations

from marshmallow import fields, validate

from mock_upstream.nodes.fields import Approver, Given, Kept, LocalizedDescription, LocalizedName, OneOrMany, Reference
from mock_upstream.store.sods import ALWAYS_ALLOW, WITH_WORKFLOW


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
