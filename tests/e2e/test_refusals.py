"""What people see when a call is refused, or when a neighbour does not answer."""

import re

import pytest
from playwright.sync_api import expect

from tests.support.browser import Watched
from tests.support.console_pages import expect_loaded, fill_sign_in, rows, sign_in
from tests.support.mock_control import MockControl
from tests.support.texts import Texts
from tests.support.visitor import PASSWORD

RIGHTS = "/IDMProv/rest/access/info/user/navigationrights"


@pytest.mark.parametrize(("user", "password"), [("admin", "wrong"), ("nobody", PASSWORD)])
def test_a_wrong_password_and_an_unknown_name_get_the_same_answer(watched: Watched, user: str, password: str) -> None:
    """Both get one message, the name stays in its field, and the second try works."""
    page = watched.page
    page.goto("./#/users?q=okafor")
    page.locator("input[name=username]").fill(user)
    page.locator("input[type=password]").fill(password)
    page.keyboard.press("Enter")

    alert = page.get_by_role("alert")
    expect(alert).to_have_text(re.compile("name or .*password", re.IGNORECASE))
    expect(page.locator("input[name=username]")).to_have_value(user)
    watched.check_accessibility()
    watched.forgive("401")
    fill_sign_in(page)
    expect(rows(page).filter(has_text="Amara Okafor")).to_be_visible()


def test_a_page_without_the_right_is_refused_by_a_dialog(watched: Watched, mock: MockControl) -> None:
    """It cannot be dismissed by Escape; Close leads to the default page (SPEC 2 "Modals")."""
    page = watched.page
    sign_in(page)
    expect_loaded(page, 10)
    refused = {
        "navPageRights": [{"key": "users", "value": "false"}],
        "areaDefault": "landing",
        "areaDefaultDisplayName": "Home",
    }
    mock.fault(RIGHTS, status=200, body=refused)

    page.reload()

    dialog = page.get_by_role("alertdialog")
    expect(dialog).to_contain_text("Unauthorized access to")
    page.keyboard.press("Escape")
    expect(dialog).to_be_visible()
    watched.check_accessibility()
    dialog.get_by_role("button", name=Texts("en")("shell:unauthorized.close")).click()
    expect(dialog).not_to_be_visible()
    expect(page).not_to_have_url(re.compile("#/users"))


def test_a_list_that_cannot_be_read_says_so_and_tries_again(watched: Watched, mock: MockControl) -> None:
    """The page shows the sentence of SPEC 8 "Picker", the cause, the request id, and a button to try again."""
    page, texts = watched.page, Texts("en")
    mock.fault("/IDMProv/rest/access/users/list", disconnect=True)
    sign_in(page)

    alert = page.get_by_role("alert").filter(has_text=texts("users:listFailed"))
    expect(alert).to_contain_text(re.compile("[0-9a-f]{16}"))
    watched.check_accessibility()
    mock.heal()
    alert.get_by_role("button").click()

    expect_loaded(page, 10)
    watched.forgive("502")
