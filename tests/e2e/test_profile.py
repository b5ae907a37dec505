"""What an ordinary user sees and changes of themselves, in a real browser."""

from playwright.sync_api import FilePayload, Page, expect

from tests.e2e.conftest import PICTURES
from tests.support.browser import Watched, screenshot
from tests.support.console_pages import rows, sign_in
from tests.support.texts import Texts

_PHOTO_TOO_LARGE: FilePayload = {"name": "me.png", "mimeType": "image/png", "buffer": bytes(60 * 1024)}
_NEW_NUMBER = "+47 906 55 018"


def _open(page: Page, name: str) -> None:
    page.get_by_role("tab", name=name).click()


def test_people_see_and_change_themselves(watched: Watched) -> None:
    """A photo that is too large is refused, a telephone number is saved, own permissions are shown; once in Arabic."""
    page, texts = watched.page, Texts("en")
    sign_in(page, "user", "./#/profile")
    expect(page.get_by_role("heading", level=1)).to_have_text("Tomás Herrera")

    page.get_by_role("link", name=texts("profile:edit")).click()
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name=texts("forms:photo.choose")).click()
    chooser.value.set_files(_PHOTO_TOO_LARGE)
    expect(page.get_by_text("Image Size should be less than 59 kb")).to_be_visible()
    page.get_by_role("textbox", name="Telephone").fill(_NEW_NUMBER)
    screenshot(page, PICTURES, "profile-edit")
    watched.check_accessibility()
    page.get_by_role("button", name=texts("profile:save")).click()
    expect(page.get_by_text("Successfully updated the user details")).to_be_visible()
    expect(page.get_by_role("link", name=_NEW_NUMBER)).to_be_visible()

    _open(page, texts("assignments:role.title"))
    expect(rows(page).first).to_be_visible()
    expect(page.get_by_role("button", name=texts("assignments:role.assign"))).to_have_count(0)
    _open(page, texts("memberships:title"))
    expect(page.get_by_role("tabpanel").get_by_role("listitem").first).to_be_visible()
    _open(page, texts("profile:password.title"))
    expect(page.get_by_role("tabpanel").get_by_role("listitem").first).to_be_visible()
    _open(page, texts("profile:tab.sessions"))
    expect(page.get_by_role("listitem").filter(has_text=texts("sessions:this"))).to_have_count(1)

    _open(page, texts("profile:tab.details"))
    page.get_by_role("combobox", name=texts("profile:language.title")).select_option("ar")
    expect(page.locator("html")).to_have_attribute("dir", "rtl")
    expect(page.get_by_role("tab", name=Texts("ar")("profile:tab.details"))).to_be_visible()
