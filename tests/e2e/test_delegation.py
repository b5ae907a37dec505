"""Who acts for whom: a manager goes away, the deputy decides; proxies; in English and in Arabic."""

import re
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Page, expect

from tests.conftest import Stack
from tests.e2e.conftest import People
from tests.support.access_pages import approve
from tests.support.console_pages import (
    choose_action,
    choose_language,
    expect_waiting_tasks,
    rows,
    waiting_tasks,
)
from tests.support.event_streams import ask_for_service_account
from tests.support.texts import Texts

_STRANGER = "cn=user,ou=users,o=data"


def _choose(page: Page, label: str, name: str, *, several: bool = True) -> None:
    """The list of a picker for several stays open until it is closed."""
    box = page.get_by_role("group", name=label).get_by_role("searchbox")
    box.fill(name)
    box.press("Enter")
    page.get_by_role("option", name=name).click()
    if several:
        page.keyboard.press("Escape")


@pytest.mark.parametrize(("locale", "language"), [("en", "English"), ("ar", "العربية")])
def test_a_manager_goes_away_and_the_deputy_decides(people: People, stack: Stack, locale: str, language: str) -> None:
    """The deputy has the tasks until the manager is back, who sees what was decided in their name."""
    t = Texts(locale)
    manager, deputy = people("admin").page, people("helpdesk").page
    choose_language(manager, language)
    before = waiting_tasks(deputy)
    manager.goto("./#/delegation/create")
    _choose(manager, t("delegation:field.to"), "Chidi Nwosu")
    manager.get_by_role("button", name=t("delegation:create.open")).click()
    expect(rows(manager).filter(has_text="Chidi Nwosu").first).to_contain_text(t("delegation:state.inForce"))
    ask_for_service_account(stack.console_url)
    deputy.reload()
    expect(deputy.get_by_role("link", name=re.compile("^Tasks [0-9]+ waiting$"))).to_be_visible()
    assert waiting_tasks(deputy) > before
    approve(deputy, "Service Account")

    manager.goto("./#/availability")
    manager.locator("label", has_text=t("availability:status.switch")).click()
    expect(manager.get_by_text(t("availability:status.available"))).to_be_visible()
    manager.goto("./#/taskHistory?by=others")
    expect(rows(manager).first).to_contain_text("Chidi Nwosu")
    deputy.reload()
    expect_waiting_tasks(deputy, before)
    choose_language(manager, "English")


def test_a_team_manager_delegates_for_the_team_alone(people: People) -> None:
    """A member can be chosen; who is no member is refused by the server."""
    page = people("cfouquet").page
    page.goto("./#/delegation/create")
    box = page.get_by_role("group", name="Delegate the tasks of").get_by_role("searchbox")
    box.fill("Herrera")
    box.press("Enter")
    expect(page.get_by_text("No results").first).to_be_visible()
    page.keyboard.press("Escape")
    page.goto(f"./#/delegation/create?{urlencode({'of': _STRANGER})}")
    expect(page.get_by_text("Tomás Herrera").first).to_be_visible()
    box = page.get_by_role("group", name="Delegate to").get_by_role("searchbox")
    box.fill("a")
    box.press("Enter")
    page.get_by_role("option").first.click()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Create delegation").click()
    expect(page.get_by_text("You may not delegate for these people.").first).to_be_visible()


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
