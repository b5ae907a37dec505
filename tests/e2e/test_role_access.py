"""The contents, the holders and the requests of a role, changed on the page of the role."""

import re

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.conftest import Stack
from tests.support.browser import Watched, watched_page
from tests.support.console_pages import LANGUAGES, choose_action, choose_language, rows, sign_in, sign_in_speaking
from tests.support.keyboard import tab_and_press, tab_to
from tests.support.role_pages import choose_in, create_role, roles_page
from tests.support.texts import Texts

_CONFIG = "cn=RoleDefs,cn=RoleConfig,cn=AppConfig,cn=User Application Driver,cn=driverset1,o=system"
ROLE = "Night porter"
_ROUTINE = "General Ledger: Read"
"""Needs no approval."""
AUDIT = f"cn=GeneralLedgerAudit,cn=Finance,cn=Level10,{_CONFIG}"
"""Needs an approval."""


def _row(page: Page, words: str) -> Locator:
    return rows(page).filter(has_text=words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_member_of_a_group_gets_a_role_with_what_it_contains_and_loses_it(
    watched: Watched, browser: Browser, stack: Stack, language: str
) -> None:
    """A new role gets a child role and is assigned to a group; a member has it until it is revoked."""
    page = watched.page
    texts = sign_in_speaking(page, language, address="./#/role/create")
    create_role(page, texts, ROLE, level=1)
    page.get_by_role("tab", name=texts("roles:tab.relations")).click()
    page.get_by_role("button", name=texts("roles:relations.children.add")).click()
    dialog = page.get_by_role("dialog", name=texts("roles:relations.children.add"))
    choose_in(dialog, "Treasury")
    dialog.get_by_role("button", name=texts("roles:relations.add"), exact=True).click()
    children = page.get_by_role("region", name=texts("roles:relations.children.title"))
    expect(children.get_by_text(texts("relatedList:added"), exact=True)).to_be_visible()
    expect(page.get_by_role("region", name=texts("impact:title"))).to_contain_text(texts("impact:counted.title"))
    page.get_by_role("button", name=texts("roles:edit.save")).click()
    expect(page.get_by_text(texts.pattern("roles:relations.saved"))).to_be_visible()
    expect(children.get_by_text(texts("relatedList:added"), exact=True)).to_have_count(0)
    expect(children.get_by_role("link", name="Treasury")).to_be_visible()

    _assign_to_group(page, texts)
    page.get_by_role("tab", name=texts("roles:tab.assignments")).click()
    search = page.get_by_role("searchbox", name=texts("holders:search"))
    search.fill("Herrera")
    member = _row(page, "Tomás Herrera")
    expect(member).to_contain_text(texts("holders:cause.group"))
    expect(member.get_by_role("img", name=texts.pattern("holders:lock.group"))).to_be_visible()
    with watched_page(browser, base_url=f"{stack.console_url}/") as other:
        sign_in(other.page, "user", "./#/permissions?filter.kind=role&q=Night")
        expect(_row(other.page, ROLE)).to_be_visible()

    search.fill("Operations")
    group = _row(page, texts("holders:cause.direct"))
    expect(group).to_have_count(1)
    choose_action(group, texts("holders:revoke.open"), texts)
    page.get_by_role("alertdialog").get_by_role("button", name=texts("holders:revoke.verb")).click()
    expect(page.get_by_text(texts.pattern("holders:revoke.done"))).to_be_visible()
    search.fill("Herrera")
    expect(page.get_by_text(texts.pattern("holders:noMatch"))).to_be_visible()


def _assign_to_group(page: Page, texts: Texts) -> None:
    page.get_by_role("button", name=texts("holders:assign.open"), exact=True).first.click()
    sheet = page.get_by_role("dialog", name=texts.pattern("holders:assign.title"))
    choose_in(sheet, "Operations", texts("picker:tab.group"))
    sheet.get_by_role("textbox", name=texts("assignments:reason")).fill("They help with the closing")
    sheet.get_by_role("button", name=texts.pattern("holders:assign.verb_one")).click()
    question = page.get_by_role("alertdialog")
    expect(question.get_by_text(texts.pattern("holders:reach.members"))).to_be_visible()
    question.get_by_role("textbox").fill(ROLE)
    question.get_by_role("button", name=texts("holders:assign.open"), exact=True).click()
    expect(page.get_by_text(texts.pattern("holders:assign.done"))).to_be_visible()


def test_a_request_that_waits_is_retracted_in_arabic(watched: Watched) -> None:
    """A role with an approval is assigned: the request waits on the page of the role, and is taken back there."""
    page, arabic = watched.page, Texts("ar")
    sign_in(page, address=roles_page(AUDIT, "assignments"))
    choose_language(page, "العربية")
    page.get_by_role("button", name=arabic("holders:assign.open"), exact=True).first.click()
    sheet = page.get_by_role("dialog")
    choose_in(sheet, "Tomás Herrera")
    sheet.get_by_role("textbox", name=re.compile(arabic("assignments:reason"))).fill("إقفال السنة")
    sheet.get_by_role("button", name=arabic("holders:assign.verb_one")).click()
    expect(_row(page, "Tomás Herrera")).to_contain_text(arabic("status:state.approvalPending"))

    page.get_by_role("tab", name=arabic("roles:tab.requests")).click()
    waiting = _row(page, "إقفال السنة")
    waiting.get_by_role("button").last.click()
    page.get_by_role("menuitem", name=arabic("history:retract.open")).click()
    page.get_by_role("alertdialog").get_by_role("button", name=arabic("history:retract.verb"), exact=True).click()
    expect(waiting).to_contain_text(arabic("status:state.retracted"))


def test_a_role_is_found_assigned_and_revoked_by_keyboard_alone(watched: Watched) -> None:
    """All steps work by keyboard, from the list of roles to a holder, whose assignment is revoked."""
    page, keyboard = watched.page, watched.page.keyboard
    sign_in(page, address="./#/role")
    tab_and_press(page, page.get_by_role("searchbox", name="Search roles"), "Control+A")
    keyboard.type("General Ledger")
    keyboard.press("Enter")
    tab_and_press(page, page.get_by_role("link", name=_ROUTINE))
    expect(page.get_by_role("heading", level=1)).to_have_text(_ROUTINE)
    tab_to(page, page.get_by_role("tab", name="Overview"))
    for _ in range(3):
        keyboard.press("ArrowRight")
    expect(page.get_by_role("tab", name="Holders")).to_have_attribute("aria-selected", "true")

    tab_and_press(page, page.get_by_role("button", name="Assign", exact=True).first)
    sheet = page.get_by_role("dialog", name=f"Assign {_ROUTINE}")
    tab_to(page, sheet.get_by_role("searchbox"))
    keyboard.type("Herrera")
    keyboard.press("Enter")
    expect(page.get_by_role("option", name=re.compile("Herrera"))).to_be_visible()
    for key in ("ArrowDown", "Enter", "Escape"):
        keyboard.press(key)
    tab_to(page, sheet.get_by_role("textbox", name="Reason"))
    keyboard.type("Year end")
    expect(sheet).to_contain_text("Tomás Herrera: no approval is needed.")
    tab_and_press(page, sheet.get_by_role("button", name="Submit 1 request"))
    expect(page.get_by_text(f"{_ROUTINE}: assignments requested: 1")).to_be_visible()

    tab_to(page, page.get_by_role("searchbox", name="Search holders"))
    keyboard.type("Herrera")
    keyboard.press("Enter")
    holder = _row(page, "Tomás Herrera")
    expect(holder).to_have_count(1)
    expect(holder).to_contain_text("Provisioned")
    tab_and_press(page, holder.get_by_role("button", name="Actions for Tomás Herrera"))
    revoke = page.get_by_role("menuitem", name="Revoke…")
    while not revoke.evaluate("(element) => element === document.activeElement"):
        keyboard.press("ArrowDown")
    keyboard.press("Enter")
    question = page.get_by_role("alertdialog")
    tab_and_press(page, question.get_by_role("button", name="Revoke", exact=True))
    expect(page.get_by_text(f"{_ROUTINE}: revocations requested: 1")).to_be_visible()
    expect(holder).to_have_count(0)
