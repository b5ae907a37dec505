"""Constraints between roles: created, changed and deleted by people with the right, and only read by others."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.conftest import Stack
from tests.support.access_pages import cart, expect_state, newest, put_into_cart, submit
from tests.support.browser import Watched, watched_page
from tests.support.console_pages import LANGUAGES, choose_language, go_to, rows, sign_in, sign_in_speaking
from tests.support.texts import Texts
from tests.support.visitor import Visitor

_FINANCE = (
    "cn=Finance,cn=Level10,cn=RoleDefs,cn=RoleConfig,cn=AppConfig,cn=User Application Driver,cn=driverset1,o=system"
)
_LEDGER, _TREASURY = f"cn=GeneralLedgerRead,{_FINANCE}", f"cn=TreasuryRead,{_FINANCE}"
"""Neither needs an approval, and the asker has none of them."""
_CONSTRAINT = "Reading both"


def _choose(page: Page, side: str, role: str) -> None:
    box = page.get_by_role("group", name=side).get_by_role("searchbox")
    box.fill(role)
    box.press("Enter")
    page.get_by_role("option", name=role).first.click()


def test_an_administrator_keeps_constraints(watched: Watched) -> None:
    """A constraint is created, changed, read again and deleted; the last step in Hebrew."""
    page, hebrew = watched.page, Texts("he")
    sign_in(page, address="./#/sod")
    expect(rows(page)).to_have_count(4)
    page.get_by_role("link", name="Create constraint").click()
    page.get_by_role("textbox", name="Name").fill("Reading and releasing")
    _choose(page, "First role", "General Ledger: Read")
    _choose(page, "Second role", "General Ledger: Release Payments")
    page.get_by_role("button", name="Create constraint").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Reading and releasing")

    page.locator("label", has_text="Always allow").click()
    page.get_by_role("button", name="Save constraint").click()
    expect(page.get_by_text("Constraint updated successfully")).to_be_visible()
    page.reload()
    expect(page.get_by_role("radio", name="Always allow")).to_be_checked()

    choose_language(page, "עברית")
    page.reload()  # the page has loaded its data before the constraint is deleted
    expect(page.get_by_text(hebrew.pattern("definition:holders"))).to_have_count(2)
    expect(page.get_by_text(hebrew.pattern("sods:violators.count")).first).to_be_visible()
    page.get_by_role("button", name=hebrew("sods:delete.open")).click()
    page.get_by_role("button", name=hebrew("sods:delete.verb_one")).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(hebrew("sods:title"))
    expect(rows(page)).to_have_count(4)


def test_a_constraint_is_previewed_and_then_violated(watched: Watched) -> None:
    """The preview names who would have both roles; afterwards the page names the same people, with their ways."""
    page = watched.page
    sign_in(page, address="./#/sod/create")
    page.get_by_role("textbox", name="Name").fill("Reading and releasing")
    _choose(page, "First role", "General Ledger: Read")
    _choose(page, "Second role", "General Ledger: Release Payments")
    impact = page.get_by_role("region", name="Impact of this change")
    figure = impact.get_by_role("radio", name=re.compile("New conflicts"))
    expect(figure).to_have_text(re.compile(r"[1-9]"))
    counted = re.search(r"\d+", figure.inner_text())
    assert counted
    expect(impact.get_by_text("Nobody loses a role through the constraint.")).to_be_visible()

    page.get_by_role("button", name="Create constraint").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Reading and releasing")

    people = page.get_by_role("region", name="Who has both roles today")
    expect(people).to_contain_text(f"People who have both roles: {counted[0]}")
    expect(people).to_contain_text("General Ledger: Release Payments: Assigned directly")

    page.goto("./#/sod/create")
    expect(page.get_by_role("heading", level=1)).to_have_text("Create constraint")
    _choose(page, "First role", "General Ledger: Release Payments")
    _choose(page, "Second role", "General Ledger: Read")
    expect(page.get_by_text("There is a constraint between these roles already:")).to_be_visible()
    expect(page.get_by_role("link", name="Reading and releasing")).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_exception_of_a_new_constraint_is_granted(
    watched: Watched, browser: Browser, stack: Stack, language: str
) -> None:
    """An administrator adds a constraint and decides on its exceptions: who has both roles then is on its page."""
    page = watched.page
    texts = sign_in_speaking(page, language, address="./#/sod/create")
    _add_constraint(page, texts, [_name_of(stack, dn) for dn in (_LEDGER, _TREASURY)])
    people = page.get_by_role("region", name=texts("sods:violators.title"))
    told = people.get_by_text(texts.pattern("sods:violators.count"))
    before = int(re.sub(r"\D", "", told.inner_text()))

    with watched_page(browser, base_url=f"{stack.console_url}/") as asking:
        sign_in(asking.page, "user", "./#/requests")
        expect(asking.page.get_by_role("heading", level=1)).to_be_visible()
        put_into_cart(asking.page, "General Ledger: Read")
        _submit(asking.page)
        expect_state(asking.page, "General Ledger: Read", "Provisioned")
        put_into_cart(asking.page, "Treasury: Read")
        asking.page.get_by_label("Justification").fill("Deputy of the treasurer")
        _submit(asking.page)
        expect_state(asking.page, "Treasury: Read", "SoD exception approval pending")
        _approve(page, texts)
        expect_state(asking.page, "Treasury: Read", "Provisioned")

    go_to(page, texts, _CONSTRAINT, "sod")
    expect(told).to_have_text(re.compile(rf"\b{before + 1}\b"))


def _submit(page: Page) -> None:
    """Until all is sent, the page asks before it is left."""
    submit(page)
    expect(cart(page)).to_contain_text("Your request is empty.")


def _add_constraint(page: Page, texts: Texts, roles: list[str]) -> None:
    """The administrator alone decides on its exceptions."""
    page.get_by_role("textbox", name=texts("sods:texts.name")).fill(_CONSTRAINT)
    for side, role in zip(("first", "second"), roles, strict=True):
        _choose(page, texts(f"sods:roles.{side}"), role)
    page.locator("label", has_text=texts("sods:exceptions.defaultApprovers")).click()
    _choose(page, texts("approval:approvers"), "Amara Okafor")
    page.keyboard.press("Escape")
    page.get_by_role("button", name=texts("sods:create.open")).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(_CONSTRAINT)


def _name_of(stack: Stack, role: str) -> str:
    """The name of a role in the administrator's language."""
    visitor = Visitor(stack.console_url)
    visitor.sign_in()
    body = {"roles": [{"id": role}]}
    found = visitor.call("POST", "IDMProv/rest/catalog/roles/roleV2", json=body).json()["roles"]
    name: str = found[0]["name"]
    return name


def _approve(page: Page, texts: Texts) -> None:
    """Agree to the exception."""
    go_to(page, texts, texts("shell:section.tasks"), "page")
    newest(page, _CONSTRAINT).get_by_role("link").first.click()
    decision = page.get_by_role("group", name=texts("tasks:decision"))
    decision.get_by_role("button", name=texts("tasks:verb.approve")).click()
    page.get_by_role("dialog").get_by_role("button", name=texts("tasks:verb.approve")).click()
    expect(page.get_by_text(texts("tasks:done.approve"))).to_be_visible()
