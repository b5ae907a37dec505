"""Entity definitions: one is created, shown to other people, changed, and deleted with the Save button only."""

import re

from playwright.sync_api import Page, expect

from tests.support.browser import Watched
from tests.support.console_pages import choose_action, choose_language, rows, sign_in


def _text(page: Page, name: str, value: str) -> None:
    page.get_by_role("textbox", name=name).fill(value)


def _save(page: Page) -> None:
    page.get_by_role("button", name="Save", exact=True).click()


def test_a_kind_is_created_changed_and_deleted(watched: Watched) -> None:
    """The new list shows its attributes in order, in Arabic too; a definition with entries cannot be deleted."""
    page = watched.page
    sign_in(page, address="./#/configuration/entities")
    page.get_by_role("button", name="Create entity definition").click()
    _text(page, "Name in your language", "Vehicles")
    _text(page, "Key", "vehicle")
    _text(page, "Container of new entries", "ou=devices,o=data")
    page.get_by_role("button", name="Next").click()
    dialog = page.get_by_role("dialog")
    for label in ("Plate", "Color"):
        page.get_by_role("button", name="Add attribute").click()
        _text(page, "Key", label)
        _text(page, "Label", label)
        dialog.get_by_role("button", name="Apply").click()
    page.get_by_role("combobox", name="Naming attribute").select_option("Plate")
    page.get_by_role("button", name="Next").click()
    page.get_by_role("button", name="Create entity definition").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Vehicles")

    edits = page.get_by_role("button", name=re.compile("^Edit "))
    assert len({box["x"] for box in (edit.bounding_box() for edit in edits.all()) if box}) == 1, "one below the other"
    page.get_by_role("button", name=re.compile("^Edit .?Color")).click()
    _text(page, "Label", "Paint")
    dialog.get_by_role("button", name="Apply").click()
    page.get_by_role("button", name="Review changes").click()
    expect(dialog.get_by_role("insertion").filter(has_text="Paint")).to_be_visible()
    dialog.get_by_role("button", name="Back to the form").click()
    _save(page)
    expect(page.get_by_text("Entity definitions saved")).to_be_visible()

    choose_language(page, "العربية")
    page.goto("./#/entities/vehicle/create")
    expect(page.get_by_role("textbox")).to_have_count(2)
    expect(page.get_by_role("textbox", name="Paint")).to_be_visible()
    choose_language(page, "English")

    page.goto("./#/configuration/entities")
    devices = rows(page).filter(has_text="Devices")
    expect(devices.get_by_role("cell").first).not_to_be_empty()
    choose_action(devices, "Mark for deletion")
    expect(page.get_by_text("cannot be deleted")).to_be_visible()
    choose_action(rows(page).filter(has_text="Vehicles"), "Mark for deletion")
    _save(page)
    question = page.get_by_role("alertdialog")
    expect(question.get_by_role("deletion").filter(has_text="Paint")).to_be_visible()
    question.get_by_role("textbox").fill("Vehicles")
    question.get_by_role("button", name="Delete entity definitions").click()
    expect(page.get_by_text("Entity definitions saved")).to_be_visible()
    expect(rows(page).filter(has_text="Vehicles")).to_have_count(0)
    expect(rows(page).filter(has_text="Devices")).to_have_count(1)
