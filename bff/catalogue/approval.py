"""Owners and approvers of roles, resources and constraints."""

from marshmallow import fields, validate

from bff.catalogue.operation import ReplySchema

QUORUM = r"(?:(?:100|[1-9]?[0-9])%)?"


class OwnerNode(ReplySchema):
    """An owner: a user, group, container or team (SPEC 3 "Role")."""

    id = fields.String(required=True, metadata={"example": "cn=abrooks,ou=users,o=data"})
    name = fields.String()
    type = fields.String(metadata={"example": "user"})


class ApproverNode(OwnerNode):
    """An approver, with the position in a serial approval."""

    sequence = fields.Integer(metadata={"description": "Position of the approver, counted from 1"})


def quorum_field(*, strict: bool) -> fields.String:
    """
    Build the field for a share of approvers such as ``50%`` (SPEC 5 "Other").

    An empty text means serial approval. Only ``strict`` fields are checked; replies are not.
    """
    rules = [validate.Regexp(QUORUM + r"\Z", error="Not a percentage such as 50%.")] if strict else []
    return fields.String(validate=rules, metadata={"example": "50%"})
