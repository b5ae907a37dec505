"""Messages that hide by themselves: where they lie."""

import pytest
from playwright.sync_api import Locator, expect

from tests.support.browser import Watched
from tests.support.console_pages import LANGUAGES, rows, sign_in_speaking


@pytest.mark.parametrize("locale", LANGUAGES)
@pytest.mark.parametrize("width", [1280, 390])
def test_a_message_covers_neither_the_head_nor_the_buttons(watched: Watched, locale: str, width: int) -> None:
    """After a save on a page that stays open, its name and the bar of the form are free, wherever the page scrolls."""
    page = watched.page
    texts = sign_in_speaking(page, locale, address="./#/sod")
    rows(page).get_by_role("link").first.click()
    page.set_viewport_size({"width": width, "height": 800})
    page.locator("label", has_text=texts("sods:exceptions.alwaysAllow")).click()
    save = page.get_by_role("button", name=texts("sods:edit.save"))
    save.click()

    message = page.get_by_role("log").get_by_text(texts("sods:edit.done"))
    expect(message).to_be_visible()
    message.hover()  # it stays while the pointer is on it
    for end in ("0", "document.body.scrollHeight"):
        page.evaluate(f"scrollTo(0, {end})")
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        for place in (page.get_by_role("heading", level=1), save):
            assert not _overlap(message.locator("xpath=ancestor::*[@role='presentation']"), place)
    watched.check_accessibility()


def _overlap(one: Locator, other: Locator) -> bool:
    first, second = one.bounding_box(), other.bounding_box()
    assert first
    assert second
    return (
        first["x"] < second["x"] + second["width"]
        and second["x"] < first["x"] + first["width"]
        and first["y"] < second["y"] + second["height"]
        and second["y"] < first["y"] + first["height"]
    )
