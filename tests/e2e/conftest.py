"""A browser for the process, and the way through the sign-in page."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright, expect

from bff.settings import INSTALLATION
from tests.conftest import Stack
from tests.support.browser import Watched, chromium, watched_page
from tests.support.console_pages import choose_language, sign_in
from tests.support.event_streams import hold_polls
from tests.support.mock_control import MockControl

PICTURES: Path = INSTALLATION / "build" / "pictures"

People = Callable[[str], Watched]
"""The browser of an account."""


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


@pytest.fixture(scope="module")
def world(stack: Stack) -> None:
    """What the people of a module live in: the mock as it was seeded, unless the module says otherwise."""
    MockControl(stack.mock_url).reset()


@pytest.fixture(scope="module")
def people(browser: Browser, stack: Stack, world: None) -> Iterator[People]:  # noqa: ARG001 - the world must be made
    """Browsers by account, signed in once and in English; streams have no other news than what they are told of."""
    known: dict[str, Watched] = {}
    with ExitStack() as opened:

        def browser_of(account: str) -> Watched:
            if account not in known:
                watched = opened.enter_context(watched_page(browser, base_url=f"{stack.console_url}/"))
                sign_in(watched.page, account, "./#/tasks")
                expect(watched.page.get_by_role("heading", level=1)).to_be_visible()
                if watched.page.locator("html").get_attribute("lang") != "en":
                    choose_language(watched.page, "English")
                hold_polls(stack.redis_url, stack.environ["BFF_SECRET_KEYS"])
                known[account] = watched
            return known[account]

        yield browser_of
