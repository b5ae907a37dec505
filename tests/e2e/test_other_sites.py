"""Requests of other sites' pages to the sign-in, in a real browser."""

import json
from collections import Counter
from collections.abc import Iterator

import pytest
import redis
from playwright.sync_api import Page

from tests.conftest import Stack
from tests.support.browser import Watched
from tests.support.console_pages import expect_loaded, fill_sign_in
from tests.support.scripted_server import scripted_server
from tests.support.waiting import wait_until

_TIMES = 5
_ASKED = 3 * _TIMES + 1
"""How often the portal starts a sign-in without the person."""
_COUNTERS = "idmc:rate:*auth.begin_login*"
_PORTAL = """<!doctype html><title>Portal</title>
<link rel="prefetch" href="CONSOLE/bff/login">
<a href="CONSOLE/#/users">People</a>
<a href="CONSOLE/bff/login?return=%23%2Fusers" target="_blank" rel="noopener">People in a tab</a>
<script>
for (let number = 0; number < TIMES; number++) {
  new Image().src = `CONSOLE/bff/login?image=${number}`
  fetch(`CONSOLE/bff/login?fetch=${number}`, { mode: 'no-cors' }).catch(() => {})
  const frame = document.createElement('iframe')
  frame.src = `CONSOLE/bff/login?frame=${number}`
  document.body.append(frame)
}
</script>
"""


@pytest.fixture
def portal(watched: Watched, stack: Stack) -> Iterator[Page]:
    """A page of another site; its automatic requests have been answered."""
    html = _PORTAL.replace("CONSOLE", stack.console_url).replace("TIMES", str(_TIMES))
    head = f"HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: {len(html)}\r\n\r\n"
    before = _answers(stack)
    with redis.Redis.from_url(stack.redis_url) as client:
        client.delete(*client.scan_iter(_COUNTERS), "none")
    with scripted_server([(head + html).encode()]) as server:
        watched.page.goto(f"http://localhost:{server.port}/")
        wait_until(lambda: _answers(stack) - before == {400: _ASKED})
        watched.page.wait_for_load_state("networkidle")
        watched.complaints.clear()
        yield watched.page


def test_what_another_site_asks_for_by_itself_uses_up_no_sign_in(portal: Page, stack: Stack) -> None:
    """Images, calls, frames and prefetches are refused before they are counted; links of the same page sign in."""
    assert _counted(stack) == 0

    with portal.context.expect_page() as tab:
        portal.get_by_role("link", name="People in a tab").click()
    fill_sign_in(tab.value)
    assert _counted(stack) == 1
    expect_loaded(tab.value, 10)
    tab.value.close()
    portal.context.clear_cookies()
    portal.get_by_role("link", name="People", exact=True).click()
    fill_sign_in(portal)
    expect_loaded(portal, 10)


def _answers(stack: Stack) -> Counter[int]:
    """Number of calls that begin a sign-in, by status of the answer."""
    lines = (stack.folder / "bff.log").read_text(encoding="utf-8").splitlines()
    return Counter(json.loads(line)["status"] for line in lines if '"/bff/login"' in line)


def _counted(stack: Stack) -> int:
    """How many sign-ins the rate limit has counted."""
    with redis.Redis.from_url(stack.redis_url) as client:
        return sum(int(client.get(key) or 0) for key in client.scan_iter(_COUNTERS))
