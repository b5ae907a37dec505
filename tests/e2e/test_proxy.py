"""A proxy acts for another person, who sees the results in another browser."""

from playwright.sync_api import Page, expect

from tests.e2e.conftest import PICTURES, People
from tests.support.access_pages import expect_state, newest, open_request, open_task, put_into_cart, submit
from tests.support.browser import Watched, screenshot
from tests.support.console_pages import expect_waiting_tasks, waiting_tasks

TICKET, ROLE = "Service Desk Ticket", "General Ledger: Audit"
PERSON = "Chidi Nwosu"


def test_a_proxy_acts_for_somebody_until_they_exit(people: People) -> None:
    """A banner is always shown; decisions and requests of the proxy count for the other person, who sees them."""
    own, watched = people("helpdesk").page, people("admin")
    page = watched.page
    count = waiting_tasks(own)
    _act_for_somebody(watched)

    open_task(page, TICKET)
    form = page.get_by_role("region", name="Form data")
    form.get_by_role("textbox", name="Comment").fill("Agreed in the meeting")
    form.get_by_role("button", name="Approve").click()
    expect(page.get_by_text("Approved.")).to_be_visible()
    expect_waiting_tasks(own, count - 1)
    put_into_cart(page, ROLE)
    submit(page)
    page.goto("./#/history")
    expect(newest(page, ROLE)).to_contain_text(PERSON)
    expect_state(own, ROLE, "Approval Pending")
    open_request(own, ROLE)
    for who, name in {"Requester": PERSON, "Proxy": "Amara Okafor"}.items():
        fact = own.locator("dl > div").filter(has=own.get_by_text(who, exact=True))
        expect(fact).to_contain_text(name)
    _exit(page)


def _act_for_somebody(watched: Watched) -> None:
    page = watched.page
    page.locator("header").get_by_role("button").last.click()
    page.get_by_role("menuitem", name="Proxy As").click()
    dialog = page.get_by_role("dialog", name="Proxy As")
    expect(dialog.get_by_role("button", name="Continue")).to_be_disabled()
    dialog.get_by_role("searchbox").fill("nwosu")
    page.keyboard.press("Enter")
    dialog.get_by_role("option", name=PERSON).click()
    screenshot(page, PICTURES, "proxy-as")
    watched.check_accessibility()
    dialog.get_by_role("button", name="Continue").click()

    band = page.get_by_text(f"You are acting for {PERSON}.")
    expect(band).to_be_visible()
    expect(page.get_by_text("Administration")).to_have_count(0)
    screenshot(page, PICTURES, "acting-for-somebody")
    watched.check_accessibility()
    page.reload()
    expect(band).to_be_visible()


def _exit(page: Page) -> None:
    page.get_by_role("button", name=f"Exit Proxy : {PERSON}").click()
    expect(page.get_by_text(f"You are acting for {PERSON}.")).to_have_count(0)
    expect(page.get_by_text("Administration")).to_be_visible()
