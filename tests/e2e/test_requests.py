"""Asking for access: for oneself with a conflict of duties, across the end of a session; for ten people at once."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import PICTURES
from tests.support.browser import Watched, screenshot
from tests.support.console_pages import fill_sign_in, sign_in
from tests.support.texts import Texts
from tests.support.visitor import Visitor

_ENGLISH = Texts("en")
_POST, _RELEASE = "General Ledger: Post Payments", "General Ledger: Release Payments"
_ROLE = "Contracts: Audit"
_PEOPLE = 10
_REST = "IDMProv/rest/access"


def test_a_cart_with_a_conflict_outlives_the_session(watched: Watched) -> None:
    """Both roles are named as soon as the second is added; signed in again, the cart is there, and is submitted."""
    page = watched.page
    sign_in(page, "user", "./#/requests")
    _search(page, "Payments")
    for name in (_POST, _RELEASE):
        page.get_by_role("button", name=f"Add {name}", exact=True).click()
    conflict = page.get_by_role("group", name=f"conflict of {_RELEASE}")
    expect(conflict).to_contain_text(_ENGLISH("requests:conflict.titleSelf"))
    expect(conflict.get_by_role("listitem")).to_contain_text([_RELEASE, _POST])
    conflict.get_by_label("Justification").fill("Deputy of the treasurer")
    _cart(page).get_by_label("Reason").fill("Year end")
    screenshot(page, PICTURES, "request-conflict")
    watched.check_accessibility()

    page.context.clear_cookies()
    _submit(page)
    fill_sign_in(page, "user")
    watched.forgive("401")

    expect(page.get_by_label("Justification")).to_have_value("Deputy of the treasurer")
    expect(_cart(page).get_by_label("Reason")).to_have_value("Year end")
    _submit(page)
    expect(page.get_by_text("Requests submitted: 2")).to_be_visible()


def test_of_ten_people_two_are_told_one_by_one(watched: Watched, signed_in: Visitor) -> None:
    """Somebody else asks for two of them in between; these two stay in the cart with the reason."""
    page = watched.page
    sign_in(page, "admin", "./#/requests")
    page.get_by_role("radio", name=_ENGLISH("requests:for.others")).click()
    page.get_by_role("group", name=_ENGLISH("requests:for.who")).get_by_role("searchbox").fill("an")
    page.keyboard.press("Enter")
    options = page.get_by_role("option")
    expect(options.nth(_PEOPLE)).to_be_attached()
    for place in range(_PEOPLE):
        options.nth(place).click()
    page.keyboard.press("Escape")
    _search(page, _ROLE)
    page.get_by_role("button", name=f"Add {_ROLE}", exact=True).click()
    _cart(page).get_by_label("Reason").fill("Audit of the year")
    expect(_cart(page).get_by_role("button", name=f"Submit {_PEOPLE} requests")).to_be_enabled()
    _ask_for_two(signed_in)
    _submit(page)

    expect(page.get_by_text(f"{_PEOPLE - 2} of {_PEOPLE} requests submitted.")).to_be_visible()
    expect(_cart(page).get_by_text(re.compile("already\\.$"))).to_have_count(2)
    screenshot(page, PICTURES, "request-for-ten")
    watched.check_accessibility()


def _ask_for_two(visitor: Visitor) -> None:
    """The same role for the first two, from another browser."""
    people = visitor.get(f"{_REST}/teams/recipients/userlist/v2?q=an&nextIndex=1&size=2&client=1").json()["recipients"]
    found = visitor.get(f"{_REST}/permissions?q={_ROLE}&nextIndex=1&size=1&type=ROLE").json()["permissions"]
    recipients = [{"dn": person["dn"], "type": "user"} for person in people]
    wish = {"id": found[0]["id"], "entityType": "role", "reason": "Audit", "recipients": recipients}
    assert visitor.call("POST", f"{_REST}/requests/permissions/item", json=wish).json()["success"]


def _search(page: Page, words: str) -> None:
    page.get_by_role("searchbox", name=_ENGLISH("requests:search")).fill(words)
    page.keyboard.press("Enter")


def _cart(page: Page) -> Locator:
    return page.get_by_role("region", name=_ENGLISH("requests:cart.title"))


def _submit(page: Page) -> None:
    _cart(page).get_by_role("button", name="Submit").click()
