"""Roles: made in steps, changed by two at once, deleted; what is entered outlives the session."""

import re
from urllib.parse import quote

from playwright.sync_api import Browser, Page, expect

from tests.conftest import Stack
from tests.support.browser import Watched, watched_page
from tests.support.console_pages import choose_language, expect_loaded, fill_sign_in, rows, sign_in
from tests.support.idling import idle_to_the_end
from tests.support.mock_control import MockControl
from tests.support.texts import Texts

_ARABIC, _ENGLISH = Texts("ar"), Texts("en")
_LEVELS = "cn=RoleDefs,cn=RoleConfig,cn=AppConfig,cn=User Application Driver,cn=driverset1,o=system"
_MANAGER = f"cn=FinanceManager,cn=Level30,{_LEVELS}"
"""People have it, and no constraint names it."""
_PAUSE_MS = 10_000
"""Between two looks at what is being deleted."""


def _next(page: Page) -> None:
    page.get_by_role("button", name="Next").click()


def _edit(page: Page, section: str) -> None:
    page.get_by_role("button", name=f"Edit: {section}").click()


def _save(page: Page) -> None:
    page.get_by_role("button", name="Save role").click()
    expect(page.get_by_text("Role updated successfully")).to_be_visible()


def test_a_role_is_made_changed_by_two_and_deleted(watched: Watched, browser: Browser, stack: Stack) -> None:
    """Two administrators change different things of a new role, and both stay; the last step in Arabic."""
    page = watched.page
    sign_in(page, address="./#/role")
    expect_loaded(page, 10)
    page.get_by_role("link", name="Create role").click()
    page.get_by_role("textbox", name="Name").fill("Night porter")
    page.locator("label", has_text="IT Role").click()
    _next(page)
    expect(page.get_by_role("group", name="Owners")).to_be_visible()
    _next(page)
    expect(page.get_by_role("switch", name="Approval is required")).to_be_visible()
    _next(page)
    expect(page.get_by_role("region", name="What will be created")).to_contain_text("Night porter")
    page.get_by_role("button", name="Create role").click()
    page.get_by_role("link", name="Open the role").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Night porter")
    expect(page.get_by_text("IT Role").first).to_be_visible()

    _edit(page, "Names and descriptions")
    page.get_by_role("textbox", name="Description").fill("Watches the house at night")
    with watched_page(browser, base_url=f"{stack.console_url}/") as other:
        sign_in(other.page, address=page.url)
        _edit(other.page, "Categories")
        box = other.page.get_by_role("group", name="Categories").get_by_role("searchbox")
        box.fill("Finance")
        box.press("Enter")
        other.page.get_by_role("option", name="Finance").click()
        _save(other.page)
    _save(page)
    page.reload()
    expect(page.get_by_text("Watches the house at night")).to_be_visible()
    expect(page.get_by_role("region", name="Categories")).to_contain_text("Finance")

    choose_language(page, "العربية")
    page.get_by_role("button", name=_ARABIC("roles:delete.open")).click()
    page.get_by_role("button", name=_ARABIC("roles:delete.verb_one")).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(_ARABIC("roles:title"))
    watched.forgive("489")  # the role is read once more: it might be deleted later
    page.goto("./#/role?q=Night porter")
    expect(page.get_by_text(_ARABIC("roles:none"))).to_be_visible()


def test_a_held_role_is_deleted_and_followed_to_its_end(watched: Watched, mock: MockControl) -> None:
    """In Arabic: the preview says who loses it; its page stays, offers nothing, and tells when the role is gone."""
    page = watched.page
    mock.scenario("pending-deletion")
    sign_in(page, address=f"./#/role/{quote(_MANAGER, safe='')}")
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_have_text("Finance Manager")
    choose_language(page, "العربية")
    expect(heading).not_to_have_text("Finance Manager")
    page.clock.install()
    page.get_by_role("button", name=_ARABIC("roles:delete.open")).click()
    question = page.get_by_role("alertdialog")
    impact = question.get_by_role("region", name=_ARABIC("impact:title"))
    expect(impact).to_contain_text(_ARABIC("impact:counted.title"))
    question.get_by_role("textbox").fill(heading.inner_text())
    question.get_by_role("button", name=_ARABIC("roles:delete.verb_one")).click()

    expect(page.get_by_role("main")).to_contain_text(_ARABIC("definition:status.pendingDelete"))
    expect(page.get_by_role("button", name=_ARABIC("holders:assign.open"), exact=True)).to_have_count(0)
    expect(page.get_by_role("button", name=_ARABIC("roles:delete.open"))).to_have_count(0)
    watched.check_accessibility()

    mock.pass_time(60)
    page.clock.fast_forward(_PAUSE_MS)
    expect(page.get_by_text(_ARABIC("roles:notFound"))).to_be_visible()
    watched.forgive("489")


def test_a_session_that_ends_in_the_second_step_loses_nothing(
    watched: Watched, stack: Stack, mock: MockControl
) -> None:
    """After the sign-in the same step is open, and what was entered is offered."""
    page = watched.page
    page.clock.install()
    sign_in(page, address="./#/role/create")
    page.get_by_role("textbox", name="Name").fill("Night porter")
    _next(page)
    expect(page.get_by_text("Step 2 of 4")).to_be_visible()
    idle_to_the_end(page, stack, mock)
    fill_sign_in(page)

    expect(page.get_by_text("Step 2 of 4")).to_be_visible()
    page.get_by_role("button", name=_ENGLISH("drafts:restore")).click()
    page.get_by_role("button", name="Back").click()
    expect(page.get_by_role("textbox", name="Name")).to_have_value("Night porter")


def test_a_delegated_administrator_changes_the_roles_of_one_container(watched: Watched) -> None:
    """The roles of their container have sections to edit, others have none; both are read."""
    page = watched.page
    sign_in(page, user="delegate", address="./#/role?q=Treasury")
    rows(page).get_by_role("link", name="Treasury: Release Payments").click()
    expect(page.get_by_role("button", name=re.compile("^Edit: "))).to_have_count(3)
    page.goto("./#/role?q=Contracts")
    rows(page).get_by_role("link", name="Contracts: Audit").click()
    expect(page.get_by_role("region", name="Names and descriptions")).to_contain_text("Audit in Contracts")
    expect(page.get_by_role("button", name=re.compile("^Edit: "))).to_have_count(0)


def test_the_administrator_of_one_container_creates_a_role_there(watched: Watched, mock: MockControl) -> None:
    """Level and container are told, not chosen; the page of the new role can be changed, that of another one cannot."""
    page = watched.page
    mock.scenario("one-container")
    sign_in(page, user="user", address="./#/role/create")
    page.get_by_role("textbox", name="Name").fill("Night porter")
    place = page.get_by_role("region", name="Level and container")
    expect(place).to_contain_text("You can create roles only in this container.")
    expect(place).to_contain_text("Operations")
    expect(place.get_by_role("radio")).to_have_count(0)
    for _ in range(3):
        _next(page)
    page.get_by_role("button", name="Create role").click()
    page.get_by_role("link", name="Open the role").click()

    expect(page.get_by_role("heading", level=1)).to_have_text("Night porter")
    expect(page.get_by_role("region", name="Level and container")).to_contain_text("cn=Operations,cn=Level10")
    expect(page.get_by_role("button", name=re.compile("^Edit: "))).to_have_count(3)


def test_a_user_has_no_page_of_roles(watched: Watched) -> None:
    """No entry in the menu, and the address is refused."""
    page = watched.page
    sign_in(page, user="user", address="./#/role")
    expect(page.get_by_role("alertdialog")).to_be_visible()
    expect(page.get_by_role("navigation").get_by_role("link", name="Roles")).to_have_count(0)
