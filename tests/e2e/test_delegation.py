"""Who acts for whom: a manager goes away, the deputy decides; proxies; in English and in Arabic."""

import re

from playwright.sync_api import Page, expect

from tests.e2e.conftest import People
from tests.support.console_pages import (
    choose_action,
    choose_language,
    expect_waiting_tasks,
    rows,
    waiting_tasks,
)
from tests.support.texts import Texts


def _choose(page: Page, label: str, name: str, *, several: bool = True) -> None:
    """The list of a picker for several stays open until it is closed."""
    box = page.get_by_role("group", name=label).get_by_role("searchbox")
    box.fill(name)
    box.press("Enter")
    page.get_by_role("option", name=name).click()
    if several:
        page.keyboard.press("Escape")


def test_a_manager_goes_away_and_the_deputy_sees_the_tasks(people: People) -> None:
    """A delegation marks the manager as away: the deputy has the tasks until the manager is back."""
    manager, deputy = people("admin").page, people("helpdesk").page
    before = waiting_tasks(deputy)
    manager.goto("./#/delegation/create")
    _choose(manager, "Delegate to", "Chidi Nwosu")
    expect(manager.get_by_text("is available all this time", exact=False)).to_be_visible()
    manager.get_by_role("button", name="Create delegation").click()
    expect(rows(manager).filter(has_text="Chidi Nwosu")).to_contain_text("In effect")
    deputy.reload()
    expect(deputy.get_by_role("link", name=re.compile("^Tasks [0-9]+ waiting$"))).to_be_visible()
    assert waiting_tasks(deputy) > before

    manager.goto("./#/availability")
    expect(manager.get_by_role("status").filter(has_text="Not available for any request")).to_be_visible()
    manager.locator("label", has_text="Not Available for All Requests").click()
    expect(manager.get_by_text("Available for all requests")).to_be_visible()
    deputy.reload()
    expect_waiting_tasks(deputy, before)


def test_an_absence_is_added_in_arabic(people: People) -> None:
    """From the profile menu to the form of an absence, which says who stands in."""
    watched, arabic = people("user"), Texts("ar")
    page = watched.page
    page.goto("./#/delegation")
    expect(rows(page)).to_have_count(2)
    choose_language(page, "العربية")
    page.get_by_role("banner").get_by_role("button").last.click()
    page.get_by_role("menuitem", name=arabic("shell:away")).click()
    dialog = page.get_by_role("dialog", name=arabic("availability:create.title"))
    expect(dialog).to_be_visible()
    watched.check_accessibility()
    dialog.locator("label", has_text=arabic("availability:field.some")).click()
    box = dialog.get_by_role("group", name=arabic("availability:field.requests")).get_by_role("searchbox")
    box.click()
    page.get_by_role("option").first.click()
    page.keyboard.press("Escape")
    dialog.get_by_role("radio", name=arabic("availability:end.none")).click()
    dialog.get_by_role("button", name=arabic("availability:create.verb")).click()
    expect(page.get_by_text(arabic("availability:create.done"))).to_be_visible()
    expect(rows(page)).to_have_count(2)


def test_an_administrator_lets_somebody_act_for_others(people: People) -> None:
    """The question names both sides; the new assignment is listed and deleted."""
    page = people("admin").page
    page.goto("./#/proxyassignments")
    expect(rows(page)).to_have_count(3)
    page.get_by_role("button", name="Create assignment").click()
    _choose(page, "Proxy", "Chidi Nwosu", several=False)
    _choose(page, "Acts for", "Tomás Herrera")
    page.get_by_role("button", name="Continue").click()
    question = page.get_by_role("alertdialog", name=re.compile("Let Chidi Nwosu act for"))
    question.get_by_role("button", name="Create assignment").click()
    expect(rows(page)).to_have_count(4)
    row = rows(page).filter(has_text="Chidi Nwosu")
    expect(row).to_contain_text("Tomás Herrera")
    choose_action(row, "Delete…")
    page.get_by_role("alertdialog").get_by_role("button", name="Delete assignment").click()
    expect(rows(page)).to_have_count(3)
