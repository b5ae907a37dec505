"""On a phone: what a list and a dialog have where there is no room for heads and hanging lists."""

from playwright.sync_api import Page, expect

from tests.support.browser import Watched
from tests.support.console_pages import rows, sign_in


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
    """All that is found and the buttons of the dialog are in view at once."""
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
