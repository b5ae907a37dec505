"""``/__mock__/*`` calls that replace all data: reset, scenarios, saved states."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing, contextmanager
from typing import TYPE_CHECKING

from flask import Blueprint, current_app
from sqlalchemy import update

from mock_upstream.control.entry import WORLDS
from mock_upstream.control.faults import CONTROL, faults
from mock_upstream.control.journal import journal
from mock_upstream.control.server_log import server_log
from mock_upstream.errors import FaultError
from mock_upstream.oidc.lifetimes import Lifetimes
from mock_upstream.scenarios.registry import SCENARIOS
from mock_upstream.seed.fingerprint import fingerprint
from mock_upstream.store.clock import clock
from mock_upstream.store.database import database
from mock_upstream.store.gate import gate
from mock_upstream.store.models import Origin

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from flask.typing import ResponseReturnValue

    from mock_upstream.settings import Settings

_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,63}")

worlds = Blueprint(WORLDS, __name__, url_prefix=CONTROL)


@worlds.post("/reset")
def reset() -> ResponseReturnValue:
    """Return to the seeded data, real time, no faults, an empty journal and the lifetimes that were set."""
    with _new_world():
        database().restore()
    return {"reset": True}


@worlds.get("/scenarios")
def list_scenarios() -> ResponseReturnValue:
    """List the scenarios."""
    return {"scenarios": [{"name": name, "summary": each.summary} for name, each in SCENARIOS.items()]}


@worlds.post("/scenarios/<name>")
def play(name: str) -> ResponseReturnValue:
    """Reset, then play a scenario; 489 ``NotFound`` when there is none of this name."""
    if name not in SCENARIOS:
        raise FaultError("NotFound", f"There is no scenario {name}, only {', '.join(SCENARIOS)}.")
    with _new_world():
        database().restore()
        with database().write() as session:
            SCENARIOS[name].arrange(session)
    return {"scenario": name}


@worlds.get("/states")
def list_states() -> ResponseReturnValue:
    """Give the names of the saved states."""
    return {"states": saved_states()}


@worlds.put("/states/<name>")
def save(name: str) -> ResponseReturnValue:
    """Write data and clock to a file; a saved state of the same name is replaced."""
    file = _file(name)
    file.parent.mkdir(exist_ok=True)
    with gate().alone():
        with database().write() as session:
            session.execute(update(Origin).values(clock_offset_s=clock().offset_s))
        database().save(file)
    return {"states": saved_states()}


@worlds.post("/states/<name>/load")
def load(name: str) -> ResponseReturnValue:
    """Return to a saved state: its data and its clock, no faults, an empty journal."""
    file = _saved(name)
    offset_s = _clock_offset_s(file)
    with _new_world():
        database().load(file)
        clock().advance(offset_s)
    return {"loaded": name}


@worlds.delete("/states/<name>")
def delete(name: str) -> ResponseReturnValue:
    """Delete a saved state."""
    _saved(name).unlink()
    return {"states": saved_states()}


def saved_states() -> list[str]:
    """Names of the saved states, in order."""
    return sorted(file.stem for file in _settings().states.glob("*.sqlite3"))


@contextmanager
def _new_world() -> Iterator[None]:
    with gate().alone():
        clock().reset()
        faults().clear()
        journal().clear()
        server_log().clear()
        current_app.extensions["lifetimes"] = Lifetimes.of(_settings())
        yield


def _file(name: str) -> Path:
    if not _NAME.fullmatch(name):
        raise FaultError("InvalidInput", "A name has up to 64 letters, digits, - and _.")
    return _settings().states / f"{name}.sqlite3"


def _saved(name: str) -> Path:
    file = _file(name)
    if not file.exists():
        raise FaultError("NotFound", f"No state {name} was saved.")
    return file


def _clock_offset_s(file: Path) -> float:
    with closing(sqlite3.connect(file)) as connection:
        [(made_by, offset_s)] = connection.execute("SELECT made_by, clock_offset_s FROM origin").fetchall()
    if made_by != fingerprint():
        raise FaultError("InvalidInput", f"The state {file.stem} was saved by another version of the mock.")
    return float(offset_s)


def _settings() -> Settings:
    found: Settings = current_app.extensions["settings"]
    return found
