"""The views that list and drop a person's calls that wait for a new password. The dispatcher sends them."""

from flask import Blueprint, jsonify
from werkzeug import Response

from bff.auth.guard import signed_in
from bff.errors import NotFoundError
from bff.proxy.parking import Parking, Ticket


def create_blueprint(parking: Parking) -> Blueprint:
    """Publish the views."""
    bp = Blueprint("parked", __name__)

    @bp.get("/bff/replays")
    def list_calls() -> Response:
        tickets = parking.tickets(signed_in().meta.person)
        return jsonify(replays=[_described(call_id, ticket) for call_id, ticket in tickets.items()])

    @bp.delete("/bff/replays/<call_id>")
    def drop_call(call_id: str) -> Response:
        if not parking.drop(signed_in().meta.person, call_id):
            raise NotFoundError
        return jsonify(dropped=1)

    return bp


def _described(call_id: str, ticket: Ticket) -> dict[str, object]:
    return {
        "id": call_id,
        "operation": ticket.operation,
        "summary": ticket.summary,
        "parkedAt": ticket.parked_ms,
        "endsAt": ticket.end_ms,
        "sent": ticket.sent,
    }
