"""What one person asks for and others decide, each in a browser of their own, which hear of each other."""

import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.conftest import Stack
from tests.support.browser import Watched, watched_page
from tests.support.console_pages import expect_waiting_tasks, fill_sign_in, rows, sign_in, waiting_tasks
from tests.support.event_streams import ask_for_service_account, hold_polls
from tests.support.mock_control import MockControl
from tests.support.texts import Texts
from tests.support.visitor import Visitor

REST = "IDMProv/rest/access"
POST, RELEASE, AUDIT = (f"General Ledger: {duty}" for duty in ("Post Payments", "Release Payments", "Audit"))
EXCEPTION = "General Ledger Post Payments and Release Payments"
ASKER, STAND_IN, LEGAL, FINANCE, IT = "user", "helpdesk", "fakdeniz", "cfouquet", "mhaering"
"""The administrator, who decides on every role, is on leave; two of the three heads decide on exceptions."""

People = Callable[[str], Watched]


@pytest.fixture(scope="module")
def people(browser: Browser, stack: Stack) -> Iterator[People]:
    """Browsers by account, signed in once; streams have no other news than what they are told of."""
    MockControl(stack.mock_url).scenario("on-leave")
    known: dict[str, Watched] = {}
    with ExitStack() as opened:

        def browser_of(account: str) -> Watched:
            if account not in known:
                watched = opened.enter_context(watched_page(browser, base_url=f"{stack.console_url}/"))
                sign_in(watched.page, account, "./#/tasks")
                expect(watched.page.get_by_role("heading", level=1)).to_be_visible()
                hold_polls(stack.redis_url, stack.environ["BFF_SECRET_KEYS"])
                known[account] = watched
            return known[account]

        yield browser_of


def test_an_exception_and_then_the_role_are_approved(people: People, stack: Stack) -> None:
    """Two of three heads agree to the conflict, then who stands in to the role; each hears of it, no stream asks."""
    _give_post_payments(stack)
    asker, head, stand_in = (people(account).page for account in (ASKER, LEGAL, STAND_IN))
    of_head, of_stand_in = waiting_tasks(head), waiting_tasks(stand_in)
    _put_into_cart(asker, RELEASE)
    asker.get_by_label("Justification").fill("Deputy of the treasurer")
    _submit(asker)

    expect_waiting_tasks(head, of_head + 1)
    _approve_by_call(stack, FINANCE, EXCEPTION)
    _expect_state(asker, RELEASE, "SoD exception approval pending")
    assert len(_tasks(_visitor(stack, IT), EXCEPTION)) == 1
    _approve(head, EXCEPTION)
    expect_waiting_tasks(stand_in, of_stand_in + 1)
    expect(stand_in.get_by_role("button", name=re.compile("^Notifications, [0-9]+ new$"))).to_be_visible()
    assert _tasks(_visitor(stack, IT), EXCEPTION) == []
    _expect_state(asker, RELEASE, "Approval Pending")
    _approve(stand_in, RELEASE)

    _expect_state(asker, RELEASE, "Provisioned")


def test_who_is_refused_reads_why(people: People) -> None:
    """On the page of the request, in the words of who denied it."""
    asker, stand_in = people(ASKER).page, people(STAND_IN).page
    _put_into_cart(asker, AUDIT)
    _submit(asker)
    _open(stand_in, AUDIT)
    stand_in.get_by_role("group", name="Decision").get_by_role("button", name="Deny").click()
    dialog = stand_in.get_by_role("dialog", name="Deny")
    dialog.get_by_role("textbox", name="Comment").fill("Ask the auditors")
    dialog.get_by_role("button", name="Deny").click()
    expect(stand_in.get_by_text("Denied.")).to_be_visible()

    _expect_state(asker, AUDIT, "Denied")
    _newest(asker, AUDIT).get_by_role("link").first.click()
    expect(asker.get_by_text("Ask the auditors")).to_be_visible()


def test_a_decision_outlives_the_session(people: People, stack: Stack) -> None:
    """What was entered into the form of a task is offered after the new sign-in, and is sent with it."""
    ask_for_service_account(stack.console_url)
    watched = people(STAND_IN)
    page = watched.page
    _open(page, "Service Account")
    form = page.get_by_role("region", name="Form data")
    form.get_by_role("textbox", name="Comment").fill("Until the audit")
    page.context.clear_cookies()
    form.get_by_role("button", name="Approve").click()
    fill_sign_in(page, STAND_IN)
    watched.forgive("401")
    page.get_by_role("button", name=Texts("en")("drafts:restore")).click()

    expect(form.get_by_role("textbox", name="Comment")).to_have_value("Until the audit")
    form.get_by_role("button", name="Approve").click()
    expect(page.get_by_text("Approved.")).to_be_visible()
    asker = people(ASKER).page
    _expect_state(asker, "Service Account", "Approved")
    _newest(asker, "Service Account").get_by_role("link").first.click()
    expect(asker.get_by_text("Until the audit")).to_be_visible()


def _give_post_payments(stack: Stack) -> None:
    """What the requester has before, so that the other role is a conflict."""
    asker = _visitor(stack, ASKER)
    found = asker.get(f"{REST}/permissions", params={"q": POST, "nextIndex": 1, "size": 1, "type": "ROLE"}).json()
    wish = {"id": found["permissions"][0]["id"], "entityType": "role", "reason": "Year end"}
    assert asker.call("POST", f"{REST}/requests/permissions/item", json=wish).json()["success"] is True
    _approve_by_call(stack, STAND_IN, POST)


def _approve_by_call(stack: Stack, account: str, name: str) -> None:
    visitor = _visitor(stack, account)
    listed = [{"taskId": task["taskId"]} for task in _tasks(visitor, name)]
    done = visitor.call("POST", f"{REST}/tasks", json={"tasks": listed, "action": "approve"}).json()
    assert (len(listed), done["success"]) == (1, True), done


def _tasks(visitor: Visitor, name: str) -> list[dict[str, Any]]:
    """Of what the requester wishes for themself."""
    found = visitor.get(f"{REST}/tasks/list", params={"fromIndex": 1, "size": 300, "q": "*"}).json()["tasks"]
    return [task for task in found if task["processName"] == name and task["recipient"].startswith(f"cn={ASKER},")]


def _visitor(stack: Stack, account: str) -> Visitor:
    visitor = Visitor(stack.console_url)
    visitor.sign_in(account)
    return visitor


def _put_into_cart(page: Page, name: str) -> None:
    page.goto("./#/requests")
    page.get_by_role("searchbox", name=Texts("en")("requests:search")).fill(name)
    page.keyboard.press("Enter")
    page.get_by_role("button", name=f"Add {name}", exact=True).click()


def _submit(page: Page) -> None:
    cart = page.get_by_role("region", name=Texts("en")("requests:cart.title"))
    cart.get_by_label("Reason").fill("Year end")
    cart.get_by_role("button", name="Submit").click()
    expect(page.get_by_text("Requests submitted: 1")).to_be_visible()


def _approve(page: Page, name: str) -> None:
    _open(page, name)
    page.get_by_role("group", name="Decision").get_by_role("button", name="Approve").click()
    page.get_by_role("dialog").get_by_role("button", name="Approve").click()
    expect(page.get_by_text("Approved.")).to_be_visible()


def _open(page: Page, name: str) -> None:
    """Go to the task that has just come, through the list."""
    page.goto("./#/tasks")
    _newest(page, name).get_by_role("link").first.click()


def _newest(page: Page, name: str) -> Locator:
    row = rows(page).first
    expect(row).to_contain_text(name)
    return row


def _expect_state(page: Page, name: str, state: str) -> None:
    """Look into the history, as it is now."""
    page.goto("./#/history")
    page.reload()
    expect(_newest(page, name)).to_contain_text(state)
