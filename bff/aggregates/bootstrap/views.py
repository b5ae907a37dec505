"""The start answer over HTTP."""

from collections.abc import Callable

from flask import Blueprint, Response, json, request

from bff.aggregates.bootstrap.schemas import Bootstrap
from bff.aggregates.bootstrap.service import load_bootstrap
from bff.settings import Settings
from bff.upstream.client import Upstream


def create_blueprint(
    upstream_for_request: Callable[[], Upstream], let_idle: Callable[[int], None], settings: Settings
) -> Blueprint:
    """
    Build the view around the signed-in user's line to the upstream.

    Args:
        upstream_for_request: Gives the user's line to the upstream for the current request.
        let_idle: Gets the idle time-out of the identity applications, in seconds.
        settings: Addresses that the operator names beside the upstream's.
    """
    bp = Blueprint("bootstrap", __name__)
    addresses = {
        "olderDashboard": settings.older_dashboard_url,
        "productInformation": settings.product_url,
        "passwordChange": settings.password_change.url,
        "formScripts": list(settings.form_script_origins),
    }

    @bp.get("/bff/bootstrap")
    def show_bootstrap() -> Response:
        """Everything the user interface needs to start; 304 when it has not changed."""
        start = load_bootstrap(upstream_for_request()) | {"addresses": addresses}
        let_idle(start["context"]["sessionTimeOut"])
        body = json.dumps(Bootstrap().dump(start), sort_keys=True)
        answer = Response(body, content_type="application/json")
        answer.headers["Cache-Control"] = "private, no-cache"
        answer.vary.add("Cookie")
        answer.add_etag()
        return answer.make_conditional(request)  # type: ignore[return-value]

    return bp
