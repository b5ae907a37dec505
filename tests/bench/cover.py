"""Time until the calendar of delegations and absences is complete, in Chromium."""

from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlencode

from mock_upstream.store.database import Database
from mock_upstream.store.delegations import DelegationSource, DelegationTarget
from mock_upstream.store.principals import USER
from playwright.sync_api import BrowserContext, Request, expect
from sqlalchemy import select

from tests.bench.screens import signed_in
from tests.bench.seeding import mock_settings, seed
from tests.support.console_pages import rows

_PEOPLE = 2000
_SHOWN = 25
_RUNS = 5
_PATIENCE_MS = 30_000
_LISTS = ("/availability/list", "/delegation/list")
_OWN = "cn=admin,ou=users,o=data"

# Milliseconds from the change of the address to the frame in which every person has a line.
_OPEN = """
(address) => new Promise((done) => {
  const begun = performance.now()
  const lines = 'main div[aria-busy=false] button[aria-haspopup=dialog]'
  const isComplete = () => document.querySelectorAll(lines).length >= 25
  const look = () => isComplete()
    ? requestAnimationFrame(() => setTimeout(() => done(performance.now() - begun)))
    : requestAnimationFrame(look)
  location.hash = address
  requestAnimationFrame(look)
})
"""


@dataclass(frozen=True, kw_only=True)
class Cover:
    """The calendar of 25 people who each have another deputy: the list calls, and the seconds of each opening."""

    calls: int
    took_s: list[float]


def time_cover(folder: Path) -> Cover:
    """Open the calendar several times, each time in a new page that has loaded none of its data."""
    seed(folder, _PEOPLE)
    who = urlencode([("view", "calendar"), *(("who", dn) for dn in _givers(folder))])
    with signed_in(folder, _PEOPLE) as context:
        opened = [_opened(context, f"#/delegation?{who}") for _ in range(_RUNS)]
    return Cover(calls=max(calls for calls, _ in opened), took_s=[took_s for _, took_s in opened])


def _givers(folder: Path) -> list[str]:
    """People who delegate to a person of their own; the signed-in person is the first row of the calendar anyway."""
    settings = mock_settings(folder, _PEOPLE)
    database = Database(settings.database, settings.pristine)
    pairs = select(DelegationSource.dn, DelegationTarget.person_dn).join(
        DelegationTarget, DelegationTarget.delegation_dn == DelegationSource.delegation_dn
    )
    with database.read() as session:
        found = session.execute(pairs.where(DelegationSource.kind == USER, DelegationSource.dn != _OWN)).all()
    database.close()
    givers = {giver for giver, _ in found}
    of_deputies = {deputy: giver for giver, deputy in found if deputy not in givers and deputy != _OWN}
    return list(dict.fromkeys(of_deputies.values()))[: _SHOWN - 1]


def _opened(context: BrowserContext, address: str) -> tuple[int, float]:
    page = context.new_page()
    page.goto("./#/users")
    expect(rows(page).get_by_role("link").first).to_be_visible(timeout=_PATIENCE_MS)
    page.wait_for_load_state("networkidle")
    asked: list[Request] = []

    def note(request: Request) -> None:
        if any(each in request.url for each in _LISTS):
            asked.append(request)

    page.on("request", note)
    took_ms: float = page.evaluate(_OPEN, address)
    page.close()
    return len(asked), took_ms / 1000
