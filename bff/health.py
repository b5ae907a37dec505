"""The views for operators: liveness, readiness and metrics."""

import ipaddress
import threading
import time
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from flask import Blueprint, Response, jsonify, request
from flask.typing import ResponseReturnValue
from prometheus_client import CONTENT_TYPE_LATEST
from prometheus_client.registry import Collector

from bff.ending import Ending
from bff.errors import AppError, NotFoundError
from bff.observability.metrics import exposition
from bff.settings import Settings

Check = Callable[[], object]
"""Raises :class:`bff.errors.AppError` when a neighbour is away."""

_OK = "ok"
_ASKED_EVERY_S = 2.0


class RecentCheck:
    """Checks a neighbour at most every two seconds, however many probes ask."""

    def __init__(self, check: Check) -> None:
        self._check = check
        self._lock = threading.Lock()
        self._asked_s = 0.0
        self._state = ""

    def state(self) -> str:
        """Give ``ok``, or the code of the error."""
        with self._lock:
            if not self._state or time.monotonic() - self._asked_s > _ASKED_EVERY_S:
                self._state = self._ask()
                self._asked_s = time.monotonic()
            return self._state

    def _ask(self) -> str:
        try:
            self._check()
        except AppError as away:
            return away.code
        return _OK


@dataclass(frozen=True, kw_only=True)
class Health:
    """
    The three views.

    Args:
        required: The neighbours without whom no request can be served.
        upstreams: The upstreams; one that is away is away for all nodes, so the node stays in service.
        gauges: Collectors whose values are read at each scrape.

    Source:
        docs/decisions/0034-an-upstream-away-degrades.md; docs/assumptions.md A-86.
    """

    settings: Settings
    ending: Ending
    required: Mapping[str, Check]
    upstreams: Mapping[str, Check]
    gauges: Iterable[Collector]

    def blueprint(self) -> Blueprint:
        """Publish the views."""
        bp = Blueprint("health", __name__)
        checks = {name: RecentCheck(check) for name, check in {**self.required, **self.upstreams}.items()}
        bp.get("/bff/live", endpoint="live")(lambda: jsonify(status="live"))
        bp.get("/bff/ready", endpoint="ready")(lambda: self._ready(checks))
        bp.get("/bff/metrics", endpoint="metrics")(self._metrics)
        return bp

    def _ready(self, checks: Mapping[str, RecentCheck]) -> ResponseReturnValue:
        """Answer 503 when the node was told to end, or while a required neighbour does not answer."""
        if self.ending.node_ends:
            return jsonify(status="ending"), 503
        with ThreadPoolExecutor(len(checks)) as pool:
            states = dict(zip(checks, pool.map(RecentCheck.state, checks.values()), strict=True))
        away = {name for name, state in states.items() if state != _OK}
        reasons = {"checks": states} if self._for_operator() else {}
        if away & self.required.keys():
            return jsonify(status="not ready", **reasons), 503
        return jsonify(status="degraded" if away else "ready", **reasons)

    def _metrics(self) -> Response:
        """Give operators the metrics of all workers; others get 404."""
        if not self._for_operator():
            raise NotFoundError
        return Response(exposition(self.gauges), content_type=CONTENT_TYPE_LATEST)

    def _for_operator(self) -> bool:
        """
        Whether the request comes from ``ops_networks``.

        A request that an unknown proxy passed on does not, whatever the address of the proxy, and neither does one
        without an address.
        """
        if "X-Forwarded-For" in request.headers and not self.settings.trusted_proxies:
            return False
        if not request.remote_addr:
            return False
        address = ipaddress.ip_address(request.remote_addr)
        return any(address in ipaddress.ip_network(network) for network in self.settings.ops_networks)
