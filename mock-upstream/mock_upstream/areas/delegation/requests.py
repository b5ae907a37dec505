"""The parameters and bodies of the delegation calls."""

from __future__ import annotations

from marshmallow import fields, validate

from mock_upstream.nodes.fields import Given
from mock_upstream.nodes.listing import ListQuery
from mock_upstream.nodes.notifying import Notifying
from mock_upstream.nodes.people import DnReference

_DEFAULT_SIZE = 25


class DelegationsQuery(ListQuery):
    """Parameters of the lists of delegations."""

    size = fields.Integer(load_default=_DEFAULT_SIZE)
    sort_by = fields.String(data_key="sortBy", load_default="assignFromUsers")


class _Relationship(Given):
    key = fields.String(required=True)


class DelegationBody(Notifying):
    """A DelegationNode as far as it can be written."""

    assignmentId = fields.String()
    allRequests = fields.Boolean()
    requestDefs = fields.List(fields.Nested(DnReference))
    assignFromUsers = fields.List(fields.Nested(DnReference))
    assignFromGroups = fields.List(fields.Nested(DnReference))
    assignFromContainers = fields.List(fields.Nested(DnReference))
    assignToUsers = fields.List(fields.Nested(DnReference))
    assignToRelationship = fields.Nested(_Relationship, allow_none=True)
    isExpires = fields.Boolean()
    effectiveDate = fields.Integer()
    expiryDate = fields.Integer(allow_none=True)
    teamscope = fields.String()
    createAvailability = fields.Boolean(load_default=False)


class _Reference(Given):
    assignment_id = fields.String(data_key="assignmentId", required=True)


class DelegationsBody(Given):
    """``{"delegations": [{"assignmentId": dn}]}``."""

    delegations = fields.List(fields.Nested(_Reference), required=True, validate=validate.Length(min=1))
