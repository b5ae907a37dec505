"""A relationship between people, such as the one from a person to their manager."""

from marshmallow import fields

from bff.catalogue.operation import ReplySchema


class RelationshipNode(ReplySchema):
    """A relationship between an attribute of one entity and an attribute of another."""

    key = fields.String(required=True, metadata={"example": "manager"})
    displayName = fields.String()
    sourceEntityKey = fields.String()
    sourceAttributeKey = fields.String()
    targetEntityKey = fields.String()
    targetAttributeKey = fields.String()


class RelationshipListNode(ReplySchema):
    """All relationships, without paging."""

    relationships = fields.List(fields.Nested(RelationshipNode), required=True)
    arraySize = fields.Integer()
    nextIndex = fields.Integer()
    totalSize = fields.Integer()
    total = fields.Integer()
