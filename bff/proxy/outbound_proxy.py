"""The HTTP proxy that some networks want on the way to an upstream."""

import socket
from base64 import b64encode
from collections.abc import Mapping
from dataclasses import dataclass
from http.client import HTTPConnection, HTTPException
from typing import Self
from urllib.parse import unquote, urlsplit

_DEFAULT_PORT = 80


class ProxyRefusedError(OSError):
    """The proxy does not let us through, or does not speak HTTP."""


@dataclass(frozen=True, kw_only=True)
class OutboundProxy:
    """
    A proxy to which the gateway speaks plain HTTP.

    Args:
        headers: Headers for the proxy itself: none, or ``Proxy-Authorization``.
    """

    host: str
    port: int
    headers: Mapping[str, str]

    @classmethod
    def at(cls, url: str) -> Self | None:
        """Read an address such as ``http://user:password@proxy.inside:3128``; None when it is empty."""
        if not url:
            return None
        parts = urlsplit(url)
        known = f"{unquote(parts.username)}:{unquote(parts.password or '')}" if parts.username else ""
        headers = {"Proxy-Authorization": f"Basic {b64encode(known.encode()).decode()}"} if known else {}
        return cls(host=parts.hostname or "", port=parts.port or _DEFAULT_PORT, headers=headers)

    def tunnel(self, host: str, port: int, timeout_s: float) -> socket.socket:
        """
        Open a connection to a host behind the proxy.

        Raises:
            ProxyRefusedError: The proxy refuses the tunnel.
            OSError: The proxy cannot be reached (``TimeoutError`` when it took too long).

        Source:
            RFC 9110, 9.3.6 "CONNECT".
        """
        connection = HTTPConnection(self.host, self.port, timeout=timeout_s)
        connection.set_tunnel(host, port, dict(self.headers))
        try:
            connection.connect()
        except (OSError, HTTPException) as problem:
            connection.close()
            if _said_by_proxy(problem):
                raise ProxyRefusedError(str(problem)) from problem
            raise
        return connection.sock


def _said_by_proxy(problem: Exception) -> bool:
    """Whether the proxy refused; the library raises its refusals without an error number, unlike network errors."""
    return isinstance(problem, HTTPException) or (
        isinstance(problem, OSError) and not isinstance(problem, TimeoutError) and problem.errno is None
    )
