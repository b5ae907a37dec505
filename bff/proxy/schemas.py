"""Calls that the gateway keeps until the person has set a new password, as the browser receives them."""

from marshmallow import Schema, fields

from bff.catalogue.operation import Operation


class ParkedCall(Schema):
    """
    A call that is kept until the password is changed; times are in epoch milliseconds.

    ``operation`` is method and path below the context path, ``POST /rest/access/preference``. ``sent`` means that the
    call was sent and its result is unknown, so it is not sent again.
    """

    id = fields.String(required=True)
    operation = fields.String(required=True)
    summary = fields.String(required=True)
    parkedAt = fields.Integer(required=True)
    endsAt = fields.Integer(required=True)
    sent = fields.Boolean(required=True)


class ParkedCalls(Schema):
    """The kept calls of the person, the oldest first."""

    replays = fields.List(fields.Nested(ParkedCall), required=True)


class DroppedCalls(Schema):
    """The number of kept calls that were dropped."""

    dropped = fields.Integer(required=True)


class ReplayedAnswer(Schema):
    """The upstream's answer to the call, unchanged; it can have any shape."""


OPERATIONS = (
    Operation(method="GET", path="/bff/replays", summary="List waiting calls", reply=ParkedCalls),
    Operation(method="DELETE", path="/bff/replays/{id}", summary="Delete a waiting call", reply=DroppedCalls),
    Operation(method="POST", path="/bff/replay/{id}", summary="Send a waiting call", reply=ReplayedAnswer),
)
