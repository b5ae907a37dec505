"""Roles: created in steps, changed by two people, deleted; entered values outlive the session. In two languages."""

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.conftest import Stack
from tests.support.browser import Watched, watched_page
from tests.support.console_pages import LANGUAGES, fill_sign_in, go_to, sign_in_speaking
from tests.support.idling import idle_to_the_end
from tests.support.mock_control import MockControl
from tests.support.role_pages import (
    choose_more,
    create_role,
    edit_section,
    go_on,
    roles_page,
    save_role,
    sections_to_edit,
)
from tests.support.texts import Texts
from tests.support.visitor import Visitor

_LEVELS = "cn=RoleDefs,cn=RoleConfig,cn=AppConfig,cn=User Application Driver,cn=driverset1,o=system"
_MANAGER = f"cn=FinanceManager,cn=Level30,{_LEVELS}"
"""People have it, and no constraint names it."""
_MANAGER_NAMES = {"en": "Finance Manager", "ar": "Finance مدير"}
_CONTRACTS = f"cn=ContractsAudit,cn=Compliance,cn=Level10,{_LEVELS}"
"""In another container than that of the delegated administrator."""
_PAUSE_MS = 10_000
"""Milliseconds between two checks of a record that is being deleted."""

in_both = pytest.mark.parametrize("language", LANGUAGES)


@in_both
def test_a_role_is_made_changed_by_two_and_deleted(
    watched: Watched, browser: Browser, stack: Stack, language: str
) -> None:
    """Two administrators change different things of a new role, and both stay."""
    page = watched.page
    texts = sign_in_speaking(page, language, address="./#/role")
    go_to(page, texts, texts("shell:section.createRole"), "page")
    create_role(page, texts, "Night porter")
    expect(page.get_by_role("heading", level=1)).to_have_text("Night porter")

    edit_section(page, texts, "definition:texts")
    page.get_by_role("textbox", name=texts("definition:description")).fill("Watches the house at night")
    with watched_page(browser, base_url=f"{stack.console_url}/") as other:
        _choose_category(other.page, language, page.url, _category(stack))
    save_role(page, texts)
    page.reload()
    expect(page.get_by_text("Watches the house at night")).to_be_visible()
    categories = page.get_by_role("region", name=texts("definition:categories"))
    expect(categories).to_be_visible()
    expect(categories.get_by_text(texts("definition:nothing"))).to_have_count(0)

    choose_more(page, texts, "roles:delete.open")
    page.get_by_role("button", name=texts("roles:delete.verb_one")).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(texts("roles:title"))
    page.goto("./#/role?q=Night porter")
    expect(page.get_by_text(texts("roles:none"))).to_be_visible()


def _category(stack: Stack) -> str:
    """The name of a category, as the administrator reads it."""
    visitor = Visitor(stack.console_url)
    visitor.sign_in()
    categories = visitor.get("IDMProv/rest/catalog/roleCategories?nextIndex=1&size=10&q=*").json()["categories"]
    name: str = categories[0]["name"]
    return name


def _choose_category(page: Page, language: str, address: str, name: str) -> None:
    """Choose a category as another administrator, who has the role open too."""
    texts = sign_in_speaking(page, language, address=address)
    edit_section(page, texts, "definition:categories")
    box = page.get_by_role("group", name=texts("definition:categories")).get_by_role("searchbox")
    box.fill(name)
    box.press("Enter")
    page.get_by_role("option", name=name).first.click()
    save_role(page, texts)


@in_both
def test_a_held_role_is_deleted_and_followed_to_its_end(watched: Watched, mock: MockControl, language: str) -> None:
    """The preview says who loses it; the list shows that it waits, and its page offers nothing until it is gone."""
    page = watched.page
    mock.scenario("pending-deletion")
    texts = sign_in_speaking(page, language, address=roles_page(_MANAGER))
    expect(page.get_by_role("heading", level=1)).to_have_text(_MANAGER_NAMES[language])
    page.clock.install()
    choose_more(page, texts, "roles:delete.open")
    question = page.get_by_role("alertdialog")
    impact = question.get_by_role("region", name=texts("impact:title"))
    expect(impact).to_contain_text(texts("impact:counted.title"))
    question.get_by_role("textbox").fill(_MANAGER_NAMES[language])
    question.get_by_role("button", name=texts("roles:delete.verb_one")).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(texts("roles:title"))
    page.go_back()

    expect(page.get_by_role("main")).to_contain_text(texts("definition:status.pendingDelete"))
    expect(page.get_by_role("button", name=texts("holders:assign.open"), exact=True)).to_have_count(0)
    page.get_by_role("button", name=texts("ui:moreActions")).click()
    expect(page.get_by_role("menuitem", name=texts("roles:copy.open"))).to_be_visible()
    expect(page.get_by_role("menuitem", name=texts("roles:delete.open"))).to_have_count(0)
    page.keyboard.press("Escape")
    watched.check_accessibility()

    mock.pass_time(60)
    page.clock.fast_forward(_PAUSE_MS)
    expect(page.get_by_text(texts("roles:notFound"))).to_be_visible()
    watched.forgive("489")


@in_both
def test_a_session_that_ends_in_the_second_step_loses_nothing(
    watched: Watched, stack: Stack, mock: MockControl, language: str
) -> None:
    """After the sign-in the same step is open, and what was entered is offered."""
    page = watched.page
    texts = sign_in_speaking(page, language, address="./#/role/create")
    page.clock.install()
    page.reload()
    page.get_by_role("textbox", name=texts("definition:name")).fill("Night porter")
    go_on(page, texts)
    owners = page.get_by_role("group", name=texts("definition:owners"))
    expect(owners).to_be_visible()
    idle_to_the_end(page, stack, mock)
    fill_sign_in(page)

    expect(owners).to_be_visible()
    page.get_by_role("button", name=texts("drafts:restore")).click()
    page.get_by_role("button", name=texts("forms:step.back")).click()
    expect(page.get_by_role("textbox", name=texts("definition:name"))).to_have_value("Night porter")


@in_both
def test_the_administrator_of_one_container_keeps_its_roles(watched: Watched, language: str) -> None:
    """A new role is in that container, without a choice, and can be changed; one elsewhere, and constraints, cannot."""
    page = watched.page
    texts = sign_in_speaking(page, language, user="delegate", address="./#/role/create")
    place = page.get_by_role("region", name=texts("roles:level.title"))
    expect(place).to_contain_text(texts("roles:create.onlyPlace"))
    expect(place.get_by_role("radio")).to_have_count(0)
    create_role(page, texts, "Night porter")
    expect(page.get_by_role("heading", level=1)).to_have_text("Night porter")
    expect(place).to_contain_text("cn=Finance,cn=Level10")
    expect(sections_to_edit(page, texts)).to_have_count(3)

    page.goto(roles_page(_CONTRACTS))
    expect(page.get_by_role("region", name=texts("definition:texts"))).to_contain_text("Audit in Contracts")
    expect(page.get_by_text(texts("definition:noRight"))).to_be_visible()
    expect(sections_to_edit(page, texts)).to_have_count(0)
    _expect_no_page(page, texts, "sod")


@in_both
def test_a_user_has_no_page_of_roles(watched: Watched, language: str) -> None:
    """The menu has no entry for roles and constraints, and their addresses are refused."""
    page = watched.page
    texts = sign_in_speaking(page, language, user="user", address="./#/landing")
    for section in ("role", "sod"):
        _expect_no_page(page, texts, section)
        page.goto("./#/landing")
        expect(page.get_by_role("alertdialog")).to_have_count(0)
    page.goto(roles_page(_MANAGER))
    expect(page.get_by_role("alertdialog", name=texts.pattern("shell:unauthorized.title"))).to_be_visible()


def _expect_no_page(page: Page, texts: Texts, section: str) -> None:
    """Neither in the menu nor by its address."""
    entry = page.get_by_role("navigation").get_by_role("link", name=texts(f"shell:section.{section}"), exact=True)
    expect(entry).to_have_count(0)
    page.goto(f"./#/{section}")
    expect(page.get_by_role("alertdialog", name=texts.pattern("shell:unauthorized.title"))).to_be_visible()
