"""``/bff/metrics``: what all workers counted."""

import itertools
import os
import re
import signal
from http import HTTPMethod
from pathlib import Path
from types import SimpleNamespace

import pytest
import requests

from bff.app import Parts, create_pages
from bff.breaker import FAILURES
from bff.catalogue.index import OPERATIONS
from bff.observability import request
from bff.observability.request import UpstreamTime
from bff.settings import load_settings
from bff.settings.upstream_policy import DEFAULT_PREFIXES
from tests.conftest import Stack
from tests.support.mock_control import MockControl
from tests.support.operators import children, from_address, scrape
from tests.support.raw_http import answer_to
from tests.support.servers import BIN, await_port, free_port, gateway, program
from tests.support.time_travel import age_tokens
from tests.support.visitor import Visitor
from tests.support.waiting import wait_until

VERSION = "IDMProv/rest/access/info/version"
COUNTED = {"operation": f"/{VERSION}", "method": "GET", "status": "200"}
HOSTILE = [
    ("GET", f"{VERSION}?secret=1"),
    ("GET", "IDMProv/rest/access/config/clients/secret"),
    ("GET", "IDMProv/rest/access/users/cn=secret,o=data"),
    ("GET", "IDMProv/rest/../secret"),
    ("GET", "secret/%2e%2e/{x}?secret=1"),
    ("GET", 'secret"} 1\n'),
    ("FROBNICATE", "secret"),
    ("DELETE", "bff/sessions/0123456789abcdef0123456789abcdef"),
    ("POST", VERSION),
]


def test_counts_of_all_workers_are_added(signed_in: Visitor, stack: Stack) -> None:
    """Any worker gives the sum; each call has its own connection, so that all workers are asked."""
    before = scrape(stack.console_url)
    for _ in range(10):
        assert signed_in.get(VERSION, headers={"Connection": "close"}).status_code == 200
    after = scrape(stack.console_url)

    assert after.value("idmc_requests_total", **COUNTED) == before.value("idmc_requests_total", **COUNTED) + 10
    answered = {"upstream": "idm", "outcome": "answered"}
    name = "idmc_upstream_duration_seconds_count"
    assert after.value(name, **answered) == before.value(name, **answered) + 10
    assert after.value("idmc_sessions") >= 1


def test_labels_hold_nothing_that_a_client_chose(signed_in: Visitor, stack: Stack) -> None:
    """Labels are templates, methods, statuses and our own words, never a raw path, a person or a made-up method."""
    for method, path in HOSTILE:
        signed_in.call(method, path)
    pages = create_pages(Parts(load_settings(stack.environ, Path("none.toml"))))
    templates = {rule.rule for rule in pages.url_map.iter_rules()}
    templates |= {DEFAULT_PREFIXES[operation.upstream] + operation.path for operation in OPERATIONS}

    labels = scrape(stack.console_url).labels()

    operations = {value for name, value in labels if name == "operation"}
    assert "other" in operations
    assert operations <= templates | {"other"}
    assert {value for name, value in labels if name == "method"} <= {*HTTPMethod, "other"}
    assert all(re.fullmatch(r"\d{3}", value) for name, value in labels if name == "status")
    assert not [value for _, value in labels if "secret" in value or "cn=" in value]


def test_a_renewal_is_counted_with_the_wait_for_it(signed_in: Visitor, stack: Stack, mock: MockControl) -> None:
    """Renewals are counted by outcome; the wait of the renewing call is counted too."""
    before = scrape(stack.console_url)
    age_tokens(stack.redis_url, stack.environ["BFF_SECRET_KEYS"], 30)
    mock.expire_tokens()
    assert signed_in.get(VERSION).status_code == 200
    after = scrape(stack.console_url)

    done = {"event": "refresh", "outcome": "done"}
    assert after.value("idmc_events_total", **done) == before.value("idmc_events_total", **done) + 1
    name = "idmc_refresh_wait_seconds_count"
    assert after.value(name) == before.value(name) + 1


def test_calls_are_timed_by_operation_gateway_and_upstream_apart(
    signed_in: Visitor, stack: Stack, mock: MockControl
) -> None:
    """A slow upstream shows in its own part, not in the gateway's."""
    name, call = "idmc_call_duration_seconds", {"operation": f"/{VERSION}", "method": "GET"}
    mock.fault(f"/{VERSION}", latencyMs=1500, times=1)
    before = scrape(stack.console_url)
    signed_in.get(VERSION)
    after = scrape(stack.console_url)

    def grown(what: str, part: str) -> float:
        return after.value(f"{name}_{what}", **call, part=part) - before.value(f"{name}_{what}", **call, part=part)

    assert [grown("count", part) for part in ("upstream", "gateway")] == [1, 1]
    assert grown("sum", "upstream") >= 1.5 > grown("sum", "gateway")


def test_upstream_calls_side_by_side_are_timed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock of a request runs while at least one of its calls is under way."""
    monkeypatch.setattr(request, "time", SimpleNamespace(perf_counter=itertools.count().__next__))
    clock = UpstreamTime()
    for _ in range(2):
        with clock.counting(), clock.counting():
            pass

    assert clock.total_s == 2


def test_failed_sign_ins_are_counted_by_reason(visitor: Visitor, stack: Stack) -> None:
    """Error codes that are not in the standard are counted as one, because a browser can invent them."""
    before = scrape(stack.console_url)
    for error in ("access_denied", "made-up", "made-up-too"):
        callback = re.sub(r"\bcode=[^&]+", f"error={error}", visitor.callback_url())
        visitor.http.get(callback, timeout=20)
        visitor.http.get(callback, timeout=20)
    after = scrape(stack.console_url)

    reasons = ("the provider says access_denied", "access_denied", "another error", "expired or finished before")
    name = "idmc_failed_sign_ins_total"
    assert [after.value(name, reason=each) - before.value(name, reason=each) for each in reasons] == [0, 1, 2, 3]


def test_strangers_find_nothing(stack: Stack, tmp_path: Path) -> None:
    """Another address gets 404, and so does a request that an unknown proxy passes on."""
    port = free_port()
    environ = stack.environ | {"BFF_BIND": f"127.0.0.1:{port}", "BFF_WORKERS": "1", "BFF_OPS_NETWORKS": "127.0.0.2/32"}
    with gateway(environ, tmp_path):
        url = f"http://127.0.0.1:{port}/bff/metrics"
        operator = from_address("127.0.0.2", url)
        strangers = [from_address("127.0.0.3", url), from_address("127.0.0.2", url, **{"X-Forwarded-For": "127.0.0.2"})]

    assert operator.headers["Content-Type"].startswith("text/plain; version=")
    assert [(answer.status_code, answer.json()["code"]) for answer in strangers] == [(404, "not_found")] * 2


_PASSED_ON = [
    ["203.0.113.7:51234"],
    ["[2001:db8::1]:443"],
    ["unknown"],
    [""],
    ["127.0.0.1, unknown"],
    ["127.0.0.1", "unknown"],
]


def test_an_address_that_cannot_be_read_is_not_the_proxys(stack: Stack, tmp_path: Path) -> None:
    """An unreadable client address gets 404, although the trusted proxy itself has an operator's address."""
    port = free_port()
    host = f"127.0.0.1:{port}"
    environ = stack.environ | {"BFF_BIND": host, "BFF_WORKERS": "1", "BFF_TRUSTED_PROXIES": "127.0.0.1"}
    with gateway(environ, tmp_path):
        own, *answers = [_metrics_passed_on(host, lines) for lines in ([], *_PASSED_ON)]

    assert own.startswith(b"HTTP/1.1 200 ")
    assert [answer.split()[1] for answer in answers] == [b"404"] * len(_PASSED_ON)


def _metrics_passed_on(host: str, lines: list[str]) -> bytes:
    headers = "".join(f"X-Forwarded-For: {line}\r\n" for line in lines)
    request = f"GET /bff/metrics HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n{headers}\r\n"
    return answer_to(f"http://{host}", request.encode())


def test_redis_away_takes_one_gauge_away(stack: Stack, tmp_path: Path) -> None:
    """Without Redis only one gauge is missing, because operators need the other metrics most then."""
    port = free_port()
    away = {"BFF_BIND": f"127.0.0.1:{port}", "BFF_REDIS_URL": f"unix://{tmp_path}/none.sock", "BFF_WORKERS": "1"}
    with gateway(stack.environ | away, tmp_path):
        url = f"http://127.0.0.1:{port}"
        requests.get(f"{url}/bff/live", timeout=20)
        found = scrape(url)

    assert "idmc_sessions" not in found.names
    assert found.value("idmc_requests_total", operation="/bff/live", method="GET", status="200") == 1


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM], ids=["killed", "ended"])
def test_a_dead_worker_leaves_its_counts_and_takes_its_states(
    signed_in: Visitor, stack: Stack, tmp_path: Path, number: signal.Signals
) -> None:
    """The open breaker of the dead worker is not counted any more. The folder is deleted when the gateway ends."""
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    environ = stack.environ | {
        "BFF_BIND": f"127.0.0.1:{port}",
        "BFF_TRUSTED_HOSTS": f"127.0.0.1:{port}",
        "BFF_UPSTREAM_IDM": "http://127.0.0.1:9/IDMProv",
        "BFF_WORKERS": "1",
    }
    failed = {"upstream": "idm", "outcome": "upstream_unreachable"}
    with program([str(BIN / "idm-console"), "serve"], environ, tmp_path / "bff.log") as process:
        await_port(port, "the gateway")
        signed_in.console_url = f"{url}/"
        for _ in range(FAILURES):
            signed_in.get(VERSION)
        open_breaker = scrape(url).value("idmc_breaker_open", neighbour="idm")
        (worker,) = children(process.pid)
        (folder,) = set(re.findall(r"(/\S+/idmc-metrics-[^/]+)/", Path(f"/proc/{worker}/maps").read_text("utf-8")))
        os.kill(worker, number)
        wait_until(lambda: children(process.pid) not in ([], [worker]), at_most_s=60)
        found = scrape(url)

    assert (open_breaker, found.value("idmc_breaker_open", neighbour="idm")) == (1, 0)
    assert found.value("idmc_upstream_duration_seconds_count", **failed) == FAILURES
    assert not Path(folder).exists()
