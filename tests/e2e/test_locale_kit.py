"""Links in other languages: translated by hand and by file, and seen on the home page."""

from playwright.sync_api import FilePayload, Page, expect

from tests.support.browser import Watched
from tests.support.console_pages import choose_language, sign_in


def _save(page: Page) -> None:
    page.get_by_role("button", name="Save texts").click()
    expect(page.get_by_text("Texts saved").first).to_be_visible()


def _upload(page: Page, content: str) -> None:
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Upload").click()
    file = FilePayload(name="ar.properties", mimeType="text/plain", buffer=content.encode("latin-1"))
    chooser.value.set_files(file)


def test_a_link_is_translated_and_seen(watched: Watched) -> None:
    """One text is typed, one comes from a file, whose broken escape is told; the home page shows both in Arabic."""
    page = watched.page
    sign_in(page, address="./#/localekit")
    page.get_by_role("link", name="العربية").click()
    link = page.get_by_role("textbox", name="My Tasks")
    expect(link).to_have_attribute("dir", "rtl")
    link.fill("ما عليّ اليوم 🚀")
    _save(page)

    _upload(page, "category.1.name=\\u00g1")
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_text("Line 1")).to_be_visible()
    dialog.get_by_role("button", name="Cancel").click()
    _upload(page, "category.1.name=\\u0643\\u0644 \\u064a\\u0648\\u0645\ncategory.99.name=gone\n")
    expect(dialog.get_by_role("insertion").first).to_have_text("كل يوم")
    expect(dialog.get_by_text("Unknown keys: 1")).to_be_visible()
    dialog.get_by_role("button", name="Use selected texts").click()
    _save(page)

    choose_language(page, "العربية")
    page.goto("./#/landing")
    expect(page.get_by_role("heading", name="كل يوم")).to_be_visible()
    expect(page.get_by_text("ما عليّ اليوم 🚀")).to_be_visible()
