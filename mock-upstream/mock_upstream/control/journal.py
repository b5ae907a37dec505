"""What arrived: the last requests, and how many of each."""

from __future__ import annotations

from collections import Counter, deque
from dataclasses import asdict, dataclass
from threading import Lock
from typing import TYPE_CHECKING, Any

from flask import current_app, request

from mock_upstream.control.faults import CONTROL
from mock_upstream.store.token_hash import token_hash

if TYPE_CHECKING:
    from flask import Flask

KEPT = 500
_GRANTING_PATH = "/osp/a/idm/auth/oauth2/token"


@dataclass(frozen=True)
class Arrival:
    """
    One request. ``path`` and ``query`` are as sent, not decoded.

    The value of ``Authorization`` is only the scheme and 12 digits of a hash.
    """

    method: str
    path: str
    query: str
    headers: dict[str, str]


class Journal:
    """Requests since the last reset."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._arrivals: deque[Arrival] = deque(maxlen=KEPT)
        self._calls: Counter[str] = Counter()
        self._grants: Counter[str] = Counter()

    def record(self, arrival: Arrival, decoded_path: str, grant_type: str | None) -> None:
        """Remember a request; ``grant_type`` when it asks for tokens."""
        with self._lock:
            self._arrivals.append(arrival)
            self._calls[f"{arrival.method} {decoded_path}"] += 1
            if grant_type:
                self._grants[grant_type] += 1

    def clear(self) -> None:
        """Forget everything."""
        with self._lock:
            self._arrivals.clear()
            self._calls.clear()
            self._grants.clear()

    def last(self, count: int) -> list[dict[str, Any]]:
        """Give the newest requests, oldest first."""
        with self._lock:
            return [asdict(arrival) for arrival in list(self._arrivals)[-count:]]

    def totals(self) -> dict[str, dict[str, int]]:
        """``{"calls": {"GET /IDMProv/...": 3}, "grants": {"refresh_token": 1}}``."""
        with self._lock:
            return {"calls": dict(self._calls), "grants": dict(self._grants)}


def install(app: Flask) -> None:
    """Record every request save those for the control calls."""
    app.before_request(_note)


def journal() -> Journal:
    """The journal of the application that serves this request."""
    found: Journal = current_app.extensions["journal"]
    return found


def _note() -> None:
    if not request.path.startswith(CONTROL):
        journal().record(_arrival(), request.path, _grant_type())


def _arrival() -> Arrival:
    path, _mark, query = request.environ["RAW_URI"].partition("?")
    headers = {name: _masked(name, value) for name, value in request.headers}
    return Arrival(request.method, path, query, headers)


def _masked(name: str, value: str) -> str:
    if name.lower() != "authorization":
        return value
    scheme, _space, secret = value.partition(" ")
    return f"{scheme} {token_hash(secret)[:12]}"


def _grant_type() -> str | None:
    asks = request.method == "POST" and request.path == _GRANTING_PATH
    return request.form.get("grant_type") if asks else None
