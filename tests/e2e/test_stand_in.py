"""A deputy decides for a person on leave, each in their own browser."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.conftest import Stack
from tests.e2e.conftest import People
from tests.support.access_pages import approve, deny, expect_state, newest, open_request, put_into_cart, submit
from tests.support.console_pages import choose_action, expect_waiting_tasks, waiting_tasks
from tests.support.event_streams import ask_for_service_account

OPERATE, AUDIT = "Service Desk: Operate", "General Ledger: Audit"
TASK = "Service Account"
WORLD = "on-leave"
ASKER, STAND_IN, AWAY = "user", "helpdesk", "admin"
"""The administrator, who decides on every role, is on leave."""


def test_who_stands_in_agrees_or_says_why_not(people: People) -> None:
    """Both hear of the decision without a poll; the requester reads the reason in the words of the approver."""
    asker, stand_in = people(ASKER).page, people(STAND_IN).page
    of_stand_in = waiting_tasks(stand_in)
    put_into_cart(asker, OPERATE)
    submit(asker)
    expect_waiting_tasks(stand_in, of_stand_in + 1)
    expect(stand_in.get_by_role("button", name=re.compile("^Notifications, [0-9]+ new"))).to_be_visible()
    approve(stand_in, OPERATE)
    expect_state(asker, OPERATE, "Provisioned")

    put_into_cart(asker, AUDIT)
    submit(asker)
    deny(stand_in, AUDIT, "Ask the auditors")
    expect_state(asker, AUDIT, "Denied")
    open_request(asker, AUDIT)
    expect(asker.get_by_text("Ask the auditors")).to_be_visible()


def test_a_task_goes_from_hand_to_hand(people: People, stack: Stack) -> None:
    """A claimed task cannot be decided by others, a released one can; a reassigned task comes back when returned."""
    ask_for_service_account(stack.console_url)
    stand_in, away, other = (people(account).page for account in (STAND_IN, AWAY, ASKER))
    of_away = waiting_tasks(away)

    choose_action(_task(stand_in), "Claim")
    expect(stand_in.get_by_text("Claimed.")).to_be_visible()
    expect(_task(away)).to_contain_text("Claimed by Chidi Nwosu")
    _task(away).get_by_role("link").first.click()
    expect(away.get_by_role("button", name="Reassign")).to_be_visible()
    expect(away.get_by_role("button", name="Approve")).to_have_count(0)
    choose_action(_task(stand_in), "Release")
    expect(stand_in.get_by_text("Released.")).to_be_visible()
    expect(_task(away)).not_to_contain_text("Claimed")

    _reassign(away)
    expect_waiting_tasks(other, 1)
    expect_waiting_tasks(away, of_away - 1)
    _give_back(other, "Not mine")
    expect_waiting_tasks(other, 0)
    expect_waiting_tasks(away, of_away)


def _task(page: Page) -> Locator:
    """The row of the list, as it is now."""
    page.goto("./#/tasks")
    page.reload()
    return newest(page, TASK)


def _reassign(page: Page) -> None:
    choose_action(_task(page), "Reassign…")
    dialog = page.get_by_role("dialog", name="Reassign")
    dialog.get_by_role("searchbox").fill("herrera")
    page.keyboard.press("Enter")
    dialog.get_by_role("option", name="Tomás Herrera").click()
    dialog.get_by_role("button", name="Reassign").click()
    expect(page.get_by_text("Reassigned.")).to_be_visible()


def _give_back(page: Page, why: str) -> None:
    choose_action(_task(page), "Return…")
    dialog = page.get_by_role("dialog", name="Return")
    dialog.get_by_role("textbox", name="Comment").fill(why)
    dialog.get_by_role("button", name="Return").click()
    expect(page.get_by_text("Returned.")).to_be_visible()
