"""Administrators: an assignment to a part of a domain, its permissions, its revocation; other people see no list."""

from urllib.parse import quote

from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import People
from tests.support.browser import Watched
from tests.support.console_pages import choose_action, choose_language, rows, sign_in
from tests.support.texts import Texts

AUDIT = "تدقيق"
"""In the Arabic names of roles of several containers."""
INSIDE = quote("cn=Finance,cn=Level10,", safe="")
"""In the addresses of all roles of the container."""
_LIST = "./#/configuration/adminassignments"


def test_the_last_administrator_of_a_domain_is_named_before_it_is_revoked(watched: Watched) -> None:
    """Amara Okafor is the last administrator of provisioning: revoking her own assignment asks for her name."""
    page = watched.page
    sign_in(page, address=f"{_LIST}?q=Amara&filter.kind=PROVISIONING")
    expect(rows(page)).to_have_count(1)
    choose_action(rows(page).first, "Revoke…")
    question = page.get_by_role("alertdialog")
    expect(question.get_by_text("These are your own rights", exact=False)).to_be_visible()
    expect(question.get_by_role("button", name="Revoke")).to_be_disabled()


def test_a_colleague_administers_one_container_until_it_is_taken_away(people: People) -> None:
    """In Arabic the other roles have a lock; a form that is open when the right is revoked keeps its values."""
    page, watched, arabic = people("admin").page, people("helpdesk"), Texts("ar")
    colleague = watched.page
    page.goto(_LIST)
    _assign_in_part(page, "Chidi Nwosu")
    _permit(page, "Permission Role", "Finance")

    choose_language(colleague, "العربية")
    colleague.goto(f"./#/role?q={AUDIT}")
    colleague.reload()
    lock = colleague.get_by_role("img", name=arabic("definition:noRight"))
    expect(rows(colleague).filter(has_text="Contracts").filter(has=lock)).to_have_count(1)
    others, own = rows(colleague).filter(has=lock), rows(colleague).filter(has_not=lock)
    assert {INSIDE in address for address in _addresses(others)} == {False}
    assert {INSIDE in address for address in _addresses(own)} == {True}
    own.filter(has_text="General Ledger").get_by_role("link").first.click()
    colleague.get_by_role("region", name=arabic("definition:texts")).get_by_role("button").click()
    description = colleague.get_by_role("textbox", name=arabic("definition:description"))
    description.fill("تدقيق")

    page.get_by_role("button", name="Change permissions for Finance").click()
    page.get_by_role("dialog").locator("label", has_text="Modify Role").click()
    page.get_by_role("button", name="Save permissions").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    colleague.get_by_role("button", name=arabic("roles:edit.save")).click()
    expect(colleague.get_by_role("alert")).to_be_visible()
    expect(description).to_have_value("تدقيق")
    watched.forgive("489")

    _revoke(page, "Chidi")
    colleague.reload()
    refused = arabic("shell:unauthorized.title").split("[[")[0].strip()
    expect(colleague.get_by_role("alertdialog")).to_contain_text(refused)


def _addresses(listed: Locator) -> list[str]:
    return [str(link.get_attribute("href")) for link in listed.get_by_role("link").all()]


def _revoke(page: Page, name: str) -> None:
    page.goto(f"{_LIST}?q={name}")
    expect(rows(page)).to_have_count(1)
    choose_action(rows(page).first, "Revoke…")
    page.get_by_role("alertdialog").get_by_role("button", name="Revoke").click()
    expect(page.get_by_text("Revoked: 1")).to_be_visible()


def _assign_in_part(page: Page, name: str) -> None:
    page.get_by_role("button", name="Assign administrator").click()
    dialog = page.get_by_role("dialog")
    box = dialog.get_by_role("group", name="Administrator").get_by_role("searchbox")
    box.fill(name)
    box.press("Enter")
    page.get_by_role("option", name=name).click()
    dialog.get_by_role("combobox", name="Domain").select_option(label="Role")
    dialog.get_by_role("button", name="Assign administrator").click()
    expect(page.get_by_text("Administrator assigned successfully")).to_be_visible()
    page.get_by_role("searchbox", name="Search administrators").fill(name)
    expect(rows(page)).to_have_count(1)
    page.get_by_role("link", name=name).click()
    expect(page.get_by_text("No permission in this domain")).to_be_visible()


def _permit(page: Page, level: str, container: str) -> None:
    """Let the administrator whose page is open see and change the roles of a container."""
    page.get_by_role("button", name="Add permissions").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Open the list: Objects").click()
    page.get_by_role("tab", name="Containers").click()
    page.get_by_role("button", name=f"Expand {level}").click()
    page.get_by_role("row", name=container).click()
    page.keyboard.press("Escape")
    for permission in ("View Role", "Modify Role"):
        dialog.locator("label", has_text=permission).click()
    dialog.get_by_role("button", name="Add permissions").click()
    expect(page.get_by_text("Permissions saved successfully")).to_be_visible()
    expect(page.locator("table").get_by_role("row", name=container)).to_contain_text("Permitted")
