"""Violations: people who have two roles that a constraint excludes together."""

from marshmallow import fields, validate

from bff.catalogue.operation import Operation, QuerySchema, ReplySchema
from bff.catalogue.request_nodes import SodConflictNode


class SodQuery(QuerySchema):
    """Identifies a constraint."""

    sodDn = fields.String(required=True, validate=validate.Length(min=1))


class UserQuery(QuerySchema):
    """Selects a person; without ``userDn`` the signed-in user."""

    userDn = fields.String()


class SodViolationNode(ReplySchema):
    """A person who has both roles."""

    sodId = fields.String(required=True, metadata={"description": "DN of the person who has both roles"})
    type = fields.String(metadata={"example": "user"})


class SodViolationListNode(ReplySchema):
    """All people who have both roles of a constraint."""

    sodId = fields.String()
    sodViolations = fields.List(fields.Nested(SodViolationNode), required=True)


class SodListNode(ReplySchema):
    """The constraints that a person violates."""

    id = fields.String()
    sods = fields.List(fields.Nested(SodConflictNode), required=True)


_VIOLATIONS = "/rest/access/sods/violations"

LIST_VIOLATIONS = Operation(
    method="GET",
    path=_VIOLATIONS,
    summary="List the people who violate a constraint",
    query=SodQuery,
    reply=SodViolationListNode,
)
LIST_VIOLATIONS_OF_USER = Operation(
    method="GET",
    path=f"{_VIOLATIONS}/user",
    summary="List the constraints that a user violates",
    query=UserQuery,
    reply=SodListNode,
)

OPERATIONS = (LIST_VIOLATIONS, LIST_VIOLATIONS_OF_USER)
