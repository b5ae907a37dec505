"""A browser for the process, and the way through the sign-in page."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright

from bff.settings import INSTALLATION
from tests.conftest import Stack
from tests.support.browser import Watched, chromium, watched_page
from tests.support.mock_control import MockControl

PICTURES: Path = INSTALLATION / "build" / "pictures"


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """Debian's Chromium."""
    with chromium(playwright) as started:
        yield started


@pytest.fixture
def watched(browser: Browser, stack: Stack, mock: MockControl) -> Iterator[Watched]:  # noqa: ARG001 - fresh mock
    """A page of a new browser profile; the test fails when the browser complains."""
    with watched_page(browser, base_url=f"{stack.console_url}/", viewport={"width": 1280, "height": 800}) as opened:
        yield opened
