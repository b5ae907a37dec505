"""Which names the gateway answers to."""

import pytest
import requests
from werkzeug import Response
from werkzeug.test import Client

from bff.security.trusted_hosts import TrustedHosts
from bff.settings import load_settings
from tests.conftest import Stack
from tests.support.servers import bff_environ
from tests.support.visitor import Visitor

LANES = ["", "main.js", "bff/session", "bff/login", "IDMProv/rest/access/info/version"]


def _answer(public_url: str, host: str, path: str = "/", trusted: str = "") -> tuple[int, str]:
    environ = bff_environ(public_url, 8080, "redis://127.0.0.1:9/0", "http://127.0.0.1:9")
    settings = load_settings(environ | {"BFF_TRUSTED_HOSTS": trusted})
    answer = Client(TrustedHosts(Response("through"), settings)).get(path, headers={"Host": host})
    return answer.status_code, "" if answer.text == "through" else answer.get_json()["code"]


@pytest.mark.parametrize(
    ("public_url", "host"),
    [
        ("https://console.example.com", "console.example.com"),
        ("https://console.example.com/portal/idm", "console.example.com:443"),
        ("https://console.example.com:443", "CONSOLE.example.com"),
        ("https://console.example.com:8443", "console.example.com:8443"),
        ("http://localhost", "localhost:80"),
        ("http://[::1]:8080", "[::1]:8080"),
    ],
)
def test_answers_to_the_public_name(public_url: str, host: str) -> None:
    """The name may be in any case, with or without the default port."""
    assert _answer(public_url, host) == (200, "")


@pytest.mark.parametrize(
    "host",
    [
        "evil.example",
        "console.example.com.evil.example",
        "console.example.com.",
        "console.example.com:80",
        "console.example.com@evil.example",
        "evil.example, console.example.com",
        "",
    ],
)
def test_answers_to_no_other_name(host: str) -> None:
    """The gateway answers to no other name, also not to a similar one."""
    assert _answer("https://console.example.com", host) == (400, "host_refused")


def test_another_port_is_another_host() -> None:
    """A public address with a port of its own has no second spelling."""
    assert _answer("https://console.example.com:8443", "console.example.com") == (400, "host_refused")


def test_answers_to_what_operators_trust() -> None:
    """The provider may reach the gateway under another name."""
    assert _answer("https://console.example.com", "idmc-1:8080", trusted="IDMC-1:8080, 10.0.0.7") == (200, "")


@pytest.mark.parametrize("path", ["/bff/live", "/bff/ready", "/bff/metrics", "/portal/idm/bff/live"])
def test_probes_come_by_the_address_of_a_node(path: str) -> None:
    """The node's own address is accepted, because an orchestrator does not know the public name."""
    assert _answer("https://console.example.com/portal/idm", "10.1.2.3:8080", path) == (200, "")
    assert _answer("https://console.example.com/portal/idm", "10.1.2.3:8080", f"{path}/x") == (400, "host_refused")


@pytest.mark.parametrize("path", LANES)
def test_every_lane_refuses_a_stranger(signed_in: Visitor, path: str) -> None:
    """Files, pages and proxied calls are refused; the session is neither read nor extended."""
    answer = signed_in.get(path, headers={"Host": "evil.example"})

    assert (answer.status_code, answer.json()["code"]) == (400, "host_refused")
    assert "Set-Cookie" not in answer.headers
    assert "Content-Security-Policy" in answer.headers


@pytest.mark.parametrize("path", LANES)
def test_a_forwarded_host_does_not_make_up_for_it(visitor: Visitor, stack: Stack, path: str) -> None:
    """``X-Forwarded-Host`` has no effect, with the right name or a wrong one."""
    right = stack.console_url.removeprefix("http://")
    refused = visitor.get(path, headers={"Host": "evil.example", "X-Forwarded-Host": right})
    answer = visitor.get(path, headers={"X-Forwarded-Host": "evil.example"})

    assert refused.json()["code"] == "host_refused"
    assert answer.status_code == visitor.get(path).status_code
    assert "evil.example" not in answer.text + answer.headers.get("Location", "")


def test_the_probe_answers_under_any_name(stack: Stack) -> None:
    """The health check of a container works with any ``Host``, on the running gateway."""
    answer = requests.get(f"{stack.console_url}/bff/live", headers={"Host": "10.1.2.3"}, timeout=20)

    assert answer.json() == {"status": "live"}
