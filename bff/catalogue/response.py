"""What a call answers that changes several things at once."""

from marshmallow import fields

from bff.catalogue.operation import ReplySchema


class ResponseNode(ReplySchema):
    """One thing, and for a failure the reason."""

    id = fields.String(required=True)
    name = fields.String()
    entityType = fields.String()
    reason = fields.String()
    requestId = fields.String()


class ResponseListNode(ReplySchema):
    """``success`` is false as soon as one thing failed; status 200 says nothing about it."""

    success = fields.Boolean(required=True)
    succeeded = fields.List(fields.Nested(ResponseNode), required=True)
    failed = fields.List(fields.Nested(ResponseNode), required=True)


class MessageNode(ReplySchema):
    """Whether it went well, in words."""

    success = fields.Boolean(required=True)
    message = fields.String()
