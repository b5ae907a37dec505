"""The same console on a phone, on a large screen, in the dark, in either direction."""

from itertools import product
from typing import Literal

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.e2e.conftest import PICTURES
from tests.support.browser import Watched, screenshot
from tests.support.console_pages import choose_language, expect_loaded, open_person, rows, sign_in
from tests.support.texts import Texts

SIZES: list[ViewportSize] = [
    {"width": 360, "height": 740},
    {"width": 1280, "height": 800},
    {"width": 3840, "height": 2160},
]

SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")


@pytest.mark.parametrize(("locale", "language"), [("en", "English"), ("ar", "العربية")])
def test_nothing_is_cut_off_or_hard_to_read(watched: Watched, locale: str, language: str) -> None:
    """List and page fit each width, light and dark, and axe finds no barrier, the contrast included."""
    page = watched.page
    sign_in(page)
    expect_loaded(page, 10)
    choose_language(page, language)
    expect(page.get_by_role("heading", level=1)).to_have_text(Texts(locale)("users:title"))
    expect(page.get_by_role("contentinfo").locator("svg")).to_have_css("inline-size", "20px")  # SPEC 9
    _check_looks(watched, f"users-{locale}")

    open_person(page, rows(page).get_by_role("link").first, Texts(locale))
    expect(page.locator("bdi").filter(has_text="ou=users").first).to_be_visible()
    _check_looks(watched, f"user-{locale}")


def _check_looks(watched: Watched, name: str) -> None:
    for size, scheme in product(SIZES, SCHEMES):
        watched.page.set_viewport_size(size)
        watched.page.emulate_media(color_scheme=scheme)
        watched.check_accessibility()
        watched.check_width()
        screenshot(watched.page, PICTURES, f"{name}-{size['width']}-{scheme}")
