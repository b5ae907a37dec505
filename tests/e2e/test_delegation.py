"""Delegations and proxies, in English and in Arabic: a manager goes away, and the deputy decides."""

import re
from urllib.parse import quote

from playwright.sync_api import Page, expect

from tests.e2e.conftest import People
from tests.support.access_pages import deny_opened
from tests.support.console_pages import (
    choose_action,
    choose_language,
    expect_waiting_tasks,
    rows,
    waiting_tasks,
)
from tests.support.texts import Texts

STRANGER = "cn=user,ou=users,o=data"
WORDS = "Ask the auditors first"


def _choose(page: Page, label: str, name: str, *, several: bool = True) -> None:
    """The list of a picker for several stays open until it is closed."""
    box = page.get_by_role("group", name=label).get_by_role("searchbox")
    box.fill(name)
    box.press("Enter")
    page.get_by_role("option", name=name).click()
    if several:
        page.keyboard.press("Escape")


def _delegate(page: Page, name: str, texts: Texts) -> None:
    """Fill in and send the form of a new delegation, in which the person may be filled in already."""
    _choose(page, texts("delegation:field.to"), name)
    page.get_by_role("button", name=texts("delegation:create.open")).click()


def test_a_manager_goes_away_and_the_deputy_decides(people: People) -> None:
    """In Arabic a manager is away: the deputy decides; the manager, back, sees who did and with which words."""
    watched, deputy, arabic = people("fakdeniz"), people("helpdesk").page, Texts("ar")
    manager, before = watched.page, waiting_tasks(deputy)
    choose_language(manager, "العربية")
    manager.goto("./#/delegation/create")
    _delegate(manager, "Chidi Nwosu", arabic)
    expect(rows(manager).filter(has_text="Chidi Nwosu")).to_contain_text(arabic("delegation:state.inForce"))

    deputy.reload()
    in_place_of = rows(deputy).filter(has_text="On behalf of Ferinaz Akdeniz")
    in_place_of.first.get_by_role("link").first.click()
    deny_opened(deputy, WORDS)
    deputy.goto("./#/tasks")
    expect(in_place_of.first).to_be_visible()
    assert waiting_tasks(deputy) > before

    manager.goto("./#/availability")
    expect(manager.get_by_role("status").filter(has_text=arabic("availability:status.unavailable"))).to_be_visible()
    manager.locator("label", has_text=arabic("availability:status.switch")).click()
    manager.get_by_role("alertdialog").get_by_role("button", name=arabic("availability:status.ask.verb")).click()
    expect(manager.get_by_text(arabic("availability:status.available"))).to_be_visible()
    deputy.reload()
    expect_waiting_tasks(deputy, before)
    expect(in_place_of).to_have_count(0)
    manager.goto("./#/taskHistory?by=team&size=50")
    decided = rows(manager).filter(has_text=WORDS)
    expect(decided).to_contain_text("Ferinaz Akdeniz")
    expect(decided).to_contain_text("Chidi Nwosu")
    watched.forgive("489")  # a manager may not read when a colleague is away


def test_a_manager_delegates_for_the_team_and_not_for_strangers(people: People) -> None:
    """The member sees the delegation in Arabic; for a stranger the server refuses, and the form keeps its values."""
    watched, member, arabic = people("cfouquet"), people("amarchand").page, Texts("ar")
    page = watched.page
    page.goto("./#/delegation/create")
    _choose(page, "Delegate the tasks of", "Anne Marchand")
    page.get_by_role("button", name="Remove Céline Fouquet").click()
    _delegate(page, "Janne Moen", Texts("en"))
    expect(page.get_by_text("Delegation created successfully")).to_be_visible()
    choose_language(member, "العربية")
    member.goto("./#/delegation")
    expect(rows(member).filter(has_text="Janne Moen")).to_contain_text(arabic("delegation:state.inForce"))

    page.goto(f"./#/delegation/create?of={quote(STRANGER)}")
    expect(page.get_by_text("Tomás Herrera")).to_be_visible()
    _delegate(page, "Janne Moen", Texts("en"))
    expect(page.get_by_text("You may not delegate for these people.")).to_be_visible()
    expect(page.get_by_role("button", name="Remove Janne Moen")).to_be_visible()
    watched.forgive("489")


def test_an_absence_is_added_in_arabic(people: People) -> None:
    """The profile menu leads to the form of an absence, which names the deputy."""
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
