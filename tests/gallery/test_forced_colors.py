"""In the colours that a person forces on every page: what has the focus and what is selected can still be seen."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page

from tests.gallery.conftest import Gallery, OpenGallery

# A line is seen when it has a width and another colour than what it lies on.
_LINE = """
(element, side) => {
  const style = getComputedStyle(element)
  const [shape, width, colour] = ['Style', 'Width', 'Color'].map((part) => style[side + part])
  const ground = getComputedStyle(document.body).backgroundColor
  return shape !== 'none' && parseFloat(width) >= 2 && colour !== ground && !/, 0\\)$/.test(colour)
}
"""
_MARK = "[class^=mark]"
_GROUND = "(element, part) => getComputedStyle(element, part).backgroundColor"


@pytest.fixture(scope="module")
def gallery(open_gallery: OpenGallery) -> Iterator[Gallery]:
    """A page for all blocks, in forced colours."""
    with open_gallery("light", "en", 1280) as opened:
        opened.watched.page.emulate_media(forced_colors="active", reduced_motion="reduce")
        yield opened


def test_a_focused_button_has_its_ring(gallery: Gallery) -> None:
    """The ring is there when the Tab key comes, and not before."""
    page = gallery.show("Button")
    button = page.locator("article button").first
    assert not button.evaluate(_LINE, "outline")
    _tab_into(page)
    assert button.evaluate(_LINE, "outline")


def test_a_checkbox_shows_its_focus_and_its_check(gallery: Gallery) -> None:
    """The ring lies around the mark, and a checked mark is filled with another colour."""
    page = gallery.show("Checkbox")
    _tab_into(page)
    assert page.locator(f"[data-focus-visible] {_MARK}").evaluate(_LINE, "outline")
    checked, unchecked = (
        page.locator(f"{which} {_MARK}").first.evaluate(_GROUND)
        for which in ("label[data-selected]:not([data-disabled])", "label:not([data-selected])")
    )
    assert checked != unchecked


def test_a_selected_row_has_a_line_at_its_start(gallery: Gallery) -> None:
    """Rows that are not selected have none."""
    page = gallery.show("DataTable")
    assert page.locator("tr[data-selected] > :first-child").first.evaluate(_LINE, "borderInlineStart")
    assert not page.locator("tbody tr:not([data-selected]) > :first-child").first.evaluate(_LINE, "borderInlineStart")


def test_a_selected_tab_and_the_focus_on_it_are_told_apart(gallery: Gallery) -> None:
    """The bar below says which is selected, the ring where the focus is."""
    page = gallery.show("Tabs")
    selected = page.get_by_role("tab", selected=True).first
    bar = selected.evaluate(_GROUND, "::after")
    assert bar != page.locator("body").evaluate(_GROUND)
    assert not selected.evaluate(_LINE, "outline")
    _tab_into(page)
    assert selected.evaluate(_LINE, "outline")


def test_a_chosen_segment_and_a_chosen_day_stand_out(gallery: Gallery) -> None:
    """The segment has a line below; the day is filled."""
    page = gallery.show("SegmentedButtons")
    assert page.locator("article [data-selected]").first.evaluate(_LINE, "borderBlockEnd")
    assert not page.locator("article [role=radio]:not([data-selected])").first.evaluate(_LINE, "borderBlockEnd")

    page = gallery.show("DatePicker")
    page.locator("article").get_by_role("button").first.click()
    day = page.locator("[role=gridcell] [data-selected]")
    assert day.evaluate(_GROUND) != page.locator("body").evaluate(_GROUND)


def _tab_into(page: Page) -> None:
    """Go from before the block to its first stop."""
    page.locator("article").evaluate("(block) => { block.tabIndex = -1; block.focus() }")
    page.keyboard.press("Tab")
