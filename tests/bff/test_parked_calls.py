"""Calls that wait for a new password: whom they belong to, and where and how long they are stored."""

import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
import redis
import requests

from tests.conftest import Stack
from tests.support.mock_control import MockControl
from tests.support.other_gateways import other_gateway
from tests.support.time_travel import age_sessions
from tests.support.visitor import CSRF_HEADER, Visitor
from tests.support.waiting import wait_until

PREFERENCE = "IDMProv/rest/access/preference?attribute=idm.userList.pageSize"
PATH = f"/{PREFERENCE.partition('?')[0]}"
NOTHING: dict[str, object] = {"replays": []}


@pytest.fixture(autouse=True)
def stored(stack: Stack) -> Iterator[redis.Redis]:
    """The gateway's Redis, empty."""
    client = redis.Redis.from_url(stack.redis_url)
    client.flushall()
    yield client
    client.close()


@pytest.fixture
def parked(signed_in: Visitor, mock: MockControl) -> str:
    """Id of the administrator's write that waits; the upstream takes the next one."""
    mock.fault(PATH, status=498, times=1)
    call_id: str = signed_in.call("POST", PREFERENCE, json={"columns": ["50"]}).json()["replayId"]
    return call_id


def _send(visitor: Visitor, call_id: str) -> str:
    return str(visitor.call("POST", f"bff/replay/{call_id}").json().get("code", "done"))


def test_a_reloaded_page_finds_what_waits(signed_in: Visitor, parked: str) -> None:
    """The list has the operation of the call, and when its wait began and ends."""
    [call] = signed_in.get("bff/replays").json()["replays"]

    assert call["id"] == parked
    assert call["operation"] == "POST /rest/access/preference"
    assert call["summary"] == "Store a preference"
    assert call["endsAt"] - call["parkedAt"] == 15 * 60_000
    assert call["sent"] is False


def test_a_new_sign_in_of_the_person_adopts_it(signed_in: Visitor, stack: Stack, parked: str) -> None:
    """The call is found in another browser, after the session in which it was made has ended."""
    age_sessions(stack.redis_url, stack.environ["BFF_SECRET_KEYS"], 1300)
    assert _send(signed_in, parked) == "no_session"
    again = Visitor(stack.console_url)
    again.sign_in()

    assert [each["id"] for each in again.get("bff/replays").json()["replays"]] == [parked]
    assert _send(again, parked) == "done"
    assert again.get(PREFERENCE).json()["columns"] == ["50"]


def test_it_is_nobody_elses(signed_in: Visitor, stack: Stack, parked: str) -> None:
    """Another person neither sees it nor sends it nor drops it."""
    other = Visitor(stack.console_url)
    other.sign_in("helpdesk")

    assert other.get("bff/replays").json() == NOTHING
    assert _send(other, parked) == "not_found"
    assert other.call("DELETE", f"bff/replays/{parked}").json()["code"] == "not_found"
    assert _send(signed_in, parked) == "done"


def test_it_outlives_the_gateway(signed_in: Visitor, stack: Stack, mock: MockControl, tmp_path: Path) -> None:
    """A gateway that has stopped parked the call; another gateway sends it."""
    with other_gateway(stack, signed_in, tmp_path):
        mock.fault(PATH, status=498, times=1)
        call_id = signed_in.call("POST", PREFERENCE, json={"columns": ["50"]}).json()["replayId"]

    assert _send(signed_in, call_id) == "done"


def test_a_gateway_that_stops_while_it_sends(
    signed_in: Visitor, stack: Stack, mock: MockControl, parked: str, tmp_path: Path
) -> None:
    """The outcome of the call is unknown: other gateways report that, and never send it again."""
    mock.fault(PATH, latencyMs=9000, times=1)
    with ThreadPoolExecutor(1) as pool:
        with other_gateway(stack, signed_in, tmp_path):
            lost = pool.submit(_send, signed_in, parked)
            wait_until(lambda: mock.stats()["calls"].get(f"POST {PATH}") == 2)
        assert isinstance(lost.exception(), requests.ConnectionError)

    assert _send(signed_in, parked) == "outcome_unknown"
    assert mock.stats()["calls"][f"POST {PATH}"] == 2


def test_it_ends_by_itself(signed_in: Visitor, stored: redis.Redis, parked: str) -> None:
    """Redis deletes the call after a quarter of an hour, and the list leaves it out."""
    [key] = stored.scan_iter("idmc:parked:*")
    assert 14 * 60_000 < stored.pttl(key) <= 15 * 60_000
    stored.pexpire(key, 0)

    assert signed_in.get("bff/replays").json() == NOTHING
    assert _send(signed_in, parked) == "not_found"


def test_redis_shows_nothing_of_it(stored: redis.Redis, parked: str) -> None:
    """A dump of Redis shows neither the content of the call, nor its person, nor its operation."""
    keys = list(stored.scan_iter("idmc:parked*"))
    parts: list[Any] = [part for key in keys if stored.type(key) == b"hash" for part in stored.hvals(key)]
    content = b"".join(keys + parts)

    assert len(keys) == 2
    assert parked.encode() in content
    for secret in (b"columns", b"preference", b"pageSize", b"cn=admin", b"Keep a"):
        assert secret not in content


def test_a_copy_under_another_persons_key_does_not_open(
    signed_in: Visitor, stack: Stack, stored: redis.Redis, mock: MockControl, parked: str
) -> None:
    """Person and id are authenticated with what is stored."""
    other = Visitor(stack.console_url)
    other.sign_in("helpdesk")
    [admins] = stored.scan_iter("idmc:parked:*")
    mock.fault(PATH, status=498, times=1)
    theirs = other.call("POST", PREFERENCE, json={"columns": ["25"]}).json()["replayId"]
    [key] = set(stored.scan_iter("idmc:parked:*")) - {admins}
    copied: dict[Any, Any] = stored.hgetall(admins)
    stored.hset(key, mapping=copied)

    assert other.get("bff/replays").json() == NOTHING
    assert _send(other, theirs) == "not_found"
    assert _send(signed_in, parked) == "done"


def test_it_can_be_dropped(signed_in: Visitor, parked: str) -> None:
    """A dropped call cannot be sent any more."""
    assert signed_in.call("DELETE", f"bff/replays/{parked}").json() == {"dropped": 1}
    assert signed_in.get("bff/replays").json() == NOTHING
    assert _send(signed_in, parked) == "not_found"


def test_a_sign_out_drops_it(signed_in: Visitor, stored: redis.Redis, parked: str) -> None:
    """A sign-out drops the waiting calls of the person."""
    assert parked
    signed_in.call("POST", "bff/logout")

    assert list(stored.scan_iter("idmc:parked*")) == []


def test_nothing_waits_for_a_session_that_ended_meanwhile(
    signed_in: Visitor, stored: redis.Redis, mock: MockControl
) -> None:
    """When the sign-out came first, a call that is refused later is not parked."""
    late = Visitor(signed_in.console_url)
    late.http.cookies.update(signed_in.http.cookies)
    mock.fault(PATH, status=498, latencyMs=1500, times=1)
    codes: list[str] = []
    call = threading.Thread(
        target=lambda: codes.append(late.call("POST", PREFERENCE, json={"columns": ["50"]}).json()["code"])
    )
    call.start()
    wait_until(lambda: mock.stats()["calls"].get(f"POST {PATH}"))

    signed_in.call("POST", "bff/logout")
    call.join()

    assert codes == ["no_session"]
    assert list(stored.scan_iter("idmc:parked*")) == []


def test_what_was_dropped_while_it_was_sent_stays_dropped(
    signed_in: Visitor, stored: redis.Redis, mock: MockControl, parked: str
) -> None:
    """A call that was dropped while it was sent, and is refused again, is not put back."""
    late = Visitor(signed_in.console_url)
    late.http.cookies.update(signed_in.http.cookies)
    mock.fault(PATH, status=498, latencyMs=1500, times=1)
    call = threading.Thread(target=lambda: _send(late, parked))
    call.start()
    wait_until(lambda: mock.stats()["calls"].get(f"POST {PATH}") == 2)

    signed_in.call("POST", "bff/logout")
    call.join()

    assert list(stored.scan_iter("idmc:parked*")) == []


@pytest.mark.parametrize(("method", "path"), [("POST", "bff/replay/"), ("DELETE", "bff/replays/")])
def test_needs_the_anti_forgery_header(signed_in: Visitor, parked: str, method: str, path: str) -> None:
    """Another site neither sends nor drops it."""
    assert signed_in.call(method, path + parked, headers={CSRF_HEADER: "wrong"}).json()["code"] == "csrf"
    assert signed_in.call(method, path + parked, headers={"Sec-Fetch-Site": "cross-site"}).json()["code"] == "csrf"
    assert _send(signed_in, parked) == "done"


def test_needs_a_session(visitor: Visitor) -> None:
    """Without a session the call is refused before Redis is asked."""
    assert _send(visitor, "x") == "no_session"
    assert visitor.get("bff/replays").json()["code"] == "no_session"


def test_is_sent_by_a_post_alone(signed_in: Visitor, parked: str) -> None:
    """A GET, as of a link, does not send the call."""
    answer = signed_in.get(f"bff/replay/{parked}")

    assert (answer.status_code, answer.headers["Allow"]) == (405, "POST")
    assert _send(signed_in, parked) == "done"
