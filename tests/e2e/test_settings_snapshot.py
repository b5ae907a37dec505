"""A setting that somebody broke comes back from a snapshot; settings move to another installation by file."""

from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from tests.conftest import Stack
from tests.support.browser import Watched, watched_page
from tests.support.console_pages import sign_in
from tests.support.mock_control import MockControl

ALL_REQUESTS = "Allow delegating all requests together"


def _save_snapshot(page: Page, folder: Path) -> Path:
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save snapshot").click()
    file = folder / saved.value.suggested_filename
    saved.value.save_as(file)
    return file


def _save_settings(page: Page) -> None:
    page.get_by_role("button", name="Save settings").click()
    expect(page.get_by_text("Settings saved")).to_be_visible()


def test_a_broken_setting_is_restored_from_a_snapshot(watched: Watched, tmp_path: Path) -> None:
    """The snapshot is saved, the changed setting is found, checked and restored, and its own page shows it."""
    page = watched.page
    sign_in(page, address="./#/configuration/snapshot")
    file = _save_snapshot(page, tmp_path)
    assert '"allRequests": true' in file.read_text(encoding="utf-8")

    page.goto("./#/configuration/delegation")
    page.get_by_text(ALL_REQUESTS, exact=True).click()
    _save_settings(page)

    page.goto("./#/configuration/snapshot")
    page.locator("input[type=file]").set_input_files(file)
    page.get_by_role("checkbox", name=f"Select {ALL_REQUESTS}").check(force=True)
    page.get_by_role("button", name="Check selected settings").click()
    expect(page.get_by_text("Will change")).to_be_visible()
    page.get_by_role("button", name="Restore", exact=True).click()
    page.get_by_role("alertdialog").get_by_role("button", name="Restore", exact=True).click()
    expect(page.get_by_text("Restored", exact=True)).to_be_visible()
    expect(page.get_by_text("No differences")).to_be_visible()

    page.goto("./#/configuration/delegation")
    expect(page.get_by_role("switch", name=ALL_REQUESTS)).to_be_checked()


def test_settings_move_to_another_installation(
    watched: Watched, browser: Browser, other_stack: Stack, tmp_path: Path
) -> None:
    """All differences but the host are restored there, after their number is typed; the host, selected itself, too."""
    page = watched.page
    sign_in(page, address="./#/configuration/delegation")
    page.get_by_text(ALL_REQUESTS, exact=True).click()
    page.get_by_role("textbox", name="Keep expired delegations").fill("77")
    _save_settings(page)
    page.goto("./#/emailapproval")
    page.get_by_role("textbox", name="SMTP host").fill("mail.of.test")
    _save_settings(page)
    page.goto("./#/configuration/snapshot")
    file = _save_snapshot(page, tmp_path)

    MockControl(other_stack.mock_url).reset()
    with watched_page(browser, base_url=f"{other_stack.console_url}/") as other:
        there = other.page
        sign_in(there, address="./#/configuration/snapshot")
        there.locator("input[type=file]").set_input_files(file)
        expect(there.get_by_role("checkbox", name=f"Select {ALL_REQUESTS}")).to_have_count(1)
        differing = there.locator("tbody").get_by_role("checkbox").count() - 1
        there.get_by_role("checkbox", name="Select all rows").check(force=True)
        host = there.get_by_role("checkbox", name="Select SMTP host")
        expect(host).not_to_be_checked()
        there.get_by_role("button", name="Check selected settings").click()
        expect(there.get_by_text("Will change", exact=True)).to_have_count(differing)
        there.get_by_role("button", name="Restore", exact=True).click()
        question = there.get_by_role("alertdialog")
        question.get_by_role("textbox").fill(str(differing))
        question.get_by_role("button", name="Restore", exact=True).click()
        expect(there.get_by_text("Restored", exact=True)).to_have_count(differing)
        expect(there.locator("tbody").get_by_role("checkbox")).to_have_count(1)
        host.check(force=True)
        there.get_by_role("button", name="Check selected settings").click()
        there.get_by_role("button", name="Restore", exact=True).click()
        question.get_by_role("button", name="Restore", exact=True).click()
        expect(there.get_by_text("No differences")).to_be_visible()

        there.goto("./#/configuration/delegation")
        expect(there.get_by_role("textbox", name="Keep expired delegations")).to_have_value("77")
        expect(there.get_by_role("switch", name=ALL_REQUESTS)).not_to_be_checked()
