"""Settings of clients: what an administrator saves is what people see after a reload."""

import re
from contextlib import AbstractContextManager
from typing import Any

from playwright.sync_api import Browser, Locator, Page, expect

from tests.conftest import Stack
from tests.support.browser import Watched, watched_page
from tests.support.console_pages import choose_language, sign_in
from tests.support.texts import Texts

_SAVED = "Settings saved successfully"
_GROUND = "() => getComputedStyle(document.body).backgroundColor.match(/\\d+/g).slice(0, 3).map(Number)"
_BAR = "() => getComputedStyle(document.documentElement).getPropertyValue('--brand-start')"


def _browser(browser: Browser, stack: Stack, **look: Any) -> AbstractContextManager[Watched]:
    return watched_page(browser, base_url=f"{stack.console_url}/", viewport={"width": 1280, "height": 800}, **look)


def _fill(page: Page, name: str, text: str) -> None:
    page.get_by_role("textbox", name=name, exact=True).first.fill(text)


def _save(page: Page, verb: str = "Save settings") -> None:
    page.get_by_role("button", name=verb, exact=True).click()


def _choose_trustee(page: Page, of: str, name: str, *, kind: str = "Groups", instead_of: str = "") -> None:
    page.get_by_role("button", name=re.compile(f"Change trustees of .*{of}")).click()
    dialog = page.get_by_role("dialog")
    if instead_of:
        dialog.get_by_role("button", name=f"Remove {instead_of}").click()
    box = dialog.get_by_role("searchbox")
    box.click()
    page.get_by_role("tab", name=kind).click()
    box.fill(name)
    box.press("Enter")
    page.get_by_role("listbox").get_by_role("option", name=re.compile(name)).first.click()
    page.keyboard.press("Escape")
    dialog.get_by_role("button", name="Apply").click()


def test_branding_of_two_administrators_is_seen_in_arabic_and_dark(
    watched: Watched, browser: Browser, stack: Stack
) -> None:
    """One changes the title, the other the bar at once; a user has both, in Arabic and dark; then they are restored."""
    page, arabic = watched.page, Texts("ar")
    sign_in(page, address="./#/settings/1?section=branding")
    footer = page.get_by_role("table").get_by_role("row", name=re.compile("^Footer"))
    expect(footer.get_by_text(re.compile(r"5[.]\d+:1"))).to_be_visible()
    title = page.get_by_role("region", name="Title and logo")
    title.get_by_role("tab", name=re.compile("العربية")).click()
    title.get_by_role("tabpanel").get_by_role("textbox").fill("بوابة ألدرمور")

    with _browser(browser, stack) as other:
        sign_in(other.page, address="./#/settings/1?section=branding")
        _fill(other.page, "Left bar color", "#5b1030")
        _save(other.page)
        expect(other.page.get_by_text(_SAVED)).to_be_visible()

    _save(page)
    expect(page.get_by_text(_SAVED)).to_be_visible()
    expect(page.get_by_text("Please reload the page to reflect the saved changes")).to_be_visible()
    expect(page.get_by_role("textbox", name="Left bar color", exact=True)).to_have_value("#5b1030")

    with _browser(browser, stack, color_scheme="dark") as person:
        sign_in(person.page, "user")
        choose_language(person.page, "العربية")
        expect(person.page.get_by_role("banner").get_by_text("بوابة ألدرمور")).to_be_visible()
        assert person.page.evaluate(_BAR) == "#5b1030"
        assert max(person.page.evaluate(_GROUND)) < 60

    page.get_by_role("button", name="Restore defaults").click()
    page.get_by_role("alertdialog").get_by_role("button", name="Restore defaults").click()
    expect(page.get_by_role("textbox", name="Left bar color", exact=True)).to_have_value("#19224A")
    page.reload()
    choose_language(page, "العربية")
    expect(page.get_by_role("banner").get_by_text(arabic("shell:product"))).to_be_visible()


def test_a_page_is_taken_from_all_but_one_group(watched: Watched, browser: Browser, stack: Stack) -> None:
    """
    People outside the group lose the page after a reload; a member keeps it until another group gets it instead.

    With a role as trustee it is there again for who has the role through another one.
    """
    page = watched.page  # of Finance nobody is asked: they have a client of their own
    with _browser(browser, stack) as member, _browser(browser, stack) as other:
        for person, account in ((member, "user"), (other, "helpdesk")):
            sign_in(person.page, account)
            expect(_entry(person.page, "Teams")).to_be_visible()

        sign_in(page, address="./#/settings/1?section=access")
        _choose_trustee(page, "Teams", "Operations")
        _save_trustees(page)
        _expect_entries_after_reload(other.page, there="Users", gone="Teams")
        _expect_entries_after_reload(member.page, there="Teams")

        _choose_trustee(page, "Teams", "Sales", instead_of="Operations")
        _save_trustees(page)
        _expect_entries_after_reload(member.page, there="Users", gone="Teams")

        _choose_trustee(page, "Teams", "Plant Control User", kind="Roles", instead_of="Sales")
        _save_trustees(page)
        _expect_entries_after_reload(member.page, there="Teams")
        _expect_entries_after_reload(other.page, there="Users", gone="Teams")


def test_who_would_lose_the_settings_has_to_type_first(watched: Watched) -> None:
    """Without the typed confirmation the settings are not saved."""
    page = watched.page
    sign_in(page, address="./#/settings/1?section=access")
    _choose_trustee(page, "Settings", "Finance")
    _save(page, "Save trustees")
    question = page.get_by_role("alertdialog")
    expect(question.get_by_role("button", name="Save trustees")).to_be_disabled()
    question.get_by_role("button", name="Cancel").click()
    page.reload()
    expect(page.get_by_role("row", name=re.compile("^Settings")).get_by_text("Everyone")).to_be_visible()


def _entry(page: Page, name: str) -> Locator:
    return page.get_by_role("navigation").get_by_role("link", name=name)


def _expect_entries_after_reload(page: Page, *, there: str, gone: str = "") -> None:
    page.reload()
    expect(_entry(page, there)).to_be_visible()
    if gone:
        expect(_entry(page, gone)).to_have_count(0)


def _save_trustees(page: Page) -> None:
    """The page is loaded again, so that the next message is a new one."""
    _save(page, "Save trustees")
    expect(page.get_by_text(_SAVED)).to_be_visible()
    page.reload()
