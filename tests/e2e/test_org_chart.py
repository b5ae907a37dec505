"""The org chart as a drawing: to open, to move about in with hand and keys, to take along."""

from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from tests.support.browser import Watched
from tests.support.console_pages import choose_language, expect_loaded, sign_in

PNG = b"\x89PNG\r\n\x1a\n"


def test_a_chart_is_opened_by_keys_looked_through_and_saved(watched: Watched) -> None:
    """The chart reads from the left in English, from the right in Arabic; the view follows the keyboard focus."""
    page = watched.page
    _open_chart(page)
    chart = page.get_by_role("application")
    _check_whole_names(chart)
    _check_keys(page, chart, onwards="ArrowRight", sign=1)
    _check_search(page, chart)
    _check_pictures(page, _names(chart))
    _check_folding(page, chart)

    choose_language(page, "العربية")
    expect(page.locator("html")).to_have_attribute("dir", "rtl")
    _check_keys(page, page.get_by_role("application"), onwards="ArrowLeft", sign=-1)


def _open_chart(page: Page) -> None:
    """The chart of Amara's superior."""
    sign_in(page)
    expect_loaded(page, 10)
    page.goto("./#/orgchart")
    page.get_by_role("link", name="Level up:").click()
    expect(_cards(page.get_by_role("application"))).to_have_count(9)


def _cards(chart: Locator) -> Locator:
    return chart.get_by_role("group")


def _check_whole_names(chart: Locator) -> None:
    """No name is cut while the card has room."""
    names = _cards(chart).locator("span[dir=auto]:first-child")
    expect(names.first).to_be_visible()
    cut = "elements => elements.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.textContent)"
    assert names.evaluate_all(cut) == []


def _names(chart: Locator) -> list[str]:
    return [str(card.get_attribute("aria-label")).split(" · ")[0] for card in _cards(chart).all()]


def _at(page: Page, chart: Locator) -> Locator:
    """The card with the keyboard focus."""
    return page.locator(f'[id="{chart.get_attribute("aria-activedescendant")}"]')


def _left_edge(card: Locator) -> float:
    box = card.bounding_box()
    assert box is not None
    return box["x"]


def _check_keys(page: Page, chart: Locator, onwards: str, sign: int) -> None:
    """Go to the first report, open it, go to the next one, show their details, and return to the beginning."""
    chart.focus()
    page.keyboard.press("Home")
    page.keyboard.press("ArrowDown")
    first = _at(page, chart)
    if first.locator("[aria-expanded=true]").count() == 0:
        page.keyboard.press("Enter")
    expect(first.locator("[aria-expanded=true]")).to_be_visible()
    page.keyboard.press(onwards)
    second = _at(page, chart)
    expect(second).to_be_in_viewport(ratio=0.99)
    assert sign * (_left_edge(second) - _left_edge(first)) > 0

    page.keyboard.press("Space")
    expect(page.get_by_role("dialog").get_by_role("link").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(chart).to_be_focused()
    page.keyboard.press("End")
    expect(_at(page, chart)).to_be_in_viewport(ratio=0.99)


def _check_search(page: Page, chart: Locator) -> None:
    """A search shows the card of a person in the chart."""
    # The list grows, and may move, when the people of the directory are there too.
    with page.expect_response("**/users/list*"):
        page.get_by_role("combobox", name="Find a person").fill("marita")
    option = page.get_by_role("option", name="Marita").filter(has_text="In this chart")
    # A click that has to scroll the page first would close the list.
    expect(option).to_be_in_viewport(ratio=1)
    option.click()
    expect(_at(page, chart)).to_be_in_viewport(ratio=0.99)
    page.get_by_role("button", name="Fit to window").click()


def _check_pictures(page: Page, names: list[str]) -> None:
    """The saved picture has all open cards, wherever the view is."""
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as SVG").click()
    drawing = Path(saved.value.path()).read_text(encoding="utf-8")
    assert [name for name in names if name not in drawing] == []
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as PNG").click()
    assert saved.value.suggested_filename == "org-chart.png"
    assert saved.value.path().read_bytes().startswith(PNG)


def _check_folding(page: Page, chart: Locator) -> None:
    """A chart that was closed by hand is one card, which is not enlarged."""
    chart.get_by_role("button", name="Hide who is below").first.click()
    expect(_cards(chart)).to_have_count(1)
    page.get_by_role("button", name="Fit to window").click()
    expect(page.get_by_text("100%")).to_be_visible()
    chart.get_by_role("button", name="Show who is below").first.click()
