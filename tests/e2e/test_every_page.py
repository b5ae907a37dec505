"""Every page of the console: by day on a desk and a wall, by night on a phone, from the left and from the right."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal
from urllib.parse import quote, unquote, urlencode

import pytest
from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect

from bff.settings import INSTALLATION
from tests.conftest import Stack
from tests.e2e.conftest import PICTURES
from tests.support.browser import Watched, screenshot, watched_page
from tests.support.console_pages import choose_language, expect_loaded, rows, sign_in
from tests.support.mock_control import MockControl
from tests.support.texts import Texts

DESK, PHONE, WALL = (ViewportSize(width=width, height=800) for width in (1280, 360, 3840))
_FEATURES = INSTALLATION / "ui" / "src" / "features"
_CONFIGURATION = "cn=AppConfig,cn=User Application Driver,cn=driverset1,o=system"
AMARA, TOMAS, FINANCE, TEAM, UNIT, ROLE, RESOURCE, CONSTRAINT, DELEGATION, DELEGATE = (
    quote(dn, safe="")
    for dn in (
        "cn=admin,ou=users,o=data",
        "cn=user,ou=users,o=data",
        "cn=Finance,ou=groups,o=data",
        f"cn=FinanceTeam,cn=TeamDefs,{_CONFIGURATION}",
        "cn=Engineering,ou=departments,o=data",
        f"cn=TreasuryReleasePayments,cn=Finance,cn=Level10,cn=RoleDefs,cn=RoleConfig,{_CONFIGURATION}",
        f"cn=OfficeLicence,cn=ResourceDefs,cn=RoleConfig,{_CONFIGURATION}",
        f"cn=TreasuryPostPaymentsAndReleasePayments,cn=SoDDefs,cn=RoleConfig,{_CONFIGURATION}",
        f"cn=user-1,cn=DelegateeDefs,{_CONFIGURATION}",
        "cn=delegate,ou=users,o=data",
    )
)
FORM = urlencode(
    {
        "formContainer": "RequestForms",
        "id": f"cn=WorkshopBooking,cn=RequestForms,{_CONFIGURATION}",
        "pid": f"cn=WorkshopBooking,cn=RequestDefs,{_CONFIGURATION}",
    }
)
FIRST = "/*"
_TABS = ("", "/edit", "/roles", "/resources", "/groups", "/passwordSyncStatus", "/helpDesk", "/sessions")
#: The addresses to open for each route; ``tasks/*`` means the first task of the list.
ADDRESSES = {
    "users": ["users"],
    "users/:dn": [f"users/{AMARA}"],
    "users/:dn/edit": [f"users/{TOMAS}/edit"],
    "users/:dn/compare": [f"users/{TOMAS}/compare", f"users/{TOMAS}/compare?with={AMARA}"],
    "manageusers": ["manageusers"],
    "createUser": ["createUser"],
    "groups": ["groups"],
    "groups/create": ["groups/create"],
    "groups/:dn": [f"groups/{FINANCE}"],
    "groups/:dn/edit": [f"groups/{FINANCE}/edit"],
    "role": ["role"],
    "role/:dn": [
        f"role/{ROLE}",
        *(f"role/{ROLE}?section={each}" for each in ("relations", "resources", "assignments", "requests", "approval")),
    ],
    "role/create": ["role/create", "role/create?step=owners", "role/create?step=approval", "role/create?step=review"],
    "resource": ["resource"],
    "resource/:dn": [
        f"resource/{RESOURCE}",
        *(f"resource/{RESOURCE}?section={each}" for each in ("assignments", "requests", "roles")),
    ],
    "resource/create": [
        "resource/create",
        *(f"resource/create?step={each}" for each in ("names", "questions", "life")),
    ],
    "mapresources": ["mapresources"],
    "role/:dn/mapresources": [f"role/{ROLE}/mapresources"],
    "sod": ["sod"],
    "sod/create": ["sod/create"],
    "sod/:dn": [f"sod/{CONSTRAINT}"],
    "configuration": ["configuration"],
    "configuration/roleresource": ["configuration/roleresource"],
    "configuration/delegation": ["configuration/delegation"],
    "configuration/igConfiguration": ["configuration/igConfiguration"],
    "configuration/cprs": ["configuration/cprs"],
    "configuration/provisioning": ["configuration/provisioning"],
    "configuration/proxy": ["configuration/proxy"],
    "configuration/caching": ["configuration/caching"],
    "configuration/logging": ["configuration/logging"],
    "configuration/auditing": ["configuration/auditing"],
    "configuration/workflowengine": ["configuration/workflowengine"],
    "configuration/driverstatus": ["configuration/driverstatus"],
    "configuration/codemap": ["configuration/codemap"],
    "configuration/snapshot": ["configuration/snapshot"],
    "emailapproval": ["emailapproval"],
    "cprs": ["cprs", "cprs?section=status", "cprs?section=settings"],
    "settings": ["settings"],
    "settings/:client": [
        "settings/1",
        *(f"settings/2?section={tab}" for tab in ("access", "customization", "branding", "helpdesk", "dashboard")),
    ],
    "configuration/entities": ["configuration/entities"],
    "configuration/entities/create": ["configuration/entities/create", "configuration/entities/create?step=attributes"],
    "configuration/entities/:key": ["configuration/entities/device"],
    "localekit": ["localekit"],
    "localekit/:locale": ["localekit/ar"],
    "orgchart": ["orgchart"],
    "orgchart/:dn": [f"orgchart/{UNIT}?kind=department"],
    "entities": ["entities"],
    "entities/:key": ["entities/department"],
    "entities/:key/create": ["entities/department/create"],
    "entities/:key/:dn": [f"entities/department/{UNIT}"],
    "entities/:key/:dn/edit": [f"entities/department/{UNIT}/edit"],
    "tasks": ["tasks"],
    "tasks/:id": [f"tasks{FIRST}"],
    "taskHistory": ["taskHistory"],
    "teams": ["teams"],
    "teams/create": ["teams/create"],
    "teams/:dn": [f"teams/{TEAM}"],
    "teams/:dn/edit": [f"teams/{TEAM}/edit"],
    "profile/:section?": [f"profile{tab}" for tab in _TABS],
    "detailInfo/:dn": [f"detailInfo/{TOMAS}"],
    "history": ["history"],
    "history/:id": [f"history{FIRST}"],
    "landing": ["landing"],
    "editlanding": ["editlanding"],
    "editrequest": ["editrequest"],
    "dashboard": ["dashboard"],
    "globalDashboard": ["globalDashboard"],
    "form/details": [f"form/details?{FORM}"],
    "permissions": ["permissions"],
    "permissions/same": ["permissions/same", f"permissions/same?with={TOMAS}"],
    "requests": ["requests"],
    "proxyassignments": ["proxyassignments"],
    "availability": ["availability"],
    "configuration/adminassignments": ["configuration/adminassignments", "configuration/adminassignments?view=matrix"],
    "configuration/adminassignments/:dn/:domain": [f"configuration/adminassignments/{DELEGATE}/ROLES"],
    "configuration/why": [f"configuration/why?who={DELEGATE}"],
    "rights": ["rights"],
    "delegation": ["delegation", f"delegation?view=calendar&who={DELEGATE}"],
    "delegation/create": ["delegation/create"],
    "delegation/:id": [f"delegation/{DELEGATION}?of={TOMAS}"],
    "workflowmonitoring": ["workflowmonitoring"],
    "workflowmonitoring/templates": ["workflowmonitoring/templates"],
    "workflowmonitoring/templates/create": [
        "workflowmonitoring/templates/create",
        *(f"workflowmonitoring/templates/create?step={each}" for each in ("names", "request", "approval", "review")),
    ],
    "workflowmonitoring/:requestId": [f"workflowmonitoring{FIRST}"],
}
#: Pages whose title is not their heading.
TITLES = {"landing": "shell:section.home", "profile": "shell:section.profile"}
# Column heads that end in an ellipsis.
_CUT_HEADS = """
() => [...document.querySelectorAll('main thead th, main thead th *')]
  .filter((head) => getComputedStyle(head).textOverflow === 'ellipsis' && head.scrollWidth > head.clientWidth)
  .map((head) => head.textContent)
"""
_WAITING = "[aria-busy=true], [class*=bone-], [class*=spinner-]"


@dataclass(frozen=True)
class Look:
    """A combination of theme, screen size and language in which the pages are checked."""

    language: str
    texts: Texts
    scheme: Literal["light", "dark"]
    size: ViewportSize


LOOKS = (
    Look("English", Texts("en"), "light", DESK),
    Look("العربية", Texts("ar"), "dark", PHONE),
)


@pytest.fixture(scope="module")
def console(browser: Browser, stack: Stack) -> Iterator[Watched]:
    """An administrator who signs in once and stays."""
    MockControl(stack.mock_url).reset()
    options = {"base_url": f"{stack.console_url}/", "viewport": DESK, "reduced_motion": "reduce"}
    with watched_page(browser, **options) as watched:
        sign_in(watched.page)
        expect_loaded(watched.page, 10)
        yield watched


@pytest.fixture(scope="module", params=LOOKS, ids=lambda look: look.scheme)
def look(request: pytest.FixtureRequest, console: Watched) -> Look:
    """One combination after the other, without a reload; pytest keeps the tests of one together."""
    chosen: Look = request.param
    page = console.page
    page.goto("./#/users")
    expect_loaded(page, 10)
    choose_language(page, chosen.language)
    expect(page.get_by_role("heading", level=1)).to_have_text(chosen.texts("users:title"))
    expect(page.get_by_role("contentinfo").locator("svg")).to_have_css("inline-size", "20px")  # SPEC 9
    page.emulate_media(color_scheme=chosen.scheme)
    page.set_viewport_size(chosen.size)
    return chosen


def _short(address: str) -> str:
    """Give a route without the containers in its DN."""
    return re.sub(r",(cn|ou)=[^/?&]*", "", unquote(address))


def test_no_route_is_left_out() -> None:
    """Every route that a feature registers is checked below."""
    assert set(ADDRESSES) == set(_patterns())


def _patterns() -> Iterator[str]:
    for file in _FEATURES.glob("*/routes.tsx"):
        source = file.read_text(encoding="utf-8")
        constants = dict(re.findall(r"const (\w+) = '(.*?)'", source))
        for literal, name in re.findall(r"\bpath: (?:'([^']+)'|(\w+)),", source):
            yield literal or constants[name]


@pytest.mark.parametrize("address", [address for found in ADDRESSES.values() for address in found], ids=_short)
def test_a_page_is_sound(console: Watched, look: Look, address: str) -> None:
    """The page has no browser complaint or barrier, fits its window, cuts no column head, and has one title."""
    page = console.page
    _open(page, look.texts, address)
    expect(page.get_by_role("heading", level=1)).to_have_count(1)
    named = TITLES.get(address.partition("/")[0])
    title = look.texts(named) if named else _headings(page, address).first.inner_text()
    expect(page).to_have_title(f"{title} · {look.texts('shell:product')}")
    _take_picture(page, look.size, address)
    console.check_complaints()
    console.check_width()
    console.check_accessibility()
    if look.size == DESK:
        assert page.evaluate(_CUT_HEADS) == []
        _check_wall(console, address)


def _headings(page: Page, address: str) -> Locator:
    """The heading that names the page; the first heading of the identity page is the same for everybody."""
    return page.get_by_role("heading", level=2 if address.startswith("detailInfo") else 1)


def _open(page: Page, texts: Texts, address: str) -> None:
    """Open a page from one that looks like no other, so that the wait cannot end with the old page."""
    heading, elsewhere = page.get_by_role("heading", level=1), texts("shell:notAvailable.title")
    page.goto("./#/nowhere")
    expect(heading).to_have_text(elsewhere)
    listed = address.removesuffix(FIRST)
    page.goto(f"./#/{listed}")
    if address.endswith(FIRST):
        rows(page).get_by_role("link").first.click()
        expect(page).to_have_url(re.compile(f"#/{listed}/"))
    expect(heading).not_to_have_text(elsewhere)
    expect(page.locator(_WAITING)).to_have_count(0)


def _check_wall(console: Watched, address: str) -> None:
    console.page.set_viewport_size(WALL)
    console.check_width()
    _take_picture(console.page, WALL, address)
    console.page.set_viewport_size(DESK)


def _take_picture(page: Page, size: ViewportSize, address: str) -> None:
    words = re.findall(r"\w+", _short(address).replace("*", "first"))
    screenshot(page, PICTURES / "pages", "-".join([*words, str(size["width"])]), full_page=size != WALL)
