"""Facts about people and other objects, which popups and charts show."""

from marshmallow import fields

from bff.catalogue.operation import ReplySchema


class AttrNode(ReplySchema):
    """A fact: a label and its display text."""

    key = fields.String(required=True, metadata={"example": "Title"})
    displayLabel = fields.String()
    value = fields.String()
    dataType = fields.String()
