"""The built user interface: hashed and precompressed assets that browsers keep for good, and the start page."""

import re
from collections.abc import Iterable
from importlib import resources
from typing import TYPE_CHECKING

from flask import Blueprint, Response, request
from whitenoise import WhiteNoise

from bff.security.headers import FRAMEABLE, SANDBOX_PATH, SANDBOXED
from bff.settings import INSTALLATION, Settings

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment

_HASHED = re.compile(r"[.-][0-9a-f]{6,}\.\w+$")
_PAGES = resources.files("bff") / "pages"
_PAGE_STYLE = (_PAGES / "page.css").read_bytes()
_EXTENSION_SCRIPT = (_PAGES / "extension.js").read_bytes()
_PASSWORD_CHANGED = (_PAGES / "password-changed.html").read_bytes()
_PASSWORD_CHANGED_SCRIPT = (_PAGES / "password-changed.js").read_bytes()
_A_DAY_S = 86400

bp = Blueprint("static_ui", __name__)


@bp.get("/bff/page.css")
def page_style() -> Response:
    """Style of the pages that the BFF itself shows."""
    return _kept_for_a_day(_PAGE_STYLE, "text/css")


@bp.get("/bff/extension.js")
def extension_script() -> Response:
    """Script of the page on which the extension of a session ends."""
    return _kept_for_a_day(_EXTENSION_SCRIPT, "text/javascript")


@bp.get("/bff/password-changed")
def password_changed() -> Response:
    """
    Answer the page to which the password service returns, in the console's frame; it tells the console of the change.

    Source:
        SPEC 2 "Change password"; docs/assumptions.md A-62.
    """
    request.environ[FRAMEABLE] = True
    return Response(_PASSWORD_CHANGED, content_type="text/html; charset=utf-8")


@bp.get("/bff/password-changed.js")
def password_changed_script() -> Response:
    """Script of that page."""
    return _kept_for_a_day(_PASSWORD_CHANGED_SCRIPT, "text/javascript")


def _kept_for_a_day(content: bytes, media_type: str) -> Response:
    answer = Response(content, content_type=f"{media_type}; charset=utf-8")
    answer.cache_control.max_age = _A_DAY_S
    return answer


def serve(application: "WSGIApplication", settings: Settings) -> "WSGIApplication":
    """Serve the files of the UI folder; other paths go to the application."""
    root = INSTALLATION / settings.ui_dir
    files = WhiteNoise(
        application,
        root=root if root.is_dir() else None,
        index_file=True,
        allow_all_origins=False,
        max_age=0,
        immutable_file_test=lambda _path, url: bool(_HASHED.search(url)),
        add_headers_function=_start_page_is_not_stored,
    )

    def serve_marked(environ: "WSGIEnvironment", start_response: "StartResponse") -> Iterable[bytes]:
        if environ["PATH_INFO"].startswith(SANDBOX_PATH):
            environ[SANDBOXED] = True
        return files(environ, start_response)  # type: ignore[no-any-return]

    return serve_marked


def _start_page_is_not_stored(headers: dict[str, str], path: str, _url: str) -> None:
    if path.endswith("index.html"):
        headers["Cache-Control"] = "no-cache"
