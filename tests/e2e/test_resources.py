"""Resources: made of an entitlement in steps, edited tab by tab, deleted; a catalog of 5,000."""

from playwright.sync_api import Page, expect

from tests.support.browser import Watched
from tests.support.console_pages import choose_language, expect_loaded, rows, sign_in
from tests.support.mock_control import MockControl
from tests.support.texts import Texts

_ARABIC, _ENGLISH = Texts("ar"), Texts("en")
_PAGES = {"resource": "Resources", "mapresources": "Map resources", "sod": "Separation of duties"}


def _next(page: Page) -> None:
    page.get_by_role("button", name="Next").click()


def _open_tab(page: Page, texts: Texts, tab: str) -> None:
    page.get_by_role("tab", name=texts(f"resources:tab.{tab}"), exact=True).click()


def test_a_resource_is_made_of_an_entitlement_and_asked_for(watched: Watched) -> None:
    """Requesters choose its value and answer a question; a name that exists in other letters is told before."""
    page = watched.page
    sign_in(page, address="./#/resource")
    expect_loaded(page, 10)
    page.get_by_role("link", name="Create resource").click()
    page.get_by_role("button", name="Choose an entitlement").click()
    page.get_by_role("row", name="Cloud Services Driver").get_by_role("button").click()
    page.get_by_role("row", name="Licence").click()
    page.locator("label", has_text="Requester chooses").click()
    _next(page)
    page.get_by_role("textbox", name="Name").fill("LAPTOP")
    page.get_by_role("button", name="Use “LAPTOP 2”").click()
    _next(page)
    expect(page.get_by_role("group", name="Owners")).to_be_visible()
    _next(page)
    page.get_by_role("button", name="Add question").click()
    page.get_by_role("textbox", name="ID").fill("seats")
    page.get_by_role("textbox", name="Label").fill("Seats")
    preview = page.get_by_role("region", name="Preview of the request form")
    expect(preview.get_by_role("group", name="Licence")).to_be_visible()
    expect(preview.get_by_role("textbox", name="Seats")).to_be_visible()
    _next(page)
    expect(page.get_by_role("switch", name="Approval is required")).to_have_count(2)
    _next(page)
    expect(page.get_by_role("switch", name="Assignments expire")).to_be_visible()
    _next(page)
    expect(page.get_by_role("region", name="What will be created")).to_contain_text("LAPTOP 2")
    page.get_by_role("button", name="Create resource").click()
    page.get_by_role("link", name="Open the resource").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("LAPTOP 2")
    _open_tab(page, _ENGLISH, "questions")
    expect(preview.get_by_role("textbox", name="Seats")).to_be_visible()


def test_a_held_resource_is_deleted_later_in_arabic(watched: Watched, mock: MockControl) -> None:
    """Who loses it is counted, its name is typed, and until it is gone it waits with the status 15."""
    mock.scenario("pending-deletion")
    page = watched.page
    sign_in(page, address="./#/resource?q=Network")
    rows(page).get_by_role("link", name="Network Account").click()
    choose_language(page, "العربية")
    _open_tab(page, _ARABIC, "roles")
    expect(
        page.get_by_role("region", name=_ARABIC("resources:roles.title")).get_by_role("listitem").first
    ).to_be_visible()
    page.get_by_role("button", name=_ARABIC("resources:delete.open")).click()
    dialog = page.get_by_role("alertdialog")
    expect(dialog.get_by_role("region", name=_ARABIC("resources:usage.title"))).to_be_visible()
    dialog.get_by_role("textbox").fill(page.get_by_role("heading", level=1).inner_text())
    dialog.get_by_role("button", name=_ARABIC("resources:delete.verb_one")).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(_ARABIC("resources:title"))
    page.goto("./#/resource?q=Network")
    expect(rows(page).filter(has_text=_ARABIC("definition:status.pendingDelete")).first).to_be_visible()


def test_five_thousand_resources_are_read_page_by_page(watched: Watched, mock: MockControl) -> None:
    """The list asks for one page, and knows how many there are."""
    mock.scenario("many-resources")
    page = watched.page
    sign_in(page)
    expect_loaded(page, 10)
    with page.expect_request(lambda request: "/resources/listV2" in request.url) as asked:
        page.goto("./#/resource?q=Shelf")
    assert "size=10&" in f"{asked.value.url}&"
    expect_loaded(page, 10)
    expect(page.get_by_text("5,000").first).to_be_visible()


def test_a_delegated_administrator_maps_resources_to_roles_of_one_container(watched: Watched) -> None:
    """Resources are theirs to change; a role of another container takes none from them."""
    page = watched.page
    sign_in(page, user="delegate", address="./#/resource?q=Network")
    rows(page).get_by_role("link", name="Network Account").click()
    expect(page.get_by_role("button", name="Delete…")).to_be_visible()
    page.goto("./#/role?q=Treasury")
    rows(page).get_by_role("link", name="Treasury: Release Payments").click()
    page.get_by_role("tab", name="Resources", exact=True).click()
    expect(page.get_by_role("button", name="Map resources")).to_be_visible()
    page.goto("./#/role?q=Contracts")
    rows(page).get_by_role("link", name="Contracts: Audit").click()
    page.get_by_role("tab", name="Resources", exact=True).click()
    expect(page.get_by_role("tabpanel", name="Resources")).to_be_visible()
    expect(page.get_by_role("button", name="Map resources")).to_have_count(0)


def test_an_employee_has_no_page_of_the_catalog(watched: Watched) -> None:
    """No entry in the menu, and each address is refused."""
    page = watched.page
    sign_in(page, user="user", address="./#/landing")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    for address, name in _PAGES.items():
        expect(page.get_by_role("navigation").get_by_role("link", name=name)).to_have_count(0)
        page.goto(f"./#/{address}")
        expect(page.get_by_role("alertdialog")).to_contain_text("Unauthorized access")
        page.goto("./#/landing")
        expect(page.get_by_role("alertdialog")).to_have_count(0)
