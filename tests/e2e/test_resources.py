"""Resources: created from an entitlement in steps, deleted; a catalog of 5,000 resources. In two languages."""

import re
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect

from tests.support.browser import Watched
from tests.support.console_pages import LANGUAGES, expect_loaded, rows, sign_in, sign_in_speaking
from tests.support.mock_control import MockControl
from tests.support.role_pages import go_on, roles_page
from tests.support.texts import Texts

_CONFIG = "cn=RoleConfig,cn=AppConfig,cn=User Application Driver,cn=driverset1,o=system"
_NETWORK = f"cn=NetworkAccount,cn=ResourceDefs,{_CONFIG}"
_TREASURY = f"cn=TreasuryReleasePayments,cn=Finance,cn=Level10,cn=RoleDefs,{_CONFIG}"
_CONTRACTS = f"cn=ContractsAudit,cn=Compliance,cn=Level10,cn=RoleDefs,{_CONFIG}"

in_both = pytest.mark.parametrize("language", LANGUAGES)


def _open_tab(page: Page, texts: Texts, tab: str) -> None:
    page.get_by_role("tab", name=texts(f"resources:tab.{tab}"), exact=True).click()


@in_both
def test_a_resource_is_made_of_an_entitlement_and_asked_for(watched: Watched, language: str) -> None:
    """Requesters choose its value and answer a question; a name that exists in other letters is told before."""
    page = watched.page
    texts = sign_in_speaking(page, language, address="./#/resource")
    expect_loaded(page, 10)
    page.get_by_role("link", name=texts("resources:create.open")).click()
    page.get_by_role("button", name=texts("resources:gives.choose")).click()
    page.get_by_role("row", name="Cloud Services Driver").get_by_role("button").click()
    page.get_by_role("row", name="Licence").click()
    page.locator("label", has_text=texts("resources:gives.asked")).click()
    go_on(page, texts)
    page.get_by_role("textbox", name=texts("definition:name")).fill("LAPTOP")
    page.get_by_role("button", name=re.compile("LAPTOP 2")).click()
    go_on(page, texts)
    expect(page.get_by_role("group", name=texts("definition:owners"))).to_be_visible()
    go_on(page, texts)
    page.get_by_role("button", name=texts("resources:questions.add")).click()
    page.get_by_role("textbox", name=texts("resources:questions.id"), exact=True).fill("seats")
    page.get_by_role("textbox", name=texts("resources:questions.label")).fill("Seats")
    preview = page.get_by_role("region", name=texts("resources:preview.title"))
    expect(preview.get_by_role("group", name="Licence")).to_be_visible()
    expect(preview.get_by_role("textbox", name="Seats")).to_be_visible()
    go_on(page, texts)
    expect(page.get_by_role("group", name=texts("definition:grant"))).to_be_visible()
    expect(page.get_by_role("group", name=texts("definition:bulk.part.revocation"))).to_be_visible()
    go_on(page, texts)
    expect(page.get_by_role("switch", name=texts("resources:expiry.required"))).to_be_visible()
    go_on(page, texts)
    expect(page.get_by_role("region", name=texts("forms:step.willBeCreated"))).to_contain_text("LAPTOP 2")
    page.get_by_role("button", name=texts("resources:create.open")).click()
    page.get_by_role("link", name=texts("resources:create.close")).click()
    expect(page.get_by_role("heading", level=1)).to_have_text("LAPTOP 2")
    page.get_by_role("button", name=texts("ui:moreActions")).click()
    page.get_by_role("menuitem", name=texts("resources:preview.open")).click()
    expect(page.get_by_role("dialog").get_by_role("textbox", name="Seats")).to_be_visible()


@in_both
def test_a_held_resource_is_deleted_later(watched: Watched, mock: MockControl, language: str) -> None:
    """The number of people who lose it is shown, its name is typed, and it has status 15 until it is gone."""
    mock.scenario("pending-deletion")
    page = watched.page
    texts = sign_in_speaking(page, language, address=f"./#/resource/{quote(_NETWORK, safe='')}")
    _open_tab(page, texts, "roles")
    expect(
        page.get_by_role("region", name=texts("resources:roles.title")).get_by_role("listitem").first
    ).to_be_visible()
    page.get_by_role("button", name=texts("ui:moreActions")).click()
    page.get_by_role("menuitem", name=texts("resources:delete.open")).click()
    dialog = page.get_by_role("alertdialog")
    expect(dialog.get_by_role("region", name=texts("resources:usage.title"))).to_be_visible()
    dialog.get_by_role("textbox").fill(page.get_by_role("heading", level=1).inner_text())
    dialog.get_by_role("button", name=texts("resources:delete.verb_one")).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(texts("resources:title"))
    page.go_back()
    expect(page.get_by_role("main")).to_contain_text(texts("definition:status.pendingDelete"))
    page.get_by_role("button", name=texts("ui:moreActions")).click()
    expect(page.get_by_role("menuitem", name=texts("resources:preview.open"))).to_be_visible()
    expect(page.get_by_role("menuitem", name=texts("resources:delete.open"))).to_have_count(0)
    page.keyboard.press("Escape")
    page.goto("./#/resource?q=Network")
    expect(rows(page).filter(has_text=texts("definition:status.pendingDelete")).first).to_be_visible()


def test_five_thousand_resources_are_read_page_by_page(watched: Watched, mock: MockControl) -> None:
    """The list loads one page, and shows the total."""
    mock.scenario("many-resources")
    page = watched.page
    sign_in(page)
    expect_loaded(page, 10)
    with page.expect_request(lambda request: "/resources/listV2" in request.url) as asked:
        page.goto("./#/resource?q=Shelf")
    assert "size=10&" in f"{asked.value.url}&"
    expect_loaded(page, 10)
    expect(page.get_by_text("5,000").first).to_be_visible()


@in_both
def test_a_delegated_administrator_maps_resources_to_roles_of_one_container(watched: Watched, language: str) -> None:
    """They may change resources, but cannot map them to a role of another container."""
    page = watched.page
    texts = sign_in_speaking(page, language, user="delegate", address=f"./#/resource/{quote(_NETWORK, safe='')}")
    page.get_by_role("button", name=texts("ui:moreActions")).click()
    expect(page.get_by_role("menuitem", name=texts("resources:preview.open"))).to_be_visible()
    expect(page.get_by_role("menuitem", name=texts("resources:delete.open"))).to_be_visible()
    page.keyboard.press("Escape")
    mapping = page.get_by_role("button", name=texts("shell:section.mapresources"))
    page.goto(roles_page(_TREASURY, "resources"))
    expect(mapping).to_be_visible()
    page.goto(roles_page(_CONTRACTS, "resources"))
    expect(page.get_by_role("tabpanel", name=texts("roles:tab.resources"))).to_be_visible()
    expect(page.get_by_text(texts("definition:noRight"))).to_be_visible()
    expect(mapping).to_have_count(0)


@in_both
def test_an_employee_has_no_page_of_the_catalog(watched: Watched, language: str) -> None:
    """The menu has no entry for the catalog pages, and their addresses are refused."""
    page = watched.page
    texts = sign_in_speaking(page, language, user="user", address="./#/landing")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    for section in ("resource", "mapresources", "sod"):
        entry = texts(f"shell:section.{section}")
        expect(page.get_by_role("navigation").get_by_role("link", name=entry, exact=True)).to_have_count(0)
        page.goto(f"./#/{section}")
        expect(page.get_by_role("alertdialog", name=texts.pattern("shell:unauthorized.title"))).to_be_visible()
        page.goto("./#/landing")
        expect(page.get_by_role("alertdialog")).to_have_count(0)
