"""Acting for another, and hearing in one browser what happens in another."""

import re

from playwright.sync_api import Browser, Page, expect

from tests.conftest import Stack
from tests.e2e.conftest import PICTURES
from tests.support.browser import Watched, screenshot, watched_page
from tests.support.console_pages import sign_in
from tests.support.visitor import Visitor

SERVICE_ACCOUNT = "cn=ServiceAccount,cn=RequestDefs,cn=AppConfig,cn=User Application Driver,cn=driverset1,o=system"


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


def _waiting(page: Page) -> int:
    entry = page.get_by_role("link", name=re.compile("^Tasks [0-9]+ waiting$")).inner_text()
    return int(re.sub("[^0-9]", "", entry))


def test_what_happens_in_one_browser_shows_in_others(watched: Watched, browser: Browser, stack: Stack) -> None:
    """Somebody asks for something: the number of tasks and the bell follow, in both browsers, without a reload."""
    with watched_page(browser, base_url=f"{stack.console_url}/") as elsewhere:
        pages = (watched.page, elsewhere.page)
        for page in pages:
            sign_in(page, address="./#/tasks")
        count = _waiting(watched.page)
        asker = Visitor(stack.console_url)
        asker.sign_in("user")
        body = {"id": SERVICE_ACCOUNT, "entityType": "prd", "dataItems": [{"name": "program", "values": ["backup"]}]}
        asker.call("POST", "IDMProv/rest/access/requests/permissions/item", json=body)

        for page in pages:
            expect(page.get_by_role("link", name=f"Tasks {count + 1} waiting")).to_be_visible()
            expect(page.get_by_role("button", name=re.compile("^Notifications, [0-9]+ new$"))).to_be_visible()
