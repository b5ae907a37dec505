"""Times to show and to sort the users page, in Chromium."""

import statistics
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import BrowserContext, CDPSession, Page, expect, sync_playwright

from tests.bench.seeding import mock_environ, seed
from tests.support.browser import chromium
from tests.support.console_pages import rows, sign_in
from tests.support.servers import bff_environ, free_port, gateway, mock_upstream, redis_server

_RUNS = 5
SLOWDOWN = 4
_LATENCY_MS = 500
_PATIENCE_MS = 30_000
_USERS = "./#/users"
_ROWS = 50

# The page itself records when the navigation and the first link of the list are there, because asking from outside
# takes time.
_WATCH = """
window.seen = { shift: 0 }
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) seen.shift += entry.value
}).observe({ type: 'layout-shift', buffered: true })
new PerformanceObserver((list) => {
  seen.largest = list.getEntries().at(-1).startTime
}).observe({ type: 'largest-contentful-paint', buffered: true })
new PerformanceObserver((list) => {
  seen.first = list.getEntriesByName('first-contentful-paint')[0]?.startTime ?? seen.first
}).observe({ type: 'paint', buffered: true })
const note = (name, selector) =>
  new MutationObserver((_, observer) => {
    if (!document.querySelector(selector)) return
    seen[name] = performance.now()
    observer.disconnect()
  }).observe(document, { childList: true, subtree: true })
note('shell', 'nav a')
note('list', 'tbody a')
"""

# Milliseconds from the click to the frame with the new order of the visible rows; the rows below are drawn later.
_SORT = """
(button) => new Promise((done) => {
  const begun = performance.now()
  new MutationObserver((_, observer) => {
    observer.disconnect()
    requestAnimationFrame(() => setTimeout(() => done(performance.now() - begun)))
  }).observe(document.querySelector('tbody'), { childList: true, subtree: true, characterData: true })
  button.click()
})
"""

# Milliseconds that the browser itself needs to lay out and paint the same rows in reversed order.
_BY_HAND = """
() => new Promise((done) => {
  const begun = performance.now()
  const body = document.querySelector('tbody')
  body.append(...[...body.rows].reverse())
  requestAnimationFrame(() => setTimeout(() => done(performance.now() - begun)))
})
"""


@dataclass(frozen=True, kw_only=True)
class Screens:
    """
    Medians of five runs of the signed-in users page with an empty cache; sorting is measured on a slowed processor.

    ``sort_by_hand_ms`` is the time that the browser needs to reverse the same rows without the console, which tells a
    slow build from a slow machine.
    """

    first_paint_ms: float
    largest_paint_ms: float
    list_ms: float
    layout_shift: float
    round_trips: float
    sort_ms: float
    sort_by_hand_ms: float


def time_screens(folder: Path, people: int) -> Screens:
    """Open the users page several times as a signed-in person, with this number of people in the directory."""
    with signed_in(folder, people) as context:
        times = [opened(context, 0) for _ in range(_RUNS)]
        far_away = [opened(context, _LATENCY_MS) for _ in range(_RUNS)]
        sorts, by_hand = _sorts(context)
    return Screens(
        first_paint_ms=_median(times, "first"),
        largest_paint_ms=_median(times, "largest"),
        list_ms=_median(times, "list"),
        layout_shift=_median(times, "shift"),
        round_trips=(_median(far_away, "shell") - _median(times, "shell")) / _LATENCY_MS,
        sort_ms=statistics.median(sorts),
        sort_by_hand_ms=statistics.median(by_hand),
    )


@contextmanager
def signed_in(folder: Path, people: int = 2000) -> Iterator[BrowserContext]:
    """Start all programs with this number of people, and sign in as a person who may see all of them."""
    port, mock_port = free_port(), free_port()
    url = f"http://127.0.0.1:{port}"
    seed(folder, people)
    with (
        redis_server(folder) as redis_url,
        mock_upstream(folder, url, mock_port, **mock_environ(folder, people)) as mock_url,
        gateway(bff_environ(url, port, redis_url, mock_url), folder),
        sync_playwright() as playwright,
        chromium(playwright) as browser,
    ):
        context = browser.new_context(base_url=f"{url}/", viewport={"width": 1280, "height": 800})
        sign_in(context.new_page(), address=_USERS)
        expect(rows(context.pages[0]).get_by_role("link").first).to_be_visible(timeout=_PATIENCE_MS)
        yield context
        context.close()


def opened(context: BrowserContext, latency_ms: float, address: str = _USERS) -> dict[str, float]:
    """Open the page of a list without the browser's cache; return the recorded times in milliseconds."""
    page = context.new_page()
    browser = context.new_cdp_session(page)
    browser.send("Network.setCacheDisabled", {"cacheDisabled": True})
    browser.send(
        "Network.emulateNetworkConditions",
        {"offline": False, "latency": latency_ms, "downloadThroughput": -1, "uploadThroughput": -1},
    )
    page.add_init_script(_WATCH)
    page.goto(address)
    _await_rows(page)
    seen: dict[str, float] = page.evaluate("new Promise((done) => setTimeout(() => done(seen), 300))")
    page.close()
    return seen


def _sorts(context: BrowserContext) -> tuple[list[float], list[float]]:
    """
    Sort in both directions; after the first two, the rows are cached, so that only drawing counts.

    Then reverse the rows in the browser, without the console.
    """
    page = context.new_page()
    page.goto(f"{_USERS}?size={_ROWS}")
    _await_rows(page)
    button = page.locator("thead button").first
    for _ in range(2):
        _sort(page, button.evaluate)
    _slow_down(context.new_cdp_session(page))
    took_ms = [_sort(page, button.evaluate) for _ in range(_RUNS)]
    by_hand_ms = [page.evaluate(_BY_HAND) for _ in range(_RUNS)]
    page.close()
    return took_ms, by_hand_ms


def _sort(page: Page, evaluate: Callable[[str], float]) -> float:
    took_ms = evaluate(_SORT)
    expect(page.locator("table")).to_have_attribute("aria-busy", "false")
    expect(rows(page)).to_have_count(_ROWS)
    return took_ms


def _await_rows(page: Page) -> None:
    expect(rows(page).get_by_role("link").first).to_be_visible(timeout=_PATIENCE_MS)


def _slow_down(browser: CDPSession) -> None:
    browser.send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})


def _median(seen: list[dict[str, float]], name: str) -> float:
    return statistics.median(each[name] for each in seen)
