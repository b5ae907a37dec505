"""The calls of a person that wait for a new password, as the browser gets them."""

from marshmallow import Schema, fields

from bff.catalogue.operation import Operation


class ParkedCall(Schema):
    """
    A call that waits; moments are in epoch milliseconds.

    ``operation`` is method and path below the context path, ``POST /rest/access/preference``. ``sent`` says that it
    was sent and that nobody knows what came of it: it is not sent again.
    """

    id = fields.String(required=True)
    operation = fields.String(required=True)
    summary = fields.String(required=True)
    parkedAt = fields.Integer(required=True)
    endsAt = fields.Integer(required=True)
    sent = fields.Boolean(required=True)


class ParkedCalls(Schema):
    """What waits for the person, the oldest first."""

    replays = fields.List(fields.Nested(ParkedCall), required=True)


class DroppedCalls(Schema):
    """How many calls were dropped."""

    dropped = fields.Integer(required=True)


class ReplayedAnswer(Schema):
    """Whatever the upstream answers to the call."""


OPERATIONS = (
    Operation(method="GET", path="/bff/replays", summary="List the calls that wait", reply=ParkedCalls),
    Operation(method="DELETE", path="/bff/replays/{id}", summary="Drop a call that waits", reply=DroppedCalls),
    Operation(method="POST", path="/bff/replay/{id}", summary="Send a call that waits", reply=ReplayedAnswer),
)
