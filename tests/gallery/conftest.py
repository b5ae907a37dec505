"""The gallery and a browser, once for all tests of a process."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass

import pytest
from playwright.sync_api import Browser, Page, Playwright, expect

from tests.support.browser import Watched, chromium, watched_page
from tests.support.gallery import served_gallery


@dataclass(frozen=True)
class Gallery:
    """A page of the gallery that shows blocks one after the other."""

    address: str
    watched: Watched

    def show(self, name: str) -> Page:
        """Open a block, for which the gallery begins anew, and wait until it says that all of it is there."""
        page, address = self.watched.page, f"{self.address}#/{name}"
        if page.url == address:
            page.goto(f"{self.address}#/")
        page.goto(address)
        expect(page.locator("article")).to_have_attribute("data-quiet", name)
        expect(page.locator("[data-awaited]")).to_have_count(0)
        return page


Look = tuple[str, str, int]
"""A way to look at the gallery: theme, language, width in px."""

OpenGallery = Callable[[str, str, int], AbstractContextManager[Gallery]]


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """Debian's Chromium."""
    with chromium(playwright) as started:
        yield started


@pytest.fixture(scope="session")
def open_gallery(browser: Browser) -> Iterator[OpenGallery]:
    """Open the gallery in a theme (the dark one compact), a language and a width in px; no complaint may be left."""
    with served_gallery() as url:

        @contextmanager
        def opened(theme: str, language: str, width: int) -> Iterator[Gallery]:
            with watched_page(browser, viewport={"width": width, "height": 900}, reduced_motion="reduce") as watched:
                density = "compact" if theme == "dark" else "comfortable"
                yield Gallery(f"{url}/?theme={theme}&density={density}&language={language}", watched)

        yield opened


@pytest.fixture(scope="module")
def look() -> Look:
    """The light theme at desktop width, unless a test file chooses another look."""
    return "light", "en", 1280


@pytest.fixture(scope="module")
def gallery(open_gallery: OpenGallery, look: Look) -> Iterator[Gallery]:
    """A page for all blocks."""
    with open_gallery(*look) as opened:
        yield opened
