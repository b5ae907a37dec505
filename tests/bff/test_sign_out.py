"""Sign-out."""

import secrets
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import requests

from bff.app import create_reaper
from bff.sessions.redis_client import connect
from bff.settings import load_settings
from tests.conftest import Stack
from tests.support.mock_control import MockControl
from tests.support.servers import free_port, gateway
from tests.support.visitor import CSRF_HEADER, Visitor
from tests.support.waiting import wait_until

_KILLED_REAPERS_LOCK_S = 150
REVOKE = "POST /osp/a/idm/auth/oauth2/revoke"


def test_ends_the_session_here_and_tells_where_to_end_it_there(signed_in: Visitor, stack: Stack) -> None:
    """The answer is an address for the browser to open; it comes back to the console."""
    session_id = signed_in.http.cookies["idmc"]

    location = signed_in.call("POST", "bff/logout").json()["location"]

    assert location.startswith(f"{stack.mock_url}/osp/a/idm/auth/app/logout?")
    assert parse_qs(urlsplit(location).query)["target"] == [f"{stack.console_url}/"]
    stale = requests.get(f"{stack.console_url}/bff/session", cookies={"idmc": session_id}, timeout=20)
    assert stale.json()["signedIn"] is False


def test_deletes_its_cookies_and_the_older_dashboards(signed_in: Visitor) -> None:
    """Cookies that start with MFSSO_ are deleted too (SPEC 7 "Session and security")."""
    signed_in.http.cookies.set("MFSSO_abc", "1")

    answer = signed_in.call("POST", "bff/logout")

    deleted = {cookie.partition("=")[0] for cookie in answer.raw.headers.getlist("Set-Cookie")}
    assert deleted == {"idmc", "netiq_idm_rbpm_acsrf", "MFSSO_abc"}


def test_revokes_the_tokens_at_the_provider(signed_in: Visitor, mock: MockControl) -> None:
    """Tokens that nobody revokes pile up at the provider, until the person cannot sign in any more."""
    signed_in.call("POST", "bff/logout")

    assert mock.stats()["calls"]["POST /osp/a/idm/auth/oauth2/revoke"] == 1


def test_a_failed_revocation_is_tried_again_later(signed_in: Visitor, stack: Stack, mock: MockControl) -> None:
    """The person is signed out at once; any reaper revokes the tokens later, here or at the gateway."""
    mock.fault("/osp/a/idm/auth/oauth2/revoke", status=500)
    assert signed_in.call("POST", "bff/logout").status_code == 200
    tried = mock.stats()["calls"][REVOKE]
    mock.heal()
    reaper = create_reaper(load_settings(stack.environ))

    def is_tried_again() -> bool:
        _end_every_wait(stack)
        reaper.reap()
        return bool(mock.stats()["calls"][REVOKE] > tried)

    wait_until(is_tried_again, at_most_s=_KILLED_REAPERS_LOCK_S)

    assert signed_in.get("bff/session").json()["signedIn"] is False


def _end_every_wait(stack: Stack) -> None:
    """Let a reaper that found the provider away look again now instead of minutes later."""
    client = connect(stack.redis_url)
    names: Any = client.zrange("idmc:session-ends", 0, -1)
    if names:
        client.zadd("idmc:session-ends", dict.fromkeys(names, 0), xx=True)
    client.close()


def test_the_providers_logout_asks_for_the_password_again(signed_in: Visitor, stack: Stack) -> None:
    """After the logout at the provider, the sign-in shows the form again."""
    location = signed_in.call("POST", "bff/logout").json()["location"]
    back = signed_in.http.get(location, timeout=20, allow_redirects=False)

    assert back.headers["Location"] == f"{stack.console_url}/"
    login = signed_in.http.get(f"{stack.console_url}/bff/login", timeout=20)
    assert 'type="password"' in login.text


def test_needs_the_anti_forgery_header(signed_in: Visitor) -> None:
    """Another site cannot sign a person out."""
    answer = signed_in.call("POST", "bff/logout", headers={CSRF_HEADER: "wrong"})

    assert (answer.status_code, answer.json()["code"]) == (403, "csrf")
    assert signed_in.get("bff/session").json()["signedIn"] is True


def test_works_after_the_operator_changed_the_key(signed_in: Visitor, stack: Stack, tmp_path: Path) -> None:
    """With a new first key in the ring, sessions and their anti-forgery tokens stay valid."""
    port = free_port()
    environ = {
        **stack.environ,
        "BFF_BIND": f"127.0.0.1:{port}",
        "BFF_WORKERS": "1",
        "BFF_SECRET_KEYS": f"{secrets.token_urlsafe(32)},{stack.environ['BFF_SECRET_KEYS']}",
    }
    with gateway(environ, tmp_path):
        signed_in.console_url = f"http://127.0.0.1:{port}/"

        assert signed_in.get("IDMProv/rest/access/info/version").status_code == 200
        assert signed_in.call("POST", "bff/logout").status_code == 200
