"""Every language of the interface in a real browser, chosen by a person who stays on the page."""

from playwright.sync_api import FloatRect, Locator, expect

from tests.e2e.conftest import PICTURES
from tests.support.browser import Watched, screenshot
from tests.support.console_pages import choose_language, expect_loaded, sign_in
from tests.support.texts import Texts

LANGUAGES = {
    "ar": "العربية",
    "de": "Deutsch",
    "es": "Español",
    "fr": "Français",
    "he": "עברית",
    "it": "Italiano",
    "ja": "日本語",
    "nl": "Nederlands",
    "pt-BR": "Português (Brasil)",
    "ru": "Русский",
    "zh-CN": "简体中文",
    "zh-TW": "繁體中文",
    "en": "English",
}
RIGHT_TO_LEFT = {"ar", "he"}
_LINE = 16
"""Less than the height of a line, in pixels."""


def test_every_language_turns_the_page_at_once(watched: Watched) -> None:
    """Texts, ``lang`` and ``dir`` change without a reload, and nothing outgrows a phone."""
    page = watched.page
    sign_in(page)
    expect_loaded(page, 10)
    page.evaluate("window.isTheSameDocument = true")

    for code, name in LANGUAGES.items():
        choose_language(page, name)
        expect(page.get_by_role("heading", level=1)).to_have_text(Texts(code)("users:title"))
        expect(page.locator("html")).to_have_attribute("lang", code)
        expect(page.locator("html")).to_have_attribute("dir", "rtl" if code in RIGHT_TO_LEFT else "ltr")
        for width in (360, 1280):
            page.set_viewport_size({"width": width, "height": 800})
            watched.check_width()
            screenshot(page, PICTURES, f"language-{code}-{width}")

    assert page.evaluate("window.isTheSameDocument")


def test_no_language_breaks_the_lines_of_short_texts(watched: Watched) -> None:
    """In the catalog, search and category are in one row, type and order too; a short text of a list is in one line."""
    page = watched.page
    sign_in(page, address="./#/sod")
    expect(page.get_by_text(Texts("en")("sods:hasConflicts"), exact=True).first).to_be_visible()

    for code, name in LANGUAGES.items():
        choose_language(page, name)
        texts = Texts(code)
        page.goto("./#/sod")
        found = page.get_by_text(texts("sods:hasConflicts"), exact=True).first
        assert _box(found)["height"] < 2 * _LINE, code
        page.goto("./#/requests")
        search = page.get_by_role("searchbox", name=texts("requests:search"), exact=True)
        category, order = (
            page.get_by_role("combobox", name=texts(f"requests:{each}.label")) for each in ("category", "sort")
        )
        kinds = page.get_by_role("radiogroup", name=texts("requests:type.label"))
        for one, other in ((search, category), (kinds, order)):
            assert abs(_middle(one) - _middle(other)) < _LINE, code


def _middle(element: Locator) -> float:
    box = _box(element)
    return box["y"] + box["height"] / 2


def _box(element: Locator) -> FloatRect:
    expect(element).to_be_visible()
    box = element.bounding_box()
    assert box
    return box
