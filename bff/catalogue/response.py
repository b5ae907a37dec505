"""The reply to a call that changes several objects."""

from marshmallow import fields

from bff.catalogue.operation import ReplySchema


class ResponseNode(ReplySchema):
    """One object; if it failed, with the reason."""

    id = fields.String(required=True)
    name = fields.String()
    entityType = fields.String()
    reason = fields.String()
    requestId = fields.String()


class ResponseListNode(ReplySchema):
    """``success`` is false as soon as one object failed; the status is 200 all the same."""

    success = fields.Boolean(required=True)
    succeeded = fields.List(fields.Nested(ResponseNode), required=True)
    failed = fields.List(fields.Nested(ResponseNode), required=True)


class MessageNode(ReplySchema):
    """Whether the call succeeded, and a message."""

    success = fields.Boolean(required=True)
    message = fields.String()
