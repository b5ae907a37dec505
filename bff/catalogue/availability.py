"""Availability: the periods in which a person does not approve requests, and which requests these are."""

from marshmallow import fields, validate

from bff.catalogue.attributes import UserNode
from bff.catalogue.delegation_nodes import NotifyingBody, NotifyingNode, Reference, RequestDefNode
from bff.catalogue.operation import BodySchema, Operation, QuerySchema, ReplySchema
from bff.catalogue.samples import STAND_IN

DURATION_UNITS = ("DAYS", "WEEKS", "MONTHS")
STATUSES = ("0", "1", "2")
"""In this order: available; not available for any request; not available for some requests."""


class AvailabilityNode(NotifyingNode):
    """
    A period in which a person is not available.

    Source:
        SPEC 3 "Other entities"; docs/assumptions.md A-138.
    """

    availabilityId = fields.String()
    principalUser = fields.Nested(UserNode)
    type = fields.String()
    allRequests = fields.Boolean()
    requestDefs = fields.List(fields.Nested(RequestDefNode))
    enableAllRequests = fields.Boolean(metadata={"description": "Whether all request definitions have a delegate"})
    availableRequestDefs = fields.List(
        fields.Nested(RequestDefNode), metadata={"description": "Request definitions that have a delegate"}
    )
    effectiveDate = fields.Integer(metadata={"description": "Milliseconds since 1970"})
    hasExpiry = fields.Boolean()
    expiryDate = fields.Integer(metadata={"description": "Milliseconds since 1970; absent without an end"})
    hasExpiryDuration = fields.Boolean()
    expiryDuration = fields.String(metadata={"example": "2"})
    expiryDurationUnit = fields.String(metadata={"example": "WEEKS"})
    teamscope = fields.String()


class AvailabilityListNode(ReplySchema):
    """
    All periods of one person.

    ``availabilityStatus`` is 0 for available, 1 for not available for any request, 2 for not available for some.
    """

    availability = fields.List(fields.Nested(AvailabilityNode), required=True)
    totalAvailability = fields.Integer()
    availabilityStatus = fields.Integer()
    hasDelegatesAssigned = fields.Boolean()
    newable = fields.Boolean(metadata={"description": "Whether a period of unavailability may be added"})


class AvailabilityBody(NotifyingBody):
    """The period ends at ``expiryDate`` or after ``expiryDuration``; with neither it has no end."""

    principalUser = fields.Nested(
        Reference, metadata={"description": "The person; without this field the signed-in user"}
    )
    allRequests = fields.Boolean(metadata={"example": True})
    requestDefs = fields.List(fields.Nested(Reference))
    effectiveDate = fields.Integer(validate=validate.Range(min=0))
    hasExpiry = fields.Boolean()
    expiryDate = fields.Integer(validate=validate.Range(min=0), allow_none=True)
    hasExpiryDuration = fields.Boolean()
    expiryDuration = fields.String(
        validate=validate.Regexp(r"[1-9][0-9]{0,3}\Z", error="Not a number above 0."), allow_none=True
    )
    expiryDurationUnit = fields.String(validate=validate.OneOf(DURATION_UNITS), allow_none=True)
    teamscope = fields.String()


class AvailabilityReference(BodySchema):
    """Identifies one period."""

    availabilityId = fields.String(required=True, validate=validate.Length(min=1), metadata=STAND_IN)


class AvailabilityChange(AvailabilityReference, AvailabilityBody):
    """The changes; fields that are not sent stay as they are."""


class AvailabilitiesBody(BodySchema):
    """Identifies several periods."""

    availability = fields.List(fields.Nested(AvailabilityReference), required=True, validate=validate.Length(min=1))


class AvailabilityStatusBody(BodySchema):
    """The status to set; without ``dn`` for the signed-in user."""

    status = fields.String(required=True, validate=validate.OneOf(STATUSES))
    dn = fields.String(allow_none=True)


class AvailabilityStatusNode(ReplySchema):
    """The status after the call; ``errorMessage`` says why the requested status was not set."""

    status = fields.String(required=True)
    dn = fields.String()
    errorMessage = fields.String()


class AvailabilityUserQuery(QuerySchema):
    """The person whose availability is listed; without ``userDn`` the signed-in user."""

    userDn = fields.String()


_AVAILABILITY = "/rest/access/availability"

LIST_AVAILABILITY = Operation(
    method="GET",
    path=_AVAILABILITY,
    summary="List the user's own periods of unavailability",
    reply=AvailabilityListNode,
)
LIST_AVAILABILITY_OF = Operation(
    method="POST",
    path=f"{_AVAILABILITY}/list",
    summary="List the periods of unavailability of a person",
    body=Reference,
    reads=True,
    reply=AvailabilityListNode,
)
CREATE_AVAILABILITY = Operation(
    method="POST",
    path=_AVAILABILITY,
    summary="Create a period of unavailability",
    body=AvailabilityBody,
    reply=AvailabilityNode,
)
CHANGE_AVAILABILITY = Operation(
    method="PUT",
    path=_AVAILABILITY,
    summary="Change a period of unavailability",
    body=AvailabilityChange,
    reply=AvailabilityNode,
)
DELETE_AVAILABILITY = Operation(
    method="DELETE",
    path=_AVAILABILITY,
    summary="Delete a period of unavailability",
    body=AvailabilitiesBody,
    reply=AvailabilityListNode,
)
SET_AVAILABILITY_STATUS = Operation(
    method="POST",
    path=f"{_AVAILABILITY}/status",
    summary="Set a person available or unavailable from now on",
    body=AvailabilityStatusBody,
    reply=AvailabilityStatusNode,
)
LIST_AVAILABILITY_REQUESTS = Operation(
    method="GET",
    path=f"{_AVAILABILITY}/prds",
    summary="List the request types that have a delegate",
    query=AvailabilityUserQuery,
    reply=AvailabilityListNode,
)

OPERATIONS = (
    LIST_AVAILABILITY,
    LIST_AVAILABILITY_OF,
    CREATE_AVAILABILITY,
    CHANGE_AVAILABILITY,
    DELETE_AVAILABILITY,
    SET_AVAILABILITY_STATUS,
    LIST_AVAILABILITY_REQUESTS,
)
