"""``admin/workflowengines``, ``admin/driver``, ``admin/driverstatus``, ``admin/identityResync`` and the migration."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from flask import Blueprint, request
from sqlalchemy import delete, func, select

from mock_upstream.admission import require_page
from mock_upstream.areas.engine.requests import ENGINE_SETTINGS, RUNNING, STOPPED, EngineStatus, IdentityBody
from mock_upstream.errors import FORBIDDEN, FaultError
from mock_upstream.nodes.settings import SettingsView
from mock_upstream.store.clock import clock
from mock_upstream.store.database import database
from mock_upstream.store.drivers import Driver
from mock_upstream.store.models import Person, Setting
from mock_upstream.store.outages import WORKFLOW, Outage, is_down
from mock_upstream.store.workflow import ENGINE, Process

if TYPE_CHECKING:
    from flask.typing import ResponseReturnValue
    from sqlalchemy.orm import Session

engine = Blueprint("engine", __name__, url_prefix="/IDMProv/rest")

_MIGRATION, _DRIVER = "engine/migration", "engine/driver"
_MIGRATED_PER_S = 5


class _EngineSettingsView(SettingsView):
    """The settings with the engine that they are for."""

    def get(self) -> ResponseReturnValue:
        """Give the settings."""
        require_page("configuration")
        with database().read() as session:
            return {"engineId": ENGINE, **ENGINE_SETTINGS.node(session)}

    def post(self) -> ResponseReturnValue:
        """Change the settings that the body contains."""
        require_page("configuration")
        with database().write() as session:
            ENGINE_SETTINGS.keep(session, ENGINE_SETTINGS.given())
            return {"engineId": ENGINE, **ENGINE_SETTINGS.node(session)}


engine.add_url_rule(
    "/admin/workflowengines/configuration",
    view_func=_EngineSettingsView.as_view("settings", ENGINE_SETTINGS),
    methods=["GET", "POST"],
)


@engine.get("/admin/workflowengines")
def show_engine() -> ResponseReturnValue:
    """Give the engine and whether it runs."""
    require_page("configuration", "workflowmonitoring")
    with database().read() as session:
        return {"engineId": ENGINE, "engineStatus": STOPPED if is_down(session, WORKFLOW) else RUNNING}


@engine.post("/admin/workflowengines/status")
def set_engine_status() -> ResponseReturnValue:
    """Let the engine run or stop; while it is stopped, no workflow starts."""
    require_page("configuration")
    given: dict[str, int] = EngineStatus().load(request.get_json())
    with database().write() as session:
        session.execute(delete(Outage).where(Outage.system == WORKFLOW))
        if given["status"] == STOPPED:
            session.add(Outage(system=WORKFLOW))
    state = "runs" if given["status"] == RUNNING else "is stopped"
    return {"success": True, "message": f"{ENGINE} {state}."}


@engine.get("/access/data/migration/workflow")
def show_migration() -> ResponseReturnValue:
    """Give how many workflows have been moved by now."""
    require_page("configuration")
    with database().read() as session:
        return _migration(session)


@engine.post("/access/data/migration/workflow")
def start_migration() -> ResponseReturnValue:
    """Begin to move the workflows, unless a migration is running."""
    require_page("configuration")
    with database().write() as session:
        if (under_way := _migration(session))["status"] == "RUNNING":
            return under_way
        total = session.scalar(select(func.count()).select_from(Process)) or 0
        session.merge(Setting(name=_MIGRATION, value={"started_ms": clock().now_ms(), "total": total}))
        session.flush()
        return _migration(session)


@engine.get("/admin/driver")
def list_drivers() -> ResponseReturnValue:
    """Give all drivers by name."""
    with database().read() as session:
        nodes = [
            {"dn": driver.dn, "name": driver.name, "guid": driver.guid}
            for driver in session.scalars(select(Driver).order_by(Driver.sort_name))
        ]
    return {"drivers": nodes, "arraySize": len(nodes), "nextIndex": 0}


@engine.get("/admin/driverstatus/info")
def show_driver_status() -> ResponseReturnValue:
    """Give the driver of the identity applications."""
    with database().read() as session:
        version = session.get_one(Setting, "version").value["version"]
        driver: dict[str, Any] = session.get_one(Setting, _DRIVER).value
    over = driver["expirationDate"] <= clock().now_ms()
    return {**driver, "appVersion": version, "state": "Expired" if over else "Running"}


@engine.post("/admin/identityResync")
def resync_identity() -> ResponseReturnValue:
    """Resynchronize a person; it changes nothing, because the mock has only one store."""
    require_page("configuration", status=FORBIDDEN)
    given: dict[str, str] = IdentityBody().load(request.get_json())
    with database().read() as session:
        person = session.get(Person, given["dn"])
    if person is None:
        raise FaultError("NotFound", f"Nobody has the name {given['dn']}.")
    return {"success": True, "message": f"{person.full_name} was taken over."}


def _migration(session: Session) -> dict[str, Any]:
    kept = session.get(Setting, _MIGRATION)
    if kept is None:
        return {"status": "NOT_STARTED", "total": 0, "migrated": 0}
    total, elapsed_ms = kept.value["total"], clock().now_ms() - kept.value["started_ms"]
    migrated = min(total, elapsed_ms * _MIGRATED_PER_S // 1000)
    return {"status": "COMPLETED" if migrated == total else "RUNNING", "total": total, "migrated": migrated}
