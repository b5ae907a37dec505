"""The query and the answer of the event stream."""

from marshmallow import Schema, fields, validate

from bff.catalogue.operation import Operation, TextReply

_LONGEST_CLIENT = 64


class EventsQuery(Schema):
    """The client (set of console settings) whose settings decide what the stream reports."""

    client = fields.String(load_default="1", validate=validate.Length(min=1, max=_LONGEST_CLIENT))


OPERATIONS = (
    Operation(
        method="GET",
        path="/bff/events",
        summary="Receive server-sent events: news, changed, end",
        query=EventsQuery,
        reply=TextReply,
        reply_media_type="text/event-stream",
    ),
)
"""
The events of the stream.

``news`` has the number of tasks and the notifications, ``{"user": "ann", "badge": "12", "notifications": {...}}``;
``changed`` says that somebody decided or claimed a task or made a request, and that the person gets no notification
about it; ``end`` says that the session is over or continues under another id.
"""
