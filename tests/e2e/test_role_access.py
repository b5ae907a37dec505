"""What a role contains, who has it and what was asked for of it: changed on the page of the role."""

import re
from urllib.parse import quote

from playwright.sync_api import Locator, Page, expect

from tests.support.browser import Watched
from tests.support.console_pages import choose_action, choose_language, rows, sign_in
from tests.support.texts import Texts

_CONFIG = "cn=RoleDefs,cn=RoleConfig,cn=AppConfig,cn=User Application Driver,cn=driverset1,o=system"
LEDGER_USER = f"cn=GeneralLedgerUser,cn=Level20,{_CONFIG}"
"""Needs no approval; nobody in Operations has it."""
AUDIT = f"cn=GeneralLedgerAudit,cn=Finance,cn=Level10,{_CONFIG}"
"""Needs an approval."""


def _address(role: str, section: str) -> str:
    return f"./#/role/{quote(role, safe='')}?section={section}"


def _choose(dialog: Locator, words: str, tab: str = "") -> None:
    box = dialog.get_by_role("searchbox")
    box.click()
    if tab:
        dialog.page.get_by_role("tab", name=tab).click()
    box.fill(words)
    box.press("Enter")
    dialog.page.get_by_role("option", name=re.compile(words)).first.click()
    dialog.page.keyboard.press("Escape")


def _row(page: Page, words: str) -> Locator:
    return rows(page).filter(has_text=words)


def test_a_member_of_a_group_gets_a_role_with_what_it_contains_and_loses_it(watched: Watched) -> None:
    """A role comes to contain another one and is assigned to a group; a member has both until it is revoked."""
    page = watched.page
    sign_in(page, address=_address(LEDGER_USER, "relations"))
    page.get_by_role("button", name="Add child roles").click()
    dialog = page.get_by_role("dialog", name="Add child roles")
    _choose(dialog, "Treasury: Read")
    expect(dialog.get_by_role("region", name="Impact of this change")).to_contain_text("Counted")
    dialog.get_by_role("button", name="Add", exact=True).click()
    expect(page.get_by_text("Roles added: 1")).to_be_visible()
    children = page.get_by_role("region", name="Child roles")
    expect(children.get_by_role("link", name="Treasury: Read")).to_be_visible()

    page.get_by_role("button", name="Assign", exact=True).click()
    sheet = page.get_by_role("dialog", name="Assign General Ledger User")
    _choose(sheet, "Operations", "Groups")
    sheet.get_by_role("textbox", name=re.compile("^Reason")).fill("They help with the closing")
    sheet.get_by_role("button", name="Submit 1 request").click()
    question = page.get_by_role("alertdialog")
    expect(question).to_contain_text("Members of these groups:")
    question.get_by_role("textbox").fill("General Ledger User")
    question.get_by_role("button", name="Assign").click()
    expect(page.get_by_text("General Ledger User: assignments requested: 1")).to_be_visible()

    page.get_by_role("tab", name="Holders").click()
    page.get_by_role("searchbox", name="Search holders").fill("Herrera")
    member = _row(page, "Tomás Herrera")
    expect(member).to_contain_text("By group")
    expect(member.get_by_role("img", name=re.compile("Comes with the group Operations"))).to_be_visible()
    page.get_by_role("searchbox", name="Search holders").fill("Operations")
    group = _row(page, "Direct")
    expect(group).to_have_count(1)
    choose_action(group, "Revoke…")
    page.get_by_role("alertdialog").get_by_role("button", name="Revoke").click()
    expect(page.get_by_text("General Ledger User: revocations requested: 1")).to_be_visible()
    page.get_by_role("searchbox", name="Search holders").fill("Herrera")
    expect(page.get_by_text("No holder matches “Herrera”.")).to_be_visible()


def test_a_request_that_waits_is_retracted_in_arabic(watched: Watched) -> None:
    """A role with an approval is assigned: the request waits on the page of the role, and is taken back there."""
    page, arabic = watched.page, Texts("ar")
    sign_in(page, address=_address(AUDIT, "assignments"))
    choose_language(page, "العربية")
    page.get_by_role("button", name=arabic("holders:assign.open"), exact=True).first.click()
    sheet = page.get_by_role("dialog")
    _choose(sheet, "Tomás Herrera")
    sheet.get_by_role("textbox", name=re.compile(arabic("assignments:reason"))).fill("إقفال السنة")
    sheet.get_by_role("button", name=arabic("holders:assign.verb_one")).click()
    expect(_row(page, "Tomás Herrera")).to_contain_text(arabic("status:state.approvalPending"))

    page.get_by_role("tab", name=arabic("roles:tab.requests")).click()
    waiting = _row(page, "إقفال السنة")
    waiting.get_by_role("button").last.click()
    page.get_by_role("menuitem", name=arabic("history:retract.open")).click()
    page.get_by_role("alertdialog").get_by_role("button", name=arabic("history:retract.verb"), exact=True).click()
    expect(waiting).to_contain_text(arabic("status:state.retracted"))
