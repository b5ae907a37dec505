"""Every language of the interface in a real browser, chosen by a person who stays on the page."""

from playwright.sync_api import expect

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
