"""Time until a decision that is made elsewhere shows in a browser, in Chromium."""

import time
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.bench.screens import signed_in
from tests.support.console_pages import rows
from tests.support.event_streams import ask_for_service_account
from tests.support.visitor import Visitor

_RUNS = 10
_PAIRS = 5
_REST_MS = 3000
_TASKS = "./#/tasks"
_LIST = "IDMProv/rest/access/tasks/list?fromIndex=1&size=2&q=*"

# The page itself records each number of tasks in the menu with its time, because asking from outside takes time.
_WATCH = """
() => {
  const number = () => Number(document.querySelector("nav a[href$='#/tasks']").textContent.match(/[0-9]+/)?.[0] ?? 0)
  const before = number()
  window.seen = []
  new MutationObserver(() => window.seen.push([Date.now(), number()]))
    .observe(document, { childList: true, subtree: true, characterData: true })
  return before
}
"""
_IS_SHOWN = "most => window.seen.some(([, number]) => number <= most)"
_SHOWN_AT = "most => window.seen.find(([, number]) => number <= most)[0]"


@dataclass(frozen=True, kw_only=True)
class Decisions:
    """Milliseconds from the call that decides to the new number in the browser, for one task and for a second one."""

    shown_ms: list[float]
    second_ms: list[float]


def time_decisions(folder: Path) -> Decisions:
    """Deny tasks in another session, one by one with pauses and then two at once, and watch the person's menu."""
    with signed_in(folder) as context:
        page = context.pages[0]
        console_url = page.url.partition("#")[0]
        for _ in range(_RUNS + 2 * _PAIRS):
            ask_for_service_account(console_url)
        elsewhere = Visitor(console_url)
        elsewhere.sign_in()
        page.goto(_TASKS)
        page.reload()
        expect(rows(page).get_by_role("link").first).to_be_visible()
        return Decisions(
            shown_ms=[_decide(elsewhere, page, 1) for _ in range(_RUNS)],
            second_ms=[_decide(elsewhere, page, 2) for _ in range(_PAIRS)],
        )


def _decide(elsewhere: Visitor, page: Page, number: int) -> float:
    """Deny tasks, each when the one before shows; return the milliseconds until the last one shows."""
    tasks = elsewhere.get(_LIST).json()["tasks"][:number]
    page.wait_for_timeout(_REST_MS)
    before: int = page.evaluate(_WATCH)
    for place, task in enumerate(tasks, 1):
        decided_at_ms = time.time() * 1000
        body = {"tasks": [{"taskId": task["taskId"]}], "action": "deny", "comment": "Not needed"}
        denied = elsewhere.call("POST", "IDMProv/rest/access/tasks", json=body)
        assert denied.json()["success"] is True, denied.text
        page.wait_for_function(_IS_SHOWN, arg=before - place)
    shown_at_ms: float = page.evaluate(_SHOWN_AT, before - number)
    return shown_at_ms - decided_at_ms
