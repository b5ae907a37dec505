"""``/IDMProv/rest/admin/logging``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from flask import Blueprint, request
from marshmallow import fields
from sqlalchemy import select, update

from mock_upstream.admission import require_page
from mock_upstream.areas.loggers.requests import CEF, SWITCHES, LevelsBody, LevelsQuery, PackagesQuery
from mock_upstream.errors import FaultError
from mock_upstream.nodes.fields import Given
from mock_upstream.nodes.listing import asked_page, ordered
from mock_upstream.nodes.scripts import refuse_scripts
from mock_upstream.store.database import database
from mock_upstream.store.loggers import INFO, Logger

if TYPE_CHECKING:
    from collections.abc import Iterable

    from flask.typing import ResponseReturnValue
    from sqlalchemy import Select
    from sqlalchemy.orm import Session

loggers = Blueprint("loggers", __name__, url_prefix="/IDMProv/rest/admin/logging")

_COLUMNS: dict[bool, dict[str, Any]] = {
    True: {"logName": Logger.package, "logLevel": Logger.level, "logAdditivity": Logger.additivity},
    False: {"packageName": Logger.package, "packageDescription": Logger.description},
}
"""By whether the packages are configured."""


class _AuditBody(Given):
    enabled = fields.Boolean(data_key="enableCEF")
    cef = fields.Dict(data_key="cefConfigs", load_default=dict)


@loggers.before_request
def _let_in() -> None:
    require_page("configuration")


@loggers.get("/list")
def list_levels() -> ResponseReturnValue:
    """Give one page of the configured packages, and the audit destinations; the query can leave out either part."""
    asked: dict[str, Any] = LevelsQuery().load(request.args)
    with database().read() as session:
        found = asked_page(session, _found(asked, configured=True), asked)
        levels = {**_levels(found.rows), "nextIndex": found.next_index, "total": found.total, "totalSize": found.total}
        return {**(levels if asked["levels"] else {}), **(_audit(session) if asked["audit"] else {})}


@loggers.get("/packages/list")
def list_packages() -> ResponseReturnValue:
    """Give one page of the packages whose level could be configured."""
    asked: dict[str, Any] = PackagesQuery().load(request.args)
    with database().read() as session:
        found = asked_page(session, _found(asked, configured=False), asked)
    packages = [_package(each) for each in found.rows]
    return {"packages": packages, "nextIndex": found.next_index, "total": found.total, "totalSize": found.total}


@loggers.post("")
def add_levels() -> ResponseReturnValue:
    """Configure packages, also unknown ones, and give them back."""
    given = _given()
    with database().write() as session:
        added = [_configured(session, wanted) for wanted in given["levels"]]
        _keep_switches(session, given)
        return {**_levels(added), **SWITCHES.node(session)}


@loggers.put("")
def change_levels() -> ResponseReturnValue:
    """Change the named packages, or all that are configured, and give them back."""
    given = _given()
    with database().write() as session:
        if given["all_levels"]:
            _change_all(session, given)
        changed = [_changed(session, wanted) for wanted in given["levels"]]
        if given["all_levels"]:
            changed = list(session.scalars(select(Logger).where(Logger.level.is_not(None)).order_by(Logger.package)))
        _keep_switches(session, given)
        return {**_levels(changed), **SWITCHES.node(session)}


@loggers.post("/auditConfig")
def keep_audit() -> ResponseReturnValue:
    """Change the auditing and its destinations; 489 ``InvalidInput`` when auditing is on without a destination."""
    given: dict[str, Any] = _AuditBody().load(request.get_json())
    if not given["cef"] and "enabled" not in given:
        raise FaultError("InvalidInput", "No setting is named.")
    with database().write() as session:
        CEF.keep(session, given["cef"])
        if "enabled" in given:
            SWITCHES.keep(session, {"enableCEF": given["enabled"]})
        if SWITCHES.values(session)["enableCEF"] and not CEF.values(session)["destinationHost"].strip():
            raise FaultError("InvalidInput", "Audit events need a destination.")
        return _audit(session)


@loggers.put("/buildPDXLF")
def build_event_map() -> ResponseReturnValue:
    """Rebuild the map of events; auditing must be on."""
    with database().read() as session:
        if not SWITCHES.values(session)["enableCEF"]:
            raise FaultError("InvalidInput", "There is no map of events while auditing is off.")
        return _audit(session)


def _given() -> dict[str, Any]:
    refuse_scripts(request.get_json())
    given: dict[str, Any] = LevelsBody().load(request.get_json())
    if not given["levels"] and not given["all_levels"]:
        raise FaultError("InvalidInput", "No package is named.")
    return given


def _found(asked: dict[str, Any], *, configured: bool) -> Select[Logger]:
    query = select(Logger).where(Logger.level.is_not(None) if configured else Logger.level.is_(None))
    if words := asked["q"].strip().strip("*"):
        query = query.where(Logger.package.icontains(words, autoescape=True))
    return ordered(query, asked, _COLUMNS[configured], Logger.package)


def _configured(session: Session, wanted: dict[str, Any]) -> Logger:
    name = wanted["package"]["name"]
    logger = session.get(Logger, name) or Logger(package=name, description="", level=None, additivity=True)
    logger.level, logger.additivity = wanted.get("level", INFO), wanted.get("additivity", True)
    session.add(logger)
    session.flush()
    return logger


def _changed(session: Session, wanted: dict[str, Any]) -> Logger:
    logger = session.get(Logger, wanted["package"]["name"])
    if logger is None or logger.level is None:
        raise FaultError("NotFound", f"The level of {wanted['package']['name']} is not configured.")
    logger.level = wanted.get("level", logger.level)
    logger.additivity = wanted.get("additivity", logger.additivity)
    return logger


def _change_all(session: Session, given: dict[str, Any]) -> None:
    if "global_level" not in given:
        raise FaultError("InvalidInput", "A change of all levels needs globalLogLevel.")
    session.execute(update(Logger).where(Logger.level.is_not(None)).values(level=given["global_level"]))


def _keep_switches(session: Session, given: dict[str, Any]) -> None:
    if "persist" in given:
        SWITCHES.keep(session, {"persist": given["persist"]})


def _levels(found: Iterable[Logger]) -> dict[str, Any]:
    nodes = [
        {"packageConfigured": _package(each), "logAdditivity": each.additivity, "logLevel": each.level}
        for each in found
    ]
    return {"logConfigurations": nodes}


def _package(logger: Logger) -> dict[str, str]:
    return {"packageName": logger.package, "packageDescription": logger.description}


def _audit(session: Session) -> dict[str, Any]:
    return {**SWITCHES.node(session), "cefConfigs": CEF.node(session)}
