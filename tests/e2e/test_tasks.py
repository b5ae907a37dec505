"""Tasks: one person asks, another decides, by hand, by keys and on a phone, and is told the outcome of each."""

from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.conftest import Stack
from tests.e2e.conftest import PICTURES
from tests.support.browser import Watched, screenshot
from tests.support.console_pages import (
    expect_loaded,
    expect_waiting_tasks,
    rows,
    sign_in,
    waiting_tasks,
)
from tests.support.mock_control import MockControl
from tests.support.visitor import Visitor

ACCESS = "/IDMProv/rest/access"
SERVICE_ACCOUNT = "cn=ServiceAccount,cn=RequestDefs,cn=AppConfig,cn=User Application Driver,cn=driverset1,o=system"
APPROVED, DENIED = 2, 1


def _ask(asker: Visitor, program: str) -> None:
    """Request something with data, on which the administrator decides."""
    data = [{"name": "program", "values": [program]}]
    body = {"id": SERVICE_ACCOUNT, "entityType": "prd", "dataItems": data}
    assert asker.call("POST", f"{ACCESS}/requests/permissions/item", json=body).json()["success"] is True


def _states(asker: Visitor) -> list[int]:
    """The states of the person's requests, the latest first."""
    found: dict[str, Any] = asker.get(
        f"{ACCESS}/requests/historylist?q=Service%20Account&sortBy=requestDate&sortOrder=desc"
    ).json()
    return [each["requestState"] for each in found["requests"]]


def _dialog(page: Page, name: str) -> Locator:
    return page.get_by_role("dialog", name=name)


def test_what_one_asks_for_another_decides(watched: Watched, stack: Stack, mock: MockControl) -> None:
    """Tasks are decided with their data in view, by keys, several at once, and on a phone."""
    page = watched.page
    mock.scenario("everything-pending")
    asker = Visitor(stack.console_url)
    asker.sign_in("user")
    _ask(asker, "backup")

    sign_in(page, address="./#/tasks")
    expect_loaded(page, 10)
    count = waiting_tasks(page)
    _approve_on_its_page(page)
    expect_waiting_tasks(page, count - 1)
    assert _states(asker)[0] == APPROVED

    _ask(asker, "crawler")
    page.reload()
    _deny_by_keys(page)
    assert _states(asker)[0] == DENIED

    _ask(asker, "reports")
    page.reload()
    _approve_some(page)
    expect_waiting_tasks(page, count - 2)
    page.reload()  # the list may still have what was just decided
    _approve_on_a_phone(page)
    _look_back(page)


def _approve_on_its_page(page: Page) -> None:
    rows(page).get_by_role("link", name="Service Account").click()
    form = page.get_by_role("region", name="Form data")
    expect(form.get_by_role("textbox", name="Program")).to_have_value("backup")
    expect(page.get_by_role("region", name="Approval history")).to_contain_text("Amara Okafor")
    form.get_by_role("textbox", name="Comment").fill("Agreed")
    asked_for = page.get_by_role("heading", level=1)
    expect(asked_for).to_contain_text("Service Account")
    form.get_by_role("button", name="Approve").click()
    expect(page.get_by_text("Approved.")).to_be_visible()
    expect(asked_for).not_to_contain_text("Service Account")  # the next one
    expect(page.get_by_role("group", name="Decision")).to_be_visible()
    page.get_by_role("link", name="Tasks", exact=True).click()
    expect_loaded(page, 10)


def _deny_by_keys(page: Page) -> None:
    """A task that asks for data is decided in its form, which the same key opens."""
    expect_loaded(page, 10)
    page.keyboard.press("j")
    expect(rows(page).get_by_role("link", name="Service Account")).to_be_focused()
    page.keyboard.press("d")
    form = page.get_by_role("region", name="Form data")
    form.get_by_role("textbox", name="Comment").fill("Not needed")
    page.get_by_role("heading", level=1).click()
    page.keyboard.press("d")
    expect(form.get_by_role("button", name="Deny")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_text("Denied.")).to_be_visible()
    page.get_by_role("link", name="Tasks", exact=True).click()
    expect_loaded(page, 10)
    expect(rows(page).get_by_role("link", name="Service Account")).to_have_count(0)


def _approve_some(page: Page) -> None:
    """One of three tasks asks for data, so it is left out and stays; afterwards a task has the focus again."""
    expect_loaded(page, 10)
    page.keyboard.type("jxjxjx")
    expect(page.get_by_role("toolbar")).to_contain_text("3 selected")
    page.keyboard.press("a")
    dialog = _dialog(page, "Approve")
    expect(dialog.get_by_text("Not included")).to_contain_text("Service Account")
    expect(dialog.get_by_role("textbox", name="Comment")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_text("Approved.")).to_be_visible()
    expect(rows(page).get_by_role("link", name="Service Account")).to_be_visible()


def _approve_on_a_phone(page: Page) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    expect(rows(page).first.get_by_role("button", name="Approve…")).to_be_visible()
    rows(page).nth(1).get_by_role("link").first.click()  # the first one asks for data
    approve = page.get_by_role("group", name="Decision").get_by_role("button", name="Approve")
    expect(approve).to_be_in_viewport(ratio=1)
    screenshot(page, PICTURES, "task-phone")
    approve.click()
    asked_for = page.get_by_role("heading", level=1).inner_text()
    page.get_by_role("dialog").get_by_role("button", name="Approve").click()
    expect(page.get_by_text("Approved.")).to_be_visible()
    expect(page.get_by_role("heading", level=1)).not_to_have_text(asked_for)


def _look_back(page: Page) -> None:
    """Completed tasks are listed, and can be opened without a new decision."""
    page.goto("./#/taskHistory")
    denied = rows(page).filter(has_text="Not needed")
    expect(denied).to_contain_text("Denied")
    denied.get_by_role("link").first.click()
    expect(page.get_by_role("region", name="Approval history")).to_contain_text("Approvers: ")
    expect(page.get_by_role("group", name="Decision")).to_have_count(0)
