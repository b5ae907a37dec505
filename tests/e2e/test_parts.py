"""Code chunks of the console that fail to load: without network, and after a release."""

import re

from playwright.sync_api import Page, Route, expect

from tests.e2e.conftest import PICTURES
from tests.support.browser import Watched, screenshot
from tests.support.console_pages import expect_loaded, sign_in

_CODE = "**/assets/*.js"
_ENTRY = "assets/main-"
_ORDERED = re.compile("net::ERR_FAILED|part_missing")
"""The browser's error messages that the test provokes."""


def _release_another(page: Page) -> None:
    """The server drops the code of this release and announces another one; a reload of the page gets the new code."""
    released: list[str] = []

    def page_of(route: Route) -> None:
        if route.request.resource_type != "fetch":
            route.continue_()
            return
        released.append(route.request.url)
        route.fulfill(body=route.fetch().text().replace(_ENTRY, f"{_ENTRY}another"), content_type="text/html")

    page.route(_CODE, lambda route: route.continue_() if released else route.abort())
    page.route(page.url.split("#")[0], page_of)


def test_code_that_does_not_come_takes_nothing_with_it_and_comes_later(watched: Watched) -> None:
    """A chunk that fails to load can be retried in its place; a page of an old release opens in the new one."""
    page = watched.page
    sign_in(page)
    expect_loaded(page, 10)
    page.route(_CODE, lambda route: route.abort())

    page.get_by_role("button", name="Filters").click()
    panel = page.get_by_role("dialog", name="Filters")
    expect(panel.get_by_role("alert")).to_contain_text("This part could not be loaded.")
    screenshot(page, PICTURES / "parts", "filters")
    watched.check_accessibility()
    page.unroute(_CODE)
    panel.get_by_role("button", name="Try again").click()
    panel.get_by_role("button", name="Cancel").click()
    expect_loaded(page, 10)

    _release_another(page)
    page.evaluate("window.isFirst = true")
    page.evaluate("window.location.hash = '#/groups'")
    expect(page.get_by_role("heading", level=1, name="Groups")).to_be_visible()
    assert page.evaluate("'isFirst' in window") is False
    watched.complaints[:] = [each for each in watched.complaints if not _ORDERED.search(each)]
