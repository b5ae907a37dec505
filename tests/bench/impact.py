"""Times of the impact preview for a role with thousands of holders, and of the tabs of a role with many rows."""

import statistics
import time
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import quote

from mock_upstream.scenarios.crowd import like_whom, role_row
from mock_upstream.scenarios.many_resources import fill_shelves
from mock_upstream.scenarios.many_roles import PEOPLE, crowd
from mock_upstream.store.database import Database
from mock_upstream.store.models import Person
from mock_upstream.store.resources import CREATED, Resource, RoleResource
from mock_upstream.store.roles import BUSINESS_ROLE, Role, RoleRelation, level_container
from playwright.sync_api import BrowserContext, Page, Request, expect
from sqlalchemy import insert, select
from sqlalchemy.orm import Session

from tests.bench.org_chart import longest_task_ms
from tests.bench.screens import SLOWDOWN, signed_in
from tests.bench.seeding import mock_settings, seed

_PEOPLE = 2000
_ROWS = 1000
"""Number of child roles, and of resources, of the wide role."""
_APPROVERS = 300
_RUNS = 3
_PATIENCE_MS = 120_000
_HELD = f"cn=CrowdBusiness1,{level_container(BUSINESS_ROLE)}"
_WIDE = f"cn=Wide1,{level_container(BUSINESS_ROLE)}"
_TABS = {"Child and parent roles": "relations", "Resources": "resources", "Approval": "approval"}

# Milliseconds from the click on a tab to the frame with its panel.
_OPEN = """
(tab) => new Promise((done) => {
  const begun = performance.now()
  const ready = () => !document.querySelector('[role=tabpanel] [aria-busy=true]') &&
    document.querySelector('[role=tabpanel] :is(li, input)')
  const look = () => ready()
    ? requestAnimationFrame(() => setTimeout(() => done(performance.now() - begun)))
    : requestAnimationFrame(look)
  tab.click()
  requestAnimationFrame(look)
})
"""


@dataclass(frozen=True, kw_only=True)
class Impact:
    """
    The preview for the deletion of a role with ``holders`` holders, and the tabs of a role with thousands of rows.

    ``preview_s`` is the time from the first call of the preview to its figures, ``task_ms`` the longest task of the
    page meanwhile. ``opened_ms`` has the median by tab; the data of the tabs was loaded before.
    """

    holders: int
    calls: int
    preview_s: float
    task_ms: float
    opened_ms: dict[str, float]


def time_impact(folder: Path) -> Impact:
    """Start the deletion of the held role; then open the tabs of the wide role."""
    _fill(folder)
    with signed_in(folder, _PEOPLE) as context:
        calls, preview_s, task_ms = _preview(context.pages[0])
        return Impact(holders=PEOPLE, calls=calls, preview_s=preview_s, task_ms=task_ms, opened_ms=_opened_ms(context))


def _fill(folder: Path) -> None:
    seed(folder, _PEOPLE)
    settings = mock_settings(folder, _PEOPLE)
    database = Database(settings.database, settings.pristine)
    with database.write() as session:
        crowd(session)
        fill_shelves(session)
        _widen(session)
    database.close()


def _widen(session: Session) -> None:
    """Add a role with thousands of rows and hundreds of approvers."""
    people = session.scalars(select(Person.dn).limit(_APPROVERS))
    approvers = [{"id": dn, "type": "user", "sequence": number} for number, dn in enumerate(people, start=1)]
    row = role_row(like_whom(session), BUSINESS_ROLE, "Wide", 1)
    row["approval"] = {**row["approval"], "approvalRequired": True, "approvalApprovers": approvers}
    session.execute(insert(Role), [row])
    lower = session.scalars(select(Role.dn).where(Role.level < BUSINESS_ROLE).limit(_ROWS)).all()
    session.execute(insert(RoleRelation), [{"parent_dn": _WIDE, "child_dn": dn, "description": ""} for dn in lower])
    resources = session.scalars(select(Resource.dn).limit(_ROWS)).all()
    session.execute(insert(RoleResource), [_mapping(number, dn) for number, dn in enumerate(resources)])


def _mapping(number: int, resource: str) -> dict[str, object]:
    return {
        "entity_key": f"cn=Mapping{number},{_WIDE}",
        "role_dn": _WIDE,
        "resource_dn": resource,
        "parameter": "",
        "description": "",
        "status": CREATED,
    }


def _preview(page: Page) -> tuple[int, float, float]:
    """Return the number of calls, the seconds and the longest task in ms, without the dialog's count of holders."""
    page.goto(f"./#/role/{quote(_HELD, safe='')}")
    more = page.get_by_role("button", name="More actions")
    expect(more).to_be_visible(timeout=_PATIENCE_MS)
    page.wait_for_load_state("networkidle")
    more.click()
    delete = page.get_by_role("menuitem", name="Delete…")
    expect(delete).to_be_visible()
    sent_s: list[float] = []

    def note(request: Request) -> None:
        if "/rest/" in request.url and not _is_count_of_holders(request):
            sent_s.append(time.perf_counter())

    def ask() -> None:
        delete.click()
        impact = page.get_by_role("alertdialog").get_by_role("region", name="Impact of this change")
        expect(impact).to_contain_text("Counted", timeout=_PATIENCE_MS)
        ends_s.append(time.perf_counter())

    ends_s: list[float] = []
    page.on("request", note)
    task_ms = longest_task_ms(page, ask)
    page.remove_listener("request", note)
    return len(sent_s), ends_s[0] - sent_s[0], task_ms


def _is_count_of_holders(request: Request) -> bool:
    return "/assignments/identities?" in request.url and "size=1&" in request.url


def _opened_ms(context: BrowserContext) -> dict[str, float]:
    page = context.new_page()
    page.goto(f"./#/role/{quote(_WIDE, safe='')}")
    overview = page.get_by_role("tab", name="Overview")
    expect(overview).to_be_visible(timeout=_PATIENCE_MS)
    for tab in _TABS:
        _open(page, tab)
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
    took_ms: dict[str, list[float]] = {tab: [] for tab in _TABS}
    for _ in range(_RUNS):
        for tab in _TABS:
            overview.click()
            took_ms[tab].append(_open(page, tab))
    return {name: statistics.median(took_ms[tab]) for tab, name in _TABS.items()}


def _open(page: Page, tab: str) -> float:
    took_ms: float = page.get_by_role("tab", name=tab).evaluate(_OPEN)
    return took_ms
