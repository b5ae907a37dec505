"""Every state, icon group and operation of the specification, as a person reads it in the history."""

from collections import defaultdict
from urllib.parse import quote

from playwright.sync_api import Page, expect

from tests.e2e.conftest import PICTURES
from tests.support.browser import Watched, screenshot
from tests.support.console_pages import rows, sign_in
from tests.support.mock_control import MockControl
from tests.support.visitor import CSRF_COOKIE, CSRF_HEADER

_LIST = "IDMProv/rest/access/requests/historylist"
_STATES = {
    "role": {
        "running": "New Request, SoD approval start pending, SoD approval start suspended, "
        "SoD exception approval pending, Approval start pending, Approval start suspended, Approval Pending, "
        "Retracting",
        "approved": "SoD exception approved, Approved, Pending Activation, Provisioning",
        "completed": "Provisioned, Cleanup",
        "canceled": "Retracted",
        "error": "Provisioning Error",
        "denied": "SoD exception denied, Denied",
    },
    "resource": {
        "running": "New Request, Approval Retry, Pending Approval Retry, Approval Pending, Retracting",
        "approved": "Approved, Provision retry, Provision retry pending, Provision pending, Provision succeeded, "
        "Provisioning",
        "completed": "Provisioned, Cleanup",
        "canceled": "Retracted",
        "error": "Provisioning Error, Provision failed",
        "denied": "Denied",
    },
    "prd": {
        "running": "Processing",
        "approved": "Approved",
        "canceled": "Retracted",
        "error": "Error",
        "denied": "Denied, Refused",
    },
}
"""
Kind -> icon group -> the states in words.

Source:
    SPEC 4 "Icon groups" and the tables before it; groups that are not there: docs/assumptions.md A-216.
"""
_SIGNS = {
    "running": "circle-dashed",
    "approved": "circle-check",
    "completed": "circle-check",
    "canceled": "circle-minus",
    "error": "triangle-alert",
    "denied": "circle-x",
}
_OPERATIONS = {
    ("role", 10): "Add to user",
    ("role", 15): "Remove from user",
    ("role", 20): "Add to role",
    ("role", 25): "Remove from role",
    ("role", 30): "Add to group",
    ("role", 35): "Remove from group",
    ("role", 40): "Add to container",
    ("role", 41): "Add to container including subtree",
    ("role", 45): "Remove from container",
    ("resource", 10): "Add to user",
    ("resource", 15): "Remove from user",
}
"""Source: SPEC 4 "Request operations"."""

_RECIPIENT = "Herrera"
_ROWS = {"role": 31, "resource": 34, "prd": 48}

# Text, icon and color of the state in each row.
_BADGES = """
(heading) => {
  const place = [...document.querySelectorAll('thead tr > *')].findIndex((head) => head.textContent === heading)
  return [...document.querySelectorAll('tbody tr')].map((row) => {
    const badge = row.children[place].querySelector('svg').parentElement
    return [badge.textContent, badge.firstElementChild.innerHTML, badge.className]
  })
}
"""


def test_every_code_is_shown_as_the_specification_says(watched: Watched, mock: MockControl) -> None:
    """The history shows each state with its text and icon group, each operation, and a failure to load."""
    page = watched.page
    mock.scenario("every-request")
    sign_in(page, address="./#/history")
    expect(rows(page).first).to_be_visible()
    for kind in _STATES:
        page.goto(f"./#/history?type={kind}&q={_RECIPIENT}&sort=status&size=50")
        expect(rows(page)).to_have_count(_ROWS[kind])
        _check_states(page, kind)
    screenshot(page, PICTURES, "request-states")
    _check_operations(page)
    _check_failure(page, mock)
    watched.forgive("489")


def _check_states(page: Page, kind: str) -> None:
    """All states are there; states of one group look alike, and different from those of other groups."""
    seen: list[list[str]] = page.evaluate(_BADGES, "Status")
    groups = {words: group for group, listed in _STATES[kind].items() for words in listed.split(", ")}
    signs: dict[str, set[str]] = defaultdict(set)
    looks: dict[str, set[str]] = defaultdict(set)
    for words, sign, look in seen:
        signs[_SIGNS[groups[words]]].add(sign)
        looks[groups[words]].add(look)
    assert {words for words, _, _ in seen} == set(groups)
    for alike in (signs, looks):
        assert all(len(each) == 1 for each in alike.values())
        assert len(set().union(*alike.values())) == len(alike)


def _check_operations(page: Page) -> None:
    """On the page of one request each."""
    token = next(each["value"] for each in page.context.cookies() if each["name"] == CSRF_COOKIE)
    listed = page.request.get(f"./{_LIST}?size=300", headers={CSRF_HEADER: token}).json()["requests"]
    ids = {(each["entityType"], each.get("requestOper")): each["id"] for each in listed}
    for kind_and_code, words in _OPERATIONS.items():
        page.goto(f"./#/history/{quote(ids[kind_and_code], safe='')}")
        fact = page.locator("dl > div").filter(has=page.get_by_text("Operation", exact=True))
        expect(fact.locator("dd")).to_have_text(words)


def _check_failure(page: Page, mock: MockControl) -> None:
    """The message of the list, and what the server says."""
    reason = "The history is being archived."
    fault = {"Fault": {"Code": {"Value": "Sender"}, "Reason": {"Text": reason}}}
    mock.fault(f"/{_LIST}", status=489, body=fault)
    page.goto("./#/history?q=unread")
    expect(page.get_by_role("alert")).to_contain_text(["Failed to fetch requests list."])
    expect(page.get_by_role("alert")).to_contain_text([reason])
