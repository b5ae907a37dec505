"""Asking for access: with a conflict of duties, across the end of a session; for ten people by a form; with values."""

import json
import re
from collections.abc import Callable
from urllib.parse import urlencode

from playwright.sync_api import Locator, Page, Response, expect

from tests.e2e.conftest import PICTURES
from tests.support.browser import Watched, screenshot
from tests.support.console_pages import fill_sign_in, sign_in
from tests.support.mock_control import MockControl
from tests.support.texts import Texts
from tests.support.visitor import Visitor

_ENGLISH = Texts("en")
_POST, _RELEASE = "General Ledger: Post Payments", "General Ledger: Release Payments"
_DEFINITION = "Laptop"
_PEOPLE = 10
_WORDS = "an"
_REST = "IDMProv/rest/access"
_ASKING = "**/requests/permissions"
_LAPTOP = (
    "cn=Laptop,cn=Equipment,cn=ResourceDefs,cn=RoleConfig,cn=AppConfig,"
    "cn=User Application Driver,cn=driverset1,o=system"
)

_IS_ON_TOP = """
(button) => {
  const { left, top, width, height } = button.getBoundingClientRect()
  return button.contains(document.elementFromPoint(left + width / 2, top + height / 2))
}
"""


def test_a_cart_with_a_conflict_outlives_the_session(watched: Watched) -> None:
    """Both roles of the conflict are named when the second is added; the cart is there after a new sign-in."""
    page = watched.page
    sign_in(page, "user", "./#/requests")
    _scroll_down_the_catalogue(page)
    expect(_cart(page)).to_be_in_viewport(ratio=1)
    _search(page, "Payments")
    for name in (_POST, _RELEASE):
        page.get_by_role("button", name=f"Add {name}", exact=True).click()
    conflict = page.get_by_role("group", name=f"Conflict of duties: {_RELEASE}")
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
    _leave_while_it_is_sent(page)
    expect(_cart(page).get_by_text("Status unknown")).to_have_count(2)
    screenshot(page, PICTURES, "request-in-doubt")
    for _ in (_POST, _RELEASE):
        _cart(page).get_by_role("button", name=re.compile("^Include")).first.click()
    _submit(page)
    expect(page.get_by_text("Requests submitted: 2")).to_be_visible()


def _scroll_down_the_catalogue(page: Page) -> None:
    offers = page.get_by_role("button", name=re.compile("^Add "))
    offers.last.scroll_into_view_if_needed()
    expect(offers.first).not_to_be_in_viewport()


def _leave_while_it_is_sent(page: Page) -> None:
    """Reload the page while the call for both roles is on its way, and confirm to leave; the call is lost."""
    page.route(_ASKING, lambda _route: None)
    page.once("dialog", lambda dialog: dialog.accept())
    with page.expect_request(_ASKING):
        _submit(page)
    page.reload()
    page.unroute(_ASKING)


def test_of_ten_people_two_are_told_one_by_one(watched: Watched, signed_in: Visitor) -> None:
    """
    The help desk fills in one form for ten people.

    Two were deleted meanwhile, and stay in the cart with a reason.
    """
    page = watched.page
    sign_in(page, "helpdesk", "./#/requests")
    page.get_by_role("radio", name=_ENGLISH("requests:for.others")).click()
    _choose_people(page)
    page.get_by_role("button", name=f"Add {_DEFINITION}", exact=True).click()
    page.get_by_role("textbox", name="Model").fill("X1")
    screenshot(page, PICTURES, "request-form")
    watched.check_accessibility()
    page.get_by_role("button", name=_ENGLISH("requests:item.add")).click()
    _cart(page).get_by_label("Reason").fill("They start on Monday")
    expect(_cart(page).get_by_role("button", name=f"Submit {_PEOPLE} requests")).to_be_enabled()
    one, other = _remove_two(signed_in)
    with page.expect_response(_refusal_about(one)), page.expect_response(_refusal_about(other)):
        _submit(page)

    expect(page.get_by_text(f"{_PEOPLE - 2} of {_PEOPLE} requests submitted.")).to_be_visible()
    expect(_cart(page).get_by_text("You may not ask for this.")).to_have_count(2)
    watched.forgive("489")
    screenshot(page, PICTURES, "request-for-ten")
    page.get_by_role("button", name=_ENGLISH("ui:close")).click()  # The report covers the elements below it.
    expect(_cart(page).get_by_role("button", name="Submit 2 requests")).to_be_enabled()
    watched.check_accessibility()


def test_values_are_chosen_where_they_are_listed_and_typed_where_not(watched: Watched, mock: MockControl) -> None:
    """A value comes from the code map, two from an entitlement, two are typed; the request has them as entered."""
    mock.scenario("listed-values")
    page = watched.page
    sign_in(page, "user", f"./#/requests?{urlencode({'item': _LAPTOP, 'kind': 'resource'})}")
    dialog = page.get_by_role("dialog", name="Laptop")
    licence = _choose_values(dialog.get_by_role("group", name=re.compile("^Licence")), 1)
    groups = _choose_values(dialog.get_by_role("group", name=re.compile("^Groups")), 2)
    dialog.get_by_role("textbox", name="Programs 1").fill("Blender")
    dialog.get_by_role("button", name="Add another: Programs").click()
    dialog.get_by_role("textbox", name="Programs 2").fill("Krita")
    screenshot(page, PICTURES, "request-values")
    watched.check_accessibility()
    dialog.get_by_role("button", name=_ENGLISH("requests:item.add")).click()
    _cart(page).get_by_label("Reason").fill("We draw")
    with page.expect_request("**/requests/permissions/item") as sent:
        _submit(page)

    expect(page.get_by_text("Request submitted")).to_be_visible()
    assert {each["key"]: each["value"] for each in json.loads(sent.value.post_data or "")["permReqParams"]} == {
        "licence": licence[0],
        "groups": groups,
        "programs": ["Blender", "Krita"],
    }
    watched.forgive("489")  # Not everybody may read the details of an item.


def _choose_values(picker: Locator, count: int) -> list[str]:
    """Choose the first so many values, and give their wire names."""
    page = picker.page
    with page.expect_response(re.compile("/values[?]|entitlementValues")) as answered:
        picker.get_by_role("searchbox").fill("e")
        page.keyboard.press("Enter")
    found = answered.value.json()
    options = page.get_by_role("listbox").get_by_role("option")
    for place in range(count):
        options.nth(place).click()
        expect(picker.get_by_role("button", name=re.compile("^Remove "))).to_have_count(place + 1)
    if count > 1:
        page.keyboard.press("Escape")  # If only one value can be chosen, the list has closed by now.
    values = found.get("codeMapValues") or found["entitlementValues"]
    return [each["value"] for each in values[:count]]


def _choose_people(page: Page) -> None:
    """Choose the first ten people that are found, one after the other."""
    picker = page.get_by_role("group", name=_ENGLISH("requests:for.who"))
    picker.get_by_role("searchbox").fill(_WORDS)
    page.keyboard.press("Enter")
    options = page.get_by_role("listbox").get_by_role("option")
    expect(options.nth(_PEOPLE)).to_be_attached()
    _check_bar_stays_on_top(page)
    for place in range(_PEOPLE):
        options.nth(place).click()
        expect(picker.get_by_role("button", name=re.compile("^Remove "))).to_have_count(place + 1)
    page.keyboard.press("Escape")


def _check_bar_stays_on_top(page: Page) -> None:
    """When the page is scrolled, the offers move under the bar."""
    page.get_by_role("listbox").evaluate("(list) => scrollBy(0, list.getBoundingClientRect().top)")
    assert page.get_by_role("button", name=_ENGLISH("shell:palette.open")).evaluate(_IS_ON_TOP)
    page.evaluate("scrollTo(0, 0)")


def _remove_two(visitor: Visitor) -> list[str]:
    """The first two of the same people, by an administrator."""
    found = visitor.get(f"{_REST}/teams/recipients/userlist/v2?q={_WORDS}&nextIndex=1&size=2&client=1")
    gone = [person["dn"] for person in found.json()["recipients"]]
    members = [{"dn": dn} for dn in gone]
    assert visitor.call("DELETE", f"{_REST}/user", json={"members": members}).json()["success"]
    return gone


def _refusal_about(dn: str) -> Callable[[Response], bool]:
    """Match the 489 for this person, whose permissions are read again after a cart was sent."""
    return lambda response: response.status == 489 and dn in (response.request.post_data or "")


def _search(page: Page, words: str) -> None:
    page.get_by_role("searchbox", name=_ENGLISH("requests:search")).fill(words)
    page.keyboard.press("Enter")


def _cart(page: Page) -> Locator:
    return page.get_by_role("region", name=_ENGLISH("requests:cart.title"))


def _submit(page: Page) -> None:
    _cart(page).get_by_role("button", name="Submit").click()
