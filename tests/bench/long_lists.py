"""Times to show, sort and scroll lists of 300 rows, in Chromium with the processor slowed four times."""

import statistics
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from mock_upstream.areas.display.requests import GENERAL
from mock_upstream.lifecycle.request_draft import RequestDraft
from mock_upstream.lifecycle.submission import submit
from mock_upstream.scenarios.many_results import COUNT, WORD, overflow
from mock_upstream.store.database import Database
from mock_upstream.store.models import Person
from mock_upstream.store.request_definitions import definition_dn
from mock_upstream.store.requests import PRD, ROLE
from mock_upstream.store.roles import Role
from playwright.sync_api import Page, expect
from sqlalchemy import select
from sqlalchemy.orm import Session

from tests.bench.screens import SLOWDOWN, signed_in
from tests.bench.seeding import mock_settings, seed

_WARM_UP, _RUNS = 2, 5
_ROWS = 300
_PEOPLE = 2000
_PAGE = 10
"""Number of items on a page of the catalog."""
_PATIENCE_MS = 300_000
_ELSEWHERE = "#/profile"
_TABLES = {"tasks": "recipientName", "history": "name", "permissions": "name"}
"""Address of a list -> the column that it is sorted by."""
_ROW = "main tbody tr:not([aria-hidden])"
_ORDER = "main th[aria-sort] button"
_OFFER = "main ul[aria-label=Catalogue] li:not([aria-hidden])"
_PERSON = "main section[aria-label='Who gets what'] > ul > li"
_THINGS = 20
"""Number of items that the cart requests at once, for 300 people."""
_NEXT, _BACK = "main button[aria-label='Next page']", "main button[aria-label='Previous page']"
_DEPTHS = (0.4, 0.8, 0.2, 0.6, 0.9, 0.1, 0.5)

# Milliseconds from the input to the first frame that shows other rows than before.
_FOLLOW = """
([place, act, value]) => new Promise((done) => {
  const acts = {
    go: () => { location.hash = value },
    press: () => document.querySelector(value).click(),
    scroll: () => scrollTo(0, document.documentElement.scrollHeight * value),
  }
  const shown = () => [...document.querySelectorAll(place)].map((row) => row.textContent).join()
  const before = shown()
  const begun = performance.now()
  new MutationObserver((_, observer) => {
    if (['', before].includes(shown())) return
    observer.disconnect()
    requestAnimationFrame(() => setTimeout(() => done(performance.now() - begun)))
  }).observe(document.body, { childList: true, subtree: true, characterData: true })
  acts[act]()
})
"""


@dataclass(frozen=True, kw_only=True)
class LongLists:
    """
    Medians of five runs in milliseconds, by list: to show it, to sort it, and to scroll in it.

    The data was loaded before, so that only drawing counts. The catalog has pages of ten items, which are turned. The
    cart requests 20 items for 300 people.
    """

    shown_ms: dict[str, float]
    sorted_ms: dict[str, float]
    scrolled_ms: dict[str, float]
    turned_ms: float
    cart_ms: float


def time_long_lists(folder: Path) -> LongLists:
    """Open lists as a person who has made 600 requests, has 300 roles and decides on 300 tasks."""
    _fill(folder)
    shown_ms, sorted_ms, scrolled_ms = {}, {}, {}
    with signed_in(folder, _PEOPLE) as context:
        page = context.new_page()
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
        for name, column in _TABLES.items():
            shown_ms[name] = _show(page, f"#/{name}?sort={column}&size={_ROWS}", _ROW)
            expect(page.get_by_role("table")).to_have_attribute("aria-rowcount", str(_ROWS + 1))
            sorted_ms[name] = _median(page, _ROW, "press", [_ORDER] * (_WARM_UP + _RUNS))
            scrolled_ms[name] = _median(page, _ROW, "scroll", _DEPTHS)
        shown_ms["catalogue"] = _show(page, "#/requests", _OFFER)
        turned_ms = _median(page, _OFFER, "press", [_NEXT, _BACK] * _RUNS)
        _fill_cart(page)
        cart_ms = _show(page, "#/requests", _PERSON)
    return LongLists(
        shown_ms=shown_ms, sorted_ms=sorted_ms, scrolled_ms=scrolled_ms, turned_ms=turned_ms, cart_ms=cart_ms
    )


def _fill(folder: Path) -> None:
    """Give the administrator 600 requests, 300 roles and 300 tasks; all else is the usual seed."""
    seed(folder, _PEOPLE)
    settings = mock_settings(folder, _PEOPLE)
    database = Database(settings.database, settings.pristine)
    with database.write() as session:
        overflow(session)
        GENERAL.keep(session, {"optionsRowsPerPage": f"10,{_ROWS}"})
        submit(session, list(_drafts(session)), int(time.time() * 1000))
    database.close()


def _drafts(session: Session) -> Iterable[RequestDraft]:
    admin = session.scalars(select(Person.dn).filter_by(cn="admin")).one()
    roles = session.scalars(select(Role.dn).where(Role.dn.startswith(f"cn={WORD}")).order_by(Role.sort_name)).all()
    for dn in roles[:_ROWS]:
        yield RequestDraft(ROLE, dn, admin, admin)
    for dn in session.scalars(select(Person.dn).where(Person.dn != admin).limit(_ROWS)):
        yield RequestDraft(PRD, definition_dn("Service Account"), dn, admin, parameters={"program": ["backup"]})
        yield RequestDraft(ROLE, roles[-1], dn, dn)


def _fill_cart(page: Page) -> None:
    """Add the first items found for all holders of the last one, and wait until the cart has checked who has them."""
    page.get_by_role("radio", name="Others").click()
    page.get_by_role("searchbox", name="Search the catalog").fill(WORD)
    page.keyboard.press("Enter")
    for number in range(1, _THINGS + 1):
        page.get_by_role("button", name=f"Add {WORD} {number:03}").click()
        if number % _PAGE == 0:
            page.locator(_NEXT).click()
    picker = page.get_by_role("group", name="People, groups and teams")
    picker.get_by_role("searchbox").click()
    page.get_by_role("tab", name="Permissions").click()
    picker.get_by_role("searchbox").fill(f"{WORD} {COUNT}")
    page.keyboard.press("Enter")
    page.get_by_role("option", name=f"{WORD} {COUNT}").click()
    page.get_by_role("button", name=f"Choose all: {_ROWS}").click()
    submit = page.get_by_role("button", name=f"Submit {_THINGS * _ROWS:,} requests")
    expect(submit).to_be_enabled(timeout=_PATIENCE_MS)


def _show(page: Page, address: str, row: str) -> float:
    """Open a list from another page; return the median time."""
    took_ms = []
    for _ in range(_WARM_UP + _RUNS):
        page.goto(f"./{_ELSEWHERE}")
        expect(page.locator(row)).to_have_count(0)
        page.wait_for_load_state("networkidle")
        took_ms.append(_follow(page, row, "go", address))
    return statistics.median(took_ms[_WARM_UP:])


def _median(page: Page, row: str, act: str, values: Sequence[object]) -> float:
    """Return the median without the first runs, which also load data."""
    return statistics.median([_follow(page, row, act, value) for value in values][_WARM_UP:])


def _follow(page: Page, row: str, act: str, value: object) -> float:
    took_ms: float = page.evaluate(_FOLLOW, [row, act, value])
    expect(page.locator("main [aria-busy=true]")).to_have_count(0)
    return took_ms
