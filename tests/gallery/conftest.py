"""The gallery and a browser, once for all tests of a process."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Playwright

from tests.support.browser import chromium
from tests.support.gallery import served_gallery


@pytest.fixture(scope="session")
def gallery_url() -> Iterator[str]:
    """Address of the built gallery."""
    with served_gallery() as url:
        yield url


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """Debian's Chromium."""
    with chromium(playwright) as started:
        yield started
