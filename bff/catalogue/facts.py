"""Facts about people and things, as popups and charts show them."""

from marshmallow import fields

from bff.catalogue.operation import ReplySchema


class AttrNode(ReplySchema):
    """A fact in words."""

    key = fields.String(required=True, metadata={"example": "Title"})
    displayLabel = fields.String()
    value = fields.String()
    dataType = fields.String()
