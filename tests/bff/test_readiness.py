"""``/bff/ready`` says whether this node can serve calls, and what is missing if not."""

from pathlib import Path

import requests

from bff.errors import ProviderUnreachableError
from bff.health import RecentCheck
from tests.conftest import Stack
from tests.support.operators import from_address
from tests.support.servers import free_port, gateway


def test_an_upstream_away_degrades(stack: Stack, tmp_path: Path) -> None:
    """An upstream is away for every node alike, so the node stays ready; only operators see which upstream it is."""
    port = free_port()
    more = {"BFF_UPSTREAM_IDM": "http://127.0.0.1:9/IDMProv", "BFF_WORKERS": "1", "BFF_OPS_NETWORKS": "127.0.0.2/32"}
    with gateway(stack.environ | more | {"BFF_BIND": f"127.0.0.1:{port}"}, tmp_path):
        url = f"http://127.0.0.1:{port}/bff/ready"
        operator = from_address("127.0.0.2", url)
        strangers = [from_address("127.0.0.3", url), from_address("127.0.0.2", url, **{"X-Forwarded-For": "127.0.0.2"})]

    checks = {"redis": "ok", "provider": "ok", "idm": "upstream_unreachable", "forms": "ok"}
    assert (operator.status_code, operator.json()) == (200, {"status": "degraded", "checks": checks})
    assert [answer.json() for answer in strangers] == [{"status": "degraded"}] * 2


def test_many_probes_ask_a_neighbour_once() -> None:
    """Good and bad results are kept for two seconds."""
    asked = []

    def check() -> None:
        asked.append(1)
        raise ProviderUnreachableError

    recent = RecentCheck(check)

    assert [recent.state() for _ in range(5)] == ["provider_unreachable"] * 5
    assert len(asked) == 1


def test_the_loopback_is_trusted_with_the_reasons(stack: Stack) -> None:
    """The loopback sees the reasons, unless an unknown proxy passed the request on."""
    url = f"{stack.console_url}/bff/ready"

    assert "checks" in requests.get(url, timeout=20).json()
    assert "checks" not in requests.get(url, headers={"X-Forwarded-For": "127.0.0.1"}, timeout=20).json()
