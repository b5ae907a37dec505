"""Permission reconciliation: computed, reviewed and published; processes and resources in Arabic."""

import re

from playwright.sync_api import Page, expect

from tests.support.browser import Watched
from tests.support.console_pages import choose_language, rows, sign_in
from tests.support.texts import Texts

RUN_MS = 20_000
"""A run of the mock about the accounts of the ERP takes a few seconds; its end is asked for every two."""


def _tick(page: Page, count: int) -> list[str]:
    """Select the first rows that can be added; gives their names, which rows below the window have as content alone."""
    added = rows(page).filter(has_text="To add")
    names = [added.nth(at).get_by_role("rowheader").get_by_role("link").text_content() or "" for at in range(count)]
    for name in names:
        page.get_by_role("checkbox", name=f"Select {name}").check(force=True)
    return names


def test_differences_are_computed_reviewed_and_published(watched: Watched) -> None:
    """An old result shows a warning; a row that comes with a role is locked; each published row shows its outcome."""
    page = watched.page
    sign_in(page, address="./#/cprs")
    steps = page.get_by_role("list", name="Steps of the reconciliation")
    expect(steps).to_contain_text("ERP Driver, Account, PRD100")
    expect(page.get_by_text("The result is older than a day.")).to_be_visible()
    page.get_by_role("button", name="Compute again").click()
    page.get_by_role("tab", name="Process status").click()
    expect(rows(page).first).to_contain_text(re.compile("Submitted|In progress"))
    page.get_by_role("tab", name="Assignments").click()
    expect(steps).to_contain_text(re.compile("Waiting for the driver|assignments processed"))
    expect(page.get_by_text("The result is older than a day.")).to_be_hidden(timeout=RUN_MS)

    figures = page.get_by_role("group", name="Result")
    figures.get_by_role("button", name=re.compile("To remove")).click()
    locked = rows(page).filter(has_text="Cannot be settled")
    expect(locked).to_have_count(2)
    expect(locked.first.get_by_role("link", name=re.compile("Comes with the role"))).to_be_visible()
    figures.get_by_role("button", name=re.compile("To remove")).click()

    names = _tick(page, 2)
    page.get_by_role("button", name="Publish selected…").click()
    dialog = page.get_by_role("alertdialog")
    for name in names:
        expect(dialog.get_by_role("region", name="Get access").get_by_text(name)).to_be_visible()
    dialog.get_by_role("button", name="Publish: 2").click()
    expect(page.get_by_text("Published: 2. Failed: 0.")).to_be_visible(timeout=RUN_MS)

    page.get_by_role("button", name="Compute again").click()
    ends = page.get_by_role("region", name="Result of the last publication")
    expect(ends).to_be_visible(timeout=RUN_MS)
    for name in names:
        expect(ends.get_by_text(name)).to_be_visible()
        expect(rows(page).filter(has_text=name)).to_have_count(0)


def test_processes_and_resources_in_arabic(watched: Watched) -> None:
    """Failed rows are counted; a resource is reconciled no longer, and then again from the tree of drivers."""
    page, arabic = watched.page, Texts("ar")
    sign_in(page, address="./#/cprs?section=status")
    choose_language(page, "العربية")
    expect(rows(page)).to_have_count(3)
    expect(rows(page).filter(has_text=arabic("cprs:kind.publish"))).to_contain_text("ERP Driver, Account, PRD100")
    expect(rows(page).filter(has_text=arabic("cprs:state.error"))).to_have_count(1)

    page.get_by_role("tab", name=arabic("cprs:tab.settings")).click()
    expect(rows(page)).to_have_count(2)
    rows(page).filter(has_text="ERP Driver").get_by_role("checkbox").check(force=True)
    page.get_by_role("button", name=arabic("cprs:reconciled.release")).click()
    page.get_by_role("button", name=arabic("cprs:reconciled.releaseVerb"), exact=True).click()
    expect(rows(page)).to_have_count(1)

    page.get_by_role("button", name=arabic("cprs:reconciled.choose")).click()
    dialog = page.get_by_role("dialog")
    for branch in ("ERP Driver", "Account"):
        dialog.get_by_role("row", name=branch, exact=True).get_by_role("button").click()
    dialog.get_by_role("row", name="Production, client 100").click()
    dialog.locator("label", has_text="حساب نظام").click()
    dialog.get_by_role("button", name=arabic("cprs:reconciled.save")).click()
    expect(rows(page)).to_have_count(2)
