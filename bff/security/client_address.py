"""Whose request it is, where proxies stand in front."""

import ipaddress
from collections.abc import Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment


class ClientAddress:
    """
    WSGI middleware: takes ``REMOTE_ADDR`` from ``X-Forwarded-For``, as far as trusted proxies wrote it.

    Every proxy appends the address that connected to it. Read from the right, the first address that is not a
    trusted proxy's is the client's; what stands left of it is the client's own claim.

    Args:
        trusted_proxies: Networks, e.g. ``10.0.0.0/8``; without any, the header is never read.

    Source:
        docs/assumptions.md A-50.
    """

    def __init__(self, app: "WSGIApplication", trusted_proxies: tuple[str, ...]) -> None:
        self._app = app
        self._trusted = [ipaddress.ip_network(network) for network in trusted_proxies]

    def __call__(self, environ: "WSGIEnvironment", start_response: "StartResponse") -> Iterable[bytes]:
        """Serve one request."""
        hops = environ.get("HTTP_X_FORWARDED_FOR", "").split(",") if self._trusted else []
        while hops and self._is_proxy(environ["REMOTE_ADDR"]) and _is_address(hops[-1].strip()):
            environ["REMOTE_ADDR"] = hops.pop().strip()
        return self._app(environ, start_response)

    def _is_proxy(self, text: str) -> bool:
        return _is_address(text) and any(ipaddress.ip_address(text) in network for network in self._trusted)


def _is_address(text: str) -> bool:
    try:
        ipaddress.ip_address(text)
    except ValueError:
        return False
    return True
