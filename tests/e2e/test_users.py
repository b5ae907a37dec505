"""Users: created, changed, given roles, compared and deleted by people with the right; only read by others."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.support.browser import Watched
from tests.support.console_pages import choose_language, expect_loaded, open_person, rows, sign_in
from tests.support.texts import Texts

NORA = "./#/users/cn%3Dnberg%2Cou%3Dusers%2Co%3Ddata"


def _create_nora(page: Page) -> None:
    page.get_by_role("link", name="Create user").click()
    for name, value in (("User Name", "nberg"), ("First Name", "Nora"), ("Last Name", "Berg")):
        page.get_by_role("textbox", name=re.compile(f"^{name}")).fill(value)
    page.get_by_label(re.compile("^Password")).fill("demoPass1")
    page.get_by_role("button", name="Create user").click()
    expect(page.get_by_text("User created successfully")).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_have_text("Nora Berg")


def _assign_a_role(page: Page, name: str) -> None:
    page.get_by_role("button", name="Assign roles").click()
    dialog = page.get_by_role("dialog")
    search = dialog.get_by_role("searchbox")
    search.fill(name)
    search.press("Enter")
    dialog.get_by_role("option").first.click()
    page.keyboard.press("Escape")
    dialog.get_by_role("textbox", name=re.compile("^Reason")).fill("New colleague")
    dialog.get_by_role("button", name="Assign").click()


def _open_a_ticket(page: Page) -> None:
    page.get_by_role("tab", name="Help desk").click()
    section = page.get_by_role("region", name="Help desk")
    expect(section).to_contain_text("No open tickets")
    section.get_by_role("button", name="Open a ticket").click()
    page.get_by_role("textbox", name=re.compile("^Subject")).fill("Badge does not open the door")
    page.keyboard.press("Enter")
    expect(section).to_contain_text(re.compile(r"Open tickets\s*1"))
    section.get_by_role("link", name=re.compile("^Ticket")).click()
    expect(rows(page)).to_have_count(1)
    expect(rows(page)).to_contain_text("Service Desk Ticket")


def test_an_administrator_keeps_users(watched: Watched) -> None:
    """A person is created, changed and deleted; the list shows the saved values."""
    page, arabic = watched.page, Texts("ar")
    sign_in(page, address="./#/users")
    expect_loaded(page, 10)
    _create_nora(page)
    page.get_by_role("tab", name="Roles").click()
    _assign_a_role(page, "directory")
    expect(page.get_by_text("1 role requested for Nora Berg")).to_be_visible()

    page.get_by_role("link", name="Edit").click()
    page.get_by_role("textbox", name="Title").fill("Auditor")
    page.get_by_role("button", name="Save changes").click()
    expect(page.get_by_text("Successfully updated the user details")).to_be_visible()
    page.goto("./#/users?q=berg")
    expect(rows(page).filter(has_text="Nora Berg")).to_contain_text("Auditor")

    page.goto(NORA)
    choose_language(page, "العربية")
    expect(page.get_by_role("tab").first).to_have_text(arabic("users:section.overview"))
    page.get_by_role("button", name=arabic("ui:moreActions")).click()
    page.get_by_role("menuitem", name=arabic("users:delete.open")).click()
    page.get_by_role("button", name=arabic("users:delete.verb_one")).click()
    expect(page.get_by_text(arabic("users:delete.done"))).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_have_text(arabic("users:title"))

    page.goto(NORA)
    expect(page.get_by_role("heading", name=arabic("users:notFound"))).to_be_visible()
    watched.forgive("489")


def _expect_no_deletion(page: Page) -> None:
    """The menu of the page compares access, and neither deletes nor disables."""
    page.get_by_role("button", name="More actions").click()
    expect(page.get_by_role("menuitem", name="Compare access")).to_be_visible()
    for name in ("Delete…", "Disable login"):
        expect(page.get_by_role("menuitem", name=name)).to_have_count(0)
    page.keyboard.press("Escape")


@pytest.mark.parametrize("account", ["helpdesk", "delegate", "user"])
def test_who_may_only_read_users_finds_no_way_to_change_them(watched: Watched, account: str) -> None:
    """
    People without the right see no buttons, and the creation form is refused by its address, in Arabic too.

    An employee does not see permissions of others. The help desk opens a ticket, and finds it among the requests.
    """
    page = watched.page
    sign_in(page, account, address="./#/users")
    expect_loaded(page, 10)
    expect(page.get_by_role("link", name="Create user")).to_have_count(0)
    open_person(page, rows(page).get_by_role("link").first, Texts("en"))
    expect(page.get_by_role("tab", name="Groups")).to_be_visible()
    expect(page.get_by_role("link", name="Edit")).to_have_count(0)
    sees_access = int(account != "user")
    for name in ("Roles", "Resources"):
        expect(page.get_by_role("tab", name=name)).to_have_count(sees_access)
    if sees_access:
        _expect_no_deletion(page)
        page.get_by_role("tab", name="Roles").click()
        expect(rows(page).first).to_be_visible()
    else:
        expect(page.get_by_role("main").get_by_role("link", name="Org chart")).to_be_visible()
        expect(page.get_by_role("button", name="More actions")).to_have_count(0)
    expect(page.get_by_role("button", name="Assign roles")).to_have_count(int(account == "delegate"))
    expect(page.get_by_role("tab", name="Help desk")).to_have_count(int(account == "helpdesk"))
    if account == "helpdesk":
        _open_a_ticket(page)

    arabic = Texts("ar")
    page.goto("./#/users")
    choose_language(page, "العربية")
    expect(page.get_by_role("heading", level=1)).to_have_text(arabic("users:title"))
    expect_loaded(page, 10)
    expect(page.get_by_role("link", name=arabic("users:create.new"))).to_have_count(0)
    page.goto("./#/createUser")
    expect(page.get_by_role("alertdialog")).to_contain_text(arabic("shell:unauthorized.title").split("[[")[0].strip())
    expect(page.get_by_role("textbox")).to_have_count(0)


def test_a_delegated_administrator_gives_the_roles_of_their_own_container(watched: Watched) -> None:
    """For other roles the page shows the server's reason, and the chosen roles stay."""
    page = watched.page
    sign_in(page, "delegate", address="./#/users")
    open_person(page, rows(page).get_by_role("link").first, Texts("en"))
    page.get_by_role("tab", name="Roles").click()

    _assign_a_role(page, "Directory: Audit")
    expect(page.get_by_role("dialog")).to_contain_text("You may not ask for this.")
    page.get_by_role("button", name="Cancel").click()

    _assign_a_role(page, "General Ledger: Read")
    expect(page.get_by_text("1 role requested for")).to_be_visible()
