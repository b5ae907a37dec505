"""Settings of the installation: set wrong and restored, changed by two people, and closed to other people."""

import re

from playwright.sync_api import Browser, Locator, Page, expect

from tests.conftest import Stack
from tests.support.browser import Watched, watched_page
from tests.support.console_pages import choose_language, rows, sign_in
from tests.support.mock_control import MockControl
from tests.support.texts import Texts

_ARABIC = Texts("ar")
_SAVED = "Settings saved"


def _save(page: Page) -> None:
    page.get_by_role("button", name="Save settings").click()
    expect(page.get_by_text(_SAVED)).to_be_visible()


def _enter(page: Page, name: str, value: str) -> None:
    field = page.get_by_role("textbox", name=name, exact=True)
    field.fill(value)
    field.blur()


def _field(page: Page, name: str) -> None:
    expect(page.get_by_role("textbox", name=name, exact=True)).to_be_visible()


def test_a_setting_is_broken_and_put_back(watched: Watched) -> None:
    """A setting is found by search, refused in its field, saved, still there after a reload, and reset."""
    page = watched.page
    sign_in(page, address="./#/configuration")
    expect(page.get_by_role("heading", level=1)).to_have_text("Configuration")
    page.get_by_role("searchbox", name="Find a setting").fill("expired absences")
    page.get_by_role("link", name="Keep expired absences").click()
    kept = page.get_by_role("textbox", name="Keep expired absences")
    expect(kept).to_be_focused()
    expect(kept).to_have_value("129,600")

    kept.fill("")
    kept.blur()
    page.get_by_role("button", name="Save settings").click()
    expect(page.get_by_text("1 error")).to_be_visible()
    kept.fill("0")
    kept.blur()
    page.get_by_role("button", name="Review changes").click()
    expect(page.get_by_role("dialog").get_by_text("129,600 minutes")).to_be_visible()
    page.get_by_role("button", name="Back to the form").click()
    _save(page)

    page.reload()
    expect(kept).to_have_value("0")
    kept.fill("129600")
    kept.blur()
    _save(page)


def test_a_stopped_engine_is_told_until_it_is_started(watched: Watched, browser: Browser, stack: Stack) -> None:
    """The engine's name is typed to stop it; home, configuration, lists and pages show that, to others too."""
    page = watched.page
    sign_in(page, address="./#/configuration/workflowengine")
    page.get_by_role("button", name="Stop engine").click()
    question = page.get_by_role("alertdialog")
    expect(question.get_by_role("button", name="Stop engine")).to_be_disabled()
    question.get_by_role("textbox").fill("idm-engine-1")
    question.get_by_role("button", name="Stop engine").click()
    expect(page.get_by_role("button", name="Start engine")).to_be_visible()

    page.goto("./#/configuration/delegation")
    told = page.get_by_text(re.compile(r"The workflow engine .*idm-engine-1.* is stopped"))
    expect(told).to_be_visible()
    for address in ("./#/landing", "./#/workflowmonitoring", "./#/tasks", "./#/history"):
        page.goto(address)
        expect(told).to_be_visible()
    for address in ("./#/tasks", "./#/history"):
        page.goto(address)
        rows(page).get_by_role("link").first.click()
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        expect(page.get_by_role("table")).to_have_count(0)
        expect(told).to_be_visible()
    with watched_page(browser, base_url=f"{stack.console_url}/") as other:
        sign_in(other.page, address="./#/configuration/caching")
        expect(other.page.get_by_text(re.compile("The workflow engine .* is stopped"))).to_be_visible()
    page.get_by_role("link", name="Go to the workflow engine").click()
    page.get_by_role("button", name="Start engine").click()
    expect(page.get_by_role("button", name="Stop engine")).to_be_visible()
    page.goto("./#/configuration/delegation")
    _field(page, "Keep expired delegations")
    expect(told).to_have_count(0)


def test_two_administrators_keep_each_others_changes(watched: Watched, browser: Browser, stack: Stack) -> None:
    """Each administrator changes another setting of a page that both opened before."""
    address = "./#/configuration/caching"
    first = watched.page
    sign_in(first, address=address)
    with watched_page(browser, base_url=f"{stack.console_url}/") as other:
        second = other.page
        sign_in(second, address=address)
        objects, lock = "Maximum objects", "Lock timeout"
        _field(second, lock)
        _enter(first, objects, "500")
        _save(first)
        _enter(second, lock, "9000")
        _save(second)
        expect(second.get_by_role("textbox", name=objects, exact=True)).to_have_value("500")
    first.reload()
    expect(first.get_by_role("textbox", name=lock, exact=True)).to_have_value("9,000")
    expect(first.get_by_role("textbox", name=objects, exact=True)).to_have_value("500")


def test_caches_are_flushed_and_levels_are_changed_in_arabic(watched: Watched, mock: MockControl) -> None:
    """A flushed cache holds nothing and fills again; a package gets a level, with a warning where it writes much."""
    page = watched.page
    flush, texts = _ARABIC("configuration:caching.flush"), _ARABIC
    sign_in(page, address="./#/configuration/caching")
    choose_language(page, "العربية")
    page.get_by_role("button", name=texts("configuration:caching.count")).click()
    teams = rows(page).filter(has_text="Teams")
    _choose_action(teams, flush)
    page.get_by_role("alertdialog").get_by_role("button", name=flush).click()
    expect(teams.get_by_role("cell").first).to_have_text(re.compile(r"^[0\u0660]$"))
    mock.pass_time(60)
    page.get_by_role("button", name=texts("configuration:caching.recount")).click()
    expect(teams.get_by_role("cell").first).to_have_text(re.compile(r"^[1-9\u0661-\u0669]"))

    page.goto("./#/configuration/logging")
    roles = rows(page).filter(has_text=_ROLES)
    _choose_action(roles, texts("configuration:logging.change"))
    dialog = page.get_by_role("dialog")
    debug = texts("configuration:logging.levels.5")
    dialog.get_by_role("combobox", name=texts("configuration:logging.level")).select_option(debug)
    expect(dialog.get_by_text(texts("configuration:logging.chatty"))).to_be_visible()
    dialog.get_by_role("button", name=texts("configuration:logging.save")).click()
    expect(roles).to_contain_text(debug)
    assert not _debug_lines(mock)
    page.goto("./#/sod")
    expect(rows(page).get_by_role("link").first).to_be_visible()
    assert _debug_lines(mock)


_ROLES = "com.novell.idm.nrf"


def _debug_lines(mock: MockControl) -> list[str]:
    lines = [each for each in mock.server_log() if each["level"] == "DEBUG"]
    return [each["text"] for each in lines if each["package"].startswith(_ROLES)]


def _choose_action(row: Locator, action: str) -> None:
    row.get_by_role("button", name=_ARABIC.pattern("dataTable:actionsFor")).click()
    row.page.get_by_role("menuitem", name=action).click()


def test_display_settings_change_the_lists(watched: Watched, browser: Browser, stack: Stack) -> None:
    """Another person has as many rows on a page, and the columns of tasks, as an administrator saved."""
    page = watched.page
    sign_in(page, address="./#/configuration/provisioning")
    _enter(page, "Default rows per page", "5")
    tasks = page.get_by_role("region", name="Task list").get_by_role("group", name="Columns shown at first")
    tasks.get_by_role("button", name="Remove Recipient").click()
    _save(page)
    expect(page.get_by_text("Please reload the page to reflect the saved changes")).to_be_visible()

    with watched_page(browser, base_url=f"{stack.console_url}/", viewport={"width": 1280, "height": 800}) as other:
        sign_in(other.page, "user", "./#/users")
        expect(rows(other.page)).to_have_count(5)
        other.page.goto("./#/tasks")
        expect(other.page.get_by_role("columnheader").first).to_be_visible()
        expect(other.page.get_by_role("columnheader", name="Recipient")).to_have_count(0)


_BELOW = (
    *("caching", "logging", "auditing", "codemap", "driverstatus", "workflowengine", "roleresource", "delegation"),
    *("proxy", "igConfiguration", "cprs", "provisioning", "entities", "entities/device", "snapshot"),
)
_PAGES = (
    "configuration",
    *(f"configuration/{each}" for each in _BELOW),
    *("emailapproval", "settings", "settings/1", "localekit", "localekit/ar"),
)


def test_nobody_else_sees_the_configuration(watched: Watched) -> None:
    """A delegated administrator has no entry in the menu, and each address leads to the question of the guard."""
    page = watched.page
    sign_in(page, "delegate", "./#/users")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    for name in ("Configuration", "Email approval", "Settings", "Locale kit"):
        expect(page.get_by_role("link", name=name, exact=True)).to_have_count(0)
    for path in _PAGES:
        page.goto("./#/users")
        expect(page.get_by_role("heading", level=1)).to_have_text("Users")
        page.goto(f"./#/{path}")
        expect(page.get_by_role("dialog").or_(page.get_by_role("alertdialog"))).to_contain_text("Unauthorized access")
