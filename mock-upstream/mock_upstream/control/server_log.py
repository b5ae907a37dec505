"""The log of the identity applications: a line for each call if the level of its package allows it."""

from __future__ import annotations

from collections import deque
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from flask import current_app, request
from sqlalchemy import func, select

from mock_upstream.store.clock import clock
from mock_upstream.store.database import database
from mock_upstream.store.loggers import DEBUG, ERROR, INFO, LEVEL_NAMES, WARNING, Logger

if TYPE_CHECKING:
    from flask import Flask, Response

KEPT = 200
_REST = "/IDMProv/rest/"
_PACKAGES = {
    "access/administration/cprsConfig": "com.netiq.idm.cprs",
    "access/administration/emailApproval": "com.netiq.idm.eba",
    "access/assignments": "com.novell.srvprv.apwa",
    "access/availability": "com.novell.srvprv.apwa.delegation",
    "access/config": "com.netiq.idm.clients",
    "access/delegation": "com.novell.srvprv.apwa.delegation",
    "access/entities": "com.novell.srvprv.impl.vdata",
    "access/groups": "com.novell.srvprv.spi",
    "access/monitoring": "com.netiq.idm.monitoring",
    "access/proxy": "com.netiq.idm.proxy",
    "access/requests": "com.novell.srvprv.apwa",
    "access/tasks": "com.novell.srvprv.apwa",
    "access/teams": "com.netiq.idm.teams",
    "access/users": "com.novell.srvprv.spi",
    "access/workflow": "com.novell.soa.af.impl",
    "admin/cache": "com.netiq.idm.cache",
    "admin/workflowengines": "com.novell.soa.af.impl",
    "admin": "com.netiq.idm.admin",
    "catalog/codemaprefresh": "com.novell.idm.nrf.codemap",
    "catalog/resources": "com.novell.roa.resources",
    "catalog/sods": "com.novell.idm.nrf.sod",
    "catalog": "com.novell.idm.nrf",
}
"""Beginning of a path below the REST calls -> the package that answers; the first that fits counts."""
_ANY = "com.netiq.idm.rest"
_FAILURE, _REFUSAL = 500, 400


@dataclass(frozen=True)
class Line:
    """A line of the log; ``time`` is an ISO 8601 moment of the mock's clock."""

    time: str
    level: str
    package: str
    text: str


class ServerLog:
    """The last lines since the last reset."""

    def __init__(self) -> None:
        self._lines: deque[Line] = deque(maxlen=KEPT)

    def write(self, level: int, package: str, text: str) -> None:
        """Add a line."""
        time = datetime.fromtimestamp(clock().now_s(), UTC).isoformat(timespec="milliseconds")
        self._lines.append(Line(time, LEVEL_NAMES[level], package, text))

    def clear(self) -> None:
        """Forget everything."""
        self._lines.clear()

    def last(self) -> list[dict[str, str]]:
        """Give the lines as JSON, oldest first."""
        return [asdict(line) for line in list(self._lines)]


def install(app: Flask) -> None:
    """Write after each REST call."""
    app.after_request(_write)


def server_log() -> ServerLog:
    """The log of the application that serves this request."""
    found: ServerLog = current_app.extensions["server_log"]
    return found


def _write(answer: Response) -> Response:
    if request.path.startswith(_REST):
        package, level = _package(request.path.removeprefix(_REST)), _level_of(answer.status_code)
        if level <= _threshold(package):
            server_log().write(level, package, f"{request.method} {request.path} {answer.status_code}")
    return answer


def _package(path: str) -> str:
    return next((package for start, package in _PACKAGES.items() if path.startswith(start)), _ANY)


def _level_of(status: int) -> int:
    if status >= _REFUSAL:
        return ERROR if status >= _FAILURE else WARNING
    return DEBUG if request.method == "GET" else INFO


def _threshold(package: str) -> int:
    """Give the level of the package, or of the nearest one above that has one."""
    parts = package.split(".")
    names = [".".join(parts[:count]) for count in range(1, len(parts) + 1)]
    configured = select(Logger.level).where(Logger.package.in_(names), Logger.level.is_not(None))
    with database().read() as session:
        return session.scalar(configured.order_by(func.length(Logger.package).desc()).limit(1)) or WARNING
