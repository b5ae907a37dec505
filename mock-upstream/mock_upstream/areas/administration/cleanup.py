"""The service that deletes expired delegations, absences and proxies: its schedule, and a run on demand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mock_upstream.admission import require_page
from mock_upstream.areas.administration.requests import CLEANUP, DELEGATION, IMMEDIATE, PROXY, SCHEDULED
from mock_upstream.nodes.settings import SettingsView
from mock_upstream.store.availability import Unavailability
from mock_upstream.store.clock import clock
from mock_upstream.store.database import database
from mock_upstream.store.delegations import Delegation
from mock_upstream.store.models import Setting
from mock_upstream.store.proxies import Proxy
from mock_upstream.store.retention import CLEANUP_STARTED, anything_over, drop_what_is_over

if TYPE_CHECKING:
    from flask.typing import ResponseReturnValue
    from sqlalchemy.orm import Session

    from mock_upstream.nodes.settings import SettingsGroup
    from mock_upstream.store.retention import Passing

_MINUTE_MS = 60_000
_RETENTION: dict[Passing, tuple[SettingsGroup, str]] = {
    Delegation: (DELEGATION, "delegationRetentionTime"),
    Unavailability: (DELEGATION, "availabilityRetentionTime"),
    Proxy: (PROXY, "proxyRetentionTime"),
}
"""Table -> where the minutes are for which its rows are kept after their end."""


class CleanupView(SettingsView):
    """The settings together with the last and the next run, which follow from the interval and the mock's clock."""

    def __init__(self) -> None:
        super().__init__(CLEANUP, read_by="configuration")

    def get(self) -> ResponseReturnValue:
        """Give the settings and the runs."""
        require_page("configuration")
        with database().read() as session:
            return {**CLEANUP.node(session), **_runs(session)}

    def post(self) -> ResponseReturnValue:
        """
        Change the settings.

        With ``cleanupChoice`` ``immediate`` a cleanup runs now, and the schedule continues after it.
        """
        require_page("configuration")
        with database().write() as session:
            CLEANUP.keep(session, CLEANUP.given())
            if CLEANUP.values(session)["cleanupChoice"] == IMMEDIATE:
                now_ms = clock().now_ms()
                drop_what_is_over(session, _over_at(session, now_ms))
                session.merge(Setting(name=CLEANUP_STARTED, value={"ms": now_ms}))
                CLEANUP.keep(session, {"cleanupChoice": SCHEDULED})
            return {**CLEANUP.node(session), **_runs(session)}


def clean_up() -> None:
    """Carry out the last scheduled run, before a call reads the data."""
    with database().read() as session:
        first_ms = session.get_one(Setting, CLEANUP_STARTED).value["ms"]
        ran_ms = _runs(session)["lastCleanUpDate"]
        before = _over_at(session, ran_ms) if ran_ms > first_ms else {}
        if not before or not anything_over(session, before):
            return
    with database().write() as session:
        drop_what_is_over(session, before)


def _over_at(session: Session, ms: int) -> dict[Passing, int]:
    return {table: ms - group.values(session)[minutes] * _MINUTE_MS for table, (group, minutes) in _RETENTION.items()}


def _runs(session: Session) -> dict[str, int]:
    first_ms = session.get_one(Setting, CLEANUP_STARTED).value["ms"]
    interval_ms = CLEANUP.values(session)["cleanUpSeviceActivationInteval"] * _MINUTE_MS
    last_ms = first_ms + (clock().now_ms() - first_ms) // interval_ms * interval_ms
    return {"lastCleanUpDate": last_ms, "scheduledCleanUpDate": last_ms + interval_ms}
