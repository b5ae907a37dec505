"""Times of a list of 5,000 resources, a tree of 2,000 values, and a plan that maps 500 of the values, in Chromium."""

import statistics
import time
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import quote

from mock_upstream.scenarios.many_resources import fill_shelves
from mock_upstream.scenarios.many_values import FAN_OUT, SYSTEMS, fan_out
from mock_upstream.store.database import Database
from mock_upstream.store.resources import Resource, RoleResource
from playwright.sync_api import Locator, Page, expect
from sqlalchemy import select

from tests.bench.screens import SLOWDOWN, opened, signed_in
from tests.bench.seeding import mock_settings, seed

_PEOPLE = 2000
_RUNS = 5
_ROWS = 50
_PLAN = 500
_FRANKFURT, _OSLO = SYSTEMS.values()
_PATIENCE_MS = 300_000
_ROLE = "Treasury: Release Payments"
_DN = (
    "cn=TreasuryReleasePayments,cn=Finance,cn=Level10,cn=RoleDefs,cn=RoleConfig,cn=AppConfig,"
    "cn=User Application Driver,cn=driverset1,o=system"
)
_WORKBENCH = f"./#/role/{quote(_DN, safe='')}/mapresources"

# Milliseconds from the click to the frame that shows other values.
_PRESS = """
(button) => new Promise((done) => {
  const values = () => [...document.querySelectorAll('main tbody tr')].map((row) => row.textContent).join()
  const before = values()
  const begun = performance.now()
  new MutationObserver((_, observer) => {
    if (['', before].includes(values())) return
    observer.disconnect()
    requestAnimationFrame(() => setTimeout(() => done(performance.now() - begun)))
  }).observe(document.body, { childList: true, subtree: true, characterData: true })
  button.click()
})
"""


@dataclass(frozen=True, kw_only=True)
class Mapping:
    """
    Medians of five runs in milliseconds, and the seconds of one plan with 500 values.

    ``list_ms``: to the first page of 5,000 resources, without the browser's cache. ``tree_ms``: from the choice of one
    of two systems to its 2,000 values. ``turned_ms``: to turn a page of 50 values that was loaded before, with the
    processor slowed. ``dry_run_s``: until the server has told the effect of each value of the plan. ``sent_s``: until
    all values are mapped. ``twice`` counts resources that were created or mapped more than once, ``missing`` values
    that were not mapped.
    """

    list_ms: float
    tree_ms: float
    turned_ms: float
    dry_run_s: float
    sent_s: float
    twice: int
    missing: int


def time_mapping(folder: Path) -> Mapping:
    """Open the list of resources, then map 500 values of a large driver to a role."""
    _fill(folder)
    with signed_in(folder, _PEOPLE) as context:
        list_ms = statistics.median(opened(context, 0, "./#/resource")["list"] for _ in range(_RUNS))
        page = context.new_page()
        _open_system(page)
        tree_ms = _choose_systems(page)
        dry_run_s, sent_s = _carry_out(page)
        turned_ms = _turn_pages(page)
        twice, missing = _made(folder)
    return Mapping(
        list_ms=list_ms,
        tree_ms=tree_ms,
        turned_ms=turned_ms,
        dry_run_s=dry_run_s,
        sent_s=sent_s,
        twice=twice,
        missing=missing,
    )


def _fill(folder: Path) -> None:
    seed(folder, _PEOPLE)
    database = _database(folder)
    with database.write() as session:
        fill_shelves(session)
        fan_out(session)
    database.close()


def _database(folder: Path) -> Database:
    settings = mock_settings(folder, _PEOPLE)
    return Database(settings.database, settings.pristine)


def _open_system(page: Page) -> None:
    page.goto(f"{_WORKBENCH}?size={_ROWS}")
    for name in (FAN_OUT, "Group"):
        page.get_by_role("row", name=name, exact=True).get_by_role("button").click(timeout=_PATIENCE_MS)
    expect(page.get_by_role("row", name=_FRANKFURT)).to_be_visible()


def _choose_systems(page: Page) -> float:
    """Switch between the two systems; the last choice is the system of the plan."""
    took_ms = [_press(page, page.get_by_role("row", name=name)) for name in [_OSLO, _FRANKFURT] * _RUNS]
    return statistics.median(took_ms[1:])


def _turn_pages(page: Page) -> float:
    """Return the median time to turn a page, without the first turns, which load data."""
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
    region = page.get_by_role("region", name="Group")
    steps = ["Next page", "Previous page"] * _RUNS
    took_ms = [_press(page, region.get_by_role("button", name=name)) for name in steps]
    return statistics.median(took_ms[2:])


def _press(page: Page, target: Locator) -> float:
    took_ms: float = target.evaluate(_PRESS)
    expect(page.locator("main [aria-busy=true]")).to_have_count(0)
    return took_ms


def _carry_out(page: Page) -> tuple[float, float]:
    """Import a list of values and send the plan; return the seconds of the dry run and of the mapping."""
    page.get_by_role("button", name="Import list…").click()
    numbers = range(1, _PLAN + 1)
    page.get_by_role("dialog").get_by_role("textbox").fill("\n".join(f"grp-{number:04}" for number in numbers))
    begun = time.perf_counter()
    page.get_by_role("button", name=f"Add values: {_PLAN}").click()
    send = page.get_by_role("button", name=f"Map values: {_PLAN}")
    expect(send).to_be_enabled(timeout=_PATIENCE_MS)
    dry_run_s = time.perf_counter() - begun
    send.click()
    dialog = page.get_by_role("alertdialog")
    typed = dialog.get_by_role("textbox")
    if typed.count():
        typed.fill(_ROLE)
    begun = time.perf_counter()
    dialog.get_by_role("button", name=f"Map values: {_PLAN}").click()
    expect(page.get_by_text(f"{_PLAN} of {_PLAN} done")).to_be_visible(timeout=_PATIENCE_MS)
    return dry_run_s, time.perf_counter() - begun


def _made(folder: Path) -> tuple[int, int]:
    """Count the values that have more than one resource or mapping, and the values without a mapping."""
    database = _database(folder)
    with database.read() as session:
        of_driver = Resource.entitlement_dn.startswith(f"cn=Group,cn={FAN_OUT},")
        made = Counter(session.scalars(select(Resource.parameter).where(of_driver)))
        query = select(Resource.parameter).join(RoleResource, RoleResource.resource_dn == Resource.dn)
        mapped = Counter(session.scalars(query.where(of_driver, RoleResource.role_dn == _DN)))
    database.close()
    twice = sum(count > 1 for counted in (made, mapped) for count in counted.values())
    return twice, _PLAN - len(mapped)
