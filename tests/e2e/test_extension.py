"""The window that extends a session, in a real browser."""

from tests.support.browser import Watched
from tests.support.console_pages import expect_loaded, sign_in

_EXTEND = """
() => new Promise((resolve) => {
  const channel = new BroadcastChannel('session')
  channel.onmessage = ({ data }) => resolve(data)
  window.open('bff/extend', '_blank', 'popup')
})
"""


def test_the_window_tells_the_console_and_closes(watched: Watched) -> None:
    """The provider still knows the person and asks for no password; the policy lets the script of the last page run."""
    page = watched.page
    sign_in(page)
    expect_loaded(page, 10)
    page.wait_for_load_state("networkidle")
    with page.expect_popup() as opened:
        told = page.evaluate(_EXTEND)

    if not opened.value.is_closed():
        opened.value.wait_for_event("close")
    assert told == {"type": "extended"}
    assert watched.complaints == []
