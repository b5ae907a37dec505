"""Teams: made, given permissions, looked at in Arabic and deleted by an administrator; closed to others."""

import re

from playwright.sync_api import Page, expect

from tests.support.browser import Watched
from tests.support.console_pages import choose_language, expect_loaded, rows, sign_in


def _create(page: Page, name: str) -> None:
    page.get_by_role("link", name="Create team").click()
    page.get_by_role("textbox", name="Name").fill(name)
    members = page.get_by_role("group", name="Members", exact=True)
    members.get_by_role("searchbox").fill("okafor")
    members.get_by_role("searchbox").press("Enter")
    members.get_by_role("option").first.click()
    page.get_by_role("button", name="Create team").click()
    expect(page.get_by_role("heading", level=1, name=name)).to_be_visible()
    expect(page.get_by_text("Team created successfully")).to_be_visible()


def _allow_roles(page: Page) -> None:
    page.get_by_role("tab", name="Permissions").click()
    expect(page.get_by_role("heading", name="No permissions found")).to_be_visible()
    page.get_by_role("button", name="Add permissions").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("combobox", name="Level").select_option("IT Role")
    dialog.get_by_role("button", name="Open the list: Roles and containers").click()
    dialog.get_by_role("tab", name="Containers").click()
    dialog.get_by_role("row", name="IT Role").click()
    page.keyboard.press("Escape")
    dialog.get_by_text("View roles").click()
    dialog.get_by_text("Assign roles", exact=True).click()
    dialog.get_by_role("button", name="Add permissions").click()
    expect(page.get_by_role("row", name="IT Role")).to_contain_text("Assign roles")


def test_an_administrator_makes_a_team_and_says_what_it_may(watched: Watched) -> None:
    """The team gets members and permissions, is shown in Arabic, and is deleted; axe finds no barrier."""
    page = watched.page
    sign_in(page, address="./#/teams")
    expect_loaded(page, 10)
    _create(page, "Night Shift")
    _allow_roles(page)
    page.get_by_role("tab", name="All members").click()
    expect(page.get_by_role("row", name="Amara Okafor")).to_be_visible()

    choose_language(page, "العربية")
    expect(page.locator("html")).to_have_attribute("dir", "rtl")
    permissions = page.get_by_role("tab", name="الأذونات")
    permissions.click()
    expect(permissions).to_have_attribute("aria-selected", "true")
    page.reload()  # what React Aria said to readers on the way is not of this page
    expect(page.get_by_role("row", name="دور تقني")).to_contain_text("عرض الأدوار")
    watched.check_accessibility()

    page.get_by_role("button", name="حذف…").click()
    page.get_by_role("alertdialog").get_by_role("button", name="حذف الفريق").click()
    expect_loaded(page, 10)
    expect(page.get_by_text("حُذف الفريق بنجاح")).to_be_visible()


def test_a_manager_requests_for_members_of_the_team(watched: Watched) -> None:
    """A permission out of those of the team is chosen for two members; its request opens for both."""
    page = watched.page
    sign_in(page, "delegate", "./#/teams")
    page.get_by_role("link", name="Procurement Buyers").click()
    page.get_by_role("tab", name="All members").click()
    members = rows(page).get_by_role("checkbox")
    members.nth(0).check()
    members.nth(1).check()
    page.get_by_role("button", name="Request access…").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("searchbox").fill("a")
    dialog.get_by_role("searchbox").press("Enter")
    permission = dialog.get_by_role("option").first
    expect(permission).to_be_visible()
    watched.check_accessibility()
    permission.click()
    dialog.get_by_role("button", name="Continue").click()

    expect(page).to_have_url(re.compile("#/requests[?]item="))
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("region", name="For").get_by_role("button", name="Remove")).to_have_count(2)


def test_an_employee_defines_no_teams(watched: Watched) -> None:
    """There is no button, and the address of the form leads to a dialog that says so."""
    page = watched.page
    sign_in(page, "user", "./#/teams")
    expect(page.get_by_role("heading", level=1, name="Teams")).to_be_visible()
    expect(page.get_by_role("link", name="Create team")).to_have_count(0)

    page.goto("./#/teams/create")
    expect(page.get_by_role("alertdialog", name="Unauthorized access to Create team page")).to_be_visible()
    expect(page.get_by_role("form")).to_have_count(0)
