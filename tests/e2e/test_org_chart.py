"""The org chart as a drawing: to open, to move about in, to take along."""

from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.support.browser import Watched
from tests.support.console_pages import choose_language, expect_loaded, sign_in

PNG = b"\x89PNG\r\n\x1a\n"


def _open_chart(page: Page) -> Locator:
    """The chart of Amara's superior, with who is below her."""
    sign_in(page)
    expect_loaded(page, 10)
    page.goto("./#/orgchart")
    page.get_by_role("link", name="Level up:").click()
    chart = page.get_by_role("region", name="Org chart")
    chart.get_by_role("button", name="Show who is below Amara Okafor").click()
    expect(chart.get_by_role("button", name="Hide who is below")).to_have_count(2)
    page.get_by_role("button", name="Fit to window").click()
    return chart


def _cards(chart: Locator) -> Locator:
    return chart.get_by_role("link")


def _left_edge(card: Locator) -> float:
    box = card.bounding_box()
    assert box is not None
    return box["x"]


def test_reports_are_opened_closed_and_saved_as_a_picture(watched: Watched) -> None:
    """What is open is in the picture, wherever the window is; in its own size axe finds no barrier."""
    page = watched.page
    chart = _open_chart(page)
    names = _cards(chart).all_inner_texts()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as SVG").click()
    drawing = _content(saved.value.path())
    assert all(name in drawing for name in names)
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as PNG").click()
    assert saved.value.suggested_filename == "org-chart.png"
    assert saved.value.path().read_bytes().startswith(PNG)

    chart.get_by_role("button", name="Hide who is below").first.click()
    expect(_cards(chart)).to_have_count(1)
    page.get_by_role("button", name="Fit to window").click()
    expect(page.get_by_text("100%")).to_be_visible()
    watched.check_accessibility()


def _content(path: Path) -> str:
    return path.read_text(encoding="utf-8")


@pytest.mark.parametrize(("language", "sign"), [("English", 1), ("العربية", -1)])
def test_who_comes_first_stands_where_lines_begin(watched: Watched, language: str, sign: int) -> None:
    """From the left in English, from the right in Arabic."""
    page = watched.page
    _open_chart(page)
    choose_language(page, language)
    expect(page.locator("html")).to_have_attribute("dir", "ltr" if sign == 1 else "rtl")
    row = page.locator(".react-flow__node-person")
    expect(row.nth(1)).to_be_visible()

    tops = [box["y"] for each in row.all() if (box := each.bounding_box())]
    second_level = [each for each in row.all() if (box := each.bounding_box()) and box["y"] == sorted(set(tops))[1]]
    assert sign * (_left_edge(second_level[1]) - _left_edge(second_level[0])) > 0
