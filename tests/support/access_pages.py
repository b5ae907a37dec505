"""Steps of people who request access, or who decide on requests."""

from playwright.sync_api import Locator, Page, expect

from tests.support.console_pages import rows
from tests.support.texts import Texts

_ENGLISH = Texts("en")


def search_catalogue(page: Page, words: str) -> None:
    """Look for something to ask for, on the page of the catalogue."""
    page.get_by_role("searchbox", name=_ENGLISH("requests:search")).fill(words)
    page.keyboard.press("Enter")


def put_into_cart(page: Page, name: str) -> None:
    """Find something in the catalogue, and put it into the cart."""
    page.goto("./#/requests")
    search_catalogue(page, name)
    page.get_by_role("button", name=f"Add {name}", exact=True).click()


def cart(page: Page) -> Locator:
    """The cart beside the catalogue."""
    return page.get_by_role("region", name=_ENGLISH("requests:cart.title"))


def submit(page: Page, reason: str = "Year end") -> None:
    """Enter a reason, and submit the one item of the cart."""
    cart(page).get_by_label("Reason").fill(reason)
    cart(page).get_by_role("button", name="Submit").click()
    expect(page.get_by_text("Request submitted")).to_be_visible()


def newest(page: Page, name: str) -> Locator:
    """The first row of a list, which must have this name."""
    row = rows(page).first
    expect(row).to_contain_text(name)
    return row


def open_task(page: Page, name: str) -> None:
    """Open the newest task from the list."""
    page.goto("./#/tasks")
    newest(page, name).get_by_role("link").first.click()


def approve(page: Page, name: str) -> None:
    """Agree to the newest task."""
    open_task(page, name)
    page.get_by_role("group", name="Decision").get_by_role("button", name="Approve").click()
    page.get_by_role("dialog").get_by_role("button", name="Approve").click()
    expect(page.get_by_text("Approved.")).to_be_visible()


def deny(page: Page, name: str, why: str) -> None:
    """Deny the newest task with a reason."""
    open_task(page, name)
    deny_opened(page, why)


def deny_opened(page: Page, why: str) -> None:
    """Deny the task on the open page with a reason."""
    page.get_by_role("group", name="Decision").get_by_role("button", name="Deny").click()
    dialog = page.get_by_role("dialog", name="Deny")
    dialog.get_by_role("textbox", name="Comment").fill(why)
    dialog.get_by_role("button", name="Deny").click()
    expect(page.get_by_text("Denied.")).to_be_visible()


def expect_state(page: Page, name: str, state: str) -> None:
    """Expect a state in the history, which updates when others act."""
    page.goto("./#/history")
    expect(newest(page, name)).to_contain_text(state)


def open_request(page: Page, name: str) -> None:
    """Go from the history to the page of the newest request."""
    newest(page, name).get_by_role("link").first.click()
