"""Delegates in the upstream's shape: shared by delegations and availability."""

from marshmallow import fields, validate

from bff.catalogue.attributes import UserNode
from bff.catalogue.operation import BodySchema, ReplySchema
from bff.catalogue.relationship_nodes import RelationshipNode
from bff.catalogue.samples import PERSON, STAND_IN


class DirectoryNode(ReplySchema):
    """The name of a group or a container."""

    dn = fields.String(required=True, metadata={"example": "ou=users,o=data"})
    name = fields.String()


class RequestDefNode(ReplySchema):
    """The name of a request definition (a kind of request)."""

    dn = fields.String(required=True)
    name = fields.String()


class Reference(BodySchema):
    """Identifies a person, a group, a container or a request definition."""

    dn = fields.String(required=True, validate=validate.Length(min=1), metadata=PERSON)


class RelationshipReference(BodySchema):
    """Identifies a relationship."""

    key = fields.String(required=True, validate=validate.Length(min=1))


class NotifyingNode(ReplySchema):
    """The people who are notified by email."""

    isNotificationRequired = fields.Boolean()
    notificationAddresseeType = fields.String()
    notifyUsers = fields.List(fields.String(), metadata={"description": "DNs"})


class NotifyingBody(BodySchema):
    """The people to notify by email."""

    isNotificationRequired = fields.Boolean()
    notificationAddresseeType = fields.String()
    notifyUsers = fields.List(fields.String())


class DelegationNode(NotifyingNode):
    """
    A delegation: while the people in ``assignFrom`` are not available, those in ``assignTo`` approve for them.

    Source:
        SPEC 3 "Other entities"; docs/assumptions.md A-137.
    """

    assignmentId = fields.String(required=True, metadata={"description": "DN"})
    type = fields.String(metadata={"example": "DELEGATEE_TYPE"})
    allRequests = fields.Boolean()
    requestDefs = fields.List(
        fields.Nested(RequestDefNode),
        metadata={"description": "Request definitions that are delegated; empty if allRequests is true"},
    )
    assignFromUsers = fields.List(fields.Nested(UserNode))
    assignFromGroups = fields.List(fields.Nested(DirectoryNode))
    assignFromContainers = fields.List(fields.Nested(DirectoryNode))
    assignToUsers = fields.List(fields.Nested(UserNode))
    assignToRelationship = fields.Nested(
        RelationshipNode, metadata={"description": "The delegates as a relationship, in place of assignToUsers"}
    )
    isExpires = fields.Boolean()
    effectiveDate = fields.Integer(metadata={"description": "Milliseconds since 1970"})
    expiryDate = fields.Integer(metadata={"description": "Milliseconds since 1970; absent without an end"})
    teamscope = fields.String()


class DelegationBody(NotifyingBody):
    """A delegation to store; the reply lists all delegations of the people in ``assignFrom``."""

    assignmentId = fields.String(metadata={"example": "apwaNewDetailId", "description": "Ignored for a new delegation"})
    type = fields.String()
    allRequests = fields.Boolean()
    requestDefs = fields.List(fields.Nested(Reference))
    assignFromUsers = fields.List(fields.Nested(Reference))
    assignFromGroups = fields.List(fields.Nested(Reference))
    assignFromContainers = fields.List(fields.Nested(Reference))
    assignToUsers = fields.List(fields.Nested(Reference))
    assignToRelationship = fields.Nested(RelationshipReference, allow_none=True)
    isExpires = fields.Boolean()
    effectiveDate = fields.Integer(validate=validate.Range(min=0))
    expiryDate = fields.Integer(validate=validate.Range(min=0), allow_none=True)
    teamscope = fields.String()
    createAvailability = fields.Boolean(
        metadata={"description": "Whether a period of unavailability with the same dates is created too"}
    )


class DelegationChange(DelegationBody):
    """The changes; fields that are not sent stay as they are."""

    assignmentId = fields.String(required=True, validate=validate.Length(min=1), metadata=STAND_IN)
