"""One person requests and several decide, each in their own browser, where they see each other's changes."""

from typing import Any
from urllib.parse import quote

from playwright.sync_api import Page, expect

from tests.conftest import Stack
from tests.e2e.conftest import People
from tests.support.access_pages import approve, deny, expect_state, open_request, put_into_cart, submit
from tests.support.console_pages import expect_waiting_tasks, rows, waiting_tasks
from tests.support.visitor import Visitor

REST = "IDMProv/rest/access"
POST, RELEASE, LEDGER = "Treasury: Post Payments", "Treasury: Release Payments", "General Ledger: Post Payments"
EXCEPTION = "Treasury Post Payments and Release Payments"
ASKER, LEGAL, FINANCE, IT, HELPER = "user", "fakdeniz", "cfouquet", "mhaering", "helpdesk"
"""An exception needs two of the three heads. The role of the treasury needs Finance, and then IT."""


def test_an_exception_is_voted_on_and_the_role_approved_in_turn(people: People, stack: Stack) -> None:
    """Two of three heads agree to the conflict; then one head decides, and the next has the task only then."""
    _give_post_payments(stack)
    asker, legal, finance, it = (people(account).page for account in (ASKER, LEGAL, FINANCE, IT))
    of_finance, of_it = waiting_tasks(finance), waiting_tasks(it)
    put_into_cart(asker, RELEASE)
    asker.get_by_label("Justification").fill("Deputy of the treasurer")
    submit(asker)

    expect_waiting_tasks(it, of_it + 1)
    approve(finance, EXCEPTION)
    expect_state(asker, RELEASE, "SoD exception approval pending")
    approve(legal, EXCEPTION)
    expect_waiting_tasks(finance, of_finance + 1)
    expect_waiting_tasks(it, of_it)
    approve(finance, RELEASE)
    expect_waiting_tasks(it, of_it + 1)
    _expect_step(asker, RELEASE, "Approval 2")
    approve(it, RELEASE)

    expect_state(asker, RELEASE, "Provisioned")
    asker.goto("./#/permissions?filter.kind=role&q=Treasury")
    expect(rows(asker).filter(has_text=RELEASE)).to_contain_text("Assigned directly")


def test_one_no_of_two_leaves_the_vote_open(people: People) -> None:
    """A quorum of half leaves the vote open after one denial; the second one decides, and both comments are shown."""
    asker, finance, it = (people(account).page for account in (ASKER, FINANCE, IT))
    put_into_cart(asker, LEDGER)
    submit(asker)

    deny(finance, LEDGER, "Ask the auditors")
    expect_state(asker, LEDGER, "Approval Pending")
    deny(it, LEDGER, "No account for it")

    expect_state(asker, LEDGER, "Denied")
    open_request(asker, LEDGER)
    for words in ("Ask the auditors", "No account for it"):
        expect(asker.get_by_text(words)).to_be_visible()


def test_a_claim_shows_where_others_look_at_the_task(people: People, stack: Stack) -> None:
    """The list of all tasks and the page of the task show the claim, though the helper's own tasks are the same."""
    head, page = _visitor(stack, FINANCE), people(HELPER).page
    found = head.get(f"{REST}/tasks/list", params={"fromIndex": 1, "size": 300, "q": "*"}).json()["tasks"]
    task = next(each for each in found if not each["taskClaimed"])
    beside = page.context.new_page()
    page.goto(f"./#/tasks?of=others&q={quote(task['processName'])}")
    beside.goto(f"./#/tasks/{quote(task['taskId'], safe='')}?of=others")
    row = rows(page).filter(has=page.locator(f"a[href*='{quote(task['taskId'], safe='')}']"))
    claims = [place.get_by_text("Claimed by").first for place in (row, beside.get_by_role("main"))]
    expect(row).to_be_visible()
    expect(beside.get_by_role("heading", level=1)).to_contain_text(task["processName"])

    for action, count in (("claim", 1), ("release", 0)):
        body = {"tasks": [{"taskId": task["taskId"]}], "action": action}
        assert head.call("POST", f"{REST}/tasks", json=body).json()["success"] is True
        for claim in claims:
            expect(claim).to_have_count(count)
    beside.close()


def _give_post_payments(stack: Stack) -> None:
    """
    Give the requester the role that the other one is in conflict with.

    The approval of one of two heads is enough.
    """
    asker, head = _visitor(stack, ASKER), _visitor(stack, FINANCE)
    found = asker.get(f"{REST}/permissions", params={"q": POST, "nextIndex": 1, "size": 1, "type": "ROLE"}).json()
    asked = {"id": found["permissions"][0]["id"], "entityType": "role", "reason": "Year end"}
    assert asker.call("POST", f"{REST}/requests/permissions/item", json=asked).json()["success"] is True
    listed = [{"taskId": task["taskId"]} for task in _tasks(head, POST)]
    done = head.call("POST", f"{REST}/tasks", json={"tasks": listed, "action": "approve"}).json()
    assert (len(listed), done["success"]) == (1, True), done


def _tasks(visitor: Visitor, name: str) -> list[dict[str, Any]]:
    """The tasks for requests that the requester made for themself."""
    found = visitor.get(f"{REST}/tasks/list", params={"fromIndex": 1, "size": 300, "q": "*"}).json()["tasks"]
    return [task for task in found if task["processName"] == name and task["recipient"].startswith(f"cn={ASKER},")]


def _visitor(stack: Stack, account: str) -> Visitor:
    visitor = Visitor(stack.console_url)
    visitor.sign_in(account)
    return visitor


def _expect_step(page: Page, name: str, step: str) -> None:
    """Expect a step on the page of the request."""
    expect_state(page, name, "Approval Pending")
    open_request(page, name)
    course = page.get_by_role("region", name="Progress")
    expect(course).to_contain_text(step)
