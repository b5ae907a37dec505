"""How soon a decision in one browser shows in another, in Chromium."""

from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.bench.screens import signed_in
from tests.support.console_pages import rows, sign_in
from tests.support.event_streams import ask_for_service_account

_RUNS = 10
_REST_MS = 3000
_TASKS = "./#/tasks"

# When the number beside the menu's entry changes: noted by the page itself, because asking from outside takes time.
_WATCH = """
() => {
  const entry = () => document.querySelector("nav a[href$='#/tasks']").textContent
  const before = entry()
  window.changed = new Promise((done) => {
    new MutationObserver((_, observer) => {
      if (entry() === before) return
      observer.disconnect()
      done(Date.now())
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })
}
"""


@dataclass(frozen=True, kw_only=True)
class Decisions:
    """From the key that sends a decision to the number of tasks in another browser, one after the other."""

    shown_ms: list[float]


def time_decisions(folder: Path) -> Decisions:
    """Deny ten tasks in one browser, with pauses, and look at the menu of the same person in another one."""
    with signed_in(folder) as context:
        page = context.pages[0]
        console_url = page.url.partition("#")[0]
        for _ in range(_RUNS):
            ask_for_service_account(console_url)
        assert context.browser is not None
        other = context.browser.new_page(base_url=console_url)
        sign_in(other, address=_TASKS)
        page.goto(_TASKS)
        page.reload()
        return Decisions(shown_ms=[_decide(page, other) for _ in range(_RUNS)])


def _decide(page: Page, other: Page) -> float:
    expect(rows(page).get_by_role("link").first).to_be_visible()
    page.wait_for_timeout(_REST_MS)
    page.keyboard.press("j")
    page.keyboard.press("d")
    reason = page.get_by_role("dialog", name="Deny").get_by_role("textbox", name="Comment")
    reason.fill("Not needed")
    other.evaluate(_WATCH)
    decided_at: float = page.evaluate("Date.now()")
    page.keyboard.press("Enter")
    shown_at: float = other.evaluate("window.changed")
    expect(reason).to_be_hidden()
    return shown_at - decided_at
