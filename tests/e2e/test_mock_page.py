"""The mock's control page, as a tester uses it."""

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.conftest import Stack
from tests.e2e.conftest import PICTURES
from tests.support.browser import screenshot, watched_page
from tests.support.mock_control import MockControl
from tests.support.visitor import Visitor

LIST = "/IDMProv/rest/access/users/list"


def _open(page: Page, stack: Stack) -> None:
    page.goto(f"{stack.mock_url}/__mock__/")
    expect(page.get_by_role("heading", level=1)).to_have_text("Mock upstream")


def _told(page: Page, text: str) -> None:
    expect(page.get_by_role("listitem").filter(has_text=text)).to_be_visible()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [360, 1280])
def test_the_page_can_be_read_by_everybody(
    browser: Browser, stack: Stack, signed_in: Visitor, mock: MockControl, scheme: str, width: int
) -> None:
    """Axe finds no barrier on the page with all of its content, on a phone and on a desktop."""
    signed_in.get(LIST)
    mock.fault(LIST, status=503, latencyMs=5, times=2)
    with watched_page(browser, viewport={"width": width, "height": 900}, color_scheme=scheme) as watched:
        _open(watched.page, stack)
        watched.page.locator("summary").first.click()

        watched.check_accessibility()
        watched.check_width()
        screenshot(watched.page, PICTURES, f"mock-{width}-{scheme}")


def test_a_tester_orders_and_clears_failures(browser: Browser, stack: Stack, mock: MockControl) -> None:
    """Ordered failures are listed; a mistake in the form is shown, and no failure is ordered."""
    with watched_page(browser) as watched:
        page = watched.page
        _open(page, stack)
        page.get_by_label("Path").fill(LIST)
        page.get_by_label("Method").select_option("GET")
        page.get_by_label("Times").fill("2")
        page.get_by_label("Field to change").fill("usersList.fullName")
        page.get_by_label("Its value as JSON").fill('"x')
        page.get_by_role("button", name="Order").click()
        expect(page.get_by_role("status")).to_contain_text("JSON")

        page.get_by_label("Its value as JSON").fill("5")
        page.get_by_role("button", name="Order").click()
        _told(page, f"GET {LIST} has usersList.fullName changed, 2 more")
        [ordered] = mock.faults()
        assert ordered["change"] == {"at": "usersList.fullName", "to": 5}

        page.get_by_role("button", name="Clear failures").click()
        expect(page.get_by_text("None.", exact=True)).to_be_visible()


def test_a_tester_takes_a_system_down_and_chooses_what_a_failure_says(
    browser: Browser, stack: Stack, mock: MockControl
) -> None:
    """Systems that are down are listed until all are back; an ordered status may have a proxy's page as body."""
    with watched_page(browser) as watched:
        page = watched.page
        _open(page, stack)
        page.get_by_role("combobox", name="System").select_option("drivers")
        page.get_by_role("button", name="Take down").click()
        expect(page.get_by_role("listitem").filter(has_text="drivers")).to_be_visible()
        page.get_by_role("button", name="Bring all back").click()
        expect(page.get_by_text("All answer.")).to_be_visible()

        page.get_by_label("Status").fill("503")
        page.get_by_label("Body as JSON").fill('"<h1>Proxy error</h1>"')
        page.get_by_role("button", name="Order").click()
        _told(page, "/IDMProv/rest/* answers 503")
        assert mock.faults()[0]["body"] == "<h1>Proxy error</h1>"


def test_a_tester_changes_the_world(browser: Browser, stack: Stack, mock: MockControl) -> None:  # noqa: ARG001
    """The page plays a scenario, saves and loads a state, and sets the clock and the token lifetimes."""
    with watched_page(browser) as watched:
        page = watched.page
        _open(page, stack)
        page.get_by_role("combobox", name="Scenario").select_option("empty-system")
        page.get_by_role("button", name="Play").click()
        expect(page.get_by_text("5 people from seed")).to_be_visible()
        page.get_by_label("Name").fill("empty")
        page.get_by_role("button", name="Save the state").click()
        _told(page, "empty")

        page.get_by_label("Moment (UTC)").fill("2030-01-01T00:00")
        page.get_by_role("button", name="Go there").click()
        expect(page.get_by_text("2030-01-01 00:00")).to_be_visible()
        page.get_by_label("Access token, seconds").fill("30")
        page.get_by_role("button", name="Set for new tokens").click()

        page.get_by_role("button", name="Start afresh").click()
        expect(page.get_by_text("200 people from seed")).to_be_visible()
        expect(page.get_by_label("Access token, seconds")).to_have_value("120")
        page.get_by_role("button", name="Load empty").click()
        expect(page.get_by_text("5 people from seed")).to_be_visible()
        page.get_by_role("button", name="Delete empty").click()
        expect(page.get_by_role("button", name="Load empty")).to_have_count(0)


def test_a_tester_sees_who_is_signed_in_and_ends_their_tokens(
    browser: Browser, stack: Stack, signed_in: Visitor, mock: MockControl
) -> None:
    """The row counts the tokens that still work."""
    with watched_page(browser) as watched:
        page = watched.page
        _open(page, stack)
        expect(page.get_by_role("row", name="admin Amara Okafor 1 1 1")).to_be_visible()

        page.get_by_label("Refresh tokens too").check()
        page.get_by_role("button", name="Expire access tokens").click()
        expect(page.get_by_role("row", name="admin Amara Okafor 1 0 0")).to_be_visible()
        assert mock.stats()["grants"] == {"authorization_code": 1}

        page.get_by_label("User", exact=True).fill("nobody")
        page.get_by_role("button", name="Expire the password").click()
        expect(page.get_by_role("status")).to_contain_text("Invalid input: user")
        watched.forgive("489")
    assert signed_in.get("bff/session").json()["signedIn"] is True
