"""Resources of a role: a plan of values is looked at, sent in parts, and taken up again where it broke off."""

from collections import Counter
from collections.abc import Iterator
from typing import Any
from urllib.parse import quote

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.conftest import Stack
from tests.support.browser import Watched, watched_page
from tests.support.console_pages import choose_language, fill_sign_in, sign_in
from tests.support.keyboard import tab_to
from tests.support.mock_control import MockControl
from tests.support.servers import bff_environ, free_port, gateway, mock_upstream, redis_server
from tests.support.texts import Texts
from tests.support.visitor import Visitor

_ARABIC, _ENGLISH = Texts("ar"), Texts("en")
_CATALOG = "/IDMProv/rest/catalog"
_ROLE = "Treasury: Release Payments"
_DN = (
    "cn=TreasuryReleasePayments,cn=Finance,cn=Level10,cn=RoleDefs,cn=RoleConfig,cn=AppConfig,"
    "cn=User Application Driver,cn=driverset1,o=system"
)
# More calls than a gateway completes after it was told to end.
_MANY = 500
_GO_ON = "Map remaining values: "
_MAPPING = "roles/mappedResources"
_PATIENCE_MS = 60_000


def _choose_role(page: Page, search: str) -> None:
    box = page.get_by_role("main").get_by_role("searchbox")
    box.fill(search)
    box.press("Enter")
    page.get_by_role("option", name=search).click()
    expect(page.get_by_role("row", name="ERP Driver")).to_be_visible()


def _open(page: Page, name: str) -> None:
    page.get_by_role("row", name=name, exact=True).get_by_role("button").click()


def _send(page: Page, verb: str) -> None:
    page.get_by_role("button", name=verb).click()
    dialog = page.get_by_role("alertdialog")
    typed = dialog.get_by_role("textbox")
    if typed.count():
        typed.fill(_ROLE)
    dialog.get_by_role("button", name=verb).click()


def _expect_whole_words(page: Page) -> None:
    """The name of the selected system stands in one line, as that of the other does."""
    expect(page.get_by_role("row", name="Frankfurt, Selected")).to_be_visible()
    selected, other = (page.get_by_role("row", name=name).bounding_box() for name in ("Frankfurt", "Oslo"))
    assert selected
    assert other
    assert selected["height"] == other["height"]


def _names(visitor: Visitor, path: str, **how: Any) -> Counter[str]:
    """Names of all resources that a list gives, however many pages it fills."""
    found: Counter[str] = Counter()
    start = 1
    while start > 0:
        query = f"q=Data%20Center&size=300&nextIndex={start}"
        listed = visitor.call(how.get("method", "GET"), f"{_CATALOG[1:]}/{path}?{query}", json=how.get("body")).json()
        found.update(each["name"] for each in listed["resources"])
        start = listed["nextIndex"]
    return found


def test_values_are_mapped_to_a_role_in_arabic(watched: Watched) -> None:
    """The role is chosen first; the plan shows its effects before it is sent, and then the outcome of each value."""
    page = watched.page
    sign_in(page, address="./#/mapresources")
    _choose_role(page, _ROLE)
    choose_language(page, "العربية")
    _open(page, "ERP Driver")
    _open(page, "Profile")
    page.get_by_role("row", name="Quality assurance, client 200").click()
    page.get_by_role("button", name=_ARABIC("mapResources:values.addAll")).click()
    expect(page.get_by_role("columnheader", name=_ARABIC("mapResources:column.state"))).to_be_visible()
    plan = page.get_by_role("region", name=_ARABIC("mapResources:plan.title"))
    expect(plan.get_by_text(_ARABIC("mapResources:verdict.create")).first).to_be_visible()

    verb = _ARABIC("mapResources:send.verb").split("[")[0]
    _send(page, verb)

    result = page.get_by_role("region", name=_ARABIC("mapResources:plan.result"))
    expect(result.get_by_text(_ARABIC("mapResources:end.madeAndMapped")).first).to_be_visible()
    expect(page.get_by_text(_ARABIC("mapResources:state.mapped"), exact=True).first).to_be_visible()


def test_a_value_is_mapped_by_keyboard_alone(watched: Watched) -> None:
    """All steps work by keyboard, from the list of drivers to the confirmation."""
    page, press = watched.page, watched.page.keyboard.press
    sign_in(page, address=f"./#/role/{quote(_DN, safe='')}/mapresources")
    tab_to(page, page.get_by_role("row", name="Active Directory Driver"))
    for key in ("ArrowDown", "ArrowDown", "ArrowRight"):
        press(key)
    expect(page.get_by_role("row", name="Profile", exact=True)).to_be_visible()
    for key in ("ArrowDown", "ArrowDown", "ArrowRight"):
        press(key)
    expect(page.get_by_role("row", name="Quality assurance, client 200")).to_be_visible()
    for key in ("ArrowDown", "ArrowDown", "Enter"):
        press(key)

    tab_to(page, page.get_by_role("checkbox", name="Select Payroll Read"))
    press("Space")
    name = page.get_by_role("textbox", name="Name of the resource for Payroll Read")
    tab_to(page, name)
    press("Control+A")
    page.keyboard.type("Reading the payroll")
    send = page.get_by_role("button", name="Map values: 1")
    tab_to(page, send)
    expect(send).to_be_enabled()
    press("Enter")
    tab_to(page, page.get_by_role("alertdialog").get_by_role("button", name="Map values: 1"))
    press("Enter")

    expect(page.get_by_text("1 of 1 done")).to_be_visible()
    expect(page.get_by_text("Created and mapped")).to_be_visible()


@pytest.fixture(scope="module")
def own_programs(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stack]:
    """A Redis and a mock, for a gateway that comes and goes."""
    folder = tmp_path_factory.mktemp("mapping")
    port = free_port()
    console_url = f"http://127.0.0.1:{port}"
    with redis_server(folder) as redis_url, mock_upstream(folder, console_url, free_port()) as mock_url:
        yield Stack(console_url, mock_url, redis_url, bff_environ(console_url, port, redis_url, mock_url), folder)


def test_a_plan_that_breaks_off_is_carried_on_and_makes_nothing_twice(browser: Browser, own_programs: Stack) -> None:
    """The page is closed, the gateway restarts, the session ends: each time the plan is carried on."""
    stack = own_programs
    mock = MockControl(stack.mock_url)
    mock.scenario("many-values")
    with watched_page(browser, base_url=f"{stack.console_url}/", viewport={"width": 1280, "height": 800}) as watched:
        page = watched.page
        with gateway(stack.environ, stack.folder):
            address = _paste_plan(page)
            _send_slowly(page, "Map values: ", mock)
            _expect_done(page, 100)
            _come_back(page, address, mock)
            _take_up(page)

            _send_slowly(page, _GO_ON, mock)
            _expect_done(page, 200)
        with gateway(stack.environ, stack.folder):
            _come_back(page, address, mock)
            _take_up(page)

            # Before a part is mapped it is looked at once more.
            _send_slowly(page, _GO_ON, mock, "entitlements/tempResources")
            page.context.clear_cookies()
            mock.heal()
            fill_sign_in(page)
            _take_up(page)

            _send(page, _GO_ON)
            _expect_done(page, _MANY)
            _expect_each_once(stack)
            page.goto("about:blank")
        # Some calls broke off, as the test wants.
        watched.complaints[:] = [each for each in watched.complaints if stack.console_url not in each]


def _paste_plan(page: Page) -> str:
    """Open the mapping of the role from its page, and plan the first groups; its address."""
    sign_in(page, address=f"./#/role/{quote(_DN, safe='')}?section=resources")
    page.get_by_role("button", name="Map resources").click()
    expect(page.get_by_role("row", name="Data Center Driver")).to_be_visible()
    address = page.url
    _open(page, "Data Center Driver")
    _open(page, "Group")
    page.get_by_role("row", name="Frankfurt").click()
    _expect_whole_words(page)
    page.get_by_role("button", name="Import list…").click()
    page.get_by_role("dialog").get_by_role("textbox").fill(
        "\n".join(f"grp-{number:04}" for number in range(1, _MANY + 1))
    )
    page.get_by_role("button", name=f"Add values: {_MANY}").click()
    expect(page.get_by_text(f"New resources: {_MANY}")).to_be_visible(timeout=_PATIENCE_MS)
    return address


def _send_slowly(page: Page, verb: str, mock: MockControl, call: str = _MAPPING) -> None:
    """Return while a call of the plan is on its way that takes long enough to break off in it."""
    mock.fault(f"{_CATALOG}/{call}", method="POST", latencyMs=2000)
    with page.expect_request(lambda each: each.url.endswith(call), timeout=_PATIENCE_MS):
        _send(page, verb)


def _expect_done(page: Page, count: int) -> None:
    expect(page.get_by_text(f"{count} of {_MANY} done")).to_be_visible(timeout=_PATIENCE_MS)


def _come_back(page: Page, address: str, mock: MockControl) -> None:
    """Leave the page and open it again."""
    page.goto("about:blank")
    mock.heal()
    page.goto(address)


def _take_up(page: Page) -> None:
    """Restore the plan, until it can go on."""
    page.get_by_role("button", name=_ENGLISH("drafts:restore")).click(timeout=_PATIENCE_MS)
    expect(page.get_by_role("button", name=_GO_ON)).to_be_enabled(timeout=_PATIENCE_MS)


def _expect_each_once(stack: Stack) -> None:
    visitor = Visitor(stack.console_url)
    visitor.sign_in()
    made = _names(visitor, "resources/listV2")
    mapped = _names(visitor, "roles/mappedResources/list", method="POST", body={"id": _DN})
    assert (len(made), max(made.values())) == (_MANY, 1)
    assert mapped == made
