"""Steps on the pages of roles, in any language."""

import re
from urllib.parse import quote

from playwright.sync_api import Locator, Page, expect

from tests.support.texts import Texts


def roles_page(dn: str, section: str = "") -> str:
    """Give the address of a role, at one of its tabs."""
    return f"./#/role/{quote(dn, safe='')}{section and f'?section={section}'}"


def go_on(page: Page, texts: Texts) -> None:
    """Take the next step of a new record."""
    page.get_by_role("button", name=texts("forms:step.next")).click()


def create_role(page: Page, texts: Texts, name: str, level: int = 0) -> None:
    """Fill in the steps of a new role that needs no approval, and open it; the lowest level is 0."""
    page.get_by_role("textbox", name=texts("definition:name")).fill(name)
    if level:
        page.get_by_role("region", name=texts("roles:level.title")).locator("label").nth(level).click()
    go_on(page, texts)
    expect(page.get_by_role("group", name=texts("definition:owners"))).to_be_visible()
    go_on(page, texts)
    expect(page.get_by_role("switch")).to_be_visible()
    go_on(page, texts)
    expect(page.get_by_role("region", name=texts("forms:step.willBeCreated"))).to_contain_text(name)
    page.get_by_role("button", name=texts("roles:create.open")).click()
    page.get_by_role("link", name=texts("roles:create.close")).click()


def choose_more(page: Page, texts: Texts, action: str) -> None:
    """Choose an action in the menu of the head; ``action`` is the key of its name."""
    page.get_by_role("button", name=texts("ui:moreActions")).click()
    page.get_by_role("menuitem", name=texts(action)).click()


def edit_section(page: Page, texts: Texts, title: str) -> None:
    """Begin to edit a section of the overview; ``title`` is the key of its name."""
    page.get_by_role("region", name=texts(title)).get_by_role("button", name=_edit(texts)).click()


def sections_to_edit(page: Page, texts: Texts) -> Locator:
    """The buttons that begin to edit a section."""
    return page.get_by_role("button", name=_edit(texts))


def save_role(page: Page, texts: Texts) -> None:
    """Save the changes, and wait for the message that they are saved."""
    page.get_by_role("button", name=texts("roles:edit.save")).click()
    expect(page.get_by_text(texts("roles:edit.done"))).to_be_visible()


def choose_in(dialog: Locator, words: str, tab: str = "") -> None:
    """Look for something in the picker of a dialog, and choose the first that is found."""
    box = dialog.get_by_role("searchbox")
    box.click()
    if tab:
        dialog.page.get_by_role("tab", name=tab).click()
    box.fill(words)
    box.press("Enter")
    dialog.page.get_by_role("option", name=re.compile(words)).first.click()
    dialog.page.keyboard.press("Escape")


def _edit(texts: Texts) -> re.Pattern[str]:
    return texts.pattern("forms:editSection")
