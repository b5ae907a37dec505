"""What people do every day: find a thing and ask for it, decide with a reason, and be told without the page moving."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.support.browser import Watched
from tests.support.console_pages import choose_language, rows, sign_in
from tests.support.texts import Texts

LANGUAGES = [("en", "English"), ("ar", "العربية")]
HEBREW = ("he", "עברית")
WANTED = "Contracts User"


@pytest.mark.parametrize(("locale", "language"), [LANGUAGES[0], HEBREW])
def test_a_thing_is_found_from_anywhere_and_asked_for(watched: Watched, locale: str, language: str) -> None:
    """The search leads to the catalog; what was sent tells where it stands, has the focus, and leads to its request."""
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
    watched.forgive("489")  # how a role is set up, which employees may not read


def _find(page: Page, text: str, texts: Texts) -> None:
    page.get_by_role("button", name=texts("shell:palette.open")).click()
    page.get_by_role("searchbox", name=texts("palette:title")).fill(text)


@pytest.mark.parametrize(("locale", "language"), LANGUAGES)
def test_home_says_what_is_next_and_a_list_of_names_becomes_recipients(
    watched: Watched, locale: str, language: str
) -> None:
    """Home has the tasks that are due; whom a pasted list names is chosen, and who was not found is told."""
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
    """What is pasted, without the clipboard of the machine."""
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
    """By the button of the form; who gives no reason has denied nothing, and the task stays."""
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
    """It lies over the page, with the name of the task, and the list stays where it was under the pointer."""
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
    """Of the document: where a row is pressed, the browser may scroll."""
    box = place.bounding_box()
    assert box is not None
    scrolled: float = place.page.evaluate("scrollY")
    return box["y"] + scrolled
