"""Constraints between roles: created, changed and deleted by people with the right, and only read by others."""

import re

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


def test_a_constraint_is_previewed_and_then_violated(watched: Watched) -> None:
    """The preview names who would have both roles; afterwards the page names the same people, with their ways."""
    page = watched.page
    sign_in(page, address="./#/sod/create")
    page.get_by_role("textbox", name="Name").fill("Reading and releasing")
    _choose(page, "First role", "General Ledger: Read")
    _choose(page, "Second role", "General Ledger: Release Payments")
    impact = page.get_by_role("region", name="Impact of this change")
    figure = impact.get_by_role("radio", name=re.compile("New conflicts"))
    expect(figure).to_have_text(re.compile(r"[1-9]"))
    counted = re.search(r"\d+", figure.inner_text())
    assert counted
    expect(impact.get_by_text("They lose no roles through the constraint.")).to_be_visible()

    page.get_by_role("button", name="Create constraint").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Reading and releasing")

    people = page.get_by_role("region", name="Who has both roles today")
    expect(people).to_contain_text(f"People who have both roles: {counted[0]}")
    expect(people).to_contain_text("General Ledger: Release Payments: Assigned directly")

    page.goto("./#/sod/create")
    _choose(page, "First role", "General Ledger: Release Payments")
    _choose(page, "Second role", "General Ledger: Read")
    expect(page.get_by_text("There is a constraint between these roles already:")).to_be_visible()
    expect(page.get_by_role("link", name="Reading and releasing")).to_be_visible()
