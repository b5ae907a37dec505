"""Spans for an OpenTelemetry collector. The module is imported only if a collector is configured."""

from collections.abc import Iterable, Mapping
from importlib.metadata import version
from typing import TYPE_CHECKING, Any

import requests
from opentelemetry import trace
from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
from opentelemetry.sdk.resources import Resource
from opentelemetry.sdk.trace import TracerProvider
from opentelemetry.sdk.trace.export import BatchSpanProcessor
from opentelemetry.trace import Span, SpanKind, StatusCode, Tracer
from opentelemetry.trace.propagation.tracecontext import TraceContextTextMapPropagator
from werkzeug.wsgi import ClosingIterator

from bff.observability.metrics import known_method
from bff.observability.request import OPERATION, request_id
from bff.observability.sent_call import TRACE, Sent

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment

_CLIENT_ERRORS, _SERVER_ERRORS = 400, 500
_STATUS = "http.response.status_code"
_W3C = TraceContextTextMapPropagator()


class Spans:
    """
    Draws a span for each request, named by its template, and sends them in batches beside the requests.

    Sampling, headers and certificates of the collector follow OpenTelemetry's own variables (``OTEL_...``).

    Args:
        endpoint: The full address, e.g. ``http://collector:4318/v1/traces``.
    """

    def __init__(self, endpoint: str) -> None:
        resource = Resource.create({"service.name": "idm-console", "service.version": version("idm-console")})
        self._provider = TracerProvider(resource=resource)
        session = requests.Session()
        session.trust_env = False
        self._provider.add_span_processor(BatchSpanProcessor(OTLPSpanExporter(endpoint, session=session)))
        self._tracer = self._provider.get_tracer("bff")

    def request(
        self,
        app: "WSGIApplication",
        environ: "WSGIEnvironment",
        start_response: "StartResponse",
        given: Mapping[str, str],
    ) -> Iterable[bytes]:
        """Serve a request within a span, which ends with the last byte of the answer."""
        drawn = RequestSpan(self._tracer, environ, given)
        environ[TRACE] = drawn

        def start(status: str, headers: list[tuple[str, str]], exc_info: Any = None) -> Any:
            drawn.answered(environ, int(status[:3]))
            return start_response(status, headers, exc_info)

        try:
            return ClosingIterator(app(environ, start), drawn.end)
        except BaseException:
            drawn.end()
            raise


class RequestSpan:
    """The span of one request, and the spans of the calls that the request makes."""

    def __init__(self, tracer: Tracer, environ: "WSGIEnvironment", given: Mapping[str, str]) -> None:
        self._tracer = tracer
        method = known_method(environ["REQUEST_METHOD"])
        self._span = tracer.start_span(
            method,
            _W3C.extract(given),
            SpanKind.SERVER,
            {"http.request.method": method, "idmc.request_id": request_id()},
        )
        self.end = self._span.end

    def answered(self, environ: "WSGIEnvironment", status: int) -> None:
        """Note how the answer begins; the template is known by now."""
        if template := environ.get(OPERATION):
            self._span.update_name(f"{known_method(environ['REQUEST_METHOD'])} {template}")
            self._span.set_attribute("http.route", template)
        _answered(self._span, status, _SERVER_ERRORS)

    def sent_to(self, upstream: str, method: str) -> "SentSpan":
        """Begin the span of a call to an upstream; it ends when the answer begins."""
        attributes = {"http.request.method": method, "peer.service": upstream}
        parent = trace.set_span_in_context(self._span)
        return SentSpan(self._tracer.start_span(f"{method} {upstream}", parent, SpanKind.CLIENT, attributes))


class SentSpan(Sent):
    """A call to an upstream that has a span."""

    def __init__(self, span: Span) -> None:
        headers: dict[str, str] = {}
        _W3C.inject(headers, trace.set_span_in_context(span))
        super().__init__(headers)
        self._span = span

    def end(self, outcome: str) -> None:
        """End the span; without an answer the outcome says why."""
        if self.status:
            _answered(self._span, self.status, _CLIENT_ERRORS)
        else:
            self._span.set_attribute("error.type", outcome)
            self._span.set_status(StatusCode.ERROR)
        self._span.end()


def _answered(span: Span, status: int, errors_from: int) -> None:
    span.set_attribute(_STATUS, status)
    if status >= errors_from:
        span.set_status(StatusCode.ERROR)
