"""Saved states, the clock, lifetimes of tokens, who is signed in."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from typing import TYPE_CHECKING, Any

import pytest

from tests.mock_upstream.console import fault_of

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.mock_upstream.console import Console

    SignIn = Callable[[str], Console]


def _refusal(console: Console, method: str, path: str) -> tuple[int, str]:
    return fault_of(console.send(method, f"/__mock__/{path}"))


def _keep(console: Console, size: str) -> None:
    assert console.call("POST", "preference?attribute=a", json={"columns": [size]}).status_code == 200


def _kept(console: Console) -> list[str]:
    columns: list[str] = console.get("preference", attribute="a").get("columns", [])
    return columns


def test_a_state_is_saved_and_loaded(admin: Console) -> None:
    """The state has the data, the sessions and the time; later changes, failures and journal are gone."""
    _keep(admin, "25")
    admin.control("POST", "clock", {"advanceS": 60})
    assert admin.control("PUT", "states/before") == {"states": ["before"]}
    _keep(admin, "50")
    admin.control("POST", "clock", {"advanceS": 1000})
    admin.control("POST", "faults", {"path": "/IDMProv/*", "status": 500})

    admin.control("POST", "states/before/load")

    assert admin.control("GET", "faults") == {"faults": []}
    assert admin.control("GET", "log")["requests"] == []
    assert _kept(admin) == ["25"]
    assert admin.control("GET", "clock")["offsetS"] == pytest.approx(60)
    admin.control("DELETE", "states/before")


def test_states_outlive_a_reset_and_can_be_replaced_and_deleted(admin: Console) -> None:
    """States are files, listed by name."""
    admin.control("PUT", "states/b")
    admin.control("PUT", "states/a_1")
    _keep(admin, "25")
    admin.control("PUT", "states/b")
    admin.control("POST", "reset")
    assert admin.control("GET", "states") == {"states": ["a_1", "b"]}

    admin.control("POST", "states/b/load")
    assert _kept(admin) == ["25"]

    admin.control("DELETE", "states/b")
    assert admin.control("DELETE", "states/a_1") == {"states": []}
    assert _refusal(admin, "POST", "states/b/load") == (489, "NotFound")
    assert _refusal(admin, "DELETE", "states/b") == (489, "NotFound")


@pytest.mark.parametrize("name", ["..", ".hidden", "a.b", "..%2fmock.pristine", "-a", "a b", "ü", "a" * 65])
@pytest.mark.parametrize(("method", "path"), [("PUT", ""), ("POST", "/load"), ("DELETE", "")])
def test_a_name_cannot_leave_the_folder(console: Console, database: Path, method: str, path: str, name: str) -> None:
    """Names have letters, digits, ``-`` and ``_`` only; a path with a slash is no call."""
    answer = console.send(method, f"/__mock__/states/{name}{path}")

    assert answer.status_code in {404, 405, 489}
    assert console.control("GET", "states") == {"states": []}
    assert sorted(database.parent.glob("*pristine*")) == [database.with_suffix(".pristine.sqlite3")]


def test_a_state_of_another_version_is_refused(admin: Console, database: Path) -> None:
    """A saved state of another version has other tables than the code reads."""
    admin.control("PUT", "states/old")
    with closing(sqlite3.connect(database.with_suffix(".states") / "old.sqlite3")) as connection:
        connection.execute("UPDATE origin SET made_by = 'other'")
        connection.commit()

    assert _refusal(admin, "POST", "states/old/load") == (489, "InvalidInput")
    assert admin.get("users/list")["totalCount"] == 200
    admin.control("DELETE", "states/old")


def test_the_clock_can_be_set_and_returns_to_real_time(sign_in_now: SignIn) -> None:
    """The clock is set to a time with a zone, and runs on from there."""
    admin = sign_in_now("admin")
    told = admin.control("POST", "clock", {"now": "2030-01-01T02:00:00+02:00"})
    assert told["nowS"] == pytest.approx(1893456000, abs=60)
    assert admin.control("POST", "clock", {"advanceS": 3600})["nowS"] == pytest.approx(1893459600, abs=60)
    assert admin.call("GET", "info/version").status_code == 401

    assert admin.control("DELETE", "clock") == admin.control("GET", "clock") | {
        "nowS": pytest.approx(time.time(), abs=60)
    }
    assert admin.call("GET", "info/version").status_code == 200


@pytest.mark.parametrize(
    "body", [{}, {"advanceS": 1, "now": "2030-01-01T00:00:00Z"}, {"now": "2030-01-01T00:00:00"}, {"now": "soon"}]
)
def test_a_time_that_is_unclear_is_refused(console: Console, body: dict[str, Any]) -> None:
    """A call with both fields, with none, or with a time without a zone is refused."""
    answer = console.send("POST", "/__mock__/clock", json=body)

    assert fault_of(answer) == (489, "InvalidInput")
    assert console.control("GET", "clock")["offsetS"] == 0


def test_tokens_live_as_long_as_somebody_says(console: Console, sign_in_now: SignIn) -> None:
    """From the next grant on, as the reply tells; a reset returns to the setting."""
    assert console.control("GET", "lifetimes") == {"accessTokenS": 120, "refreshTokenS": 172800}
    console.control("POST", "lifetimes", {"accessTokenS": 30, "refreshTokenS": 60})
    admin = sign_in_now("admin")
    assert admin.tokens["expires_in"] == 30

    admin.control("POST", "clock", {"advanceS": 31})
    assert admin.call("GET", "info/version").status_code == 401
    admin.control("POST", "clock", {"advanceS": 30})
    assert admin.refresh(admin.tokens["refresh_token"]).json()["error"] == "invalid_grant"

    console.control("POST", "reset")
    assert console.control("GET", "lifetimes")["accessTokenS"] == 120


@pytest.mark.parametrize("body", [{"accessTokenS": 0}, {"accessTokenS": "long"}, {"codeS": 1}])
def test_a_lifetime_that_is_none_is_refused(console: Console, body: dict[str, Any]) -> None:
    """A lifetime must be at least a second."""
    answer = console.send("POST", "/__mock__/lifetimes", json=body)

    assert fault_of(answer) == (489, "InvalidInput")


@pytest.mark.over_http
def test_everybody_who_is_signed_in_is_named(console: Console, signed_in: SignIn) -> None:
    """The list has the person's browsers at the provider and working tokens; a signed-out person is not listed."""
    assert console.control("GET", "signed-in") == {"signedIn": []}
    admin, _helpdesk = signed_in("admin"), signed_in("helpdesk")
    admin.refresh(admin.tokens["refresh_token"])

    assert console.control("GET", "signed-in")["signedIn"] == [
        {"user": "admin", "name": "Amara Okafor", "browsers": 1, "tokens": 2, "refreshTokens": 1},
        {"user": "helpdesk", "name": "Chidi Nwosu", "browsers": 1, "tokens": 1, "refreshTokens": 1},
    ]

    console.control("POST", "clock", {"advanceS": 3 * 24 * 3600})
    assert console.control("GET", "signed-in") == {"signedIn": []}
