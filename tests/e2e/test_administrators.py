"""Administrators: assigned a part of a domain, given permissions, revoked; nobody else sees the list."""

from urllib.parse import quote, urlencode

from playwright.sync_api import Page, expect

from tests.conftest import Stack
from tests.e2e.conftest import People
from tests.support.browser import Watched
from tests.support.console_pages import choose_action, rows, sign_in
from tests.support.visitor import Visitor

_LIST = "./#/configuration/adminassignments"
_REST = "IDMProv/rest/admin"
_HELPDESK, _DELEGATE = "cn=helpdesk,ou=users,o=data", "cn=delegate,ou=users,o=data"
_LEVEL = "cn=Level10,cn=RoleDefs,cn=RoleConfig,cn=AppConfig,cn=User Application Driver,cn=driverset1,o=system"
_OPERATIONS, _PAYROLL = f"cn=Operations,{_LEVEL}", f"cn=PayrollRead,cn=Finance,{_LEVEL}"
_ASSIGNMENT = {"assigneeDn": _HELPDESK, "domain": "ROLES", "adminTypeKey": "DELEGATED"}
_PERMISSIONS = {
    "assignedToDN": _HELPDESK,
    "permissions": [
        {"id": _OPERATIONS, "entityType": "container", "permission": key}
        for key in ("viewRole", "modifyRole", "deleteRole")
    ],
}


def _choose(page: Page, label: str, name: str, *, several: bool) -> None:
    box = page.get_by_role("group", name=label).get_by_role("searchbox")
    box.fill(name)
    box.press("Enter")
    page.get_by_role("option", name=name).first.click()
    if several:
        page.keyboard.press("Escape")


def test_a_colleague_becomes_administrator_of_a_part(watched: Watched) -> None:
    """Assigned in part, given a permission on a role, and revoked after a question."""
    page = watched.page
    sign_in(page, address=_LIST)
    expect(rows(page).first).to_be_visible()
    page.get_by_role("button", name="Assign administrator").click()
    dialog = page.get_by_role("dialog")
    _choose(page, "Administrator", "Chidi Nwosu", several=False)
    dialog.get_by_role("combobox", name="Domain").select_option(label="Role")
    dialog.get_by_role("button", name="Assign administrator").click()
    expect(page.get_by_text("Administrator assigned successfully")).to_be_visible()

    page.get_by_role("searchbox", name="Search administrators").fill("Chidi")
    expect(rows(page)).to_have_count(1)
    page.get_by_role("link", name="Chidi Nwosu").click()
    expect(page.get_by_text("No permission in this domain")).to_be_visible()
    page.get_by_role("button", name="Add permissions").click()
    _choose(page, "Objects", "General Ledger: Read", several=True)
    page.get_by_role("dialog").locator("label", has_text="Assign Role").click()
    page.get_by_role("dialog").get_by_role("button", name="Add permissions").click()
    expect(page.get_by_text("Permissions saved successfully")).to_be_visible()
    expect(page.locator("table").get_by_role("row", name="General Ledger: Read")).to_contain_text("Permitted")

    page.goto(f"{_LIST}?q=Chidi")
    expect(rows(page)).to_have_count(1)
    choose_action(rows(page).first, "Revoke…")
    page.get_by_role("alertdialog").get_by_role("button", name="Revoke").click()
    expect(page.get_by_text("Revoked: 1")).to_be_visible()


def test_the_last_administrator_of_a_domain_is_named_before_it_is_revoked(watched: Watched) -> None:
    """Amara Okafor administers provisioning too: revoking her own assignment asks for her name."""
    page = watched.page
    sign_in(page, address=f"{_LIST}?q=Amara&filter.kind=PROVISIONING")
    expect(rows(page)).to_have_count(1)
    choose_action(rows(page).first, "Revoke…")
    question = page.get_by_role("alertdialog")
    expect(question.get_by_text("These are your own rights", exact=False)).to_be_visible()
    expect(question.get_by_role("button", name="Revoke")).to_be_disabled()


def test_a_right_is_taken_while_its_form_is_open(people: People, stack: Stack) -> None:
    """Of the roles a colleague may change those of one container; without the right a save is refused."""
    admin = Visitor(stack.console_url)
    admin.sign_in("admin")
    assert admin.call("POST", f"{_REST}/administrator/assignments/create", json=_ASSIGNMENT).ok
    assert admin.call("PUT", f"{_REST}/assignment/permissions", json=_PERMISSIONS).json()["success"] is True
    page = people("helpdesk").page
    page.goto("./#/role?q=Audit")
    page.reload()
    locks = page.get_by_role("img", name="You don't have the permission to change it")
    expect(locks.first).to_be_visible()
    inside = rows(page).filter(has_text="Plant Control: Audit")
    expect(inside.get_by_role("checkbox")).to_be_enabled()
    assert locks.count() == rows(page).count() - rows(page).filter(has=page.get_by_role("checkbox")).count()

    inside.get_by_role("link").first.click()
    page.get_by_role("button", name="Edit: Names and descriptions").click()
    page.get_by_role("textbox", name="Description").first.fill("Changed too late")
    revoked = {"revokeAssignments": [{"identity": _HELPDESK, "assignmentDomain": "ROLES", "isAllPermissions": False}]}
    assert admin.call("DELETE", f"{_REST}/administrator/assignments", json=revoked).ok
    page.get_by_role("button", name="Save role").click()
    expect(page.get_by_text("You do not have the permission modifyRole", exact=False).first).to_be_visible()
    expect(page.get_by_role("textbox", name="Description").first).to_have_value("Changed too late")


def test_the_reasons_of_a_right_lead_to_where_it_is_changed(people: People) -> None:
    """On the page of a person; the container explains the permission on a role."""
    watched = people("admin")
    page = watched.page
    page.goto(f"./#/users/{quote(_DELEGATE, safe='')}")
    page.get_by_role("link", name="Explain rights").click()
    rights = page.get_by_role("region", name="Rights of Yusuf Demir")
    expect(rights).to_contain_text("Administers a part of the domain Role")
    expect(rights).to_contain_text("Proxy of")
    watched.check_accessibility()
    page.goto(f"./#/configuration/why?{urlencode({'who': _DELEGATE, 'object': _PAYROLL, 'can': 'modifyRole'})}")
    expect(page.get_by_text("Yes. Yusuf Demir can do this.")).to_be_visible()
    page.get_by_role("link", name="Has the permission on the container", exact=False).click()
    expect(page.get_by_role("heading", level=1, name="Yusuf Demir")).to_be_visible()
