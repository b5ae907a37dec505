"""Event streams over HTTP."""

from collections.abc import Callable

from flask import Blueprint, Response, request

from bff.auth.guard import signed_in
from bff.catalogue.notifications import COUNT_TASKS, READ_NOTIFICATIONS
from bff.events.schemas import EventsQuery
from bff.events.stream import News, Streams
from bff.sessions.record import SessionRecord
from bff.upstream.client import Upstream

_BADGE_LIMIT = "200"


def create_blueprint(streams: Streams) -> Blueprint:
    """Publish the view."""
    bp = Blueprint("events", __name__)

    @bp.get("/bff/events")
    def listen() -> Response:
        """Tell the browser what is new for as long as the session lives."""
        client: str = EventsQuery().load(request.args)["client"]
        answer = Response(streams.open(signed_in(), client), content_type="text/event-stream")
        answer.headers["Cache-Control"] = "no-store"
        answer.headers["X-Accel-Buffering"] = "no"
        return answer

    return bp


def what_is_new(upstream_for: Callable[[SessionRecord], Upstream]) -> Callable[[SessionRecord, str], News]:
    """Build the look of a stream: it reads the number of tasks and the notifications of the session's person."""

    def look(record: SessionRecord, client: str) -> News:
        upstream = upstream_for(record)
        return {
            "user": record.meta.user_name,
            "badge": upstream.read(COUNT_TASKS, limit=_BADGE_LIMIT)["badge"],
            "notifications": upstream.read(READ_NOTIFICATIONS, client=client),
        }

    return look
