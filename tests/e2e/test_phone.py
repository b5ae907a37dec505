"""Lists and dialogs on a phone, where there is no room for table heads and dropdown lists."""

import pytest
from playwright.sync_api import Page, expect

from tests.support.browser import Watched
from tests.support.console_pages import choose_language, rows, sign_in
from tests.support.texts import Texts


def _shown_at(page: Page) -> float:
    """How far below the top of the window the first row begins, in px."""
    box = rows(page).first.bounding_box()
    assert box
    return box["y"]


def test_a_list_begins_high_and_is_sorted_and_selected(watched: Watched) -> None:
    """Actions are icons beside the primary; a selection moves no row and is counted where the list was."""
    page = watched.page
    page.set_viewport_size({"width": 360, "height": 740})
    sign_in(page, address="./#/users")
    name = rows(page).get_by_role("link").first
    expect(name).to_have_text("Abram Rosemann")
    top = _shown_at(page)
    assert top < 320

    page.get_by_role("button", name="Sort").click()
    page.get_by_role("menuitemradio", name="Descending").click()
    page.keyboard.press("Escape")
    expect(name).not_to_have_text("Abram Rosemann")
    page.get_by_role("checkbox", name="Select all rows on this page").check()
    expect(page.get_by_role("status").filter(has_text="10 selected")).to_be_in_viewport()
    assert _shown_at(page) == top
    watched.check_accessibility()


def test_a_dialog_grows_with_the_list_of_its_picker(watched: Watched) -> None:
    """The results and the buttons of the dialog are in view together."""
    page = watched.page
    page.set_viewport_size({"width": 360, "height": 640})
    sign_in(page)
    page.get_by_role("banner").get_by_role("button").last.click()
    page.get_by_role("menuitem", name="Proxy As").click()
    dialog = page.get_by_role("dialog", name="Proxy As")
    dialog.get_by_role("searchbox").fill("an")
    page.keyboard.press("Enter")
    options = dialog.get_by_role("option")
    expect(options).to_have_count(5)
    for shown in (*options.all(), dialog.get_by_role("button", name="Cancel")):
        expect(shown).to_be_in_viewport(ratio=1)


def test_a_card_leads_to_the_decision_in_the_form_which_stays_in_view(watched: Watched) -> None:
    """The form's button gets the focus, and stays in view at the top of the page too."""
    page = watched.page
    page.set_viewport_size({"width": 360, "height": 740})
    sign_in(page, address="./#/tasks?q=Service+Account")
    expect(rows(page).first).to_be_visible()
    page.get_by_role("button", name="Approve").first.click()
    approve = page.get_by_role("main").get_by_role("button", name="Approve", exact=True)
    expect(approve).to_be_focused()
    expect(approve).to_be_in_viewport(ratio=1)

    page.get_by_role("heading", level=1).scroll_into_view_if_needed()
    expect(page.get_by_role("heading", level=1)).to_be_in_viewport()
    expect(approve).to_be_in_viewport(ratio=1)


def test_the_menu_has_a_button_which_opens_and_closes_it(watched: Watched) -> None:
    """The menu closes with its button, and when a page is chosen (SPEC 2 "Header details")."""
    page = watched.page
    page.set_viewport_size({"width": 360, "height": 740})
    sign_in(page, address="./#/users")
    toggle, menu = page.get_by_role("button", name="Menu"), page.get_by_role("navigation", name="Main")
    expect(menu).to_be_hidden()
    toggle.click()
    expect(menu.get_by_role("link", name="Users", exact=True)).to_have_attribute("aria-current", "page")
    toggle.click()
    expect(menu).to_be_hidden()
    toggle.click()
    menu.get_by_role("link", name="Teams", exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Teams")
    expect(menu).to_be_hidden()


@pytest.mark.parametrize("locale", ["en", "ar"])
def test_the_narrowest_phone_has_the_name_of_the_product_and_whole_names(watched: Watched, locale: str) -> None:
    """At 320 px elements without room beside a name move below it, and no word is broken."""
    page = watched.page
    page.set_viewport_size({"width": 320, "height": 640})
    sign_in(page, address="./#/landing")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    if locale == "ar":
        choose_language(page, "العربية")
    name = page.get_by_role("banner").get_by_text(Texts(locale)("shell:product"))
    expect(name).to_be_visible()
    assert name.evaluate("element => element.scrollWidth <= element.clientWidth + 1 && element.clientWidth > 60")
    due = page.get_by_role("region", name=Texts(locale)("landing:next.tasks")).get_by_role("listitem").first
    words, end = due.get_by_role("link").bounding_box(), due.get_by_role("time").bounding_box()
    assert words is not None
    assert end is not None
    assert end["y"] >= words["y"] + words["height"]
    watched.check_width()
    watched.check_accessibility()
