"""Administrators: assigned a part of a domain, given permissions, revoked; nobody else sees the list."""

from playwright.sync_api import Page, expect

from tests.support.browser import Watched
from tests.support.console_pages import choose_action, rows, sign_in

_LIST = "./#/configuration/adminassignments"


def _choose(page: Page, label: str, name: str, *, several: bool) -> None:
    box = page.get_by_role("group", name=label).get_by_role("searchbox")
    box.fill(name)
    box.press("Enter")
    page.get_by_role("option", name=name).first.click()
    if several:
        page.keyboard.press("Escape")


def test_a_colleague_becomes_administrator_of_a_part(watched: Watched) -> None:
    """Assigned in part, given a permission on a role, and revoked after a question."""
    page = watched.page
    sign_in(page, address=_LIST)
    expect(rows(page).first).to_be_visible()
    page.get_by_role("button", name="Assign administrator").click()
    dialog = page.get_by_role("dialog")
    _choose(page, "Administrator", "Chidi Nwosu", several=False)
    dialog.get_by_role("combobox", name="Domain").select_option(label="Role")
    dialog.get_by_role("button", name="Assign administrator").click()
    expect(page.get_by_text("Administrator assigned successfully")).to_be_visible()

    page.get_by_role("searchbox", name="Search administrators").fill("Chidi")
    expect(rows(page)).to_have_count(1)
    page.get_by_role("link", name="Chidi Nwosu").click()
    expect(page.get_by_text("No permission in this domain")).to_be_visible()
    page.get_by_role("button", name="Add permissions").click()
    _choose(page, "Objects", "General Ledger: Read", several=True)
    page.get_by_role("dialog").locator("label", has_text="Assign Role").click()
    page.get_by_role("dialog").get_by_role("button", name="Add permissions").click()
    expect(page.get_by_text("Permissions saved successfully")).to_be_visible()
    expect(page.locator("table").get_by_role("row", name="General Ledger: Read")).to_contain_text("Permitted")

    page.goto(f"{_LIST}?q=Chidi")
    expect(rows(page)).to_have_count(1)
    choose_action(rows(page).first, "Revoke…")
    page.get_by_role("alertdialog").get_by_role("button", name="Revoke").click()
    expect(page.get_by_text("Revoked: 1")).to_be_visible()


def test_the_last_administrator_of_a_domain_is_named_before_it_is_revoked(watched: Watched) -> None:
    """Amara Okafor administers provisioning too: revoking her own assignment asks for her name."""
    page = watched.page
    sign_in(page, address=f"{_LIST}?q=Amara&filter.kind=PROVISIONING")
    expect(rows(page)).to_have_count(1)
    choose_action(rows(page).first, "Revoke…")
    question = page.get_by_role("alertdialog")
    expect(question.get_by_text("These are your own rights", exact=False)).to_be_visible()
    expect(question.get_by_role("button", name="Revoke")).to_be_disabled()
