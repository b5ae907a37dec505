"""Who stands in for somebody on leave decides in a browser of their own."""

import re

import pytest
from playwright.sync_api import expect

from tests.conftest import Stack
from tests.e2e.conftest import People
from tests.support.access_pages import approve, deny, expect_state, open_request, put_into_cart, submit
from tests.support.console_pages import expect_waiting_tasks, waiting_tasks
from tests.support.mock_control import MockControl

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
