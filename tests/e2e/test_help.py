"""The help, in a window of its own."""

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.conftest import Stack
from tests.support.browser import Watched, watched_page
from tests.support.console_pages import expect_loaded, sign_in
from tests.support.texts import Texts


def test_help_opens_at_what_it_says_of_the_page(watched: Watched) -> None:
    """The help opens in a window of 900 by 600 (SPEC 2 "Help"), scrolled to the section about the page."""
    page = watched.page
    sign_in(page)
    expect_loaded(page, 10)
    with page.expect_popup() as opened:
        page.get_by_role("button", name="Help", exact=True).click()
    window = opened.value
    window.wait_for_load_state()

    assert re.search(r"/assets/help/en/(index[.]html)?#users$", window.url)
    assert window.evaluate("[innerWidth, innerHeight]") == [900, 600]
    expect(window.locator("#users")).to_be_in_viewport()


@pytest.mark.parametrize("language", ["en", "ar"])
@pytest.mark.parametrize(("scheme", "width"), [("light", 900), ("dark", 360)])
def test_the_help_has_no_barriers(browser: Browser, stack: Stack, language: str, scheme: str, width: int) -> None:
    """The page is in the language of the person and no policy is broken."""
    options = {"color_scheme": scheme, "viewport": {"width": width, "height": 600}}
    with watched_page(browser, base_url=f"{stack.console_url}/", **options) as watched:
        watched.page.goto(f"./assets/help/{language}/index.html#workflowmonitoring")

        title = Texts(language)("shell:section.workflowmonitoring")

        assert watched.page.locator("html").get_attribute("lang") == language
        expect(watched.page.locator("#workflowmonitoring")).to_contain_text(title)
        assert watched.page.locator("section").count() == watched.page.locator("nav li").count() > 30
        watched.check_width()
        watched.check_accessibility()
