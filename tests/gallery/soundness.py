"""The checks of a building block on its page."""

from itertools import product

from playwright.sync_api import Page

from bff.settings import INSTALLATION
from tests.gallery.conftest import Gallery, Look, OpenGallery
from tests.support.browser import TAKES_PICTURES, screenshot

PAGES = sorted(path.name.removesuffix(".gallery.tsx") for path in (INSTALLATION / "ui/src").rglob("*.gallery.tsx"))
LEAVING_MOST, ANOTHER = ("CommandPalette", "Feedback", "NetworkLost", "ConfirmDialog"), "ListSheet"
_SWITCHES = """
() => [...document.documentElement.attributes].filter(({ value }) => value).map(({ name, value }) => [name, value])
"""
PICTURES = INSTALLATION / "build" / "pictures" / "gallery"


def looks(theme: str, language: str, width: int) -> list[Look]:
    """Give the one way to look at the gallery, or all ways in its theme when pictures are taken."""
    return list(product((theme,), ("en", "ar"), (360, 1280))) if TAKES_PICTURES else [(theme, language, width)]


def check_block(gallery: Gallery, look: Look, name: str) -> Page:
    """Axe finds no violation of WCAG 2.2 A and AA, the browser has no complaint, and the page fits; give the page."""
    page = gallery.show(name)
    screenshot(page, PICTURES, "-".join(map(str, [name, *look])), full_page=True)
    gallery.watched.check_width()
    gallery.watched.check_accessibility()
    gallery.watched.check_complaints()
    return page


def check_nothing_is_left(gallery: Gallery, open_gallery: OpenGallery, look: Look) -> None:
    """After a palette, a dialog, a message and a lost network a list says what it says in a page of its own."""
    for name in LEAVING_MOST:
        gallery.show(name)
    after_others = _all_of(gallery.show(ANOTHER))
    with open_gallery(*look) as alone:
        assert _all_of(alone.show(ANOTHER)) == after_others


def _all_of(page: Page) -> tuple[list[str], list[list[str]]]:
    """Give the page as it is read aloud, which leaves out what is hidden, and the switches on its document."""
    lines = page.locator("body").aria_snapshot().splitlines()
    # An announcement is removed after some seconds.
    return [line for line in lines if not line.startswith("- log")], page.evaluate(_SWITCHES)
