"""A setting that somebody broke comes back from a snapshot."""

from pathlib import Path

from playwright.sync_api import expect

from tests.support.browser import Watched
from tests.support.console_pages import sign_in


def test_a_broken_setting_is_restored_from_a_snapshot(watched: Watched, tmp_path: Path) -> None:
    """Saved as a file, found among the differences, checked, restored, and there again on its own page."""
    page = watched.page
    sign_in(page, address="./#/configuration/snapshot")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save snapshot").click()
    file = tmp_path / saved.value.suggested_filename
    saved.value.save_as(file)
    assert '"allRequests": true' in file.read_text(encoding="utf-8")

    page.goto("./#/configuration/delegation")
    page.get_by_text("Allow delegating all requests together", exact=True).click()
    page.get_by_role("button", name="Save settings").click()
    expect(page.get_by_text("Settings saved")).to_be_visible()

    page.goto("./#/configuration/snapshot")
    page.locator("input[type=file]").set_input_files(file)
    page.get_by_role("checkbox", name="Select Allow delegating all requests together").check(force=True)
    page.get_by_role("button", name="Check selected settings").click()
    expect(page.get_by_text("Will change")).to_be_visible()
    page.get_by_role("button", name="Restore", exact=True).click()
    page.get_by_role("alertdialog").get_by_role("button", name="Restore", exact=True).click()
    expect(page.get_by_text("Restored", exact=True)).to_be_visible()
    expect(page.get_by_text("No differences")).to_be_visible()

    page.goto("./#/configuration/delegation")
    expect(page.get_by_role("switch", name="Allow delegating all requests together")).to_be_checked()
