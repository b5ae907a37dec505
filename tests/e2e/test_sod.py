"""Constraints between roles: made, changed and deleted by who may, and only read by others."""

from playwright.sync_api import Page, expect

from tests.support.browser import Watched
from tests.support.console_pages import choose_language, rows, sign_in
from tests.support.texts import Texts


def _choose(page: Page, side: str, role: str) -> None:
    box = page.get_by_role("group", name=side).get_by_role("searchbox")
    box.fill(role)
    box.press("Enter")
    page.get_by_role("option", name=role).click()


def test_an_administrator_keeps_constraints(watched: Watched) -> None:
    """A constraint is created, changed, read again and deleted; the last step in Hebrew."""
    page, hebrew = watched.page, Texts("he")
    sign_in(page, address="./#/sod")
    expect(rows(page)).to_have_count(4)
    page.get_by_role("link", name="Create constraint").click()
    page.get_by_role("textbox", name="Name").fill("Reading and releasing")
    _choose(page, "First role", "General Ledger: Read")
    _choose(page, "Second role", "General Ledger: Release Payments")
    page.get_by_role("button", name="Create constraint").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Reading and releasing")

    page.locator("label", has_text="Always allow").click()
    page.get_by_role("button", name="Save constraint").click()
    expect(page.get_by_text("Constraint updated successfully")).to_be_visible()
    page.reload()
    expect(page.get_by_role("radio", name="Always allow")).to_be_checked()

    choose_language(page, "עברית")
    page.get_by_role("button", name=hebrew("sods:delete.open")).click()
    page.get_by_role("button", name=hebrew("sods:delete.verb_one")).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(hebrew("sods:title"))
    expect(rows(page)).to_have_count(4)
