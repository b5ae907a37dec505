"""Smoothness of an org chart of a thousand people, in Chromium."""

import json
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from tests.bench.screens import signed_in

_PEOPLE = 1000
_MOVES = 60
_STEP_PX = 25
_ZOOMS = 12
_MAIN_THREAD = "CrRendererMain"
_TASK = "RunTask"
_CATEGORIES = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline", "__metadata"]


@dataclass(frozen=True, kw_only=True)
class OrgChart:
    """
    The number of people on the chart, and the longest task of the page's main thread during each action.

    A task counts with its processor time, so that other work of the machine does not matter.
    """

    people: int
    pan_ms: float
    far_pan_ms: float
    zoom_ms: float
    picture_s: float


def time_org_chart(folder: Path) -> OrgChart:
    """Open a chart of a thousand people by keyboard; drag it at two zoom levels, zoom it, and save it as a picture."""
    with signed_in(folder) as context:
        page = context.pages[0]
        chart = _open_top(page)
        people = _open_people(page, chart)
        pan_ms = longest_task_ms(page, lambda: _pan(page, chart))
        zoom_ms = longest_task_ms(page, lambda: _zoom(page, chart))
        far_pan_ms = longest_task_ms(page, lambda: _pan(page, chart))
        return OrgChart(
            people=people, pan_ms=pan_ms, far_pan_ms=far_pan_ms, zoom_ms=zoom_ms, picture_s=_save_picture(page)
        )


def _open_top(page: Page) -> Locator:
    """Open the chart of the person at the top."""
    page.goto("./#/orgchart")
    chart = page.get_by_role("application")
    up = page.get_by_role("link", name="Level up:")
    expect(up).to_be_visible()
    while up.count() > 0:
        name = up.inner_text().removeprefix("Level up: ")
        up.click()
        expect(page.locator("[aria-current=true]").get_by_text(name, exact=True)).to_be_visible()
        page.wait_for_load_state("networkidle")
    return chart


def _open_people(page: Page, chart: Locator) -> int:
    """Open one level after the other, each from its first to its last card, until there are enough people."""
    chart.focus()
    while True:
        page.keyboard.press("ArrowDown")
        for card in _row(page, chart):
            page.keyboard.press("Enter")
            expect(card.locator("button:disabled, [aria-expanded=true]")).to_be_visible()
            people = page.locator(".react-flow__minimap-node").count()
            if people >= _PEOPLE:
                return people
        for _ in _row(page, chart, "ArrowLeft"):
            pass


def _row(page: Page, chart: Locator, key: str = "ArrowRight") -> Iterator[Locator]:
    """Go along the row from the focused card to its end; yield the cards."""
    seen = None
    while (card_id := chart.get_attribute("aria-activedescendant")) != seen:
        seen = card_id
        yield page.locator(f'[id="{card_id}"]')
        page.keyboard.press(key)


def _pan(page: Page, chart: Locator) -> None:
    """Drag the chart to all four sides."""
    box = chart.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    for right, down in ((1, 0), (0, 1), (-1, 0), (0, -1)) * 2:
        page.mouse.move(x - right * 300, y - down * 150)
        page.mouse.down()
        for move in range(1, _MOVES // 4):
            page.mouse.move(x - right * 300 + right * move * _STEP_PX, y - down * 150 + down * move * _STEP_PX)
        page.mouse.up()


def _zoom(page: Page, chart: Locator) -> None:
    """Turn the wheel until the chart is at its smallest."""
    box = chart.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    for _ in range(_ZOOMS):
        page.mouse.wheel(0, 200)
        page.wait_for_timeout(50)


def longest_task_ms(page: Page, work: Callable[[], None]) -> float:
    """Do the work; return the milliseconds of the longest task of the page's main thread meanwhile."""
    browser = page.context.browser
    assert browser is not None
    browser.start_tracing(page=page, categories=_CATEGORIES)
    work()
    page.wait_for_timeout(300)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    threads = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == _MAIN_THREAD
    }
    tasks_us: list[float] = [
        event["tdur"]
        for event in events
        if event["name"] == _TASK and "tdur" in event and (event["pid"], event["tid"]) in threads
    ]
    return max(tasks_us) / 1000


def _save_picture(page: Page) -> float:
    begun = time.perf_counter()
    with page.expect_download(timeout=120_000) as saved:
        page.get_by_role("button", name="Save as PNG").click()
    assert saved.value.path().stat().st_size > 0
    return time.perf_counter() - begun
