"""Every building block in every state: no barrier, no complaint of the browser, nothing wider than its window.

``make gallery-pictures`` looks at each page in all eight ways and keeps the pictures in ``build/pictures/gallery``.
"""

import os
from itertools import product

import pytest
from playwright.sync_api import Browser, expect

from bff.settings import INSTALLATION
from tests.support.browser import screenshot, watched_page

PAGES = sorted(path.name.removesuffix(".gallery.tsx") for path in (INSTALLATION / "ui/src").rglob("*.gallery.tsx"))
PICTURES = INSTALLATION / "build" / "pictures" / "gallery"
TAKES_PICTURES = "GALLERY_PICTURES" in os.environ

#: Theme, language, width in px. Two ways differ in everything, so that each value is seen.
LOOKS = (
    list(product(("light", "dark"), ("en", "ar"), (360, 1280)))
    if TAKES_PICTURES
    else [("light", "en", 1280), ("dark", "ar", 360)]
)


@pytest.mark.parametrize("look", LOOKS, ids=lambda look: "-".join(map(str, look)))
@pytest.mark.parametrize("name", PAGES)
def test_a_block_is_sound_in_every_state(
    browser: Browser, gallery_url: str, name: str, look: tuple[str, str, int]
) -> None:
    """Axe finds no violation of WCAG 2.2 A and AA, the policy blocks nothing, and the page fits."""
    theme, language, width = look
    with watched_page(browser, viewport={"width": width, "height": 900}, reduced_motion="reduce") as watched:
        watched.page.goto(f"{gallery_url}/?theme={theme}&language={language}#/{name}")
        expect(watched.page.get_by_role("article")).to_be_visible()
        watched.page.wait_for_load_state("networkidle")
        expect(watched.page.locator("[data-awaited]")).to_have_count(0)
        if TAKES_PICTURES:
            screenshot(watched.page, PICTURES, f"{name}-{theme}-{language}-{width}", full_page=True)
        watched.check_width()
        watched.check_accessibility()
