"""The password service in a frame of the console, in a real browser, and how the console learns that it is done."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

import pytest
from playwright.sync_api import Browser, FrameLocator, Page, expect

from tests.conftest import Stack
from tests.support.browser import Watched, watched_page
from tests.support.console_pages import expect_loaded, sign_in
from tests.support.mock_control import MockControl
from tests.support.scripted_gateway import own_gateway
from tests.support.scripted_server import Script, scripted_server
from tests.support.visitor import Visitor

_OPEN_FRAME = """
(address) => {
  const frame = document.createElement('iframe')
  window.told = new Promise((resolve) => {
    setTimeout(resolve, 10000)
    addEventListener('message', ({ source, origin, data }) => {
      if (source === frame.contentWindow) resolve({ origin, data })
    })
  })
  frame.src = address
  document.body.append(frame)
}
"""
_SERVICE = """<!doctype html>
<form action="CONSOLE/bff/password-changed"><button>Change and go back</button></form>
<button onclick="parent.postMessage('changed', '*')">Change and tell</button>
"""


def _page(html: str) -> Script:
    head = f"HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: {len(html.encode())}\r\n\r\n"
    return [(head + html).encode()]


@dataclass(frozen=True)
class Console:
    """A signed-in console that knows a password service."""

    watched: Watched
    origin: str
    service: str

    @property
    def page(self) -> Page:
        """The console's page."""
        return self.watched.page

    def open_frame(self, address: str) -> FrameLocator:
        """Show an address in a frame, as the console shows the password service."""
        self.page.evaluate(_OPEN_FRAME, address)
        return self.page.frame_locator("iframe")

    @contextmanager
    def complaint(self, about: str) -> Iterator[None]:
        """Expect a complaint of the browser; the test does not fail because of it."""
        complaints = self.watched.complaints
        with self.page.expect_console_message(lambda message: about in message.text):
            yield
        complaints[:] = [each for each in complaints if about not in each]

    def told(self) -> dict[str, object] | None:
        """Give the first message of the frame, with the origin that the browser vouches for; None when none comes."""
        message: dict[str, object] | None = self.page.evaluate("window.told")
        return message


@pytest.fixture(scope="module")
def addresses(stack: Stack, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, str]]:
    """A gateway that knows a password service, and the service; the sessions are those of the stack."""
    visitor = Visitor(stack.console_url)
    with scripted_server(_page("")) as server:
        service = f"http://localhost:{server.port}"
        changes = {"BFF_SSPR_URL": f"{service}/sspr/private/changepassword"}
        with own_gateway(stack, visitor, tmp_path_factory.mktemp("gateway"), changes):
            origin = visitor.console_url.rstrip("/")
            server.scripts[:] = [_page(_SERVICE.replace("CONSOLE", origin))]
            yield origin, service


@pytest.fixture
def console(
    browser: Browser,
    stack: Stack,
    mock: MockControl,  # noqa: ARG001 - fresh mock
    addresses: tuple[str, str],
) -> Iterator[Console]:
    """The console of that gateway, in a new browser profile."""
    origin, service = addresses
    with watched_page(browser, base_url=f"{origin}/") as watched:
        sign_in(watched.page, address=f"{stack.console_url}/#/users")
        expect_loaded(watched.page, 10)
        watched.page.goto("./#/users")
        expect_loaded(watched.page, 10)
        yield Console(watched, origin, service)


def test_the_page_that_the_service_leads_to_tells_the_console(console: Console) -> None:
    """The service sends the frame there when it is done."""
    frame = console.open_frame(f"{console.service}/sspr/private/changepassword")
    frame.get_by_role("button", name="Change and go back").click()

    assert console.told() == {"origin": console.origin, "data": {"type": "password-changed"}}
    expect(frame.get_by_role("heading")).to_have_text("Your password was changed.")


def test_the_service_itself_may_tell_the_console(console: Console) -> None:
    """The service may send the message itself, with its own origin."""
    console.open_frame(f"{console.service}/").get_by_role("button", name="Change and tell").click()

    assert console.told() == {"origin": console.service, "data": "changed"}


def test_the_page_in_the_frame_has_no_barriers(console: Console) -> None:
    """The page has no barriers in the frame, and none in a window of its own."""
    console.page.goto("bff/password-changed")

    expect(console.page.get_by_role("heading")).to_be_visible()
    console.watched.check_accessibility()


def test_no_other_site_gets_into_a_frame(console: Console) -> None:
    """The policy names the allowed origins; the browser does not even load another one."""
    with scripted_server(_page("<h1>Type your password here</h1>")) as stranger:
        with console.complaint("Content Security Policy"), console.complaint("blocked by the policy: frame-src"):
            console.open_frame(f"http://127.0.0.1:{stranger.port}/")

        assert stranger.requests == []


def test_no_other_site_frames_the_page(console: Console) -> None:
    """Another site cannot show our page in a frame, and so gets no message."""
    embedding = _page(f'<iframe src="{console.origin}/bff/password-changed"></iframe>')
    with scripted_server(embedding) as stranger, console.complaint("frame-ancestors"):
        console.page.goto(f"http://127.0.0.1:{stranger.port}/")
