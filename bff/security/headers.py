"""Response headers that every answer carries, the static Content-Security-Policy among them."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from bff.settings import Settings

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment

FRAMEABLE = "bff.frameable"
"""Key of the WSGI environment with which a page of ours lets the console frame it; no upstream can set it."""

_ALWAYS = {
    "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
}
_HSTS = {"Strict-Transport-Security": "max-age=31536000"}


class SecurityHeaders:
    """WSGI middleware: our policy replaces whatever an upstream says of itself."""

    def __init__(self, app: "WSGIApplication", settings: Settings) -> None:
        self._app = app
        always = _ALWAYS | (_HSTS if settings.https else {})
        sources = _frame_sources(settings), _origin(settings.oidc_issuer)
        self._usual = [*always.items(), *_framing(*sources, ancestors="'none'", old="DENY")]
        self._frameable = [*always.items(), *_framing(*sources, ancestors="'self'", old="SAMEORIGIN")]
        self._names = {name.lower() for name, _ in self._usual}

    def __call__(self, environ: "WSGIEnvironment", start_response: "StartResponse") -> Iterable[bytes]:
        """Serve one request."""

        def start(status: str, headers: list[tuple[str, str]], exc_info: Any = None) -> Any:
            kept = [(name, value) for name, value in headers if name.lower() not in self._names]
            ours = self._frameable if FRAMEABLE in environ else self._usual
            return start_response(status, kept + ours, exc_info)

        return self._app(environ, start)


def _frame_sources(settings: Settings) -> str:
    """The password service, the provider where people sign in to it, and the page that it leads back to."""
    if not settings.sspr_url:
        return "'none'"
    return " ".join(["'self'", *sorted({_origin(settings.sspr_url), _origin(settings.oidc_issuer)})])


def _origin(url: str) -> str:
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}"


def _framing(frames: str, provider: str, *, ancestors: str, old: str) -> list[tuple[str, str]]:
    """Of the provider the page calls the address that keeps its session (SPEC 4 "Session", ``extendSession``)."""
    policy = (
        "default-src 'none'; "
        "script-src 'self'; "
        "style-src 'self'; "
        "img-src 'self' data: blob:; "
        "font-src 'self'; "
        f"connect-src 'self' {provider}; "
        f"frame-src {frames}; "
        "manifest-src 'self'; "
        "base-uri 'none'; "
        "form-action 'self'; "
        f"frame-ancestors {ancestors}; "
        "object-src 'none'"
    )
    return [("Content-Security-Policy", policy), ("X-Frame-Options", old)]
