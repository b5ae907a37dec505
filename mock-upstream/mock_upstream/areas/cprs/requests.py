"""The parameters and bodies of the reconciliation calls."""

from __future__ import annotations

from marshmallow import fields, validate

from mock_upstream.nodes.fields import Given, Reference
from mock_upstream.nodes.listing import ListQuery

APPLICATION, IDM = "APPLICATION", "IDM"


class SubjectBody(Given):
    """The subject and the action: a driver or an entitlement, and a logical system if the driver has any."""

    driver_dn = fields.String(data_key="driverDn", load_default="")
    entitlement_dn = fields.String(data_key="entitlementDn", load_default="")
    logical_system = fields.String(data_key="logicalSystem", load_default="")
    migrate = fields.Boolean(data_key="isMigrate", load_default=False)
    chosen = fields.List(fields.Nested(Reference), data_key="deltaAssignmentsList", load_default=None)


class RequestReference(Given):
    """``{"id": ...}``."""

    id = fields.String(required=True)


class FilterBody(Given):
    """Filters for processes; an empty field filters nothing."""

    id = fields.String(load_default="")
    driver_dn = fields.String(data_key="driverDn", load_default="")
    entitlement_dn = fields.String(data_key="entitlementDn", load_default="")
    logical_system = fields.String(data_key="logicalSystem", load_default="")
    operation = fields.String(data_key="opType", load_default="")


class DeltaQuery(ListQuery):
    """Parameters of the list of disagreements."""

    sort_by = fields.String(data_key="sortBy", load_default="firstName")
    source = fields.String(load_default="", validate=validate.OneOf(["", APPLICATION, IDM]))


class StatusQuery(ListQuery):
    """Parameters of the list of processes."""

    sort_by = fields.String(data_key="sortBy", load_default="requestCompletionTime")
    sort_order = fields.String(data_key="sortOrder", load_default="desc")
    source = fields.String(load_default="")


class SettingsQuery(ListQuery):
    """Parameters of the list of reconciled resources."""

    sort_by = fields.String(data_key="sortBy", load_default="drivername")
    column = fields.String(load_default="")
