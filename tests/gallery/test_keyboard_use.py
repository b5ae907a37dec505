"""The blocks that people work with most, by the keys alone, in the gallery."""

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.gallery.conftest import Gallery, OpenGallery

_STOPS = 40


@contextmanager
def _specimen(gallery: Gallery, block: str, name: str) -> Iterator[tuple[Page, Locator]]:
    """Open a block; the next Tab goes to the first stop of one of its states. The browser must have no complaint."""
    page = gallery.show(block)
    specimen = page.get_by_role("region", name=name, exact=True)
    expect(specimen.get_by_role("button").first).to_be_visible()
    specimen.evaluate("(section) => { section.tabIndex = -1; section.focus() }")
    yield page, specimen
    gallery.watched.check_complaints()


def _tab_to(page: Page, wanted: Locator) -> None:
    """Press Tab until something has the focus."""
    element = wanted.element_handle()
    for _ in range(_STOPS):
        page.keyboard.press("Tab")
        if element.evaluate("(element) => element === document.activeElement"):
            return
    pytest.fail(f"the keys do not reach {wanted}")


def test_a_list_is_sorted_selected_worked_on_and_paged(gallery: Gallery) -> None:
    """Enter turns the order and opens a menu, whose end gives the focus back; the space bar selects."""
    with _specimen(gallery, "ListSheet", "Rows to work with") as (page, list_sheet):
        head = list_sheet.get_by_role("columnheader", name="Name")
        _tab_to(page, head.get_by_role("button"))
        page.keyboard.press("Enter")
        expect(head).to_have_attribute("aria-sort", "descending")

        _tab_to(page, list_sheet.get_by_role("checkbox").nth(1))
        page.keyboard.press("Space")
        expect(list_sheet.get_by_role("toolbar")).to_contain_text("1 selected")

        dots = list_sheet.get_by_role("row").nth(1).get_by_role("button").last
        _tab_to(page, dots)
        page.keyboard.press("Enter")
        expect(page.get_by_role("menuitem", name="Edit")).to_be_focused()
        page.keyboard.press("ArrowDown")
        expect(page.get_by_role("menuitem", name="Delete…")).to_be_focused()
        page.keyboard.press("Escape")
        expect(dots).to_be_focused()

        _tab_to(page, list_sheet.get_by_role("button", name="Next page"))
        page.keyboard.press("Enter")
        expect(list_sheet.get_by_role("table", name="Users, page 2")).to_be_visible()


def test_what_goes_when_it_is_pressed_hands_the_focus_on(gallery: Gallery) -> None:
    """A pressed button that disappears passes the focus on: to the pager, the opposite action or a checkbox."""
    with _specimen(gallery, "ListSheet", "Rows to work with") as (page, list_sheet):
        last = list_sheet.get_by_role("button", name="Last page")
        _tab_to(page, last)
        page.keyboard.press("Enter")
        expect(list_sheet.get_by_text("Showing 66 to 68 of 68 entries")).to_be_visible()
        expect(last).to_have_attribute("aria-disabled", "true")
        expect(last).to_be_focused()

    with _specimen(gallery, "ListSheet", "Rows to work with") as (page, list_sheet):
        box = list_sheet.get_by_role("checkbox", name="Select all rows on this page")
        _tab_to(page, box)
        page.keyboard.press("Space")
        page.keyboard.press("Shift+Tab")
        for _ in range(3):
            page.keyboard.press("ArrowLeft")
        expect(list_sheet.get_by_role("button", name="Select all 68")).to_be_focused()
        page.keyboard.press("Enter")
        expect(list_sheet.get_by_role("button", name="Clear selection")).to_be_focused()
        page.keyboard.press("Enter")
        expect(box).to_be_focused()

    with _specimen(gallery, "ListSheet", "Nothing matches") as (page, list_sheet):
        _tab_to(page, list_sheet.get_by_role("button", name="Show all"))
        page.keyboard.press("Enter")
        expect(list_sheet.get_by_role("checkbox", name="Select all rows on this page")).to_be_focused()


def test_a_picker_keeps_the_focus_from_page_to_page(gallery: Gallery) -> None:
    """The Next button stays enabled and focused while the next page is loaded."""
    with _specimen(gallery, "EntityPicker", "Empty") as (page, field):
        _tab_to(page, field.get_by_role("searchbox"))
        page.keyboard.type("a")
        page.keyboard.press("Enter")
        expect(field.get_by_role("option").first).to_be_visible()
        on = field.get_by_role("button", name="Next")
        _tab_to(page, on)
        for first in ("6", "11"):
            page.keyboard.press("Enter")
            expect(field.get_by_text(re.compile(rf"^{first} to "))).to_be_visible()
            expect(on).not_to_have_attribute("aria-disabled", "true")
            expect(on).to_be_focused()


def test_a_picker_finds_chooses_and_closes(gallery: Gallery) -> None:
    """What is typed is looked for; arrows and Enter choose; Esc gives the focus back to the field."""
    with _specimen(gallery, "EntityPicker", "Empty") as (page, field):
        toggle = field.get_by_role("button", name="Open the list: Owners")
        _tab_to(page, field.get_by_role("searchbox"))
        page.keyboard.type("in")
        page.keyboard.press("Enter")
        expect(field.get_by_role("option").first).to_be_visible()
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        page.keyboard.press("Escape")
        expect(toggle).to_be_focused()
        expect(field.get_by_role("option")).to_have_count(0)
        expect(field.get_by_role("row", name="Anton Lindqvist")).to_be_visible()


def test_what_is_chosen_gets_another_order(gallery: Gallery) -> None:
    """The buttons that move an item keep the focus, and say where it is now."""
    name = "Several, in an order that means something"
    with _specimen(gallery, "EntityPicker", name) as (page, field):
        on = field.get_by_role("button", name="Move Ingrid Solberg on")
        items = field.get_by_role("row")
        expect(items.first).to_contain_text("Ingrid Solberg")
        _tab_to(page, on)
        page.keyboard.press("Enter")
        expect(items.nth(1)).to_contain_text("Ingrid Solberg")
        expect(on).to_be_focused()
        expect(field.get_by_role("status")).to_contain_text("Ingrid Solberg is now 2 of 3")


def test_a_tree_is_opened_and_chosen_from(gallery: Gallery) -> None:
    """The arrows open, move and close; Enter chooses."""
    with _specimen(gallery, "LazyTree", "Collapsed") as (page, tree):
        row = tree.get_by_role("row", name="data")
        _tab_to(page, row)
        page.keyboard.press("ArrowRight")
        users = tree.get_by_role("row", name="users")
        expect(users).to_be_visible()
        page.keyboard.press("ArrowDown")
        expect(users).to_be_focused()
        page.keyboard.press("Enter")
        expect(tree.get_by_role("row", name="users")).to_contain_text("Selected")
        page.keyboard.press("ArrowLeft")
        page.keyboard.press("ArrowLeft")
        expect(users).to_have_count(0)


def test_a_dialog_holds_the_focus_and_gives_it_back(gallery: Gallery) -> None:
    """Tab stays inside, in both directions; Esc closes, and the focus is where it was."""
    with _specimen(gallery, "AttributeValues", "Many and long, on a page") as (page, values):
        more = values.get_by_role("button").first
        _tab_to(page, more)
        page.keyboard.press("Enter")
        dialog = page.get_by_role("dialog")
        expect(dialog).to_be_visible()
        stops = dialog.get_by_role("link").count() + dialog.get_by_role("button").count()
        for key in ["Tab"] * (stops + 1) + ["Shift+Tab"] * (stops + 1):
            page.keyboard.press(key)
            assert dialog.evaluate("(dialog) => dialog.contains(document.activeElement)")
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
        expect(more).to_be_focused()


def test_a_narrow_screen_has_a_button_for_the_navigation(open_gallery: OpenGallery) -> None:
    """It opens and closes the menu; Esc closes it too."""
    with (
        open_gallery("light", "en", 360) as gallery,
        _specimen(gallery, "Bar", "With the navigation") as (page, bar),
    ):
        toggle = bar.get_by_role("button", name="Menu")
        navigation = page.get_by_role("navigation", name="Main")
        expect(navigation).to_be_hidden()
        _tab_to(page, toggle)
        for close in ("Enter", "Escape"):
            page.keyboard.press("Enter")
            expect(navigation).to_be_visible()
            page.keyboard.press(close)
            expect(navigation).to_be_hidden()
            expect(toggle).to_be_focused()
