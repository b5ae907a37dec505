"""Failures on order, the clock, and the log of requests."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from typing import TYPE_CHECKING

import pytest
import requests

from tests.mock_upstream.console import CLIENT_SECRET, Console, fault_of

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

VERSION = "/IDMProv/rest/access/info/version"


def _status(console: Console, path: str = "info/version", method: str = "GET") -> int:
    return console.call(method, path).status_code


def test_a_fault_happens_as_often_as_ordered(admin: Console) -> None:
    """The fault happens twice, then the call works; the list shows the number of calls that are left."""
    admin.control("POST", "faults", {"path": VERSION, "status": 503, "times": 2})

    assert _status(admin) == 503
    assert admin.control("GET", "faults")["faults"][0]["times"] == 1
    assert [_status(admin), _status(admin)] == [503, 200]
    assert admin.control("GET", "faults") == {"faults": []}


def test_a_fault_lasts_until_cleared(admin: Console) -> None:
    """A fault without ``times`` lasts until it is cleared."""
    admin.control("POST", "faults", {"path": VERSION, "status": 500})
    assert {_status(admin) for _ in range(3)} == {500}

    admin.control("DELETE", "faults")
    assert _status(admin) == 200


def test_a_fault_concerns_its_path_and_method_only(admin: Console) -> None:
    """A star at the end makes the path a prefix."""
    admin.control("POST", "faults", {"path": "/IDMProv/rest/access/info/*", "method": "GET", "status": 500})

    assert _status(admin) == 500
    assert _status(admin, "info/user/rights") == 500
    assert _status(admin, "rob") == 200
    assert admin.call("POST", "info/user/navigationmenu", json={}).status_code == 200


@pytest.mark.parametrize(
    ("body", "content_type", "text"),
    [
        (None, "application/json", "OrderedFault"),
        ({"success": False}, "application/json", '"success": false'),
        ("<html>Bad gateway</html>", "text/html; charset=utf-8", "<html>Bad gateway</html>"),
    ],
    ids=["default", "json", "page"],
)
def test_a_fault_says_what_was_ordered(admin: Console, body: object, content_type: str, text: str) -> None:
    """The answer is a fault by default, any JSON, or an HTML page as proxies send it."""
    admin.control("POST", "faults", {"path": VERSION, "status": 502, "body": body})

    answer = admin.call("GET", "info/version")

    assert (answer.headers["Content-Type"], text in answer.text) == (content_type, True)


def test_a_fault_may_only_be_late(admin: Console) -> None:
    """Latency alone leaves the answer as it is."""
    admin.control("POST", "faults", {"path": VERSION, "latencyMs": 300})
    begun = time.monotonic()

    assert _status(admin) == 200
    assert time.monotonic() - begun >= 0.3


@pytest.mark.over_http
def test_a_fault_may_hang_up(admin: Console) -> None:
    """The connection ends without an answer."""
    admin.control("POST", "faults", {"path": VERSION, "disconnect": True, "times": 1})

    with pytest.raises(requests.ConnectionError):
        admin.call("GET", "info/version")
    assert _status(admin) == 200


def test_the_provider_can_fail_too(admin: Console) -> None:
    """Any path of the mock can be ordered to fail."""
    admin.control("POST", "faults", {"path": "/osp/a/idm/auth/oauth2/token", "status": 500, "times": 1})

    assert admin.refresh(admin.tokens["refresh_token"]).status_code == 500
    assert admin.refresh(admin.tokens["refresh_token"]).status_code == 200


@pytest.mark.parametrize("order", [{}, {"path": ""}, {"path": "/x", "status": 99}, {"path": "/x", "delay": 1}])
def test_an_order_that_is_not_understood_is_refused(console: Console, order: dict[str, object]) -> None:
    """A misspelt order must not pass for a working one."""
    answer = console.send("POST", "/__mock__/faults", json=order)

    assert answer.status_code == 489
    assert console.control("GET", "faults") == {"faults": []}


def test_access_tokens_can_be_ended_and_refreshed(admin: Console) -> None:
    """Refresh tokens survive unless they are meant as well."""
    admin.control("POST", "expire-tokens")
    assert _status(admin) == 401

    admin.tokens = admin.refresh(admin.tokens["refresh_token"]).json()
    assert _status(admin) == 200

    admin.control("POST", "expire-tokens", {"refresh": True})
    assert admin.refresh(admin.tokens["refresh_token"]).json()["error"] == "invalid_grant"


def test_calls_and_grants_are_counted(sign_in_now: Callable[[str], Console]) -> None:
    """Calls are counted by method and path, token grants by type; control calls are not counted."""
    admin = sign_in_now("admin")
    admin.get("info/version")
    admin.get("info/version")
    admin.refresh(admin.tokens["refresh_token"])

    totals = admin.control("GET", "stats")

    assert totals["calls"][f"GET {VERSION}"] == 2
    assert totals["grants"] == {"authorization_code": 1, "refresh_token": 1}
    assert not any("__mock__" in call for call in totals["calls"])


def test_the_log_shows_requests_as_they_arrived(admin: Console) -> None:
    """The log has the raw path and query and the headers, but no secret."""
    admin.call("GET", "users/details?userDn=cn%3Dadmin%2Cou%3Dusers%2Co%3Ddata&x=%2F")
    admin.refresh(admin.tokens["refresh_token"])

    call, refresh = admin.control("GET", "log?last=2")["requests"]

    assert (call["method"], call["path"]) == ("GET", "/IDMProv/rest/access/users/details")
    assert call["query"] == "userDn=cn%3Dadmin%2Cou%3Dusers%2Co%3Ddata&x=%2F"
    assert call["headers"]["Authorization"].startswith("Bearer ")
    assert admin.tokens["access_token"] not in str(call)
    assert CLIENT_SECRET not in str(refresh)


def _reset_s(admin: Console) -> float:
    """Change something of everything, and give the seconds of a reset."""
    admin.call("POST", "preference?attribute=a", json={"columns": ["1"]})
    admin.control("POST", "faults", {"path": VERSION, "status": 500})
    admin.control("POST", "clock", {"advanceS": 1_000_000})
    begun = time.monotonic()
    admin.control("POST", "reset")
    return time.monotonic() - begun


@pytest.mark.over_http
def test_a_reset_restores_everything_fast(signed_in: Callable[[str], Console]) -> None:
    """Preferences, tokens, faults, time and counts are as at the start, at best in under 200 ms."""
    admin = signed_in("admin")
    taken_s = [_reset_s(admin), *(_reset_s(signed_in("admin")) for _ in range(4))]

    assert min(taken_s) < 0.2
    assert admin.control("GET", "stats") == {"calls": {}, "grants": {}}
    assert _status(admin) == 401
    assert abs(admin.control("POST", "clock", {"advanceS": 0})["nowS"] - time.time()) < 60


def test_resets_do_not_grow_the_files(sign_in_now: Callable[[str], Console], database: Path) -> None:
    """Many resets after a write reuse the write-ahead log, so the files do not grow."""
    log = database.with_name(f"{database.name}-wal")
    sizes = []
    for _ in range(5):
        sign_in_now("admin").control("POST", "reset")
        sizes.append(log.stat().st_size)

    assert sizes[-1] < 2 * sizes[0]


def test_a_reset_undoes_what_another_process_wrote(console: Console, database: Path) -> None:
    """A reset without a write before it copies nothing, so the mock must see each write, not only its own."""
    with closing(sqlite3.connect(database)) as stranger:
        before = stranger.execute("SELECT count(*) FROM people").fetchone()
        stranger.execute("UPDATE people SET title = 'Changed'")
        stranger.commit()
        console.control("POST", "reset")

        assert stranger.execute("SELECT count(*) FROM people WHERE title = 'Changed'").fetchone() == (0,)
        assert stranger.execute("SELECT count(*) FROM people").fetchone() == before


def test_keys_survive_a_reset(console: Console) -> None:
    """The signing keys stay the same, so programs that have loaded them continue to work."""
    before = console.send("GET", f"{console.issuer}/jwks").json()
    console.control("POST", "reset")

    assert console.send("GET", f"{console.issuer}/jwks").json() == before


@pytest.mark.parametrize(("path", "words"), [("/", "Mock upstream"), ("/__mock__/", "Last requests")])
def test_people_find_their_way(console: Console, path: str, words: str) -> None:
    """The two small pages show the words that a person looks for, and escape markup."""
    console.authorize(state="<i>")
    page = console.send("GET", path)

    assert (page.status_code, words in page.text) == (200, True)
    assert "<i>" not in page.text


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/IDMProv/rest/access/nothing", 404),
        ("PATCH", "/IDMProv/rest/access/users/list", 405),
        ("DELETE", "/IDMProv/rest/access/user", 400),
        ("POST", "/__mock__/faults", 400),
        ("GET", "/__mock__/nothing", 404),
    ],
)
def test_what_fits_no_call_gets_a_fault(admin: Console, method: str, path: str, status: int) -> None:
    """Clients read JSON, whatever the call was; 405 says which methods there are."""
    headers = {"Authorization": f"Bearer {admin.tokens['access_token']}", "Content-Type": "application/json"}
    answer = admin.send(method, path, data="{", headers=headers)

    assert fault_of(answer)[0] == status
    assert ("Allow" in answer.headers) is (status == 405)


def test_live_answers(console: Console) -> None:
    """A supervisor can check that the mock is alive."""
    assert console.send("GET", "/live").json() == {"live": True}
