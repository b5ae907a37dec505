"""What event streams take and answer."""

from marshmallow import Schema, fields, validate

from bff.catalogue.operation import Operation, TextReply

_LONGEST_CLIENT = 64


class EventsQuery(Schema):
    """The client whose settings apply to what is told."""

    client = fields.String(load_default="1", validate=validate.Length(min=1, max=_LONGEST_CLIENT))


OPERATIONS = (
    Operation(
        method="GET",
        path="/bff/events",
        summary="Hear what is new, as server-sent events: news, changed, end",
        query=EventsQuery,
        reply=TextReply,
        reply_media_type="text/event-stream",
    ),
)
"""
``news`` has the number of tasks and the notifications, ``{"user": "ann", "badge": "12", "notifications": {...}}``;
``changed`` says that somebody decided, claimed or asked, and that it is no news for the person; ``end`` that the
session is over or goes on under another id.
"""
