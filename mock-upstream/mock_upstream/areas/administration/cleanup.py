"""The service that drops delegations and proxies that are over: when it runs, and running it now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mock_upstream.admission import require_page
from mock_upstream.areas.administration.requests import CLEANUP, IMMEDIATE, SCHEDULED
from mock_upstream.nodes.settings import SettingsView, given_settings
from mock_upstream.store.clock import clock
from mock_upstream.store.database import database
from mock_upstream.store.models import Setting

if TYPE_CHECKING:
    from flask.typing import ResponseReturnValue
    from sqlalchemy.orm import Session

_STARTED = "proxy/cleanup/started"
_INSTALLED_MS = 1_735_689_600_000  # 2025-01-01
_MS_PER_MINUTE = 60_000


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
        """Change the settings; ``cleanupChoice`` ``immediate`` means a run now, after which the schedule goes on."""
        require_page("configuration")
        with database().write() as session:
            CLEANUP.keep(session, given_settings())
            if CLEANUP.values(session)["cleanupChoice"] == IMMEDIATE:
                session.merge(Setting(name=_STARTED, value={"ms": clock().now_ms()}))
                CLEANUP.keep(session, {"cleanupChoice": SCHEDULED})
            return {**CLEANUP.node(session), **_runs(session)}


def _runs(session: Session) -> dict[str, int]:
    started = session.get(Setting, _STARTED)
    first_ms = started.value["ms"] if started else _INSTALLED_MS
    interval_ms = CLEANUP.values(session)["cleanUpSeviceActivationInteval"] * _MS_PER_MINUTE
    last_ms = first_ms + (clock().now_ms() - first_ms) // interval_ms * interval_ms
    return {"lastCleanUpDate": last_ms, "scheduledCleanUpDate": last_ms + interval_ms}
