"""Response headers that every answer carries, the static Content-Security-Policy among them."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from bff.settings import Settings

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment

FRAMEABLE = "bff.frameable"
"""Key of the WSGI environment with which a page of ours lets the console frame it; no upstream can set it."""
SANDBOXED = "bff.sandboxed"
"""The same headers for the page in which the scripts of forms run, and for the files of that page."""
SANDBOX_PATH = "/form-sandbox/"
"""Where these are."""

_ALWAYS = {
    "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
}
_TO_ANY_ORIGIN = {"Cross-Origin-Resource-Policy": "cross-origin", "X-DNS-Prefetch-Control": "off"}
"""A sandboxed page has an origin of its own, so our files are cross-origin for it."""
_HSTS = {"Strict-Transport-Security": "max-age=31536000"}


class SecurityHeaders:
    """WSGI middleware: replaces the security headers of an upstream by our own."""

    def __init__(self, app: "WSGIApplication", settings: Settings) -> None:
        self._app = app
        always = _ALWAYS | (_HSTS if settings.https else {})
        sources = _frame_sources(settings), _origin(settings.oidc_issuer)
        self._usual = [*always.items(), *_framing(*sources, ancestors="'none'", old="DENY")]
        self._frameable = [*always.items(), *_framing(*sources, ancestors="'self'", old="SAMEORIGIN")]
        self._sandboxed = [*(always | _TO_ANY_ORIGIN).items(), *_sandbox(settings)]
        self._names = {name.lower() for name, _ in self._usual}

    def __call__(self, environ: "WSGIEnvironment", start_response: "StartResponse") -> Iterable[bytes]:
        """Serve one request."""

        def start(status: str, headers: list[tuple[str, str]], exc_info: Any = None) -> Any:
            kept = [(name, value) for name, value in headers if name.lower() not in self._names]
            return start_response(status, kept + self._ours(environ), exc_info)

        return self._app(environ, start)

    def _ours(self, environ: "WSGIEnvironment") -> list[tuple[str, str]]:
        if SANDBOXED in environ:
            return self._sandboxed
        return self._frameable if FRAMEABLE in environ else self._usual


def _frame_sources(settings: Settings) -> str:
    """
    Origins of frames: the page for scripts of forms, and the origins for the password service.

    The latter are the service, the provider where people sign in to it, and our own page to which it returns.
    """
    if not settings.sspr_url:
        return settings.public_url.rstrip("/") + SANDBOX_PATH
    return " ".join(["'self'", *sorted({_origin(settings.sspr_url), _origin(settings.oidc_issuer)})])


def _origin(url: str) -> str:
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}"


def _framing(frames: str, provider: str, *, ancestors: str, old: str) -> list[tuple[str, str]]:
    """Allow the call that keeps the provider's session alive (SPEC 4 "Session", ``extendSession``)."""
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


def _sandbox(settings: Settings) -> list[tuple[str, str]]:
    """
    Scripts of forms run without an origin, cookies and network; only the console frames them.

    Our origin is written out, because browsers differ in what ``'self'`` is in a sandbox. The operator may name origins
    of scripts that forms load.

    Source:
        docs/decisions/0042-scripts-of-forms-run-in-a-sandbox.md.
    """
    console = _origin(settings.public_url)
    sources = " ".join([console, *settings.form_script_origins])
    policy = (
        "sandbox allow-scripts; "
        "default-src 'none'; "
        f"script-src {sources} blob: 'unsafe-eval'; "
        f"style-src {console} 'unsafe-inline'; "
        "img-src data:; "
        "worker-src 'none'; "
        "base-uri 'none'; "
        "form-action 'none'; "
        f"frame-ancestors {console}"
    )
    return [("Content-Security-Policy", policy), ("X-Frame-Options", "SAMEORIGIN")]
