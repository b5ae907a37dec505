"""The trace of a request: continued for trusted proxies, passed on, and drawn where a collector is set."""

import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from bff.observability.request import OPERATION, take_in_hand
from bff.observability.tracing import Tracing, sent_to
from bff.proxy.headers import traced
from bff.settings import INSTALLATION
from tests.conftest import Stack
from tests.support.collector import CollectedSpan, Collector, trace_collector
from tests.support.mock_control import MockControl
from tests.support.servers import free_port, gateway
from tests.support.visitor import Visitor
from tests.support.waiting import wait_until

VERSION = "IDMProv/rest/access/info/version"
TRACE, PARENT = "4bf92f3577b34da6a3ce929d0e0e4736", "00f067aa0ba902b7"
TRACEPARENT = f"00-{TRACE}-{PARENT}-01"


def _carried(environ: dict[str, str], *trusted: str) -> dict[str, str]:
    """Give the headers that a call to an upstream gets during a request."""
    carried: dict[str, str] = {}

    def app(_environ: object, _start: object) -> list[bytes]:
        carried.update(sent_to("idm", "GET").trace)
        return []

    request = {"REMOTE_ADDR": "10.0.0.1", **environ}
    take_in_hand(request, "an-id")
    Tracing(app, trusted, None)(request, lambda *_: lambda _: None)
    return carried


def test_a_trusted_proxys_trace_goes_on_to_the_upstream() -> None:
    """The trace headers are passed on unchanged, with their state; without a collector the gateway adds no span."""
    given = {"HTTP_TRACEPARENT": TRACEPARENT, "HTTP_TRACESTATE": "a=1,b=2"}

    assert _carried(given, "10.0.0.0/8") == {"traceparent": TRACEPARENT, "tracestate": "a=1,b=2"}


@pytest.mark.parametrize("trusted", [(), ("192.0.2.0/24",)])
def test_nobody_else_chooses_a_trace(trusted: tuple[str, ...]) -> None:
    """The trace id and the sampling of an untrusted client are ignored."""
    assert _carried({"HTTP_TRACEPARENT": TRACEPARENT}, *trusted) == {}


@pytest.mark.parametrize(
    "parent",
    [
        "",
        "x",
        TRACEPARENT.upper(),
        f"ff-{TRACE}-{PARENT}-01",
        f"00-{'0' * 32}-{PARENT}-01",
        f"00-{TRACE}-{'0' * 16}-01",
        f"{TRACEPARENT}\r\nX: 1",
    ],
)
def test_what_is_no_traceparent_is_left_out(parent: str) -> None:
    """An invalid header is dropped (W3C Trace Context, 3.2.2)."""
    assert _carried({"HTTP_TRACEPARENT": parent, "HTTP_TRACESTATE": "a=1"}, "10.0.0.0/8") == {}


def test_a_state_that_is_none_is_left_out_alone() -> None:
    """An invalid state is dropped, and the trace continues without it."""
    given = {"HTTP_TRACEPARENT": TRACEPARENT, "HTTP_TRACESTATE": "a=\x01"}

    assert _carried(given, "10.0.0.0/8") == {"traceparent": TRACEPARENT}


def test_a_path_with_api_gets_no_trace() -> None:
    """A path with ``/api/`` gets no trace headers and no request id: SPEC 7 "Common request headers"."""
    trace = {"traceparent": TRACEPARENT}

    assert traced({"Content-Type": "text/plain"}, trace) == {"Content-Type": "text/plain"}
    assert traced({"X-Request-Id": "an-id"}, trace) == {"X-Request-Id": "an-id", **trace}


def test_no_exporter_is_loaded_without_a_collector(stack: Stack) -> None:
    """Without a collector OpenTelemetry is not imported."""
    program = "import sys, bff.wsgi; sys.exit('opentelemetry.exporter' in sys.modules)"
    environ = stack.environ | {"PYTHONPATH": str(INSTALLATION)}

    assert subprocess.run([sys.executable, "-c", program], env=environ, check=False).returncode == 0


@dataclass(frozen=True)
class Traced:
    """A gateway that sends its traces, and the collector that receives them."""

    url: str
    collector: Collector

    def trace_of(self, request_id: str) -> list[CollectedSpan]:
        """Wait for the span of a request; give it and the other spans of its trace."""
        wait_until(lambda: self._of(request_id))
        trace = self._of(request_id)[0].trace
        return sorted((span for span in self.collector.spans if span.trace == trace), key=lambda span: span.kind)

    def _of(self, request_id: str) -> list[CollectedSpan]:
        return [span for span in self.collector.spans if span.attributes.get("idmc.request_id") == request_id]


@pytest.fixture(scope="module")
def drawn(stack: Stack, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Traced]:
    """Two workers; every request on this machine comes from a trusted proxy."""
    port = free_port()
    with trace_collector() as collector:
        environ = stack.environ | {
            "BFF_BIND": f"127.0.0.1:{port}",
            "BFF_OTLP_ENDPOINT": collector.url,
            "BFF_TRUSTED_PROXIES": "127.0.0.0/8",
            "OTEL_BSP_SCHEDULE_DELAY": "100",
        }
        with gateway(environ, tmp_path_factory.mktemp("traced")):
            yield Traced(f"http://127.0.0.1:{port}/", collector)


def test_a_call_and_what_it_asks_the_upstream(signed_in: Visitor, drawn: Traced, mock: MockControl) -> None:
    """Both spans continue the trace of the proxy up to the upstream; their name is the template of the path."""
    signed_in.console_url = drawn.url
    answer = signed_in.get(f"{VERSION}?secret=1", headers={"traceparent": TRACEPARENT, "tracestate": "a=1"})
    client, server = drawn.trace_of(answer.headers["X-Request-Id"])
    arrived = {name.lower(): value for name, value in mock.log()[-1]["headers"].items()}

    assert (server.name, server.parent, server.trace) == (f"GET /{VERSION}", PARENT, TRACE)
    assert server.attributes == {
        "http.request.method": "GET",
        "http.route": f"/{VERSION}",
        "http.response.status_code": 200,
        "idmc.request_id": answer.headers["X-Request-Id"],
    }
    assert (client.name, client.parent) == ("GET idm", server.id)
    assert client.attributes["http.response.status_code"] == 200
    assert (arrived["traceparent"], arrived["tracestate"]) == (f"00-{TRACE}-{client.id}-01", "a=1")
    assert arrived["x-request-id"] == answer.headers["X-Request-Id"]
    assert drawn.collector.services == {"idm-console"}


def test_a_joined_answer_has_a_span_for_each_call(signed_in: Visitor, drawn: Traced) -> None:
    """Parallel calls have spans too, and traces of different requests are not mixed."""
    signed_in.console_url = drawn.url
    answer = signed_in.get("bff/bootstrap")
    *clients, server = drawn.trace_of(answer.headers["X-Request-Id"])

    assert (server.name, server.parent) == ("GET /bff/bootstrap", "")
    assert len(clients) == 14
    assert {span.parent for span in clients} == {server.id}


def test_what_fails_is_marked(signed_in: Visitor, drawn: Traced, mock: MockControl) -> None:
    """A 500 of the upstream and a broken connection mark both spans as failed."""
    signed_in.console_url = drawn.url
    mock.fault(f"/{VERSION}", status=500, times=1)
    failed = signed_in.get(VERSION)
    mock.fault(f"/{VERSION}", disconnect=True)
    broken = signed_in.get(VERSION)
    mock.heal()

    for answer in (failed, broken):
        client, server = drawn.trace_of(answer.headers["X-Request-Id"])
        assert (client.failed, server.failed) == (True, True)
    assert client.attributes["error.type"] == "upstream_unreachable"


def test_a_request_that_matches_nothing_has_no_template(visitor: Visitor, drawn: Traced) -> None:
    """The span does not have the path, because a client chose it."""
    visitor.console_url = drawn.url
    answer = visitor.call("FROB", "secret")
    [server] = drawn.trace_of(answer.headers["X-Request-Id"])

    assert (server.name, server.attributes["http.request.method"]) == ("other", "other")
    assert OPERATION not in server.attributes


def test_the_last_spans_of_a_worker_arrive(visitor: Visitor, stack: Stack, tmp_path: Path) -> None:
    """The last spans are sent when the worker is told to end, whatever the interval between two batches."""
    port = free_port()
    with trace_collector() as collector:
        environ = stack.environ | {"BFF_BIND": f"127.0.0.1:{port}", "BFF_OTLP_ENDPOINT": collector.url}
        with gateway(environ | {"OTEL_BSP_SCHEDULE_DELAY": "60000", "GUNICORN_CMD_ARGS": ""}, tmp_path):
            visitor.console_url = f"http://127.0.0.1:{port}/"
            visitor.get("bff/live", headers={"Connection": "close"})

        assert [span.name for span in collector.spans] == ["GET /bff/live"]
