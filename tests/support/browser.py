"""A real Chromium that reports console errors, blocked content and accessibility barriers."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Error, Page, Playwright, Request, expect

from bff.settings import INSTALLATION

# The headless mode without windows needs half the processor time for a page.
EXECUTABLE = "/usr/bin/chromium-headless-shell"
TAKES_PICTURES = "PICTURES" in os.environ
_FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
_AXE = INSTALLATION / "node_modules" / "axe-core" / "axe.min.js"
_AXE_TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
# Only violations are returned: the whole report, a megabyte for a long page, takes longer to pass than to make.
# Frames are left out: axe would have to run in them, which a sandboxed frame does not allow.
# Sticky elements are put into the flow meanwhile: a link half covered by one is too small only until somebody scrolls.
_AUDIT = """
async (tags) => {
  const sticks = [...document.querySelectorAll('body *')]
    .filter((element) => getComputedStyle(element).position === 'sticky')
  for (const { style } of sticks) Object.assign(style, { position: 'relative', inset: 'auto' })
  const { violations } = await axe.run(
    { exclude: ['[data-live-announcer]'] },
    { runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'], iframes: false },
  )
  for (const { style } of sticks) Object.assign(style, { position: '', inset: '' })
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 200))])
}
"""
_WATCH_POLICY = """
document.addEventListener('securitypolicyviolation', (event) =>
  console.error(`blocked by the policy: ${event.violatedDirective} ${event.blockedURI}`))
"""
# A long timeout, so that a busy machine is no failure.
expect.set_options(timeout=20_000)


@contextmanager
def chromium(playwright: Playwright, *flags: str) -> Iterator[Browser]:
    """Start Debian's Chromium with the back-forward cache that people have."""
    browser = playwright.chromium.launch(
        executable_path=EXECUTABLE,
        args=[*_FLAGS, *flags],
        ignore_default_args=["--disable-back-forward-cache"],
    )
    yield browser
    browser.close()


@dataclass
class Watched:
    """A page and the complaints that the browser made about it."""

    page: Page
    complaints: list[str] = field(default_factory=list)

    def forgive(self, status: str) -> None:
        """Drop the complaints about one status that the test asked for; there must be some."""
        kept = [complaint for complaint in self.complaints if f"status of {status} " not in complaint]
        assert len(kept) < len(self.complaints)
        self.complaints[:] = kept

    def check_complaints(self) -> None:
        """Fail when the browser complained; the next check begins without these complaints."""
        complaints, self.complaints = self.complaints, []
        assert complaints == []

    def check_width(self) -> None:
        """Fail when the page is wider than its window."""
        assert self.page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")

    def check_accessibility(self) -> None:
        """Fail on any violation of WCAG 2.2 A and AA that axe finds outside the live announcements.

        From then on the page has no transitions, because a color halfway has too little contrast.
        """
        self.page.emulate_media(reduced_motion="reduce")
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(_AXE.read_text(encoding="utf-8"))
        assert self.page.evaluate(_AUDIT, _AXE_TAGS) == []


@contextmanager
def watched_page(browser: Browser, **options: Any) -> Iterator[Watched]:
    """Open a page and fail at the end when the browser complained."""
    context: BrowserContext = browser.new_context(**options)
    context.add_init_script(_WATCH_POLICY)
    watched = Watched(context.new_page())
    watched.page.on("console", lambda message: _note(watched, message))
    watched.page.on("pageerror", lambda error: watched.complaints.append(str(error)))
    watched.page.set_default_timeout(20_000)
    yield watched
    context.close()
    watched.check_complaints()


def shown(browser: Browser) -> list[tuple[str, str]]:
    """What each open page shows now: its address, and what a screen reader would read, at most 4,000 characters."""
    return [(page.url, _read(page)) for context in browser.contexts for page in context.pages]


def _read(page: Page) -> str:
    try:
        return page.locator("body").aria_snapshot(timeout=5_000)[:4_000]
    except Error as problem:
        return str(problem)


@contextmanager
def all_answered(page: Page, part: str) -> Iterator[None]:
    """Wait at the end for the answers to the calls that the page has made meanwhile, by a part of their address."""
    made: list[Request] = []

    def note(request: Request) -> None:
        if part in request.url:
            made.append(request)

    page.on("request", note)
    yield
    page.remove_listener("request", note)
    for request in made:
        request.response()


def screenshot(page: Page, folder: Path, name: str, *, full_page: bool = False) -> None:
    """Keep a picture, where people want to look at them."""
    if not TAKES_PICTURES:
        return
    folder.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=folder / f"{name}.png", full_page=full_page)


def _note(watched: Watched, message: ConsoleMessage) -> None:
    if message.type in {"error", "warning"}:
        watched.complaints.append(f"{message.type}: {message.text} ({message.location.get('url', '')})")
