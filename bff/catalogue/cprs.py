"""Permission reconciliation: compute the differences between connected systems and the catalog, and publish them."""

from marshmallow import fields, validate

from bff.catalogue.kinds import WHOLE_LIST
from bff.catalogue.listing import LARGEST_PAGE, ListQuery
from bff.catalogue.operation import BodySchema, Operation, QuerySchema, ReplySchema
from bff.catalogue.samples import ENTITLEMENT, REQUEST

SOURCES = ("APPLICATION", "IDM")
"""The side that knows an assignment: only the connected system, or only the catalog."""
SUBMITTED, IN_PROGRESS, COMPLETED, ERROR = range(4)


class DeltaAssignmentNode(ReplySchema):
    """A difference: an assignment that only the connected system or only the catalog knows."""

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
    """Identifies a difference."""

    id = fields.String(required=True, validate=validate.Length(min=1))


class CprsRequestBody(BodySchema):
    """
    The scope of a reconciliation: a driver or one of its entitlements, and a logical system if the driver has some.

    ``isMigrate`` adds the assignments that only the connected system knows, and removes none; ``deltaAssignmentsList``
    selects single differences.
    """

    id = fields.String()
    driverDn = fields.String()
    entitlementDn = fields.String(metadata=ENTITLEMENT)
    logicalSystem = fields.String()
    opType = fields.String()
    isMigrate = fields.Boolean()
    deltaAssignmentsList = fields.List(fields.Nested(DeltaReference), validate=WHOLE_LIST)


class CprsRequestReference(BodySchema):
    """Identifies a reconciliation process."""

    id = fields.String(required=True, validate=validate.Length(min=1), metadata=REQUEST)


class CprsRequestNode(ReplySchema):
    """A reconciliation process that was started."""

    id = fields.String(required=True)
    driverDn = fields.String()
    entitlementDn = fields.String()
    logicalSystem = fields.String()
    opType = fields.String(metadata={"example": "COMPUTE"})
    isMigrate = fields.Boolean()


class DeltaQuery(QuerySchema):
    """Selects the differences of one side with ``source``; ``q`` searches names."""

    q = fields.String(metadata={"example": "*"})
    nextIndex = fields.Integer(validate=validate.Range(min=0))
    size = fields.Integer(validate=validate.Range(min=1, max=LARGEST_PAGE))
    sortOrder = fields.String(validate=validate.OneOf(["asc", "desc"]))
    sortBy = fields.String(metadata={"example": "firstName"})
    source = fields.String(validate=validate.OneOf(SOURCES))


class DeltaListNode(ReplySchema):
    """One page of the differences that the last computation found. ``nextIndex`` is 0 or less on the last page."""

    deltaAssignmentsList = fields.List(fields.Nested(DeltaAssignmentNode), required=True)
    driverDn = fields.String()
    entitlementDn = fields.String()
    logicalSystem = fields.String()
    totalHits = fields.String(metadata={"example": "12"})
    nextIndex = fields.Integer()
    arraySize = fields.Integer()


class CprsRequestStatusNode(CprsRequestNode):
    """The state of a process; times are milliseconds since 1970 as texts, with no completion time while it runs."""

    opStatus = fields.Integer(metadata={"description": "0 submitted, 1 in progress, 2 completed, 3 error"})
    statusMessage = fields.String()
    requestStartTime = fields.String()
    requestCompletionTime = fields.String()
    totalAssignments = fields.Integer()
    failedAssignments = fields.Integer()


class StatusListQuery(ListQuery):
    """The list can be sorted by every column; ``source`` is the DN of a driver."""

    source = fields.String()


class CprsRequestStatusNodeList(ReplySchema):
    """One page of processes. ``nextIndex`` is 0 or less on the last page."""

    cprsRequestStatus = fields.List(fields.Nested(CprsRequestStatusNode), required=True)
    total = fields.Integer()
    nextIndex = fields.Integer()
    arraySize = fields.Integer()


class SettingsQuery(ListQuery):
    """The column that ``q`` is searched in; without ``column`` all columns are searched."""

    column = fields.String()


class CprsSettingNode(ReplySchema):
    """A resource under reconciliation, and the entitlement value that it grants."""

    id = fields.String(required=True)
    drivername = fields.String()
    logicalsystem = fields.String()
    entitlement = fields.String()
    entitlementvalue = fields.String()
    resource = fields.String()


class CprsSettingNodeList(ReplySchema):
    """One page of resources under reconciliation. ``nextIndex`` is 0 or less on the last page."""

    cprsSettingList = fields.List(fields.Nested(CprsSettingNode), required=True)
    total = fields.Integer()
    nextIndex = fields.Integer()
    arraySize = fields.Integer()


_CPRS = "/rest/access/cprs"

COMPUTE = Operation(
    method="POST",
    path=f"{_CPRS}/assignments/reconcile",
    summary="Compute the differences between catalog and connected system",
    body=CprsRequestBody,
    reply=CprsRequestNode,
)
PUBLISH = Operation(
    method="POST",
    path=f"{_CPRS}/assignments/publish",
    summary="Publish differences, so that the catalog has the assignments of the connected system",
    body=CprsRequestBody,
    reply=CprsRequestNode,
)
LIST_DELTA = Operation(
    method="POST",
    path=f"{_CPRS}/assignments/delta",
    summary="List the differences between catalog and connected system",
    query=DeltaQuery,
    body=CprsRequestBody,
    reads=True,
    reply=DeltaListNode,
)
SHOW_PROCESS = Operation(
    method="POST",
    path=f"{_CPRS}/cprsrequest/status",
    summary="Show a reconciliation process",
    body=CprsRequestReference,
    reads=True,
    reply=CprsRequestStatusNode,
)
LIST_PROCESSES = Operation(
    method="POST",
    path=f"{_CPRS}/cprsrequest/status/list",
    summary="List reconciliation processes",
    query=StatusListQuery,
    body=CprsRequestBody,
    reads=True,
    reply=CprsRequestStatusNodeList,
)
LIST_RECONCILED = Operation(
    method="GET",
    path=f"{_CPRS}/settings",
    summary="List the resources under reconciliation",
    query=SettingsQuery,
    reply=CprsSettingNodeList,
)

OPERATIONS = (COMPUTE, PUBLISH, LIST_DELTA, SHOW_PROCESS, LIST_PROCESSES, LIST_RECONCILED)
