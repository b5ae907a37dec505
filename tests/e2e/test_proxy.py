"""Acting for another."""

from playwright.sync_api import expect

from tests.e2e.conftest import PICTURES
from tests.support.browser import Watched, screenshot
from tests.support.console_pages import sign_in


def test_a_proxy_acts_for_somebody_until_they_exit(watched: Watched) -> None:
    """With a band all the time, over a reload too; other pages stay closed."""
    page = watched.page
    sign_in(page, "admin", address="./#/tasks")
    page.locator("header").get_by_role("button").last.click()
    page.get_by_role("menuitem", name="Proxy As").click()
    dialog = page.get_by_role("dialog", name="Proxy As")
    expect(dialog.get_by_role("button", name="Continue")).to_be_disabled()
    dialog.get_by_role("searchbox").fill("herrera")
    page.keyboard.press("Enter")
    dialog.get_by_role("option", name="Tomás Herrera").click()
    screenshot(page, PICTURES, "proxy-as")
    watched.check_accessibility()
    dialog.get_by_role("button", name="Continue").click()

    band = page.get_by_text("You act for Tomás Herrera.")
    expect(band).to_be_visible()
    expect(page.get_by_text("Administration")).to_have_count(0)
    screenshot(page, PICTURES, "acting-for-somebody")
    watched.check_accessibility()
    page.reload()
    expect(band).to_be_visible()
    page.get_by_role("button", name="Exit Proxy : Tomás Herrera").click()
    expect(band).to_have_count(0)
    expect(page.get_by_text("Administration")).to_be_visible()
