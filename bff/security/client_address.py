"""The client's address of a request behind reverse proxies."""

import ipaddress
import re
from collections.abc import Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment

_NOBODY = ""
_WITH_PORT = re.compile(r"\[(?P<v6>[^]]+)\](:\d{1,5})?|(?P<v4>[^:]+):\d{1,5}")


class ClientAddress:
    """
    WSGI middleware: sets ``REMOTE_ADDR`` from those entries of ``X-Forwarded-For`` that trusted proxies wrote.

    Every proxy appends the address that connected to it. Read from the right, the first address that is not a trusted
    proxy's is the client's; the client itself may have written the addresses left of it. If a trusted proxy wrote no
    address, ``REMOTE_ADDR`` is empty, which no network contains.

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
        forwarded: str | None = environ.get("HTTP_X_FORWARDED_FOR")
        if forwarded is not None:
            environ["REMOTE_ADDR"] = self._client(environ["REMOTE_ADDR"], forwarded.split(","))
        return self._app(environ, start_response)

    def _client(self, peer: str, hops: list[str]) -> str:
        while hops and self._is_proxy(peer):
            peer = _address(hops.pop().strip())
        return peer

    def _is_proxy(self, address: str) -> bool:
        return bool(address) and any(ipaddress.ip_address(address) in network for network in self._trusted)


def _address(hop: str) -> str:
    """Give the address of a hop without brackets and port; :data:`_NOBODY` if the text is no address."""
    with_port = _WITH_PORT.fullmatch(hop)
    try:
        return str(ipaddress.ip_address((with_port["v6"] or with_port["v4"]) if with_port else hop))
    except ValueError:
        return _NOBODY
