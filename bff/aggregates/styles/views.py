"""Style files over HTTP."""

from collections.abc import Callable
from pathlib import Path

from flask import Blueprint, Response, request

from bff.aggregates.styles.service import load_style
from bff.upstream.client import Upstream


def create_blueprint(upstream_for_request: Callable[[], Upstream], folder: Path | None) -> Blueprint:
    """
    Build the view around the signed-in user's line to the upstream.

    Args:
        upstream_for_request: Gives the user's line for the current request.
        folder: Folder with the style files of this installation.
    """
    bp = Blueprint("styles", __name__)

    @bp.get("/bff/style/<client>/<file>")
    def show_style(client: str, file: str) -> Response:
        """Answer with a style file, always as ``text/css``, whatever type it had; 304 when it has not changed."""
        css = load_style(upstream_for_request(), folder, client, file)
        answer = Response(css, content_type="text/css; charset=utf-8")
        answer.headers["Cache-Control"] = "private, no-cache"
        answer.vary.add("Cookie")
        answer.add_etag()
        return answer.make_conditional(request)  # type: ignore[return-value]

    return bp
