"""Groups: created, filled, changed and deleted by people with the right, and only read by others."""

from playwright.sync_api import Locator, Page, expect

from tests.support.browser import Watched
from tests.support.console_pages import choose_language, expect_loaded, rows, sign_in
from tests.support.texts import Texts

FINANCE = "./#/groups/cn%3DFinance%2Cou%3Dgroups%2Co%3Ddata"


def _make_group(page: Page) -> None:
    page.get_by_role("link", name="Create group").click()
    page.get_by_role("textbox", name="Name").fill("Auditors")
    people = page.get_by_role("group", name="People").get_by_role("searchbox")
    people.fill("okafor")
    people.press("Enter")
    page.get_by_role("option", name="Amara Okafor").click()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Create group").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Auditors")


def _member(page: Page) -> Locator:
    return rows(page).filter(has_text="Amara Okafor")


def test_an_administrator_keeps_groups(watched: Watched) -> None:
    """A group is created, changed and deleted; a removed member is put back by Undo."""
    page, arabic = watched.page, Texts("ar")
    sign_in(page, address="./#/groups")
    expect_loaded(page, 10)
    _make_group(page)

    page.get_by_role("button", name="Actions for Amara Okafor").click()
    page.get_by_role("menuitem", name="Remove from the group").click()
    expect(_member(page)).to_have_count(0)
    page.get_by_role("button", name="Undo").click()
    expect(_member(page)).to_be_visible()

    page.get_by_role("link", name="Edit").click()
    page.get_by_role("textbox", name="Description").fill("They see everything")
    page.get_by_role("button", name="Save changes").click()
    expect(page.get_by_role("region", name="Details")).to_contain_text("They see everything")

    choose_language(page, "العربية")
    expect(page.get_by_role("heading", level=2).first).to_have_text(arabic("groups:details"))
    page.get_by_role("button", name=arabic("groups:delete.open")).click()
    page.get_by_role("button", name=arabic("groups:delete.verb_one")).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(arabic("groups:title"))
    expect_loaded(page, 10)
    expect(rows(page).filter(has_text="Auditors")).to_have_count(0)


def test_who_may_only_read_groups_finds_no_way_to_change_them(watched: Watched) -> None:
    """The help desk sees groups and members, no buttons, and by its address no page to make one."""
    page = watched.page
    sign_in(page, "helpdesk", address=FINANCE)
    expect(rows(page)).to_have_count(10)
    expect(page.get_by_role("link", name="Edit")).to_have_count(0)
    for name in ("Delete…", "Add members"):
        expect(page.get_by_role("button", name=name)).to_have_count(0)

    page.goto("./#/groups/create")
    dialog = page.get_by_role("alertdialog", name="Unauthorized access to Create group page")
    expect(dialog).to_be_visible()
    expect(page.get_by_role("textbox")).to_have_count(0)
