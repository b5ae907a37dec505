"""Entities: an administrator creates, changes and deletes one; other people cannot open the pages."""

import re

from playwright.sync_api import Page, expect

from tests.support.browser import Watched
from tests.support.console_pages import choose_language, expect_loaded, rows, sign_in
from tests.support.texts import Texts

UNIT = "Wind Studies"


def test_a_department_comes_changes_and_goes(watched: Watched) -> None:
    """A department is looked up, referred to, searched, saved and deleted in two steps; Arabic shows the same."""
    page, texts = watched.page, Texts("en")
    sign_in(page, address="./#/entities")
    page.get_by_role("link", name="Departments").click()
    expect_loaded(page, 10)
    page.get_by_role("link", name=texts("entities:create"), exact=True).click()
    _create(page)
    expect(page.get_by_role("heading", level=1)).to_have_text(UNIT)
    expect(page.get_by_text(f"{UNIT} created successfully")).to_be_visible()
    expect(page.get_by_role("link", name="Org chart: Units")).to_be_visible()

    page.get_by_role("link", name=texts("entities:edit"), exact=True).click()
    page.get_by_label("Positions").fill("12")
    page.get_by_role("button", name=texts("entities:save")).click()
    expect(page.get_by_text(f"{UNIT} updated successfully")).to_be_visible()

    choose_language(page, "العربية")
    expect(page.locator("html")).to_have_attribute("dir", "rtl")
    expect(page.get_by_role("heading", level=1)).to_have_text(UNIT)
    choose_language(page, "English")

    page.get_by_role("button", name=texts("entities:delete")).click()
    expect(page.get_by_text(texts("entities:deleted"))).to_be_visible()
    page.get_by_role("button", name=texts("entities:save")).click()
    dialog = page.get_by_role("alertdialog")
    watched.check_accessibility()
    dialog.get_by_role("button", name="Delete 1 entry").click()
    expect(page.get_by_text(f"{UNIT} deleted successfully")).to_be_visible()
    page.get_by_role("searchbox").fill(UNIT)
    page.keyboard.press("Enter")
    expect(rows(page)).to_have_count(0)


def _create(page: Page) -> None:
    """Fill in the required fields, and the department above."""
    page.get_by_role("textbox", name="Name").fill(UNIT)
    for field, name in (("Head", "Amara Okafor"), ("Part Of", "Engineering")):
        look_up = page.get_by_role("group", name=field, exact=True)
        look_up.get_by_role("searchbox").fill(name.split()[0])
        page.keyboard.press("Enter")
        look_up.get_by_role("option", name=name).first.click()
    page.get_by_role("button", name=Texts("en")("entities:create")).click()


def test_a_chart_of_departments_finds_departments(watched: Watched) -> None:
    """The page of a department leads to the chart of its units, in which another department is found and opened."""
    page = watched.page
    sign_in(page, address="./#/entities/department?q=Engineering")
    rows(page).get_by_role("link", name="Engineering").first.click()
    page.get_by_role("link", name="Org chart: Units").click()
    expect(page).to_have_url(re.compile("kind=department"))

    page.get_by_role("combobox", name="Find an entity").fill("finance")
    found = page.get_by_role("option", name="Finance").first
    # A click that has to scroll the page first would close the list.
    expect(found).to_be_in_viewport(ratio=1)
    found.click()

    expect(page).to_have_url(re.compile("Finance.*kind=department&relation=department2departments"))
    expect(page.get_by_role("application").get_by_role("group", name="Finance").first).to_be_visible()


def test_who_has_no_right_gets_there_by_no_way(watched: Watched) -> None:
    """Neither the menu nor the address leads an ordinary user to the entities."""
    page, texts = watched.page, Texts("en")
    sign_in(page, "user", "./#/users")
    expect_loaded(page, 10)
    expect(page.get_by_role("link", name=texts("entities:title"))).to_have_count(0)

    page.goto("./#/entities/department")

    dialog = page.get_by_role("alertdialog")
    expect(dialog).to_contain_text("Unauthorized access to")
    expect(rows(page)).to_have_count(0)
