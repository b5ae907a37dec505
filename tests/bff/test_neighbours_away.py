"""Redis, the provider or the upstream does not answer: the gateway says so, and nobody is signed out."""

import os
import signal
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
import redis

from tests.conftest import Stack
from tests.support.mock_control import MockControl
from tests.support.servers import bff_environ, free_port, gateway, mock_upstream, redis_server
from tests.support.visitor import Visitor
from tests.support.waiting import wait_until

VERSION = "IDMProv/rest/access/info/version"


def test_upstream_that_breaks_the_connection(signed_in: Visitor, mock: MockControl) -> None:
    """The call gets 502 with a stable code, and the session is kept."""
    mock.fault(f"/{VERSION}", disconnect=True)

    answer = signed_in.get(VERSION)
    mock.heal()

    assert (answer.status_code, answer.json()["code"]) == (502, "upstream_unreachable")
    assert signed_in.get(VERSION).status_code == 200


def test_upstream_that_is_down(signed_in: Visitor, stack: Stack, tmp_path: Path) -> None:
    """When no process listens at the upstream, calls on both lanes get 502 at once, and the session is kept."""
    port = free_port()
    environ = {**stack.environ, "BFF_BIND": f"127.0.0.1:{port}", "BFF_UPSTREAM_IDM": "http://127.0.0.1:9/IDMProv"}
    with gateway({**environ, "BFF_WORKERS": "1"}, tmp_path):
        signed_in.console_url = f"http://127.0.0.1:{port}/"
        answers = [signed_in.get(path) for path in (VERSION, "bff/bootstrap")]
        session = signed_in.get("bff/session").json()

    assert [(answer.status_code, answer.json()["code"]) for answer in answers] == [(502, "upstream_unreachable")] * 2
    assert session["signedIn"] is True


@pytest.fixture(scope="module")
def fragile(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stack]:
    """A gateway whose upstream and provider differ, impatient, with Redis in the hands of the test."""
    folder = tmp_path_factory.mktemp("fragile")
    port, mock_port = free_port(), free_port()
    console_url = f"http://127.0.0.1:{port}"
    with redis_server(folder) as redis_url, mock_upstream(folder, console_url, mock_port) as mock_url:
        environ = bff_environ(console_url, port, redis_url, mock_url)
        environ |= {"BFF_UPSTREAM_READ_TIMEOUT_S": "0.5", "BFF_REDIS_TIMEOUT_S": "0.3", "BFF_WORKERS": "1"}
        with gateway(environ, folder):
            yield Stack(console_url, mock_url, redis_url, environ, folder)


def test_upstream_that_is_late(fragile: Stack) -> None:
    """The call gets 504 after the time-out, and the next call works."""
    visitor = Visitor(fragile.console_url)
    visitor.sign_in()
    MockControl(fragile.mock_url).fault(f"/{VERSION}", latencyMs=1500, times=1)

    answer = visitor.get(VERSION)

    assert (answer.status_code, answer.json()["code"]) == (504, "upstream_late")
    assert visitor.get(VERSION).status_code == 200


def test_start_answer_without_notifications(signed_in: Visitor, mock: MockControl) -> None:
    """Without notifications the start answer has ``null`` and not an empty list, and the start goes on."""
    mock.fault("/IDMProv/rest/access/notifyService", status=500)

    answer = signed_in.get("bff/bootstrap")

    assert (answer.status_code, answer.json()["notifications"]) == (200, None)


IG = "IDMProv/rest/access/administration/igConfig"


@pytest.mark.parametrize(
    ("kept", "shown"),
    [
        (
            {"host": "https://ig.example ", "showIgApprovals": True, "adminUserName": "igadmin"},
            {"host": "https://ig.example", "showIgApprovals": True, "showIgRequestCatalog": False},
        ),
        ({"host": "javascript:alert(1)", "showIgApprovals": True}, None),
        ({"host": ""}, None),
    ],
)
def test_start_answer_says_where_identity_governance_is(
    signed_in: Visitor, mock: MockControl, kept: dict[str, object], shown: dict[str, object] | None
) -> None:
    """Its web address and what is shown of it; of its account nothing."""
    mock.fault(f"/{IG}", status=200, body=kept)

    assert signed_in.get("bff/bootstrap").json()["identityGovernance"] == shown


def test_start_answer_without_identity_governance(signed_in: Visitor, mock: MockControl) -> None:
    """The start goes on, and nothing leads there."""
    mock.fault(f"/{IG}", status=500)

    answer = signed_in.get("bff/bootstrap")

    assert (answer.status_code, answer.json()["identityGovernance"]) == (200, None)


@pytest.mark.parametrize(
    ("call", "part", "empty"),
    [
        ("rights", "rights", {}),
        ("navigationrights", "navigationRights", {"pages": {}, "areaDefault": "", "areaDefaultDisplayName": ""}),
    ],
)
def test_start_answer_without_rights(
    signed_in: Visitor, mock: MockControl, call: str, part: str, empty: dict[str, object]
) -> None:
    """The start answer says that the rights are missing, and has the settings of the default client."""
    usual = signed_in.get("bff/bootstrap").json()
    mock.fault(f"/IDMProv/rest/access/info/user/{call}", status=500)

    answer = signed_in.get("bff/bootstrap")

    start = answer.json()
    assert (answer.status_code, usual["rightsLoaded"], start["rightsLoaded"]) == (200, True, False)
    assert usual[part].keys() >= empty.keys()
    assert usual[part] != empty
    assert (start[part], start["client"]) == (empty, usual["client"])


@pytest.mark.parametrize(
    "part", ["rest/access/users/userDefaults", "rest/access/config/clients/1", "context/LoadContextConfigServlet"]
)
def test_start_answer_without_a_required_part(signed_in: Visitor, mock: MockControl, part: str) -> None:
    """Without user details, settings or context the answer is 502 with a stable code; the console offers a retry."""
    mock.fault(f"/IDMProv/{part}", status=500)

    answer = signed_in.get("bff/bootstrap")

    assert (answer.status_code, answer.json()["code"]) == (502, "upstream_failed")


def test_provider_away_at_sign_in(tmp_path: Path, stack: Stack) -> None:
    """The person gets an error page; the readiness check names the provider to operators."""
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    environ = bff_environ(url, port, stack.redis_url, "http://127.0.0.1:9")
    with gateway({**environ, "BFF_WORKERS": "1"}, tmp_path):
        visitor = Visitor(url)
        page = visitor.navigate("bff/login")
        ready = visitor.get("bff/ready")

    assert (page.status_code, page.headers["Content-Type"]) == (502, "text/html; charset=utf-8")
    assert "provider_unreachable" in page.text
    assert (ready.status_code, ready.json()["checks"]["provider"]) == (503, "provider_unreachable")


def test_redis_away(tmp_path: Path, stack: Stack) -> None:
    """Every lane answers 503 with Retry-After and keeps the cookie; the liveness check stays good."""
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    environ = bff_environ(url, port, f"unix://{tmp_path}/none.sock", stack.mock_url)
    with gateway({**environ, "BFF_WORKERS": "1"}, tmp_path):
        visitor = Visitor(url)
        visitor.http.cookies.set("idmc", "an-id", domain="127.0.0.1")
        answers = [visitor.get(path) for path in (VERSION, "bff/session", "bff/bootstrap")]
        live, ready = visitor.get("bff/live"), visitor.get("bff/ready")

    assert [(answer.status_code, answer.json()["code"]) for answer in answers] == [(503, "try_again")] * 3
    assert all("Retry-After" in answer.headers and "Set-Cookie" not in answer.headers for answer in answers)
    assert (live.status_code, ready.status_code) == (200, 503)
    assert ready.json()["checks"]["redis"] == "try_again"


def test_redis_that_comes_back(fragile: Stack) -> None:
    """Redis hangs for a while: calls get 503 meanwhile, and afterwards everybody is still signed in."""
    visitor = Visitor(fragile.console_url)
    visitor.sign_in()
    server = redis.Redis.from_url(fragile.redis_url)
    pid = server.info("server")["process_id"]
    os.kill(pid, signal.SIGSTOP)
    try:
        wait_until(lambda: visitor.get(VERSION).status_code == 503)
        answers = [visitor.get(path) for path in (VERSION, "bff/session", "bff/bootstrap")]
    finally:
        os.kill(pid, signal.SIGCONT)
        server.close()

    assert [(answer.status_code, answer.json()["code"]) for answer in answers] == [(503, "try_again")] * 3
    assert all("Retry-After" in answer.headers and "Set-Cookie" not in answer.headers for answer in answers)
    wait_until(lambda: visitor.get(VERSION).status_code == 200)
    assert visitor.get("bff/session").json()["signedIn"] is True


def test_redis_that_is_restarted(tmp_path: Path) -> None:
    """Redis dies and restarts with its file: calls get 503 meanwhile, and afterwards everybody is still signed in."""
    port = free_port()
    durable = ("--appendonly", "yes", "--appendfsync", "always")
    visitor = Visitor(f"http://127.0.0.1:{port}")
    with ExitStack() as running:
        redis_running = running.enter_context(ExitStack())
        redis_url = redis_running.enter_context(redis_server(tmp_path, *durable))
        mock_url = running.enter_context(mock_upstream(tmp_path, visitor.console_url, free_port()))
        environ = bff_environ(visitor.console_url, port, redis_url, mock_url)
        running.enter_context(gateway(environ | {"BFF_WORKERS": "1"}, tmp_path))
        visitor.sign_in()
        redis_running.close()
        away = [visitor.get(path) for path in (VERSION, "bff/session", "bff/bootstrap", VERSION)]
        running.enter_context(redis_server(tmp_path, *durable))

        wait_until(lambda: visitor.get(VERSION).status_code == 200)

    assert [(answer.status_code, answer.json()["code"]) for answer in away] == [(503, "try_again")] * 4
