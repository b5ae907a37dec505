"""Forms of workflows in a window of their own: to ask for something, and to decide."""

from typing import Any
from urllib.parse import urlencode

from playwright.sync_api import Page, expect

from tests.support.browser import Watched
from tests.support.console_pages import sign_in
from tests.support.texts import Texts
from tests.support.visitor import CSRF_COOKIE, CSRF_HEADER

CONFIGURATION = "cn=AppConfig,cn=User Application Driver,cn=driverset1,o=system"
LAPTOP = {
    "formContainer": "RequestForms",
    "id": f"cn=Request,cn=RequestForms,{CONFIGURATION}",
    "pid": f"cn=Laptop,cn=RequestDefs,{CONFIGURATION}",
}
TASKS = "./IDMProv/rest/access/tasks/list?fromIndex=1&size=10&q=*"


def test_a_laptop_is_asked_for_and_a_task_is_decided(watched: Watched) -> None:
    """What is missing is told before it is sent; what a window decides is told by the page."""
    page, texts = watched.page, Texts("en")
    sign_in(page, address=_address(LAPTOP))
    expect(page.get_by_role("heading", level=1)).to_have_text("Laptop")
    page.get_by_role("button", name="Submit").click()
    expect(page.get_by_role("textbox", name="Model")).to_be_focused()
    watched.check_accessibility()
    page.get_by_role("textbox", name="Model").fill("X1")
    page.get_by_role("button", name="Submit").click()
    expect(page.get_by_role("heading", name=texts("formWindow:done.submit"))).to_be_visible()

    task = next(each for each in _tasks(page) if not each["bulkApprovable"])
    page.goto(f"./#/tasks/{task['taskId']}")
    with page.context.expect_page() as opened:
        page.get_by_role("button", name=texts("workflowForm:window.open")).click()
    window = opened.value
    window.get_by_role("textbox", name="Comment").fill("Agreed")
    window.get_by_role("button", name="Approve").click()
    expect(window.get_by_role("heading", name=texts("formWindow:done.ApprovalAction"))).to_be_visible()
    expect(page.get_by_text(texts("tasks:done.approve"))).to_be_visible()
    assert task["taskId"] not in [each["taskId"] for each in _tasks(page)]


def _address(named: dict[str, str]) -> str:
    return f"./#/form/details?{urlencode(named)}"


def _tasks(page: Page) -> list[dict[str, Any]]:
    token = next(each["value"] for each in page.context.cookies() if each["name"] == CSRF_COOKIE)
    tasks: list[dict[str, Any]] = page.request.get(TASKS, headers={CSRF_HEADER: token}).json()["tasks"]
    return tasks
