"""Ending and extending the provider's session."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.mock_upstream.console import PASSWORD, Console

if TYPE_CHECKING:
    import requests


@pytest.fixture
def signed_in_browser(console: Console) -> Console:
    """A browser with a session at the provider."""
    console.submit(console.authorize(), username="admin", password=PASSWORD)
    return console


def _app(console: Console, path: str, **query: str) -> requests.Response:
    return console.browser.get(
        f"{console.mock}/osp/a/idm/auth/app/{path}", params=query, allow_redirects=False, timeout=10
    )


def test_signing_out_ends_the_session_and_returns_to_the_console(signed_in_browser: Console) -> None:
    """The next authorize request shows the form again."""
    answer = _app(signed_in_browser, "logout", target="http://127.0.0.1:8199/#/users")

    assert (answer.status_code, answer.headers["Location"]) == (302, "http://127.0.0.1:8199/#/users")
    assert signed_in_browser.authorize().status_code == 200


def test_the_old_cookie_opens_nothing_after_signing_out(signed_in_browser: Console) -> None:
    """The session is gone at the provider, not only in the browser."""
    kept = signed_in_browser.browser.cookies["oidp"]
    _app(signed_in_browser, "logout")
    signed_in_browser.browser.cookies.set("oidp", kept, domain="localhost.local", path="/osp/a/idm/auth")

    assert signed_in_browser.authorize().status_code == 200


@pytest.mark.parametrize(
    "target",
    ["", "http://evil.example/", "http://127.0.0.1:8199.evil.example/", "//evil.example/", "javascript:alert(1)"],
)
def test_a_target_that_is_not_the_console_is_not_opened(signed_in_browser: Console, target: str) -> None:
    """The provider's own page says that the session ended."""
    page = _app(signed_in_browser, "logout", target=target)

    assert (page.status_code, "You are signed out" in page.text) == (200, True)
    assert "evil" not in page.text
    assert signed_in_browser.authorize().status_code == 200


def test_activity_extends_the_session(signed_in_browser: Console) -> None:
    """The 20 idle minutes start anew."""
    for _ in range(2):
        signed_in_browser.control("POST", "clock", {"advanceS": 15 * 60})
        assert _app(signed_in_browser, "activity").text == "Session extended"

    assert signed_in_browser.authorize().status_code == 302


def test_activity_without_a_session_extends_nothing(console: Console) -> None:
    """Without a session the answer is a 200 that says so, because pages call ``extend`` now and then."""
    answer = _app(console, "activity")

    assert (answer.status_code, answer.text) == (200, "No session")


def test_ping_answers(console: Console) -> None:
    """The load balancer's question needs no session."""
    assert _app(console, "ping").text == "OK"
