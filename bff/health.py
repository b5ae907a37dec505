"""Whether this process lives, and whether it can serve."""

import ipaddress
from collections.abc import Callable, Mapping

from flask import Blueprint, jsonify, request
from flask.typing import ResponseReturnValue

from bff.errors import AppError

Check = Callable[[], object]


def create_blueprint(checks: Mapping[str, Check], ops_networks: tuple[str, ...]) -> Blueprint:
    """
    Build the two views.

    Args:
        checks: Name of a neighbour to a call that raises :class:`bff.errors.AppError` when it is away.
        ops_networks: Who is told the reasons; others see the status alone.
    """
    bp = Blueprint("health", __name__)
    networks = [ipaddress.ip_network(network) for network in ops_networks]

    @bp.get("/bff/live")
    def live() -> ResponseReturnValue:
        """Answer as long as the process does; neighbours do not count."""
        return jsonify(status="live")

    @bp.get("/bff/ready")
    def ready() -> ResponseReturnValue:
        """503 while a neighbour that every request needs is away."""
        states = {name: _state(check) for name, check in checks.items()}
        good = set(states.values()) == {"ok"}
        reasons = {"checks": states} if _operator() else {}
        return jsonify(status="ready" if good else "not ready", **reasons), 200 if good else 503

    def _operator() -> bool:
        address = ipaddress.ip_address(request.remote_addr or "0.0.0.0")  # noqa: S104
        return any(address in network for network in networks)

    return bp


def _state(check: Check) -> str:
    try:
        check()
    except AppError as away:
        return away.code
    return "ok"
