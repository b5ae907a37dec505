"""The product over https under two host names: Secure, SameSite and ``__Host-`` cookies for real."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Cookie, Page, Playwright, expect

from tests.conftest import Stack
from tests.support.browser import Watched, chromium, watched_page
from tests.support.console_pages import expect_loaded, fill_sign_in, go_back_signed_out, rows, sign_in, sign_out
from tests.support.https_hosts import CONSOLE, PROVIDER, Certificate, issue_certificate
from tests.support.servers import bff_environ, free_port, gateway, mock_upstream, redis_server
from tests.support.texts import Texts


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Certificate:
    """For both names; its folder holds the data of this topology too."""
    return issue_certificate(tmp_path_factory.mktemp("https"))


@pytest.fixture(scope="module")
def https_stack(certificate: Certificate) -> Iterator[Stack]:
    """Console and provider on two names of one machine, both with TLS."""
    folder = certificate.folder
    port, mock_port = free_port(), free_port()
    console_url, mock_url = f"https://{CONSOLE}:{port}", f"https://{PROVIDER}:{mock_port}"
    with (
        redis_server(folder) as redis_url,
        mock_upstream(folder, console_url, mock_port, MOCK_PUBLIC_URL=mock_url, **certificate.mock_environ),
    ):
        environ = bff_environ(console_url, port, redis_url, mock_url) | certificate.gateway_environ
        tls = f"--certfile {folder}/certificate.pem --keyfile {folder}/key.pem"
        with gateway({**environ, "GUNICORN_CMD_ARGS": f"--graceful-timeout 1 {tls}"}, folder):
            yield Stack(console_url, mock_url, redis_url, environ, folder)


@pytest.fixture
def watched(playwright: Playwright, https_stack: Stack, certificate: Certificate) -> Iterator[Watched]:
    """A browser that knows the names and takes this one certificate."""
    with (
        chromium(playwright, *certificate.browser_flags) as browser,
        watched_page(browser, base_url=f"{https_stack.console_url}/") as opened,
    ):
        yield opened


def test_the_journey_over_https(watched: Watched) -> None:
    """Sign in across sites, see people, sign out: the session's cookies are gone, and the back button shows nothing."""
    page = watched.page
    sign_in(page, address="./#/users?q=okafor")
    expect(rows(page).filter(has_text="Amara Okafor")).to_be_visible()
    page.reload()
    expect(rows(page).filter(has_text="Amara Okafor")).to_be_visible()

    sign_out(page, Texts("en"))

    assert [name for name in _cookies(page) if "idmc-login" not in name] == []
    go_back_signed_out(page)


def test_cookies_cannot_be_set_or_seen_by_neighbours(watched: Watched) -> None:
    """The prefixes are accepted by a real browser; the session is out of reach of scripts."""
    sign_in(watched.page)
    expect_loaded(watched.page, 10)
    cookies = _cookies(watched.page)

    assert _attributes(cookies["__Host-Http-idmc"]) == (CONSOLE, "/", True, True, "Strict")
    assert _attributes(cookies["netiq_idm_rbpm_acsrf"]) == (CONSOLE, "/", True, False, "Strict")
    assert watched.page.evaluate("document.cookie").startswith("netiq_idm_rbpm_acsrf=")


def test_the_login_cookie_lives_for_one_sign_in(watched: Watched) -> None:
    """It is Lax to survive the way back from the other site, and deleted there."""
    page = watched.page
    page.goto("./#/users")
    page.wait_for_url("**/osp/**")
    waiting = _login_cookies(page)
    assert [_attributes(cookie) for cookie in waiting] == [(CONSOLE, "/", True, True, "Lax")]
    assert waiting[0]["name"].startswith("__Host-idmc-login-")

    fill_sign_in(page)
    expect_loaded(page, 10)

    assert _login_cookies(page) == []


def _cookies(page: Page) -> dict[str, Cookie]:
    """The console's cookies by name."""
    return {cookie["name"]: cookie for cookie in page.context.cookies() if cookie["domain"] == CONSOLE}


def _login_cookies(page: Page) -> list[Cookie]:
    return [cookie for name, cookie in _cookies(page).items() if "idmc-login" in name]


def _attributes(cookie: Cookie) -> tuple[str, str, bool, bool, str]:
    return cookie["domain"], cookie["path"], cookie["secure"], cookie["httpOnly"], cookie["sameSite"]
