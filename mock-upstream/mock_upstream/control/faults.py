"""Failures on order."""

from __future__ import annotations

import json
import socket
import time
from dataclasses import dataclass
from threading import Lock
from typing import TYPE_CHECKING, Any

from flask import Response, current_app, g, request
from marshmallow import Schema, fields, post_load, validate

from mock_upstream.control.damage import Change, ChangeSchema, damaged
from mock_upstream.errors import CHANGE_PASSWORD, UNAUTHORIZED, fault_body

if TYPE_CHECKING:
    from flask import Flask

CONTROL = "/__mock__"
_SUBCODES = {UNAUTHORIZED: "SecurityException", CHANGE_PASSWORD: "PasswordExpired"}


@dataclass
class OrderedFault:
    """
    A failure that was ordered for calls of ``path``; a path with ``*`` at its end is a prefix.

    ``times`` is the number of calls that are left, None for all. The call waits ``latency_ms``; then ``status`` or a
    disconnection replaces the answer. The body of an ordered or real answer takes ``slow_ms``, is cut in half with
    ``malformed``, and gets the ``change``.
    """

    path: str
    method: str | None
    status: int | None
    latency_ms: int
    times: int | None
    body: Any
    disconnect: bool
    malformed: bool
    slow_ms: int
    change: Change | None

    def concerns(self, method: str, path: str) -> bool:
        """Whether the failure applies to this call."""
        if self.method is not None and self.method != method:
            return False
        return path.startswith(self.path[:-1]) if self.path.endswith("*") else path == self.path


class FaultSchema(Schema):
    """An order as JSON: ``{"path": "/IDMProv/rest/*", "status": 503, "times": 1}``."""

    path = fields.String(required=True, validate=validate.Regexp("/"))
    method = fields.String(load_default=None, allow_none=True)
    status = fields.Integer(load_default=None, allow_none=True, validate=validate.Range(200, 599))
    latency_ms = fields.Integer(data_key="latencyMs", load_default=0, validate=validate.Range(min=0))
    times = fields.Integer(load_default=None, allow_none=True, validate=validate.Range(min=1))
    body = fields.Raw(load_default=None, allow_none=True)
    disconnect = fields.Boolean(load_default=False)
    malformed = fields.Boolean(load_default=False)
    slow_ms = fields.Integer(data_key="slowMs", load_default=0, validate=validate.Range(min=0))
    change = fields.Nested(ChangeSchema, load_default=None, allow_none=True)

    @post_load
    def _build(self, data: dict[str, Any], **_options: object) -> OrderedFault:
        return OrderedFault(**data)


class Faults:
    """The ordered failures that are still due, oldest first."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._ordered: list[OrderedFault] = []

    def order(self, fault: OrderedFault) -> None:
        """Add a failure."""
        with self._lock:
            self._ordered.append(fault)

    def clear(self) -> None:
        """Drop all ordered failures."""
        with self._lock:
            self._ordered.clear()

    def listed(self) -> list[OrderedFault]:
        """The failures that are still due; ``times`` is the number of calls that are left."""
        with self._lock:
            return list(self._ordered)

    def take(self, method: str, path: str) -> OrderedFault | None:
        """Give the first failure that applies to this call, and count the call."""
        with self._lock:
            for fault in self._ordered:
                if fault.concerns(method, path):
                    self._count(fault)
                    return fault
        return None

    def _count(self, fault: OrderedFault) -> None:
        if fault.times is None:
            return
        fault.times -= 1
        if fault.times == 0:
            self._ordered.remove(fault)


def install(app: Flask) -> None:
    """Apply ordered failures before any other code sees the call, and to its answer."""
    app.before_request(_suffer)
    app.after_request(_damage)


def faults() -> Faults:
    """The ordered failures of the application that serves this request."""
    found: Faults = current_app.extensions["faults"]
    return found


def _suffer() -> Response | None:
    g.fault = None
    if request.path.startswith(CONTROL):
        return None
    g.fault = faults().take(request.method, request.path)
    return _happen(g.fault) if g.fault else None


def _happen(fault: OrderedFault) -> Response | None:
    time.sleep(fault.latency_ms / 1000)
    if fault.disconnect:
        return _hang_up()
    if fault.status is None:
        return None
    if isinstance(fault.body, str):
        return Response(fault.body, fault.status, mimetype="text/html")
    default = fault_body(_SUBCODES.get(fault.status, "OrderedFault"), "This failure was ordered.")
    body = fault.body if fault.body is not None else default
    return Response(json.dumps(body), fault.status, mimetype="application/json")


def _hang_up() -> Response:
    connection: socket.socket = request.environ["gunicorn.socket"]
    connection.shutdown(socket.SHUT_RDWR)
    return Response()


def _damage(answer: Response) -> Response:
    fault: OrderedFault | None = g.fault
    if fault is None:
        return answer
    return damaged(answer, change=fault.change, malformed=fault.malformed, slow_ms=fault.slow_ms)
