"""The calendar of delegations and absences: details of a day under the pointer, and the printed sheets."""

from urllib.parse import urlencode

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.e2e.conftest import People
from tests.support.console_pages import LANGUAGES, choose_language

FIRST = "2027-03-22"
DAYS = 56
PEOPLE = {"user": "Tomás Herrera", "helpdesk": "Chidi Nwosu", "fakdeniz": "Ferinaz Akdeniz", "jmoen": "Janne Moen"}
A4 = ViewportSize(width=718, height=1000)
"""Pixels of a sheet without its margins."""


def _open(page: Page, accounts: list[str]) -> Locator:
    """Give the days of each person, oneself first, when all is known."""
    who = [("who", f"cn={account},ou=users,o=data") for account in accounts]
    page.goto(f"./#/delegation?{urlencode([('view', 'calendar'), ('from', FIRST), *who])}")
    calendar = page.locator("main [aria-busy=false]")
    days = calendar.locator("button[aria-haspopup=dialog]")
    expect(days).to_have_count(len(accounts) + 1)
    return days


@pytest.mark.parametrize(("language", "shown"), [("en", "Mar 31, 2027"), ("ar", "31 مارس 2027")])
def test_a_press_opens_the_day_under_the_pointer(people: People, language: str, shown: str) -> None:
    """The tenth day is near the beginning of the line: at the left in English, at the right in Arabic."""
    watched = people("admin")
    page = watched.page
    choose_language(page, LANGUAGES[language])
    days = _open(page, ["user"]).last
    box = days.bounding_box()
    assert box
    share = 9.5 / DAYS
    across = share if language == "en" else 1 - share
    days.click(position={"x": box["width"] * across, "y": box["height"] / 2})
    sheet = page.get_by_role("dialog", name="Tomás Herrera")
    expect(sheet.get_by_text(shown, exact=True)).to_be_visible()
    expect(sheet.get_by_role("link", name="Manager")).to_be_visible()
    watched.check_accessibility()
    page.keyboard.press("Escape")
    expect(days).to_be_focused()
    choose_language(page, LANGUAGES["en"])


def _is_within(sheet: int, part: Locator) -> bool:
    """Whether all of an element is on a sheet so wide, and none of its text is cut off."""
    box = part.bounding_box()
    is_whole: bool = part.evaluate("(element) => element.scrollWidth <= element.clientWidth")
    return box is not None and box["x"] >= 0 and box["x"] + box["width"] <= sheet and is_whole


def test_the_printed_calendar_has_all_people_and_weeks(people: People) -> None:
    """On A4 no text is cut off, and controls that need a press are not printed."""
    page = people("admin").page
    size = page.viewport_size
    assert size
    _open(page, list(PEOPLE))
    page.emulate_media(media="print")
    page.set_viewport_size(A4)
    for name in PEOPLE.values():
        part = page.locator("main [aria-busy=false] [class*=person-]", has_text=name)
        expect(part).to_be_visible()
        assert _is_within(A4["width"], part)
    weeks = page.locator("main [class*=weeks-] > *")
    expect(weeks).to_have_count(8)
    assert all(_is_within(A4["width"], week) for week in weeks.all())
    expect(weeks.last).to_have_text("May 10, 2027")
    expect(page.get_by_role("link", name="Create delegation")).to_be_hidden()
    expect(page.get_by_role("group", name="Add people to the calendar")).to_be_hidden()
    page.emulate_media(media="screen")
    page.set_viewport_size(size)
