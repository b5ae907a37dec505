"""A collector of traces that understands OTLP over HTTP and keeps what it is sent."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest

_KINDS = {2: "server", 3: "client"}
_ERROR = 2


@dataclass(frozen=True)
class CollectedSpan:
    """A span; ids are in hexadecimal, ``parent`` is empty where a trace begins."""

    name: str
    kind: str
    trace: str
    id: str
    parent: str
    failed: bool
    attributes: dict[str, str | int]


@dataclass
class Collector:
    """The spans that were received so far."""

    url: str = ""
    spans: list[CollectedSpan] = field(default_factory=list)
    services: set[str] = field(default_factory=set)

    def take(self, body: bytes) -> None:
        """Read one export."""
        for resource in ExportTraceServiceRequest.FromString(body).resource_spans:
            attributes = {each.key: each.value.string_value for each in resource.resource.attributes}
            self.services.add(attributes["service.name"])
            for scope in resource.scope_spans:
                self.spans += [
                    CollectedSpan(
                        name=span.name,
                        kind=_KINDS[span.kind],
                        trace=span.trace_id.hex(),
                        id=span.span_id.hex(),
                        parent=span.parent_span_id.hex(),
                        failed=span.status.code == _ERROR,
                        attributes={
                            each.key: each.value.string_value or each.value.int_value for each in span.attributes
                        },
                    )
                    for span in scope.spans
                ]


@contextmanager
def trace_collector() -> Iterator[Collector]:
    """Listen on a free port."""
    collector = Collector()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            collector.take(self.rfile.read(int(self.headers["Content-Length"])))
            self.send_response(200)
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        collector.url = f"http://127.0.0.1:{server.server_address[1]}/v1/traces"
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield collector
        server.shutdown()
