"""Response headers that every answer carries, the static Content-Security-Policy among them."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from bff.settings import Settings

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment

CONTENT_SECURITY_POLICY = (
    "default-src 'none'; "
    "script-src 'self'; "
    "style-src 'self'; "
    "img-src 'self' data: blob:; "
    "font-src 'self'; "
    "connect-src 'self'; "
    "manifest-src 'self'; "
    "base-uri 'none'; "
    "form-action 'self'; "
    "frame-ancestors 'none'; "
    "object-src 'none'"
)
_ALWAYS = {
    "Content-Security-Policy": CONTENT_SECURITY_POLICY,
    "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
_HSTS = ("Strict-Transport-Security", "max-age=31536000")


class SecurityHeaders:
    """WSGI middleware: our policy replaces whatever an upstream says of itself."""

    def __init__(self, app: "WSGIApplication", settings: Settings) -> None:
        self._app = app
        self._headers = [*_ALWAYS.items(), *([_HSTS] if settings.https else [])]
        self._names = {name.lower() for name, _ in self._headers}

    def __call__(self, environ: "WSGIEnvironment", start_response: "StartResponse") -> Iterable[bytes]:
        """Serve one request."""

        def start(status: str, headers: list[tuple[str, str]], exc_info: Any = None) -> Any:
            kept = [(name, value) for name, value in headers if name.lower() not in self._names]
            return start_response(status, kept + self._headers, exc_info)

        return self._app(environ, start)
