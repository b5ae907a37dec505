"""A session is extended, or ends without a loss of entered values; a password is changed in between."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.conftest import Stack
from tests.e2e.conftest import PICTURES
from tests.support.access_pages import cart, open_task, search_catalogue, submit
from tests.support.browser import Watched, screenshot, watched_page
from tests.support.console_pages import expect_loaded, fill_sign_in, sign_in
from tests.support.event_streams import ask_for_service_account
from tests.support.idling import idle_to_the_end, idle_until_warned
from tests.support.mock_control import MockControl
from tests.support.servers import bff_environ, free_port, gateway, mock_upstream, redis_server
from tests.support.texts import Texts
from tests.support.visitor import PASSWORD

_ENGLISH = Texts("en")
_NEW_PASSWORD = "another1"
_WORDS, _ROLE = "Payments", "General Ledger: Post Payments"


def test_a_session_is_put_off(watched: Watched) -> None:
    """The provider still knows the person, so the window closes by itself; the page goes on where it was."""
    page = watched.page
    page.clock.install()
    sign_in(page)
    expect_loaded(page, 10)
    idle_until_warned(page)
    screenshot(page, PICTURES, "idle-warning")
    watched.check_accessibility()

    page.get_by_role("button", name=_ENGLISH("shell:idle.extend")).click()

    expect(page.get_by_text(_ENGLISH("shell:idle.extended"))).to_be_visible()
    expect(page.get_by_role("alertdialog")).to_have_count(0)
    expect_loaded(page, 10)


def test_a_session_that_idles_away_loses_nothing(watched: Watched, stack: Stack, mock: MockControl) -> None:
    """A cart and the form of a task keep their entries over the end of an idle session, and are sent afterwards."""
    ask_for_service_account(stack.console_url)
    page = watched.page
    page.clock.install()
    sign_in(page, address="./#/requests")
    search_catalogue(page, _WORDS)
    page.get_by_role("button", name=f"Add {_ROLE}", exact=True).click()
    cart(page).get_by_label("Reason").fill("Year end")
    idle_to_the_end(page, stack, mock)
    fill_sign_in(page)

    expect(page).to_have_url(re.compile(f"#/requests[?]q={_WORDS}$"))
    expect(cart(page)).to_contain_text(_ROLE)
    expect(cart(page).get_by_label("Reason")).to_have_value("Year end")
    open_task(page, "Service Account")
    form = page.get_by_role("region", name="Form data")
    form.get_by_role("textbox", name="Comment").fill("Until the audit")
    address = page.url
    idle_to_the_end(page, stack, mock)
    # A periodic call of the page may be the first to notice the end of the session.
    watched.complaints[:] = [each for each in watched.complaints if "status of 401 " not in each]
    fill_sign_in(page)

    page.get_by_role("button", name=_ENGLISH("drafts:restore")).click()
    expect(page).to_have_url(address)
    expect(form.get_by_role("textbox", name="Comment")).to_have_value("Until the audit")
    form.get_by_role("button", name="Approve").click()
    expect(page.get_by_text("Approved.")).to_be_visible()
    page.goto("./#/requests")
    submit(page)


def test_people_see_where_they_are_signed_in(watched: Watched) -> None:
    """The list has one entry, which is this browser."""
    page = watched.page
    sign_in(page)
    expect_loaded(page, 10)
    page.locator("header").get_by_role("button").last.click()
    page.get_by_role("menuitem", name=_ENGLISH("shell:ownSessions")).click()

    card = page.get_by_role("region", name=_ENGLISH("sessions:title"))
    rows = card.get_by_role("listitem")
    expect(rows.filter(has_text=_ENGLISH("sessions:this"))).to_have_count(1)
    expect(rows.first).to_contain_text("Chrome")


@pytest.fixture(scope="module")
def with_password_service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stack]:
    """A whole installation that knows the mock's password service."""
    folder = tmp_path_factory.mktemp("sspr")
    port = free_port()
    console_url = f"http://127.0.0.1:{port}"
    with redis_server(folder) as redis_url, mock_upstream(folder, console_url, free_port()) as mock_url:
        service = {"BFF_SSPR_URL": f"{mock_url}/sspr/private/changepassword"}
        environ = bff_environ(console_url, port, redis_url, mock_url) | service
        with gateway(environ, folder):
            yield Stack(console_url, mock_url, redis_url, environ, folder)


def test_a_password_that_expires_meanwhile_is_changed_over_the_page(
    browser: Browser, with_password_service: Stack
) -> None:
    """Afterwards the person's call is completed, and the page keeps its entered values."""
    mock = MockControl(with_password_service.mock_url)
    options = {"base_url": f"{with_password_service.console_url}/", "viewport": {"width": 1280, "height": 800}}
    with watched_page(browser, **options) as watched:
        page = watched.page
        sign_in(page)
        expect_loaded(page, 10)
        mock.expire_password("admin")
        page.get_by_role("button", name=_ENGLISH("users:column.Department")).click()

        frame = page.frame_locator("iframe")
        frame.get_by_label("User name").fill("admin")
        screenshot(page, PICTURES, "password-frame")
        frame.get_by_label("Current password").fill(PASSWORD)
        frame.get_by_label("New password", exact=True).fill(_NEW_PASSWORD)
        frame.get_by_label("New password, once more").fill(_NEW_PASSWORD)
        frame.get_by_role("button", name="Change").click()

        expect(page.locator("iframe")).to_have_count(0)
        expect_loaded(page, 10)
        watched.complaints[:] = [each for each in watched.complaints if "498" not in each]
