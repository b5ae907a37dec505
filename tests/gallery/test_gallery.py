"""Every building block in every state: no barrier, no complaint of the browser, nothing wider than its window.

``make gallery-pictures`` looks at each page in all eight ways and keeps the pictures in ``build/pictures/gallery``.
"""

from collections.abc import Iterator
from itertools import product

import pytest
from playwright.sync_api import Page

from bff.settings import INSTALLATION
from tests.gallery.conftest import Gallery, OpenGallery
from tests.support.browser import TAKES_PICTURES, screenshot

PAGES = sorted(path.name.removesuffix(".gallery.tsx") for path in (INSTALLATION / "ui/src").rglob("*.gallery.tsx"))
LEAVING_MOST, ANOTHER = ("CommandPalette", "Feedback", "NetworkLost", "ConfirmDialog"), "ListSheet"
_SWITCHES = """
() => [...document.documentElement.attributes].filter(({ value }) => value).map(({ name, value }) => [name, value])
"""
PICTURES = INSTALLATION / "build" / "pictures" / "gallery"

#: Theme, language, width in px. Two ways differ in everything, so that each value is seen.
LOOKS = (
    list(product(("light", "dark"), ("en", "ar"), (360, 1280)))
    if TAKES_PICTURES
    else [("light", "en", 1280), ("dark", "ar", 360)]
)


@pytest.fixture(scope="module", params=LOOKS, ids=lambda look: "-".join(map(str, look)))
def look(request: pytest.FixtureRequest) -> tuple[str, str, int]:
    """One of the ways to look at the gallery; pytest keeps the tests of a way together."""
    chosen: tuple[str, str, int] = request.param
    return chosen


@pytest.fixture(scope="module")
def gallery(open_gallery: OpenGallery, look: tuple[str, str, int]) -> Iterator[Gallery]:
    """The page for that look."""
    with open_gallery(*look) as opened:
        yield opened


@pytest.mark.parametrize("name", PAGES)
def test_a_block_is_sound_in_every_state(gallery: Gallery, look: tuple[str, str, int], name: str) -> None:
    """Axe finds no violation of WCAG 2.2 A and AA, the browser has no complaint, and the page fits."""
    page = gallery.show(name)
    screenshot(page, PICTURES, "-".join(map(str, [name, *look])), full_page=True)
    gallery.watched.check_width()
    gallery.watched.check_accessibility()
    gallery.watched.check_complaints()


def test_a_block_is_complete_when_the_gallery_says_so(gallery: Gallery) -> None:
    """Its pauses are over and its calls answered: the palette shows whom it has found."""
    assert gallery.show("CommandPalette").get_by_text("Ingrid Solberg").count() > 0


def test_a_name_that_is_cut_keeps_its_beginning(open_gallery: OpenGallery) -> None:
    """On a page from the right the end of a Latin name goes, as on one from the left."""
    with open_gallery("light", "ar", 360) as opened:
        name = opened.show("EntityPicker").get_by_role("option").locator("bdi", has_text="Kristoffersen")
        assert name.evaluate("bdi => [bdi.scrollWidth > bdi.clientWidth, getComputedStyle(bdi).direction]") == [
            True,
            "ltr",
        ]


def test_the_gallery_begins_anew_with_each_block(gallery: Gallery) -> None:
    """What it drew before, and what it stored, is gone."""
    page = gallery.show("Feedback")
    page.evaluate("document.querySelector('nav').id = 'left'; localStorage.setItem('left', '')")
    gallery.show("Button")
    assert page.evaluate("[document.getElementById('left'), localStorage.getItem('left')]") == [None, None]


def test_a_list_is_the_same_after_what_leaves_most_behind(
    gallery: Gallery, open_gallery: OpenGallery, look: tuple[str, str, int]
) -> None:
    """After a palette, a dialog, a message and a lost network it says what it says in a page of its own."""
    for name in LEAVING_MOST:
        gallery.show(name)
    after_others = _all_of(gallery.show(ANOTHER))
    with open_gallery(*look) as alone:
        assert _all_of(alone.show(ANOTHER)) == after_others


def _all_of(page: Page) -> tuple[list[str], list[list[str]]]:
    """Give the page as it is read aloud, which leaves out what is hidden, and the switches on its document."""
    lines = page.locator("body").aria_snapshot().splitlines()
    # What was announced goes after some seconds.
    return [line for line in lines if not line.startswith("- log")], page.evaluate(_SWITCHES)
