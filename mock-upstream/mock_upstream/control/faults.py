"""Failures on order."""

from __future__ import annotations

import json
import socket
import time
from dataclasses import dataclass
from threading import Lock
from typing import TYPE_CHECKING, Any

from flask import Response, current_app, request
from marshmallow import Schema, fields, post_load, validate

from mock_upstream.errors import fault_body

if TYPE_CHECKING:
    from flask import Flask

CONTROL = "/__mock__"


@dataclass
class OrderedFault:
    """
    What shall happen to calls of ``path``; one that ends with ``*`` covers what begins so.

    ``times`` counts down, None is for ever. Without a status and a disconnection the
    call is merely late by ``latency_ms``.
    """

    path: str
    method: str | None
    status: int | None
    latency_ms: int
    times: int | None
    body: Any
    disconnect: bool

    def concerns(self, method: str, path: str) -> bool:
        """Whether this call is meant."""
        if self.method is not None and self.method != method:
            return False
        return path.startswith(self.path[:-1]) if self.path.endswith("*") else path == self.path


class FaultSchema(Schema):
    """An order as JSON: ``{"path": "/IDMProv/rest/*", "status": 503, "times": 1}``."""

    path = fields.String(required=True, validate=validate.Length(min=1))
    method = fields.String(load_default=None, allow_none=True)
    status = fields.Integer(load_default=None, allow_none=True, validate=validate.Range(200, 599))
    latency_ms = fields.Integer(data_key="latencyMs", load_default=0, validate=validate.Range(min=0))
    times = fields.Integer(load_default=None, allow_none=True, validate=validate.Range(min=1))
    body = fields.Raw(load_default=None, allow_none=True)
    disconnect = fields.Boolean(load_default=False)

    @post_load
    def _build(self, data: dict[str, Any], **_options: object) -> OrderedFault:
        return OrderedFault(**data)


class Faults:
    """The orders in force, oldest first."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._ordered: list[OrderedFault] = []

    def order(self, fault: OrderedFault) -> None:
        """Add one."""
        with self._lock:
            self._ordered.append(fault)

    def clear(self) -> None:
        """Let everything work again."""
        with self._lock:
            self._ordered.clear()

    def listed(self) -> list[OrderedFault]:
        """Those in force, with the calls that are left in ``times``."""
        with self._lock:
            return list(self._ordered)

    def take(self, method: str, path: str) -> OrderedFault | None:
        """Find the fault for this call and count it."""
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
    """Let the ordered faults happen before anything else looks at a call."""
    app.before_request(_suffer)


def faults() -> Faults:
    """The orders of the application that serves this request."""
    found: Faults = current_app.extensions["faults"]
    return found


def _suffer() -> Response | None:
    if request.path.startswith(CONTROL):
        return None
    fault = faults().take(request.method, request.path)
    return _happen(fault) if fault else None


def _happen(fault: OrderedFault) -> Response | None:
    time.sleep(fault.latency_ms / 1000)
    if fault.disconnect:
        return _hang_up()
    if fault.status is None:
        return None
    if isinstance(fault.body, str):
        return Response(fault.body, fault.status, mimetype="text/html")
    body = fault.body if fault.body is not None else fault_body("OrderedFault", "This failure was ordered.")
    return Response(json.dumps(body), fault.status, mimetype="application/json")


def _hang_up() -> Response:
    connection: socket.socket = request.environ["gunicorn.socket"]
    connection.shutdown(socket.SHUT_RDWR)
    return Response()
