"""The home page and the dashboard: their first look, and how people and administrators arrange them."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.support.browser import Watched
from tests.support.console_pages import sign_in


def test_an_administrator_comes_home_and_arranges_the_numbers(watched: Watched) -> None:
    """The sign-in opens the home page; the dashboard has charts with tables, an own order and a common order."""
    page = watched.page
    sign_in(page, address="./")
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("Good .*, Amara Okafor"))
    expect(page.get_by_role("region", name="Tasks to decide").get_by_role("listitem")).to_have_count(4)
    expect(page.get_by_role("region", name="People").get_by_role("link")).to_have_count(2)

    page.goto("./#/dashboard")
    expect(_tiles(page)).to_have_count(5)
    _check_chart(watched)
    _check_own_order(page)
    _check_order_of_everybody(page)
    _check_home_of_everybody(page)
    _check_request_page(page)


def _tiles(page: Page) -> Locator:
    return page.get_by_role("list", name="Numbers").get_by_role("listitem")


def _check_chart(watched: Watched) -> None:
    """The table has the numbers of the bars."""
    card = watched.page.get_by_role("region", name="Tasks by age")
    counts = card.get_by_role("listitem").locator("> span:last-child")
    expect(counts).to_have_count(4)
    numbers = counts.all_text_contents()
    card.get_by_role("button", name="Show as table").click()

    assert card.locator("td").all_text_contents() == numbers
    watched.check_accessibility()


def _check_own_order(page: Page) -> None:
    """The order is made by keys alone, kept over a reload, and gone when the defaults are restored."""
    page.get_by_role("button", name="Customize").press("Enter")
    page.get_by_role("checkbox", name="Show My tasks").press("Space")
    page.get_by_role("button", name="Move My resources up").press("Enter")
    page.get_by_role("button", name="Apply").press("Enter")
    expect(_tiles(page)).to_have_count(4)
    page.reload()
    expect(_tiles(page).first).to_contain_text("My resources")

    page.get_by_role("button", name="Customize").click()
    page.get_by_role("button", name="Restore defaults").click()
    expect(_tiles(page)).to_have_count(5)


def _check_order_of_everybody(page: Page) -> None:
    """A tile that an administrator hides is hidden for people who did not arrange their own dashboard."""
    page.get_by_role("link", name="For everyone", exact=True).click()
    page.get_by_role("checkbox", name="Show My open tickets").uncheck()
    page.get_by_role("button", name="Save dashboard").click()
    expect(page.get_by_text("Dashboard for everyone saved")).to_be_visible()

    page.goto("./#/dashboard")
    expect(_tiles(page)).to_have_count(4)


def _check_home_of_everybody(page: Page) -> None:
    """A new category, moved by keys alone, stands on the home page with its link."""
    page.goto("./#/editlanding")
    page.get_by_role("button", name="New category").click()
    page.get_by_role("textbox", name="Name").fill("Travel")
    page.get_by_role("button", name="Add link").click()
    dialog = page.get_by_role("dialog", name="Add link")
    dialog.get_by_role("textbox", name="Name").fill("Expenses")
    dialog.get_by_role("textbox", name="Address").fill("https://expenses.aldermoor.example/")
    dialog.get_by_role("button", name="Apply").click()
    page.get_by_role("button", name="Move Travel up").press("Enter")
    page.get_by_role("button", name="Save home page").click()
    expect(page.get_by_text("Home page saved")).to_be_visible()

    page.get_by_role("link", name="See the page").click()
    expect(page.get_by_role("region", name="Travel").get_by_role("link")).to_contain_text("Expenses")


def _check_request_page(page: Page) -> None:
    """The items of the request page keep their order, and the page says who can request for others."""
    page.goto("./#/editrequest")
    expect(page.get_by_text(re.compile(r"\d+ teams?$"))).to_have_count(3)
    page.get_by_role("button", name="Move Mobile Phone up").press("Enter")
    page.get_by_role("button", name="Save request page").click()
    expect(page.get_by_text("Request page saved")).to_be_visible()

    page.reload()
    expect(page.get_by_role("grid", name="Items").get_by_role("row").first).to_contain_text("Mobile Phone")
