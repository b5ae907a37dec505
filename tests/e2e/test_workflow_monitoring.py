"""Workflows that are stuck are found, explained and ended; new ones are made from templates."""

import re

from playwright.sync_api import Page, expect

from tests.conftest import Stack
from tests.support.browser import Watched
from tests.support.console_pages import choose_language, rows, sign_in
from tests.support.mock_control import MockControl
from tests.support.texts import Texts

SIGNS = ("Runs without an open task", "Approver no longer exists: left", "Saoirse Byrne is away until")


def _fill_in_reason(page: Page, reason: str) -> None:
    page.get_by_role("alertdialog").get_by_role("textbox", name="Reason").fill(reason)


def test_stuck_workflows_are_explained_reassigned_and_terminated(stack: Stack, watched: Watched) -> None:
    """The list says why each workflow may be stuck; one is reassigned, two are terminated with a reason."""
    MockControl(stack.mock_url).scenario("stuck-workflows")
    page = watched.page
    sign_in(page, address="./#/workflowmonitoring")
    page.get_by_role("radio", name=re.compile("^Running")).click()
    for place, sign in enumerate(SIGNS):
        expect(rows(page).nth(place)).to_contain_text(sign)

    rows(page).nth(2).get_by_role("link").first.click()
    expect(page.get_by_text("This workflow may be stuck.")).to_be_visible()
    page.get_by_role("button", name="Reassign task…").first.click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("searchbox").fill("Amara Okafor")
    dialog.get_by_role("searchbox").press("Enter")
    page.get_by_role("option", name=re.compile("Amara Okafor")).click()
    dialog.get_by_role("button", name="Reassign").click()
    expect(page.get_by_text("Tasks reassigned: 1")).to_be_visible()
    expect(page.get_by_text("The approver is available or has a delegate")).to_be_visible()

    page.get_by_role("link", name="Workflow monitoring").first.click()
    page.get_by_role("radio", name=re.compile("^Running")).click()
    expect(rows(page).first).to_contain_text(SIGNS[0])
    for place in (0, 1):
        rows(page).nth(place).get_by_role("checkbox").check()
    page.get_by_role("button", name="Terminate…").click()
    _fill_in_reason(page, "Approvers have left")
    page.get_by_role("alertdialog").get_by_role("textbox").last.fill("2")
    page.get_by_role("alertdialog").get_by_role("button", name="Terminate").click()
    expect(page.get_by_text("Workflows terminated: 2")).to_be_visible()
    expect(rows(page).first).not_to_contain_text(SIGNS[0])
    watched.forgive("489")


def test_a_workflow_is_made_from_a_template_in_arabic(watched: Watched) -> None:
    """The steps lead from the template to the approval, and the last one says what will be created."""
    page, arabic = watched.page, Texts("ar")
    sign_in(page, address="./#/workflowmonitoring/templates")
    choose_language(page, "العربية")
    expect(rows(page)).to_have_count(3)
    page.get_by_role("link", name=arabic("workflows:create.open")).first.click()
    onward = page.get_by_role("button", name=arabic("forms:step.next"))
    page.locator("label", has_text="Serial Approval").click()
    onward.click()
    page.get_by_role("textbox", name=arabic("workflows:template.name")).first.fill("New badge")
    onward.click()
    page.get_by_role("combobox", name=arabic("workflows:field.requestForm")).select_option("Request")
    onward.click()
    page.get_by_role("button", name=arabic("workflows:approver.add")).click()
    onward.click()
    expect(page.get_by_text("New badge").first).to_be_visible()
    page.get_by_role("button", name=arabic("workflows:create.open")).click()
    expect(page.get_by_text(arabic("workflows:create.index"))).to_be_visible()
