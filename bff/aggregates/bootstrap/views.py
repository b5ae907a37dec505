"""The start answer over HTTP."""

from collections.abc import Callable

from flask import Blueprint, Response, json, request

from bff.aggregates.bootstrap.schemas import Bootstrap
from bff.aggregates.bootstrap.service import load_bootstrap
from bff.upstream.client import Upstream


def create_blueprint(upstream_for_request: Callable[[], Upstream]) -> Blueprint:
    """Build the view around the signed-in user's line to the upstream."""
    bp = Blueprint("bootstrap", __name__)

    @bp.get("/bff/bootstrap")
    def show_bootstrap() -> Response:
        """Everything the user interface needs to start; 304 when it has not changed."""
        body = json.dumps(Bootstrap().dump(load_bootstrap(upstream_for_request())), sort_keys=True)
        answer = Response(body, content_type="application/json")
        answer.headers["Cache-Control"] = "private, no-cache"
        answer.vary.add("Cookie")
        answer.add_etag()
        return answer.make_conditional(request)  # type: ignore[return-value]

    return bp
