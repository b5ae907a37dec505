"""The metrics for Prometheus. A label is never a raw path, a person or any other text that a client can choose."""

from collections.abc import Iterable
from functools import cache
from http import HTTPMethod
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

from bff.observability.request import OPERATION, UPSTREAM_TIME

if TYPE_CHECKING:
    from _typeshed.wsgi import WSGIEnvironment
    from prometheus_client.registry import Collector

OTHER = "other"
"""Label of all paths that have no template of their own."""

_METHODS = frozenset(method.value for method in HTTPMethod)
_WAITS_S = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)
_UPSTREAM_S = (0.005, *_WAITS_S, 30, 60)
_CALL_S = (0.005, 0.01, 0.025, 0.1, 0.25, 1, 2.5, 10, 30)
_COUNTED = CollectorRegistry()

REQUESTS = Counter(
    "idmc_requests",
    "Requests by template of the path, method and status.",
    ["operation", "method", "status"],
    registry=_COUNTED,
)
UPSTREAM_SECONDS = Histogram(
    "idmc_upstream_duration_seconds",
    "Time until an upstream's answer begins, or fails; outcome is answered or the code of the error.",
    ["upstream", "outcome"],
    buckets=_UPSTREAM_S,
    registry=_COUNTED,
)
CALL_SECONDS = Histogram(
    "idmc_call_duration_seconds",
    "Time until the answer to a call begins: upstream while an upstream was asked, gateway the rest.",
    ["operation", "method", "part"],
    buckets=_CALL_S,
    registry=_COUNTED,
)
CALLS_WAITING = Gauge(
    "idmc_calls_waiting",
    "Calls that wait because their person has as many under way as they may.",
    ["upstream"],
    multiprocess_mode="livesum",
    registry=_COUNTED,
)
SHARE_WAIT_SECONDS = Histogram(
    "idmc_share_wait_seconds",
    "How long such calls waited; outcome is served or refused.",
    ["upstream", "outcome"],
    buckets=_WAITS_S,
    registry=_COUNTED,
)
SLOW_CLIENTS = Counter(
    "idmc_slow_clients",
    "Clients that were below the minimum rate; part is upload or answer.",
    ["part"],
    registry=_COUNTED,
)
BREAKER_OPEN = Gauge(
    "idmc_breaker_open",
    "Workers that send nothing to a neighbour (an upstream, redis) because it was away a moment ago.",
    ["neighbour"],
    multiprocess_mode="livesum",
    registry=_COUNTED,
)
UNKNOWN_KEYS = Counter(
    "idmc_unknown_keys",
    "Records met whose key this node does not have; elsewhere is listed when another node has it, else unlisted.",
    ["elsewhere"],
    registry=_COUNTED,
)
SKIPPED_ENDS = Counter(
    "idmc_skipped_ends",
    "Expired sessions that were left for another node; reason is key or shape, by which this one cannot read them.",
    ["reason"],
    registry=_COUNTED,
)
FAILED_SIGN_INS = Counter(
    "idmc_failed_sign_ins",
    "Sign-ins that came back from the provider and came to nothing, by reason.",
    ["reason"],
    registry=_COUNTED,
)
EVENTS = Counter("idmc_events", "Lines of the audit log.", ["event", "outcome"], registry=_COUNTED)
STREAMS = Gauge("idmc_streams", "Event streams that are open.", multiprocess_mode="livesum", registry=_COUNTED)
LOOKS = Counter(
    "idmc_stream_looks",
    "How often streams asked what is new; cause is opened, changed or poll, outcome answered or the code of the error.",
    ["cause", "outcome"],
    registry=_COUNTED,
)
REFRESH_WAIT_SECONDS = Histogram(
    "idmc_refresh_wait_seconds",
    "How long a call waited for the renewal of its tokens, its own or another call's.",
    buckets=_WAITS_S,
    registry=_COUNTED,
)


def count_request(environ: "WSGIEnvironment", status: int, seconds: float) -> None:
    """Count a request whose answer begins after ``seconds``."""
    operation, method = environ.get(OPERATION, OTHER), known_method(environ["REQUEST_METHOD"])
    _requests(operation, method, status).inc()
    if operation != OTHER:
        upstream_s = environ[UPSTREAM_TIME].total_s
        _call_seconds(operation, method, "upstream").observe(upstream_s)
        _call_seconds(operation, method, "gateway").observe(seconds - upstream_s)


def known_method(method: str) -> str:
    """Give the method of a request, or ``other`` for one that the client made up."""
    return method if method in _METHODS else OTHER


def upstream_took(upstream: str, outcome: str, seconds: float) -> None:
    """Note how long an upstream took until its answer began or failed."""
    _upstream_seconds(upstream, outcome).observe(seconds)


def exposition(live: Iterable["Collector"]) -> bytes:
    """
    Give the counts of all workers since the gateway started, and the present values of the ``live`` collectors.

    Source:
        Prometheus text exposition format 0.0.4; docs/decisions/0033-counters-in-shared-files.md.
    """
    registry = CollectorRegistry()
    MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    for collector in live:
        registry.register(collector)
    return generate_latest(registry)


@cache
def _requests(operation: str, method: str, status: int) -> Counter:
    return REQUESTS.labels(operation, method, status)


@cache
def _call_seconds(operation: str, method: str, part: str) -> Histogram:
    return CALL_SECONDS.labels(operation, method, part)


@cache
def _upstream_seconds(upstream: str, outcome: str) -> Histogram:
    return UPSTREAM_SECONDS.labels(upstream, outcome)
