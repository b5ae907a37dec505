"""Times to open building blocks in the gallery, with the processor slowed four times."""

import statistics
from dataclasses import dataclass

from playwright.sync_api import Page, expect, sync_playwright

from tests.support.browser import chromium
from tests.support.gallery import served_gallery

_RUNS = 5
_SLOWDOWN = 4

# Milliseconds from the click on the button to the frame with the awaited element.
_OPEN = """
(button, [place, awaited]) => new Promise((done) => {
  const begun = performance.now()
  const section = document.querySelector(place)
  new MutationObserver((_, observer) => {
    if (!section.querySelector(awaited)) return
    observer.disconnect()
    requestAnimationFrame(() => setTimeout(() => done(performance.now() - begun)))
  }).observe(section, { childList: true, subtree: true })
  button.click()
})
"""


@dataclass(frozen=True, kw_only=True)
class Blocks:
    """Medians of five runs in milliseconds."""

    picker_ms: float
    long_list_ms: float


def time_blocks() -> Blocks:
    """Open the entity picker, and a picker whose list has 300 entries."""
    with served_gallery() as url, sync_playwright() as playwright, chromium(playwright) as browser:
        page = browser.new_page(viewport={"width": 1280, "height": 800})
        page.goto(f"{url}/#/EntityPicker")
        expect(page.locator("[data-awaited]")).to_have_count(0)
        page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": _SLOWDOWN})
        return Blocks(
            picker_ms=_opens(page, "Empty", "[role=tab]"),
            long_list_ms=_opens(page, "One, like a menu of choices", "[role=option]"),
        )


def _opens(page: Page, specimen: str, awaited: str) -> float:
    place = f"section[aria-label='{specimen}']"
    toggle = page.locator(place).get_by_role("button").last.element_handle()
    took_ms: list[float] = []
    for _ in range(_RUNS):
        took_ms.append(toggle.evaluate(_OPEN, [place, awaited]))
        toggle.press("Escape")
        expect(page.locator(place).locator(awaited)).to_have_count(0)
    return statistics.median(took_ms)
