"""Users: made, changed, given roles, compared and deleted by who may; only read by others."""

import re

from playwright.sync_api import Page, expect

from tests.e2e.conftest import PICTURES
from tests.support.browser import Watched, screenshot
from tests.support.console_pages import choose_language, expect_loaded, rows, sign_in
from tests.support.texts import Texts

NORA = "./#/users/cn%3Dnberg%2Cou%3Dusers%2Co%3Ddata"


def _create_nora(page: Page) -> None:
    page.get_by_role("link", name="New user").click()
    for name, value in (("User Name", "nberg"), ("First Name", "Nora"), ("Last Name", "Berg")):
        page.get_by_role("textbox", name=re.compile(f"^{name}")).fill(value)
    page.get_by_label(re.compile("^Password")).fill("demoPass1")
    page.get_by_role("button", name="Create user").click()
    expect(page.get_by_text("User created successfully")).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_have_text("Nora Berg")


def _assign_a_role(page: Page) -> None:
    page.get_by_role("tab", name="Roles").click()
    page.get_by_role("button", name="Assign roles").click()
    dialog = page.get_by_role("dialog")
    search = dialog.get_by_role("searchbox")
    search.fill("directory")
    search.press("Enter")
    dialog.get_by_role("option").first.click()
    page.keyboard.press("Escape")
    dialog.get_by_role("textbox", name=re.compile("^Reason")).fill("New colleague")
    dialog.get_by_role("button", name="Assign").click()
    expect(page.get_by_text("1 role requested for Nora Berg")).to_be_visible()


def test_an_administrator_keeps_users(watched: Watched) -> None:
    """From the first to the last day of a person; the list shows what the form has saved."""
    page, arabic = watched.page, Texts("ar")
    sign_in(page, address="./#/users")
    expect_loaded(page, 10)
    _create_nora(page)
    _assign_a_role(page)
    watched.check_accessibility()

    page.get_by_role("link", name="Edit").click()
    page.get_by_role("textbox", name="Title").fill("Auditor")
    page.get_by_role("button", name="Save changes").click()
    expect(page.get_by_text("Successfully updated the user details")).to_be_visible()
    page.goto("./#/users?q=berg")
    expect(rows(page).filter(has_text="Nora Berg")).to_contain_text("Auditor")

    page.goto(NORA)
    choose_language(page, "العربية")
    expect(page.get_by_role("tab").first).to_have_text(arabic("users:section.overview"))
    watched.check_accessibility()
    screenshot(page, PICTURES, "user-rtl")
    page.get_by_role("button", name=arabic("users:action.delete")).click()
    page.get_by_role("button", name=arabic("users:delete.verb_one")).click()
    expect(page.get_by_text(arabic("users:delete.done"))).to_be_visible()

    page.goto(NORA)
    expect(page.get_by_role("heading", name=arabic("users:notFound"))).to_be_visible()
    watched.forgive("489")


def test_who_may_only_read_users_finds_no_way_to_change_them(watched: Watched) -> None:
    """The help desk sees people and what they have, no buttons, and by its address no page to make one."""
    page = watched.page
    sign_in(page, "helpdesk", address="./#/users")
    expect_loaded(page, 10)
    rows(page).get_by_role("link").first.click()
    expect(page.get_by_role("tab", name="Roles")).to_be_visible()
    for name in ("Delete…", "Disable login", "Edit"):
        expect(page.get_by_role("button", name=name)).to_have_count(0)
    page.get_by_role("tab", name="Roles").click()
    expect(rows(page).first).to_be_visible()
    expect(page.get_by_role("button", name="Assign roles")).to_have_count(0)

    page.goto("./#/createUser")
    dialog = page.get_by_role("alertdialog")
    expect(dialog).to_contain_text("Unauthorized access to")
    expect(page.get_by_role("textbox")).to_have_count(0)
