"""Delegations: one person approves in place of another."""

from marshmallow import fields, validate

from bff.catalogue.delegation_nodes import (
    DelegationBody,
    DelegationChange,
    DelegationNode,
    Reference,
    RequestDefNode,
)
from bff.catalogue.listing import ListQuery
from bff.catalogue.operation import BodySchema, Operation, QuerySchema, ReplySchema
from bff.catalogue.relationship_nodes import RelationshipListNode
from bff.catalogue.samples import STAND_IN


class DelegationListNode(ReplySchema):
    """One page of delegations; ``totalDelegations`` counts all of them."""

    delegations = fields.List(fields.Nested(DelegationNode), required=True)
    totalDelegations = fields.Integer()


class DelegationReference(BodySchema):
    """Identifies a delegation."""

    assignmentId = fields.String(required=True, validate=validate.Length(min=1), metadata=STAND_IN)


class DelegationsBody(BodySchema):
    """Identifies several delegations."""

    delegations = fields.List(fields.Nested(DelegationReference), required=True, validate=validate.Length(min=1))


class RequestCategoryNode(ReplySchema):
    """A category of requests."""

    categoryId = fields.String(required=True)
    categoryName = fields.String()


class RequestCategoryListNode(ReplySchema):
    """All categories, without paging."""

    categoryList = fields.List(fields.Nested(RequestCategoryNode), required=True)
    arraySize = fields.Integer()


class RequestsQuery(QuerySchema):
    """The category whose requests are listed; without it the requests of all categories."""

    category = fields.String(metadata={"description": "Id of the category"})


class RequestDefListNode(ReplySchema):
    """The kinds of requests that can be delegated."""

    provisioningRequests = fields.List(fields.Nested(RequestDefNode), required=True)
    arraySize = fields.Integer()


_DELEGATION = "/rest/access/delegation"

LIST_DELEGATIONS = Operation(
    method="GET",
    path=_DELEGATION,
    summary="List the user's own delegations",
    query=ListQuery,
    reply=DelegationListNode,
)
LIST_DELEGATIONS_OF = Operation(
    method="POST",
    path=f"{_DELEGATION}/list",
    summary="List the delegations of a person",
    query=ListQuery,
    body=Reference,
    reads=True,
    reply=DelegationListNode,
)
CREATE_DELEGATION = Operation(
    method="POST", path=_DELEGATION, summary="Create a delegation", body=DelegationBody, reply=DelegationNode
)
CHANGE_DELEGATION = Operation(
    method="PUT", path=_DELEGATION, summary="Change a delegation", body=DelegationChange, reply=DelegationNode
)
DELETE_DELEGATIONS = Operation(
    method="DELETE", path=_DELEGATION, summary="Delete delegations", body=DelegationsBody, reply=DelegationListNode
)
LIST_DELEGATION_CATEGORIES = Operation(
    method="GET",
    path=f"{_DELEGATION}/category",
    summary="List the categories of requests that can be delegated",
    reply=RequestCategoryListNode,
)
LIST_DELEGATION_REQUESTS = Operation(
    method="GET",
    path=f"{_DELEGATION}/requests",
    summary="List the requests that can be delegated",
    query=RequestsQuery,
    reply=RequestDefListNode,
)
LIST_DELEGATION_RELATIONSHIPS = Operation(
    method="GET",
    path=f"{_DELEGATION}/relationships",
    summary="List the relationships that can be delegates",
    reply=RelationshipListNode,
)

OPERATIONS = (
    LIST_DELEGATIONS,
    LIST_DELEGATIONS_OF,
    CREATE_DELEGATION,
    CHANGE_DELEGATION,
    DELETE_DELEGATIONS,
    LIST_DELEGATION_CATEGORIES,
    LIST_DELEGATION_REQUESTS,
    LIST_DELEGATION_RELATIONSHIPS,
)
