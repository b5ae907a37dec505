"""A browser for all tests of a process, and signed-in people."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
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


class Crowd:
    """
    The people of a module, each signed in once in a browser of their own, in English.

    Streams do not poll: they only hear changes that are made through the gateway.

    Args:
        world: Name of the mock's scenario; empty for the seeded organisation.
    """

    def __init__(self, browser: Browser, stack: Stack, world: str = "") -> None:
        self._browser, self._stack, self._world = browser, stack, world
        self._known: dict[str, Watched] = {}
        self._opened = ExitStack()

    def begin(self) -> None:
        """Play the scenario; afterwards nobody is signed in."""
        self.leave()
        mock = MockControl(self._stack.mock_url)
        if self._world:
            mock.scenario(self._world)
        else:
            mock.reset()

    def leave(self) -> None:
        """Close all browsers; fail when one of them complained."""
        self._known.clear()
        self._opened.close()

    def browser_of(self, account: str) -> Watched:
        """Give the browser of an account."""
        if account not in self._known:
            self._known[account] = self._signed_in(account)
        return self._known[account]

    def _signed_in(self, account: str) -> Watched:
        watched = self._opened.enter_context(watched_page(self._browser, base_url=f"{self._stack.console_url}/"))
        sign_in(watched.page, account, "./#/tasks")
        expect(watched.page.get_by_role("heading", level=1)).to_be_visible()
        if watched.page.locator("html").get_attribute("lang") != "en":
            choose_language(watched.page, "English")
        hold_polls(self._stack.redis_url, self._stack.environ["BFF_SECRET_KEYS"])
        return watched


@pytest.fixture(scope="module")
def crowd(request: pytest.FixtureRequest, browser: Browser, stack: Stack) -> Iterator[Crowd]:
    """The people of a module, in the scenario that its ``WORLD`` names."""
    people = Crowd(browser, stack, getattr(request.module, "WORLD", ""))
    people.begin()
    yield people
    people.leave()


@pytest.fixture
def people(request: pytest.FixtureRequest, crowd: Crowd) -> People:
    """Browsers by account, shared by the tests of a module; a repeated test plays the scenario again first."""
    if getattr(request.node, "execution_count", 1) > 1:
        with suppress(AssertionError):
            crowd.leave()
        crowd.begin()
    return crowd.browser_of
