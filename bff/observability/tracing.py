"""
The trace that a request belongs to (W3C Trace Context), with spans of our own where a collector is set.

Without a collector the gateway passes the trace headers of a trusted proxy on to the upstream unchanged.
"""

import ipaddress
import re
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from bff.observability.request import request_in_hand
from bff.observability.sent_call import TRACE, Sent

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment

    from bff.observability.spans import RequestSpan, Spans

_TRACEPARENT = re.compile(r"(?!ff)[0-9a-f]{2}-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}")
_TRACESTATE = re.compile(r"[\x20-\x7e]{0,512}")
_NONE: Mapping[str, str] = {}


class Given:
    """The trace of a request in which the gateway has no part: its headers go on as they came."""

    def __init__(self, headers: Mapping[str, str]) -> None:
        self._headers = headers

    def sent_to(self, _upstream: str, _method: str) -> Sent:
        """Begin a call to an upstream."""
        return Sent(self._headers)


_OUTSIDE = Given(_NONE)


class Tracing:
    """
    WSGI middleware: finds out which trace a request belongs to, and draws its span.

    Only traces of trusted proxies are continued: a client that could choose trace id and sampling could fill the
    collector.

    Args:
        spans: Where spans are drawn; None to draw none.

    Source:
        W3C Trace Context, 3 "Trace Context HTTP Headers Format", 7 "Security Considerations"; docs/assumptions.md A-85.
    """

    def __init__(self, app: "WSGIApplication", trusted_proxies: tuple[str, ...], spans: "Spans | None") -> None:
        self._app = app
        self._trusted = [ipaddress.ip_network(network) for network in trusted_proxies]
        self._spans = spans

    def __call__(self, environ: "WSGIEnvironment", start_response: "StartResponse") -> Iterable[bytes]:
        """Serve one request."""
        given = self._given(environ)
        if self._spans:
            return self._spans.request(self._app, environ, start_response, given)
        if given:
            environ[TRACE] = Given(given)
        return self._app(environ, start_response)

    def _given(self, environ: "WSGIEnvironment") -> Mapping[str, str]:
        parent = environ.get("HTTP_TRACEPARENT", "")
        if not _TRACEPARENT.fullmatch(parent) or not self._trusts(environ["REMOTE_ADDR"]):
            return _NONE
        state = environ.get("HTTP_TRACESTATE", "")
        kept = {"tracestate": state} if state and _TRACESTATE.fullmatch(state) else _NONE
        return {"traceparent": parent, **kept}

    def _trusts(self, peer: str) -> bool:
        return any(ipaddress.ip_address(peer) in network for network in self._trusted)


def sent_to(upstream: str, method: str) -> Sent:
    """Begin a call to an upstream that the request in hand needs."""
    trace: Given | RequestSpan = request_in_hand().get(TRACE, _OUTSIDE)
    return trace.sent_to(upstream, method)


def spans_for(otlp_endpoint: str) -> "Spans | None":
    """Give the spans for a collector if one is set; without one, OpenTelemetry is not imported."""
    if not otlp_endpoint:
        return None
    from bff.observability.spans import Spans  # noqa: PLC0415

    return Spans(otlp_endpoint)
