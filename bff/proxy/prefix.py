"""The public path prefix, for consoles that share a host behind a corporate proxy."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from werkzeug.utils import redirect

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment


class Prefix:
    """WSGI middleware: moves the prefix, which the proxy in front passes on unchanged, into ``SCRIPT_NAME``."""

    def __init__(self, app: "WSGIApplication", prefix: str) -> None:
        self._app = app
        self._prefix = prefix

    def __call__(self, environ: "WSGIEnvironment", start_response: "StartResponse") -> Iterable[bytes]:
        """Serve one request."""
        path: str = environ["PATH_INFO"]
        if self._prefix and path == self._prefix:
            return redirect(f"{self._prefix}/", code=308)(environ, start_response)
        if self._prefix and path.startswith(f"{self._prefix}/"):
            environ["SCRIPT_NAME"] = self._prefix
            environ["PATH_INFO"] = path.removeprefix(self._prefix)
        return self._app(environ, start_response)
