"""Sessions in which nobody does anything, in a browser whose clock is installed (``page.clock.install()``)."""

from playwright.sync_api import Page, expect

from tests.conftest import Stack
from tests.support.browser import all_answered
from tests.support.mock_control import MockControl
from tests.support.time_travel import age_sessions

_IDLE_S, _WARNED_S = 1_200, 1_110
"""A session may idle for 20 minutes; people are warned in the last two."""


def idle_until_warned(page: Page) -> None:
    """Let the time pass in the browser until the warning is there."""
    page.clock.fast_forward(_WARNED_S * 1000)
    expect(page.get_by_role("alertdialog")).to_be_visible()


def idle_to_the_end(page: Page, stack: Stack, mock: MockControl) -> None:
    """
    Let the time pass in the browser, at the gateway and at the provider, without anybody being active.

    The gateway's passes last, when the page has its answers: the page tells by itself of earlier clicks, and a session
    that is touched while it is made older stays alive.
    """
    with all_answered(page, "/bff/session"):
        idle_until_warned(page)
    mock.pass_time(_IDLE_S)
    age_sessions(stack.redis_url, stack.environ["BFF_SECRET_KEYS"], _IDLE_S)
    page.clock.fast_forward(_IDLE_S * 1000)
    page.wait_for_url("**/osp/**")
