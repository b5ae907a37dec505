"""Drivers, their entitlements, and the code map with the entitlement values of the connected systems."""

from marshmallow import fields, validate

from bff.catalogue.entitlement_nodes import (
    EXAMPLE_DRIVER,
    EntitlementNode,
    EntitlementReference,
    EntitlementValueListNode,
    EntitlementViewValue,
)
from bff.catalogue.kinds import OneOrMany
from bff.catalogue.listing import LARGEST_PAGE, ListQuery
from bff.catalogue.operation import BodySchema, Operation, QuerySchema, ReplySchema


class DriverNode(ReplySchema):
    """A driver (SPEC 3 "Other entities"); lists do not include its entitlements."""

    id = fields.String(required=True, metadata={"example": EXAMPLE_DRIVER})
    name = fields.String()
    displayName = fields.String()
    entitlements = fields.List(fields.Nested(EntitlementNode))
    requestFrom = fields.String()
    subType = fields.String(metadata={"description": "FANOUT if one driver serves several systems"})
    hasLogicalSystem = fields.Boolean()
    views = fields.List(fields.Nested(EntitlementViewValue))
    viewID = fields.String()


class DriverListQuery(ListQuery):
    """With ``type`` 4 only drivers that take part in permission reconciliation are listed."""

    type = fields.Integer()


class DriverListNode(ReplySchema):
    """One page of drivers. ``nextIndex`` is 0 or less on the last page."""

    drivers = fields.List(fields.Nested(DriverNode), required=True)
    nextIndex = fields.Integer()
    arraySize = fields.Integer()


class DriverReference(BodySchema):
    """Identifies a driver."""

    id = fields.String(required=True, validate=validate.Length(min=1), metadata={"example": EXAMPLE_DRIVER})


class DriverQuery(QuerySchema):
    """With ``cprsSupported`` only entitlements that permission reconciliation supports are listed."""

    cprsSupported = fields.Boolean()


class ValueListQuery(QuerySchema):
    """Paging and search as in other lists, under other parameter names (SPEC 7 "Picker and lookup lists")."""

    query = fields.String(metadata={"description": "Search text; * for everything", "example": "*"})
    pageSize = fields.Integer(validate=validate.Range(min=1, max=LARGEST_PAGE), metadata={"example": 10})
    nextIndex = fields.Integer(validate=validate.Range(min=1), metadata={"description": "First row, counted from 1"})


class EntitlementListNode(DriverReference):
    """Entitlements of the driver ``id``; ``viewID`` selects one of its logical systems."""

    entitlements = OneOrMany(fields.Nested(EntitlementReference))
    viewID = fields.String()


class ViewReference(BodySchema):
    """Identifies a view of an entitlement."""

    viewID = fields.String(required=True, validate=validate.Length(min=1), metadata={"example": "erp-accounts"})
    type = fields.String()


class EntitlementQuery(QuerySchema):
    """Selects an entitlement; ``entilementDN`` is the upstream's spelling."""

    entilementDN = fields.String(required=True, validate=validate.Length(min=1))


class EntitlementDetails(ReplySchema):
    """An entitlement with its details."""

    dn = fields.String(required=True)
    displayName = fields.String()
    description = fields.String()
    isMultiValue = fields.Boolean()
    views = fields.List(fields.Nested(EntitlementViewValue))
    type = fields.String(metadata={"example": "APP_QUERY_PARAMS"})
    paramTypes = fields.Dict()
    isResourceMappingEnabled = fields.Boolean()


class DriversToRefresh(BodySchema):
    """Identifies the drivers whose values are refreshed."""

    drivers = OneOrMany(fields.Nested(DriverReference), required=True, validate=validate.Length(min=1))


class EntitlementsToRefresh(BodySchema):
    """Identifies the entitlements whose values are refreshed."""

    entitlements = OneOrMany(fields.Nested(EntitlementReference), required=True, validate=validate.Length(min=1))


class CodeMapRefreshStatusNode(ReplySchema):
    """The driver or entitlement that was refreshed, and the result."""

    id = fields.String()
    reason = fields.String()


class CodeMapRefreshResponseNode(ReplySchema):
    """The result of a refresh."""

    refreshStatus = fields.Nested(CodeMapRefreshStatusNode, required=True)


class UserApplicationListNode(ReplySchema):
    """The drivers of the identity applications themselves."""

    uas = fields.List(fields.Nested(DriverNode), required=True)
    arraySize = fields.Integer()


_CATALOG = "/rest/catalog"
_DRIVERS = f"{_CATALOG}/drivers"
_ENTITLEMENTS = f"{_CATALOG}/entitlements"
_REFRESH = f"{_CATALOG}/codemaprefresh"

LIST_DRIVERS = Operation(
    method="GET", path=_DRIVERS, summary="List drivers with entitlements", query=DriverListQuery, reply=DriverListNode
)
SHOW_DRIVER = Operation(
    method="POST",
    path=f"{_DRIVERS}/driver",
    summary="Show a driver with its entitlements",
    query=DriverQuery,
    body=DriverReference,
    reads=True,
    reply=DriverNode,
)
LIST_VALUES = Operation(
    method="POST",
    path=f"{_DRIVERS}/entitlementValues/list",
    summary="List all values of an entitlement",
    body=EntitlementReference,
    reads=True,
    reply=EntitlementValueListNode,
)
LIST_VALUES_BY_PAGE = Operation(
    method="POST",
    path=f"{_DRIVERS}/entitlementValues/listV2",
    summary="List values of an entitlement",
    query=ValueListQuery,
    body=EntitlementReference,
    reads=True,
    reply=EntitlementValueListNode,
)
LIST_DRIVER_VALUES = Operation(
    method="POST",
    path=f"{_DRIVERS}/driverEntitlementViewValues/list",
    summary="List all values of entitlements in a logical system",
    body=EntitlementListNode,
    reads=True,
    reply=EntitlementValueListNode,
)
LIST_DRIVER_VALUES_BY_PAGE = Operation(
    method="POST",
    path=f"{_DRIVERS}/driverEntitlementViewValues/listV2",
    summary="List values of entitlements in a logical system",
    query=ValueListQuery,
    body=EntitlementListNode,
    reads=True,
    reply=EntitlementValueListNode,
)
LIST_VIEW_VALUES = Operation(
    method="POST",
    path=f"{_DRIVERS}/entitlementViewValues/list",
    summary="List all values of a view",
    body=ViewReference,
    reads=True,
    reply=EntitlementValueListNode,
)
LIST_ENTITLEMENT_VALUES = Operation(
    method="POST",
    path=f"{_ENTITLEMENTS}/entitlementValues",
    summary="List all values of an entitlement's view",
    body=ViewReference,
    reads=True,
    reply=EntitlementValueListNode,
)
SHOW_ENTITLEMENT = Operation(
    method="GET",
    path=f"{_ENTITLEMENTS}/entitlementInfo",
    summary="Show an entitlement",
    query=EntitlementQuery,
    reply=EntitlementDetails,
)
REFRESH_DRIVERS = Operation(
    method="POST",
    path=f"{_REFRESH}/driver",
    summary="Refresh the values of drivers",
    body=DriversToRefresh,
    reply=CodeMapRefreshResponseNode,
)
REFRESH_ENTITLEMENTS = Operation(
    method="POST",
    path=f"{_REFRESH}/entitlement",
    summary="Refresh the values of entitlements",
    body=EntitlementsToRefresh,
    reply=CodeMapRefreshResponseNode,
)
LIST_USER_APPLICATIONS = Operation(
    method="GET", path=f"{_CATALOG}/uas", summary="List user applications", reply=UserApplicationListNode
)

OPERATIONS = (
    LIST_DRIVERS,
    SHOW_DRIVER,
    LIST_VALUES,
    LIST_VALUES_BY_PAGE,
    LIST_DRIVER_VALUES,
    LIST_DRIVER_VALUES_BY_PAGE,
    LIST_VIEW_VALUES,
    LIST_ENTITLEMENT_VALUES,
    SHOW_ENTITLEMENT,
    REFRESH_DRIVERS,
    REFRESH_ENTITLEMENTS,
    LIST_USER_APPLICATIONS,
)
