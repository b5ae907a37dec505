"""Who stands in for somebody on leave decides in a browser of their own."""

import re

import pytest
from playwright.sync_api import expect

from tests.conftest import Stack
from tests.e2e.conftest import People
from tests.support.access_pages import (
    approve,
    deny,
    expect_state,
    newest,
    open_request,
    open_task,
    put_into_cart,
    submit,
)
from tests.support.console_pages import expect_waiting_tasks, fill_sign_in, waiting_tasks
from tests.support.event_streams import ask_for_service_account
from tests.support.mock_control import MockControl
from tests.support.texts import Texts

OPERATE, AUDIT = "Service Desk: Operate", "General Ledger: Audit"
ASKER, STAND_IN = "user", "helpdesk"
"""The administrator, who decides on every role, is on leave."""


@pytest.fixture(scope="module")
def world(stack: Stack) -> None:
    """The administrator is away."""
    MockControl(stack.mock_url).scenario("on-leave")


def test_who_stands_in_agrees_or_says_why_not(people: People) -> None:
    """Each hears of it, no stream asks; who is refused reads why, in the words of who denied it."""
    asker, stand_in = people(ASKER).page, people(STAND_IN).page
    of_stand_in = waiting_tasks(stand_in)
    put_into_cart(asker, OPERATE)
    submit(asker)
    expect_waiting_tasks(stand_in, of_stand_in + 1)
    expect(stand_in.get_by_role("button", name=re.compile("^Notifications, [0-9]+ new$"))).to_be_visible()
    approve(stand_in, OPERATE)
    expect_state(asker, OPERATE, "Provisioned")

    put_into_cart(asker, AUDIT)
    submit(asker)
    deny(stand_in, AUDIT, "Ask the auditors")
    expect_state(asker, AUDIT, "Denied")
    open_request(asker, AUDIT)
    expect(asker.get_by_text("Ask the auditors")).to_be_visible()


def test_a_decision_outlives_the_session(people: People, stack: Stack) -> None:
    """What was entered into the form of a task is offered after the new sign-in, and is sent with it."""
    ask_for_service_account(stack.console_url)
    watched = people(STAND_IN)
    page = watched.page
    open_task(page, "Service Account")
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
    expect_state(asker, "Service Account", "Approved")
    newest(asker, "Service Account").get_by_role("link").first.click()
    expect(asker.get_by_text("Until the audit")).to_be_visible()
