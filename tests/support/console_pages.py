"""Steps of people in the console: sign in, open pages, read lists."""

import re
from urllib.parse import urlencode

from playwright.sync_api import Locator, Page, expect

from tests.support.texts import Texts
from tests.support.visitor import PASSWORD

_ENGLISH = Texts("en")
LANGUAGES = {"en": "English", "ar": "العربية"}
"""One that runs from the left and one from the right, as they call themselves."""


def sign_in(page: Page, user: str = "admin", address: str = "./#/users") -> None:
    """
    Go through the provider's sign-in page to an address of the console, the list of users.

    Begins at the provider's page, so that the console is loaded once. :func:`fill_sign_in` goes on from the console.
    """
    console, hash_sign, route = address.partition("#")
    page.goto(f"{console}bff/login?{urlencode({'return': hash_sign + route})}")
    fill_sign_in(page, user)


def sign_in_speaking(page: Page, language: str, user: str = "admin", address: str = "./#/users") -> Texts:
    """Sign in, go on in a language, ``en`` or ``ar``, and give its texts."""
    sign_in(page, user, address)
    choose_language(page, LANGUAGES[language])
    return Texts(language)


def fill_sign_in(page: Page, user: str = "admin") -> None:
    """Fill in the provider's sign-in page and send it."""
    page.locator("input[name=username]").fill(user)
    page.locator("input[type=password]").fill(PASSWORD)
    page.keyboard.press("Enter")


def choose_language(page: Page, name: str) -> None:
    """Choose a language in the profile menu, and wait until it is kept if it is another one: the next page has it."""
    page.get_by_role("banner").get_by_role("button").last.click()
    choice = page.get_by_role("menuitemradio", name=name)
    if choice.get_attribute("aria-checked") != "true":
        with page.expect_response(lambda each: each.request.method == "POST" and each.url.endswith("/listLocales")):
            choice.click()
    page.keyboard.press("Escape")


def go_to(page: Page, texts: Texts, name: str, kind: str) -> None:
    """Find something with the command palette, and open it: a ``page``, ``role``, ``sod``, ..."""
    page.get_by_role("button", name=texts("shell:palette.open")).click()
    page.get_by_role("searchbox", name=texts("palette:title")).fill(name)
    group = page.get_by_role("group", name=texts(f"palette:section.{kind}"))
    group.get_by_role("option", name=name).first.click()


def rows(page: Page) -> Locator:
    """The rows of the list, without its head."""
    return page.locator("tbody tr")


def expect_loaded(page: Page, count: int) -> None:
    """Wait until the list shows that many people."""
    expect(rows(page).get_by_role("link").first).to_be_visible()
    expect(rows(page)).to_have_count(count)


def choose_action(row: Locator, action: str, texts: Texts = _ENGLISH) -> None:
    """Do something with one row of the list."""
    row.get_by_role("button", name=texts.pattern("dataTable:actionsFor")).click()
    row.page.get_by_role("menuitem", name=action).click()


def open_person(page: Page, name: Locator, texts: Texts) -> None:
    """Open a person's page from the popup of their name."""
    name.click()
    popup = page.get_by_role("dialog")
    expect(popup.locator("[aria-busy=false]")).to_be_visible()
    popup.get_by_role("button", name=texts("values:viewMore")).click()


def waiting_tasks(page: Page) -> int:
    """Number of waiting tasks in the menu; at least one must wait."""
    entry = page.get_by_role("link", name=re.compile("^Tasks [0-9]+ waiting$")).inner_text()
    return int(re.sub("[^0-9]", "", entry))


def expect_waiting_tasks(page: Page, count: int) -> None:
    """Wait until the menu shows that many tasks; for 0 it shows no number."""
    name = f"Tasks {count} waiting" if count else "Tasks"
    expect(page.get_by_role("navigation").get_by_role("link", name=name, exact=True)).to_be_visible()


def sign_out(page: Page, texts: Texts) -> None:
    """Sign out through the profile menu, and wait for the sign-in page."""
    page.get_by_role("banner").get_by_role("button").last.click()
    page.get_by_role("menuitem", name=texts("shell:signOut")).click()
    page.wait_for_url("**/osp/**")


def go_back_signed_out(page: Page) -> None:
    """Go back as the browser's button does; the console asks who is signed in and shows the sign-in page alone."""
    with page.expect_request("**/bff/session*"):
        page.evaluate(
            "setTimeout(() => history.back())"
        )  # page.go_back() waits for a load that the back-forward cache never has
    expect(page.locator("input[type=password]")).to_be_visible()
    expect(rows(page)).to_have_count(0)
