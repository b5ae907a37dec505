"""One's own permissions: extended before they end, and made the same as a colleague's."""

import time

from playwright.sync_api import Page, expect

from tests.conftest import Stack
from tests.support.browser import Watched
from tests.support.console_pages import choose_action, rows, sign_in
from tests.support.visitor import Visitor

REST = "IDMProv/rest/access"
ENDING, LACKING = "Grid Planning: Run Reports", "Operations Employee"
_WEEK_S = 7 * 86_400


def test_access_is_renewed_and_made_the_same_as_a_colleagues(watched: Watched, stack: Stack) -> None:
    """Both requests need no approval, so the new end date and the new role are there at once."""
    page = watched.page
    _ask_for_a_week(stack)
    sign_in(page, "helpdesk", "./#/permissions?filter.kind=role&q=Grid")
    ending = rows(page).filter(has_text=ENDING)
    choose_action(ending, "Renew…")
    page.get_by_role("dialog").get_by_role("spinbutton", name="month").click()
    page.keyboard.type("03312030")
    _send(page)
    expect(ending).to_contain_text("Mar 31, 2030")

    page.get_by_role("link", name="Same as a colleague").click()
    page.get_by_role("group", name="Colleague").get_by_role("searchbox").fill("herrera")
    page.keyboard.press("Enter")
    page.get_by_role("option", name="Tomás Herrera").click()
    box = page.get_by_role("checkbox", name=f"Select {LACKING}", exact=True)
    box.click()
    page.get_by_role("button", name="Request for me…").click()
    _send(page)
    page.goto("./#/permissions?filter.kind=role&q=Operations")
    expect(rows(page).filter(has=box)).to_contain_text("Assigned directly")


def _ask_for_a_week(stack: Stack) -> None:
    asker = Visitor(stack.console_url)
    asker.sign_in("helpdesk")
    found = asker.get(f"{REST}/permissions", params={"q": ENDING, "nextIndex": 1, "size": 1, "type": "ROLE"}).json()
    ends_ms = round(time.time() + _WEEK_S) * 1000
    asked = {"id": found["permissions"][0]["id"], "entityType": "role", "reason": "Year end", "expDate": ends_ms}
    assert asker.call("POST", f"{REST}/requests/permissions/item", json=asked).json()["success"] is True


def _send(page: Page) -> None:
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("textbox", name="Reason").fill("Still needed")
    dialog.get_by_role("button", name="Send request").click()
    expect(page.get_by_text("Permission requested")).to_be_visible()
