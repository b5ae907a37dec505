"""The same console on a phone, in the dark, in either direction."""

import pytest
from playwright.sync_api import Browser, expect

from tests.conftest import Stack
from tests.e2e.conftest import PICTURES
from tests.support.browser import screenshot, watched_page
from tests.support.console_pages import choose_language, expect_loaded, rows, sign_in
from tests.support.mock_control import MockControl
from tests.support.texts import Texts

SIZES = [{"width": 360, "height": 740}, {"width": 1280, "height": 800}, {"width": 3840, "height": 2160}]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size["width"]))
@pytest.mark.parametrize(("locale", "language"), [("en", "English"), ("ar", "العربية")])
def test_nothing_is_cut_off_or_hard_to_read(
    browser: Browser,
    stack: Stack,
    mock: MockControl,  # noqa: ARG001 - fresh
    scheme: str,
    size: dict[str, int],
    locale: str,
    language: str,
) -> None:
    """List and page fit the width, and axe finds no barrier, the contrast included."""
    with watched_page(browser, base_url=f"{stack.console_url}/", viewport=size, color_scheme=scheme) as watched:
        page, picture = watched.page, f"{size['width']}-{scheme}-{locale}"
        sign_in(page)
        expect_loaded(page, 10)
        choose_language(page, language)
        expect(page.get_by_role("heading", level=1)).to_have_text(Texts(locale)("users:title"))
        watched.check_accessibility()
        watched.check_width()
        screenshot(page, PICTURES, f"users-{picture}")

        rows(page).get_by_role("link").first.click()
        expect(page.locator("bdi").filter(has_text="ou=users").first).to_be_visible()
        watched.check_accessibility()
        watched.check_width()
        screenshot(page, PICTURES, f"user-{picture}")
