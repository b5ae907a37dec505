"""Everyday work: find and request something, decide with a reason, and see news without the page moving."""

import re
from urllib.parse import unquote

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.conftest import Stack
from tests.support.browser import Watched, watched_page
from tests.support.console_pages import choose_language, rows, sign_in
from tests.support.mock_control import MockControl
from tests.support.texts import Texts
from tests.support.visitor import Visitor
from tests.support.waiting import wait_until

LANGUAGES = [("en", "English"), ("ar", "العربية")]
HEBREW = ("he", "עברית")
WANTED = "Contracts User"


@pytest.mark.parametrize(("locale", "language"), [LANGUAGES[0], HEBREW])
def test_a_thing_is_found_from_anywhere_and_asked_for(watched: Watched, locale: str, language: str) -> None:
    """The search leads to the catalog; the sent item shows its state, has the focus, and links to its request."""
    page, texts = watched.page, Texts(locale)
    sign_in(page, "user", "./#/permissions")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    choose_language(page, language)

    _find(page, WANTED, texts)
    watched.check_accessibility()
    found = page.get_by_role("group", name=texts("palette:section.permission")).get_by_role("option").first
    expect(found).to_contain_text(texts("palette:request"))
    found.click()
    page.get_by_role("dialog").get_by_role("button", name=texts("requests:item.add")).click()

    watched.check_accessibility()
    cart = page.get_by_role("region", name=texts("requests:cart.title"))
    cart.get_by_role("textbox").last.fill("Year end")
    cart.get_by_role("button").last.click()
    sent = page.get_by_role("region", name=texts("requests:sent.title"))
    expect(sent).to_be_focused()
    watched.check_accessibility()
    sent.get_by_role("link").first.click()
    page.wait_for_url("**/history/*")
    watched.forgive("489")  # the details of the role, which employees may not read


def _find(page: Page, text: str, texts: Texts) -> None:
    page.get_by_role("button", name=texts("shell:palette.open")).click()
    page.get_by_role("searchbox", name=texts("palette:title")).fill(text)


@pytest.mark.parametrize(("locale", "language"), LANGUAGES)
def test_home_says_what_is_next_and_a_list_of_names_becomes_recipients(
    watched: Watched, locale: str, language: str
) -> None:
    """Home has the due tasks; people of a pasted list are chosen, and names that were not found are shown."""
    page, texts = watched.page, Texts(locale)
    sign_in(page, address="./#/landing")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    choose_language(page, language)
    due = page.get_by_role("region", name=texts("landing:next.tasks"))
    expect(due.get_by_role("listitem")).to_have_count(4)
    watched.check_accessibility()

    page.goto("./#/requests")
    page.get_by_text(texts("requests:for.others"), exact=True).click()
    who = page.get_by_role("group", name=texts("requests:for.who"), exact=True)
    _paste(who.get_by_role("searchbox"), "Tomás Herrera\nChidi Nwosu\nNobody At All")
    expect(who.get_by_role("status").filter(has_text="Nobody At All")).to_be_visible()
    expect(who.get_by_role("row")).to_have_count(2)
    watched.check_accessibility()


def _paste(box: Locator, text: str) -> None:
    """Paste a text without the clipboard of the machine."""
    box.evaluate(
        """(box, text) => {
            const clipboardData = new DataTransfer()
            clipboardData.setData('text', text)
            box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
        }""",
        text,
    )


@pytest.mark.parametrize(("locale", "language"), LANGUAGES)
def test_a_no_in_a_form_asks_for_its_reason(watched: Watched, locale: str, language: str) -> None:
    """The form's own button asks for a reason; without a reason the task is not denied, and stays."""
    page, texts = watched.page, Texts(locale)
    sign_in(page, address="./#/tasks")
    expect(rows(page).get_by_role("link").first).to_be_visible()
    rows(page).get_by_role("link", name="Service Account").first.click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Service Account")
    choose_language(page, language)
    task = page.url

    form = page.get_by_role("region", name=texts("tasks:data"))
    form.get_by_role("button", name=texts("tasks:verb.deny"), exact=True).click()
    dialog = page.get_by_role("dialog", name=texts("tasks:verb.deny"))
    dialog.get_by_role("button", name=texts("tasks:verb.deny"), exact=True).click()
    expect(dialog.get_by_text(texts("tasks:required.comment"))).to_be_visible()
    watched.check_accessibility()
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    assert page.url == task
    expect(form).to_be_visible()


@pytest.mark.parametrize(("locale", "language"), LANGUAGES)
def test_a_message_does_not_move_the_page(watched: Watched, locale: str, language: str) -> None:
    """The message with the name of the task lies over the page; the list does not move under the pointer."""
    page, texts = watched.page, Texts(locale)
    sign_in(page, address="./#/tasks")
    expect(rows(page).get_by_role("link").first).to_be_visible()
    choose_language(page, language)
    page.evaluate("scrollTo(0, 0)")
    row = rows(page).filter(has_not_text=texts.pattern("tasks:mark.claimed")).first
    before = _top(page.locator("table"))
    row.get_by_role("button").last.click()
    page.get_by_role("menuitem", name=texts("tasks:verb.claim")).click()
    message = page.get_by_role("log").get_by_text(texts("tasks:done.claim"))
    expect(message).to_be_visible()
    assert _top(page.locator("table")) == before
    watched.check_accessibility()


def _top(place: Locator) -> float:
    """Position of an element in the document, because the browser may scroll when a row is pressed."""
    box = place.bounding_box()
    assert box is not None
    scrolled: float = place.page.evaluate("scrollY")
    return box["y"] + scrolled


_ENDS_OF_DRAFTS = """
() => new Promise((done) => {
  const opening = indexedDB.open('idm-console')
  opening.onsuccess = () => {
    const read = opening.result.transaction('drafts').objectStore('drafts').getAll()
    read.onsuccess = () => { opening.result.close(); done(JSON.stringify(read.result.map(({ endsAt }) => endsAt))) }
  }
})
"""


def test_what_is_typed_is_kept_over_a_reload(watched: Watched) -> None:
    """The reason in a cart is stored before its field is left; draftWriter.test.ts shows that it is stored at once."""
    page, texts = watched.page, Texts("en")
    sign_in(page, "user", "./#/requests")
    page.get_by_role("button", name=re.compile("^Add .* User$")).first.click()
    reason = page.get_by_role("region", name=texts("requests:cart.title")).get_by_role("textbox").last
    reason.focus()
    wait_until(lambda: page.evaluate(_ENDS_OF_DRAFTS) != "[]")
    before = page.evaluate(_ENDS_OF_DRAFTS)
    page.keyboard.insert_text("Year end")
    wait_until(lambda: page.evaluate(_ENDS_OF_DRAFTS) != before)
    page.reload()
    expect(reason).to_have_value("Year end")


@pytest.mark.parametrize(("locale", "language"), [LANGUAGES[0], HEBREW])
def test_an_approver_sees_what_is_decided_on(
    watched: Watched, browser: Browser, stack: Stack, mock: MockControl, locale: str, language: str
) -> None:
    """
    On the page, and before a decision in the list.

    Administrators see whether the person has the item and how many colleagues have it; plain approvers do not.
    """
    mock.scenario("everything-pending")
    page, texts = watched.page, Texts(locale)
    sign_in(page, address="./#/tasks?q=Access")
    name = rows(page).get_by_role("link").first.inner_text()
    choose_language(page, language)
    about, has, colleagues = (texts(f"tasks:asked.{key}") for key in ("permission", "has", "colleagues"))

    rows(page).first.get_by_role("button").last.click()
    page.get_by_role("menuitem", name=texts("tasks:verb.approve")).click()
    dialog = page.get_by_role("dialog")
    for label in (about, has, colleagues):
        expect(dialog.get_by_text(label, exact=True)).to_be_visible()
    watched.check_accessibility()
    page.keyboard.press("Escape")
    rows(page).get_by_role("link", name=name, exact=True).first.click()
    expect(page.get_by_role("main").get_by_text(colleagues, exact=True)).to_be_visible()
    watched.check_accessibility()
    _pass_on(stack, page.url)

    with watched_page(browser, base_url=f"{stack.console_url}/") as plain:
        sign_in(plain.page, "helpdesk", page.url)
        main = plain.page.get_by_role("main")
        expect(main.get_by_role("link", name=name, exact=True)).to_be_visible()
        expect(main.get_by_text(has, exact=True)).to_have_count(0)
        expect(main.get_by_text(colleagues, exact=True)).to_have_count(0)


def test_a_conflict_of_duties_is_a_warning(watched: Watched) -> None:
    """On the page of the task it has the ground of a warning, not grey text."""
    page, texts = watched.page, Texts("en")
    sign_in(page, "cfouquet", "./#/tasks")
    expect(rows(page).first).to_be_visible()
    choose_language(page, "English")
    row = rows(page).filter(has_text=texts("tasks:asked.conflict")).first
    row.get_by_role("link").first.click()
    request = page.get_by_role("region", name=texts("tasks:about"))
    conflict = request.get_by_text(texts("tasks:asked.conflict"), exact=True)
    expect(conflict).to_be_visible()
    assert conflict.evaluate(_GROUND) == page.evaluate(_WARNING)


_GROUND = """(element) => {
    const ground = (each) => getComputedStyle(each).backgroundColor
    while (ground(element) === 'rgba(0, 0, 0, 0)') element = element.parentElement
    return ground(element)
}"""
_WARNING = """() => {
    const sample = document.body.appendChild(document.createElement('div'))
    sample.style.background = 'var(--warning-soft)'
    const { backgroundColor } = getComputedStyle(sample)
    sample.remove()
    return backgroundColor
}"""


def _pass_on(stack: Stack, address: str) -> None:
    """Reassign the task at an address to the help desk."""
    admin = Visitor(stack.console_url)
    admin.sign_in()
    task = re.search("tasks/([^?]+)", address)
    assert task is not None
    body = {
        "tasks": [{"taskId": unquote(task.group(1))}],
        "action": "reassign",
        "comment": "",
        "approver": "cn=helpdesk,ou=users,o=data",
    }
    assert admin.call("POST", "/IDMProv/rest/access/tasks", json=body).json()["success"] is True


def test_the_list_of_languages_shows_that_it_scrolls(watched: Watched) -> None:
    """A shadow lies over the last language in view, while there are more below it."""
    page, texts = watched.page, Texts("en")
    sign_in(page, "user", "./#/landing")
    page.get_by_role("banner").get_by_role("button").last.click()
    languages = page.get_by_role("group", name=texts("shell:language"))
    expect(languages.get_by_role("menuitemradio")).to_have_count(14)
    assert languages.evaluate("each => each.scrollHeight > each.clientHeight + 20")
    assert "gradient" in languages.evaluate("each => getComputedStyle(each).backgroundImage")
    assert languages.evaluate("each => getComputedStyle(each).backgroundAttachment") == "local, scroll"


def test_a_task_is_found_by_its_number(watched: Watched) -> None:
    """The search finds the page of the task by the number that the page shows."""
    page, texts = watched.page, Texts("en")
    sign_in(page, address="./#/tasks")
    rows(page).get_by_role("link").first.click()
    number = page.get_by_role("main").get_by_text(re.compile(r"^[0-9]{8}-[0-9]+$")).inner_text()
    address = page.url
    page.goto("./#/landing")
    _find(page, number, texts)
    page.get_by_role("group", name=texts("palette:section.task")).get_by_role("option", name=number).first.click()
    page.wait_for_url(address)


_DELAY_MS = 10_000
"""How long a decided task has time to go on."""


@pytest.mark.parametrize(("locale", "language"), LANGUAGES)
def test_a_decision_that_the_stopped_engine_holds_back_is_said_to_be_delayed(
    watched: Watched, mock: MockControl, locale: str, language: str
) -> None:
    """The page says that the engine is stopped and the decision is recorded, and later that it is delayed."""
    mock.scenario("everything-pending")
    mock.break_down("workflow")
    page, texts = watched.page, Texts(locale)
    sign_in(page, address="./#/landing")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    choose_language(page, language)
    page.goto("./#/tasks?q=Access")
    expect(page.get_by_text(texts.pattern("values:engine.stoppedText")).first).to_be_visible()
    page.clock.install()
    rows(page).first.get_by_role("button").last.click()
    page.get_by_role("menuitem", name=texts("tasks:verb.approve")).click()
    page.get_by_role("dialog").get_by_role("button", name=texts("tasks:verb.approve"), exact=True).click()
    messages = page.get_by_role("log")
    expect(messages.get_by_text(texts("tasks:done.approve"))).to_be_visible()

    page.clock.fast_forward(_DELAY_MS)

    expect(messages.get_by_text(texts("tasks:delayed"))).to_be_visible()
    watched.check_accessibility()
