"""Entry of requests through the gate, so that the data is not replaced while a request runs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flask import g, request

from mock_upstream.store.gate import gate

if TYPE_CHECKING:
    from flask import Flask

WORLDS = "worlds"
"""Name of the blueprint whose calls replace all data, and run alone for that."""


def install(app: Flask) -> None:
    """Let requests enter after the ordered failures, so that a call that is late on order does not block a reset."""
    app.before_request(_enter)
    app.teardown_request(_leave)


def _enter() -> None:
    if request.blueprint != WORLDS:
        gate().enter()
        g.entered = True


def _leave(_error: BaseException | None) -> None:
    if g.pop("entered", False):
        gate().leave()
