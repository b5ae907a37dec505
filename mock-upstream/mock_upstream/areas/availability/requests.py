"""The parameters and bodies of the availability calls."""

from __future__ import annotations

from marshmallow import fields, validate

from mock_upstream.nodes.fields import Given
from mock_upstream.nodes.notifying import Notifying
from mock_upstream.nodes.people import DnReference

_LONGEST = 9999


class AvailabilityBody(Notifying):
    """An AvailabilityNode as far as it can be written."""

    availabilityId = fields.String()
    principalUser = fields.Nested(DnReference)
    allRequests = fields.Boolean()
    requestDefs = fields.List(fields.Nested(DnReference))
    effectiveDate = fields.Integer()
    hasExpiry = fields.Boolean()
    expiryDate = fields.Integer(allow_none=True)
    hasExpiryDuration = fields.Boolean()
    expiryDuration = fields.Integer(allow_none=True, validate=validate.Range(min=1, max=_LONGEST))
    expiryDurationUnit = fields.String(allow_none=True)
    teamscope = fields.String()


class _Reference(Given):
    availability_id = fields.String(data_key="availabilityId", required=True)


class AvailabilitiesBody(Given):
    """``{"availability": [{"availabilityId": id}]}``."""

    availability = fields.List(fields.Nested(_Reference), required=True, validate=validate.Length(min=1))


class StatusBody(Given):
    """``{"status": "1", "dn": dn}``."""

    status = fields.Integer(required=True)
    dn = fields.String(load_default=None, allow_none=True)
