"""Permission reconciliation: where connected systems and the catalogue disagree about who has what, and settling it."""

from marshmallow import fields, validate

from bff.catalogue.kinds import WHOLE_LIST
from bff.catalogue.listing import LARGEST_PAGE, ListQuery
from bff.catalogue.operation import BodySchema, Operation, QuerySchema, ReplySchema
from bff.catalogue.samples import ENTITLEMENT, REQUEST

SOURCES = ("APPLICATION", "IDM")
"""Who knows of an assignment: only the connected system, or only the catalogue."""
RUNNING, STOPPED, TERMINATED, COMPLETED = range(4)


class DeltaAssignmentNode(ReplySchema):
    """Something that a person has on one side only."""

    id = fields.String(required=True)
    instanceGuId = fields.String()
    userDN = fields.String()
    firstName = fields.String()
    lastName = fields.String()
    entitlementDn = fields.String()
    entitlementValue = fields.String(metadata={"description": "Empty for an entitlement without values"})
    logicalSystemId = fields.String()
    source = fields.String(metadata={"example": "APPLICATION"})


class DeltaReference(BodySchema):
    """Names a disagreement."""

    id = fields.String(required=True, validate=validate.Length(min=1))


class CprsRequestBody(BodySchema):
    """
    What is reconciled.

    ``isMigrate`` takes over what only the connected system knows, and takes nothing away; ``deltaAssignmentsList``
    names single disagreements.
    """

    id = fields.String()
    driverDn = fields.String()
    entitlementDn = fields.String(metadata=ENTITLEMENT)
    logicalSystem = fields.String()
    opType = fields.String()
    isMigrate = fields.Boolean()
    deltaAssignmentsList = fields.List(fields.Nested(DeltaReference), validate=WHOLE_LIST)


class ReconciliationBody(CprsRequestBody):
    """The same about one entitlement."""

    entitlementDn = fields.String(required=True, validate=validate.Length(min=1), metadata=ENTITLEMENT)


class CprsRequestReference(BodySchema):
    """Names a request."""

    id = fields.String(required=True, validate=validate.Length(min=1), metadata=REQUEST)


class CprsRequestNode(ReplySchema):
    """A request that has begun."""

    id = fields.String(required=True)
    driverDn = fields.String()
    entitlementDn = fields.String()
    logicalSystem = fields.String()
    opType = fields.String(metadata={"example": "RECONCILE"})
    isMigrate = fields.Boolean()


class DeltaQuery(QuerySchema):
    """``source`` is one of the two sides; ``q`` is looked for in names."""

    q = fields.String(metadata={"example": "*"})
    nextIndex = fields.Integer(validate=validate.Range(min=0))
    size = fields.Integer(validate=validate.Range(min=1, max=LARGEST_PAGE))
    sortOrder = fields.String(validate=validate.OneOf(["asc", "desc"]))
    sortBy = fields.String(metadata={"example": "firstName"})
    source = fields.String(validate=validate.OneOf(SOURCES))


class DeltaListNode(ReplySchema):
    """One page of disagreements about an entitlement. ``nextIndex`` is 0 or less on the last one."""

    deltaAssignmentsList = fields.List(fields.Nested(DeltaAssignmentNode), required=True)
    driverDn = fields.String()
    entitlementDn = fields.String()
    logicalSystem = fields.String()
    totalHits = fields.String(metadata={"example": "12"})
    nextIndex = fields.Integer()
    arraySize = fields.Integer()


class CprsRequestStatusNode(CprsRequestNode):
    """How a request goes; times are milliseconds since 1970 as text, the second is empty while it runs."""

    opStatus = fields.Integer(metadata={"description": "0 running, 1 stopped, 2 terminated, 3 completed"})
    statusMessage = fields.String()
    requestStartTime = fields.String()
    requestCompletionTime = fields.String()
    totalAssignments = fields.Integer()
    failedAssignments = fields.Integer()


class StatusListQuery(ListQuery):
    """Sorted by any of the columns; ``source`` is the DN of a driver."""

    source = fields.String()


class CprsRequestStatusNodeList(ReplySchema):
    """One page of requests. ``nextIndex`` is 0 or less on the last one."""

    cprsRequestStatus = fields.List(fields.Nested(CprsRequestStatusNode), required=True)
    total = fields.Integer()
    nextIndex = fields.Integer()
    arraySize = fields.Integer()


class SettingsQuery(ListQuery):
    """``column`` is the column that ``q`` is looked for in; without it, any."""

    column = fields.String()


class CprsSettingNode(ReplySchema):
    """A resource that is reconciled, with what it gives."""

    id = fields.String(required=True)
    drivername = fields.String()
    logicalsystem = fields.String()
    entitlement = fields.String()
    entitlementvalue = fields.String()
    resource = fields.String()


class CprsSettingNodeList(ReplySchema):
    """One page of them. ``nextIndex`` is 0 or less on the last one."""

    cprsSettingList = fields.List(fields.Nested(CprsSettingNode), required=True)
    total = fields.Integer()
    nextIndex = fields.Integer()
    arraySize = fields.Integer()


_CPRS = "/rest/access/cprs"

RECONCILE = Operation(
    method="POST",
    path=f"{_CPRS}/assignments/reconcile",
    summary="Let the catalogue follow a connected system",
    body=ReconciliationBody,
    reply=CprsRequestNode,
)
PUBLISH = Operation(
    method="POST",
    path=f"{_CPRS}/assignments/publish",
    summary="Settle single disagreements with a connected system",
    body=ReconciliationBody,
    reply=CprsRequestNode,
)
LIST_DELTA = Operation(
    method="POST",
    path=f"{_CPRS}/assignments/delta",
    summary="List where a connected system and the catalogue disagree",
    query=DeltaQuery,
    body=ReconciliationBody,
    reads=True,
    reply=DeltaListNode,
)
SHOW_REQUEST = Operation(
    method="POST",
    path=f"{_CPRS}/cprsrequest/status",
    summary="Show how a reconciliation goes",
    body=CprsRequestReference,
    reads=True,
    reply=CprsRequestStatusNode,
)
LIST_REQUESTS = Operation(
    method="POST",
    path=f"{_CPRS}/cprsrequest/status/list",
    summary="List reconciliations",
    query=StatusListQuery,
    body=CprsRequestBody,
    reads=True,
    reply=CprsRequestStatusNodeList,
)
LIST_RECONCILED = Operation(
    method="GET",
    path=f"{_CPRS}/settings",
    summary="List the resources that are reconciled",
    query=SettingsQuery,
    reply=CprsSettingNodeList,
)

OPERATIONS = (RECONCILE, PUBLISH, LIST_DELTA, SHOW_REQUEST, LIST_REQUESTS, LIST_RECONCILED)
