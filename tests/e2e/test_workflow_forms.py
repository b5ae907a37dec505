"""Forms of workflows in their own window: to request something, and to decide."""

import json
from typing import Any
from urllib.parse import urlencode

from playwright.sync_api import FilePayload, Page, expect

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
WORKSHOP = {
    "formContainer": "RequestForms",
    "id": f"cn=WorkshopBooking,cn=RequestForms,{CONFIGURATION}",
    "pid": f"cn=WorkshopBooking,cn=RequestDefs,{CONFIGURATION}",
}
PLAN: FilePayload = {"name": "plan.txt", "mimeType": "text/plain", "buffer": b"Room 1"}
TASKS = "./IDMProv/rest/access/tasks/list?fromIndex=1&size=10&q=*"
ITEM = "./IDMProv/rest/access/tasks/item"


def test_a_laptop_is_asked_for_and_a_task_is_decided(watched: Watched) -> None:
    """Missing fields are shown before the form is sent; the page shows the decision made in the window."""
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

    page.goto(_address(WORKSHOP))
    _fill_in(page, texts)
    watched.check_accessibility()
    page.get_by_role("button", name="Submit").click()
    expect(page.get_by_role("heading", name=texts("formWindow:done.submit"))).to_be_visible()
    kept = _kept(page, "Workshop Booking")
    assert kept.pop("signed")[0].startswith("data:image/png;base64,")
    assert json.loads(kept.pop("plan")[0])["url"] == "data:text/plain;base64,Um9vbSAx"
    assert {key: [json.loads(each) if each[0] == "{" else each for each in values] for key, values in kept.items()} == {
        "subject": ["Safety"],
        "day": ["31/03/2027"],
        "begins": ["08:30"],
        "room": ["oslo-2"],
        "budget": ["1200.5"],
        "topics": ["ladders"],
        "costs": [{"Lunch": 120}],
        "lastTime": [{"room": "good", "food": ""}],
        "guests": [{"name": "Ben Ito", "mail": ""}],
    }


def _fill_in(page: Page, texts: Texts) -> None:
    """Every type of field that stock forms do not have, by keys where there are keys."""
    page.get_by_label("Subject").fill("Safety")
    page.get_by_role("group", name="Day").get_by_role("spinbutton").first.press_sequentially("03312027")
    page.get_by_role("group", name="Begins").get_by_role("spinbutton").first.press_sequentially("830am")
    page.get_by_label("Room", exact=True).select_option("Oslo / Second floor")
    page.get_by_label("Budget").fill("1200.5")
    page.get_by_role("textbox", name="Topics 1").fill("ladders")
    page.get_by_label("For what").fill("Lunch")
    page.get_by_label("Amount").fill("120")
    page.get_by_role("radiogroup", name="The room").get_by_text("Good").click()
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name=texts("workflowForm:file.choose")).click()
    chooser.value.set_files(PLAN)
    page.get_by_role("button", name="Add another: Guests").click()
    page.get_by_label("Name", exact=True).fill("Ben Ito")
    paper = page.locator("canvas")
    paper.hover(position={"x": 60, "y": 60})
    page.mouse.down()
    for x, y in ((120, 20), (160, 90), (240, 40)):
        paper.hover(position={"x": x, "y": y})
    page.mouse.up()


def _kept(page: Page, name: str) -> dict[str, list[str]]:
    """Data of the newest request on the server, as its approver sees it."""
    task = next(each for each in _tasks(page) if each["processName"] == name)
    item = page.request.post(ITEM, headers=_token(page), data={"taskId": task["taskId"]}).json()
    return {each["name"]: each["values"] for each in item["dataItems"]}


def _address(named: dict[str, str]) -> str:
    return f"./#/form/details?{urlencode(named)}"


def _tasks(page: Page) -> list[dict[str, Any]]:
    tasks: list[dict[str, Any]] = page.request.get(TASKS, headers=_token(page)).json()["tasks"]
    return tasks


def _token(page: Page) -> dict[str, str]:
    return {CSRF_HEADER: next(each["value"] for each in page.context.cookies() if each["name"] == CSRF_COOKIE)}
