"""The parameters and bodies of the calls of drivers and entitlements."""

from __future__ import annotations

from marshmallow import fields, validate

from mock_upstream.nodes.fields import Given, OneOrMany, Reference
from mock_upstream.nodes.listing import ListQuery

RECONCILABLE = 4
"""The type of the drivers that take part in permission reconciliation."""
TYPES = (2, RECONCILABLE)


class DriverListQuery(ListQuery):
    """Parameters of the list of drivers."""

    type = fields.Integer(load_default=TYPES[0], validate=validate.OneOf(TYPES))


class DriverQuery(Given):
    """Parameters of one driver."""

    cprs_supported = fields.Boolean(data_key="cprsSupported", load_default=False)


class ViewReference(Given):
    """Names the values of an entitlement."""

    view_id = fields.String(data_key="viewID", required=True, validate=validate.Length(min=1))


class EntitlementsBody(Given):
    """Entitlements of the driver ``id``; ``viewID`` narrows them to one logical system."""

    id = fields.String(required=True)
    entitlements = OneOrMany(fields.Nested(Reference), load_default=list)
    view_id = fields.String(data_key="viewID", load_default="")


class DriversToRefresh(Given):
    """``{"drivers": [{"id": dn}]}``."""

    drivers = OneOrMany(fields.Nested(Reference), required=True, validate=validate.Length(min=1))


class EntitlementsToRefresh(Given):
    """``{"entitlements": [{"id": dn}]}``."""

    entitlements = OneOrMany(fields.Nested(Reference), required=True, validate=validate.Length(min=1))


class EntitlementQuery(Given):
    """The parameter is misspelt by the product."""

    dn = fields.String(data_key="entilementDN", required=True)
