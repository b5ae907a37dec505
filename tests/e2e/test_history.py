"""One's own requests and permissions: listed, retracted, given back."""

import re

from playwright.sync_api import Page, expect

from tests.support.browser import Watched
from tests.support.console_pages import choose_action, rows, sign_in
from tests.support.mock_control import MockControl


def test_what_was_asked_for_and_what_one_has(watched: Watched, mock: MockControl) -> None:
    """An employee takes a request back and gives a role back, which is a request again."""
    page = watched.page
    mock.scenario("everything-pending")
    sign_in(page, "user", address="./#/history")
    expect(rows(page).first).to_contain_text("Approval Pending")
    _retract_a_role(page)
    given_back = _give_back_a_role(page)
    _find_in_history(page, given_back)


def _retract_a_role(page: Page) -> None:
    """The page of the request shows its state before and after the retraction."""
    page.get_by_role("radio", name="Roles").click()
    expect(page).to_have_url(re.compile(r"#/history\?type=role$"))
    rows(page).get_by_role("link").first.click()
    course = page.get_by_role("region", name="Progress")
    expect(course.get_by_role("listitem")).to_contain_text(["Requested", "Approval Pending", "Provisioning"])
    expect(course.get_by_role("listitem").nth(1)).to_contain_text("Assigned to ")
    page.get_by_role("button", name="Retract…").click()
    _confirm(page, "Retract")
    expect(page.get_by_text("Request retracted")).to_be_visible()
    expect(course).to_contain_text("Retract")
    expect(page.get_by_role("button", name="Retract…")).to_have_count(0)


def _give_back_a_role(page: Page) -> str:
    """Only a directly assigned role can be given back; the message has its name."""
    page.goto("./#/permissions?filter.kind=role&filter.source=user")
    held = rows(page).first
    expect(held).to_contain_text("Assigned directly")
    name = held.get_by_role("rowheader").locator("bdi").first.inner_text()
    choose_action(held, "Remove…")
    _confirm(page, "Remove")
    expect(page.get_by_text("Removal requested")).to_be_visible()
    return name


def _find_in_history(page: Page, name: str) -> None:
    page.goto("./#/history?filter.action=revoke")
    expect(rows(page).first).to_contain_text(name)
    expect(rows(page).first).to_contain_text("Revoke")


def _confirm(page: Page, verb: str) -> None:
    page.get_by_role("alertdialog").get_by_role("button", name=verb).click()
