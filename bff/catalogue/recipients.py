"""Recipients: members of groups and teams, and the people and groups that a request is for."""

from marshmallow import fields

from bff.catalogue.operation import ReplySchema


class RecipientTeamNode(ReplySchema):
    """A team that a recipient belongs to."""

    dn = fields.String(required=True)
    name = fields.String()


class RecipientNode(ReplySchema):
    """A person or a group."""

    name = fields.String()
    dn = fields.String(required=True, metadata={"example": "cn=abrooks,ou=users,o=data"})
    type = fields.String(metadata={"example": "user"})
    isGroupAssignment = fields.Boolean(
        metadata={"description": "Whether permissions can be assigned to the group itself"}
    )
    targetSetList = fields.List(fields.Nested(RecipientTeamNode))


class RecipientListNode(ReplySchema):
    """One page of recipients. ``nextIndex`` is 0 or less on the last page; the row numbers can come as texts."""

    recipients = fields.List(fields.Nested(RecipientNode), required=True)
    arraySize = fields.Integer()
    nextIndex = fields.Integer()
    currentIndex = fields.Raw(metadata={"type": ["string", "integer"], "example": "1"})
    endIndex = fields.Raw(metadata={"type": ["string", "integer"], "example": "10"})
    total = fields.Integer()
