"""The product over https under two host names: Secure, SameSite and ``__Host-`` cookies for real."""

import base64
import hashlib
from collections.abc import Iterator
from pathlib import Path

import pytest
import trustme
from cryptography import x509
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from playwright.sync_api import Cookie, Page, Playwright, expect

from tests.conftest import Stack
from tests.support.browser import Watched, chromium, watched_page
from tests.support.console_pages import expect_loaded, fill_sign_in, go_back_signed_out, rows, sign_in, sign_out
from tests.support.servers import bff_environ, free_port, gateway, mock_upstream, redis_server
from tests.support.texts import Texts

CONSOLE, PROVIDER = "console.idm.test", "login.idm.test"
_HOSTS = Path(__file__).parent.parent / "support" / "hosts"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where certificates and data of this topology are."""
    return tmp_path_factory.mktemp("https")


@pytest.fixture(scope="module")
def certificate(folder: Path) -> trustme.LeafCert:
    """A certificate for both names, from a CA that only this test knows."""
    authority = trustme.CA()
    leaf = authority.issue_cert(CONSOLE, PROVIDER)
    authority.cert_pem.write_to_path(folder / "ca.pem")
    leaf.private_key_pem.write_to_path(folder / "key.pem")
    for part in leaf.cert_chain_pems:
        part.write_to_path(folder / "certificate.pem", append=True)
    return leaf


@pytest.fixture(scope="module")
def https_stack(folder: Path, certificate: trustme.LeafCert) -> Iterator[Stack]:  # noqa: ARG001 - writes the files
    """Console and provider on two names of one machine, both with TLS; the gateway trusts the test's CA alone."""
    port, mock_port = free_port(), free_port()
    console_url, mock_url = f"https://{CONSOLE}:{port}", f"https://{PROVIDER}:{mock_port}"
    tls = {"MOCK_TLS_CERT": f"{folder}/certificate.pem", "MOCK_TLS_KEY": f"{folder}/key.pem"}
    with (
        redis_server(folder) as redis_url,
        mock_upstream(folder, console_url, mock_port, MOCK_PUBLIC_URL=mock_url, **tls),
    ):
        environ = bff_environ(console_url, port, redis_url, mock_url) | {
            "BFF_OIDC_CA_FILE": f"{folder}/ca.pem",
            "BFF_UPSTREAM_CA_FILE": f"{folder}/ca.pem",
            "GUNICORN_CMD_ARGS": f"--graceful-timeout 1 --certfile {folder}/certificate.pem --keyfile {folder}/key.pem",
            "PYTHONPATH": str(_HOSTS),
            "TEST_HOSTS": f"{CONSOLE},{PROVIDER}",
        }
        with gateway(environ, folder):
            yield Stack(console_url, mock_url, redis_url, environ, folder)


@pytest.fixture
def watched(playwright: Playwright, https_stack: Stack, certificate: trustme.LeafCert) -> Iterator[Watched]:
    """A browser that knows the names and takes this one certificate."""
    rules = ", ".join(f"MAP {name} 127.0.0.1" for name in (CONSOLE, PROVIDER))
    pins = f"--ignore-certificate-errors-spki-list={_fingerprint(certificate)}"
    with (
        chromium(playwright, f"--host-resolver-rules={rules}", pins) as browser,
        watched_page(browser, base_url=f"{https_stack.console_url}/") as opened,
    ):
        yield opened


def _fingerprint(certificate: trustme.LeafCert) -> str:
    loaded = x509.load_pem_x509_certificate(certificate.cert_chain_pems[0].bytes())
    key = loaded.public_key().public_bytes(Encoding.DER, PublicFormat.SubjectPublicKeyInfo)
    return base64.b64encode(hashlib.sha256(key).digest()).decode()


def test_the_journey_over_https(watched: Watched) -> None:
    """Sign in across sites, see people, sign out; the back button shows nothing."""
    page = watched.page
    sign_in(page, address="./#/users?q=okafor")
    expect(rows(page).filter(has_text="Amara Okafor")).to_be_visible()
    page.reload()
    expect(rows(page).filter(has_text="Amara Okafor")).to_be_visible()

    sign_out(page, Texts("en"))

    go_back_signed_out(page)


def test_cookies_cannot_be_set_or_seen_by_neighbours(watched: Watched) -> None:
    """The prefixes are accepted by a real browser; the session is out of reach of scripts."""
    sign_in(watched.page)
    expect_loaded(watched.page, 10)
    cookies = {cookie["name"]: cookie for cookie in watched.page.context.cookies() if CONSOLE in cookie["domain"]}

    assert _attributes(cookies["__Host-Http-idmc"]) == (CONSOLE, "/", True, True, "Strict")
    assert _attributes(cookies["netiq_idm_rbpm_acsrf"]) == (CONSOLE, "/", True, False, "Strict")
    assert watched.page.evaluate("document.cookie").startswith("netiq_idm_rbpm_acsrf=")


def test_the_login_cookie_lives_for_one_sign_in(watched: Watched) -> None:
    """It is Lax to survive the way back from the other site, and deleted there."""
    page = watched.page
    page.goto("./")
    page.wait_for_url("**/osp/**")
    waiting = _login_cookies(page)
    assert [_attributes(cookie) for cookie in waiting] == [(CONSOLE, "/", True, True, "Lax")]
    assert waiting[0]["name"].startswith("__Host-idmc-login-")

    fill_sign_in(page)
    expect_loaded(page, 10)

    assert _login_cookies(page) == []


def _login_cookies(page: Page) -> list[Cookie]:
    return [cookie for cookie in page.context.cookies() if "idmc-login" in cookie["name"]]


def _attributes(cookie: Cookie) -> tuple[str, str, bool, bool, str]:
    return cookie["domain"], cookie["path"], cookie["secure"], cookie["httpOnly"], cookie["sameSite"]
