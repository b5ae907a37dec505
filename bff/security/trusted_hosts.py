"""The host names under which the gateway answers."""

from collections.abc import Iterable
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from bff.errors import HostRefusedError, render
from bff.observability import log
from bff.settings import Settings

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment

_PROBES = ("/bff/live", "/bff/ready", "/bff/metrics")
_DEFAULT_PORTS = {"http": 80, "https": 443}
_LONGEST_LOGGED = 100


class TrustedHosts:
    """
    WSGI middleware: refuses a request whose ``Host`` is neither that of the public address nor a trusted one.

    Health checks may have any name, because they use the address of a node; their answers do not depend on the name.
    ``X-Forwarded-Host`` is never read.

    Source:
        RFC 9110, 7.2; docs/assumptions.md A-80.
    """

    def __init__(self, app: "WSGIApplication", settings: Settings) -> None:
        self._app = app
        self._hosts = {*_spellings(settings.public_url), *(host.lower() for host in settings.trusted_hosts)}
        self._probes = frozenset(prefix + path for prefix in ("", settings.prefix) for path in _PROBES)

    def __call__(self, environ: "WSGIEnvironment", start_response: "StartResponse") -> Iterable[bytes]:
        """Serve one request."""
        host: str = environ.get("HTTP_HOST", "")
        if host.lower() in self._hosts or environ["PATH_INFO"] in self._probes:
            return self._app(environ, start_response)
        log.warning("host.refused", host=host[:_LONGEST_LOGGED])
        return render(HostRefusedError(), page=False)(environ, start_response)


def _spellings(url: str) -> set[str]:
    """Give each ``Host`` that clients may send for an address: with its port, and without a default port."""
    parts = urlsplit(url.lower())
    usual = f":{_DEFAULT_PORTS[parts.scheme]}"
    host = parts.netloc.removesuffix(usual)
    return {host, host + usual}
