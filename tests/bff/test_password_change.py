"""The upstream's 498: the password must be changed first."""

import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
import redis
import requests

from bff.proxy.parking import CALLS, LARGEST_BYTES
from tests.conftest import Stack
from tests.support.mock_control import MockControl
from tests.support.other_gateways import other_gateway
from tests.support.time_travel import age_tokens
from tests.support.visitor import PASSWORD, Visitor

REST = "IDMProv/rest/access"
PREFERENCE = f"{REST}/preference?attribute=idm.userList.pageSize"
KEEP = f"POST /{REST}/preference"


@pytest.fixture(autouse=True)
def nothing_waits(stack: Stack) -> None:
    """No calls of other tests."""
    client = redis.Redis.from_url(stack.redis_url)
    client.flushall()
    client.close()


@pytest.fixture
def parked(signed_in: Visitor, mock: MockControl) -> str:
    """Id of a write that waits; the upstream takes the next one."""
    return park(signed_in, mock)


def park(visitor: Visitor, mock: MockControl) -> str:
    """Make a write that is parked, and give its id."""
    mock.fault(f"/{REST}/preference", status=498, times=1)
    answer = visitor.call("POST", PREFERENCE, json={"columns": ["50"]})
    assert (answer.status_code, answer.json()["code"]) == (498, "change_password")
    call_id: str = answer.json()["replayId"]
    return call_id


def send(visitor: Visitor, call_id: str) -> tuple[int, str]:
    """Send a call that waits; give status and code, ``done`` for the upstream's own answer."""
    answer = visitor.call("POST", f"bff/replay/{call_id}")
    return answer.status_code, answer.json().get("code", "done")


def test_a_write_waits_and_is_sent_once(signed_in: Visitor, mock: MockControl) -> None:
    """The write is sent unchanged and gets the upstream's own answer; afterwards it is not stored any more."""
    mock.fault(f"/{REST}/preference", status=498, times=1)
    body = '{"columns" : ["50"],  "x": "\u00e9"}'.encode()
    query = "attribute=idm.userList.pageSize&x=cn%3Da%2Cou=b+c"
    refused = signed_in.call(
        "POST", f"{REST}/preference?{query}", data=body, headers={"Content-Type": "application/json; charset=utf-8"}
    )
    call_id = refused.json()["replayId"]
    assert signed_in.get(PREFERENCE).json()["isPreferenceAvailable"] is False

    answer = signed_in.call("POST", f"bff/replay/{call_id}", headers={"Accept-Language": "ar"})

    assert (answer.status_code, answer.json()["success"]) == (200, True)
    assert signed_in.get(PREFERENCE).json()["columns"] == ["50"]
    first, second = [
        entry for entry in mock.log() if entry["method"] == "POST" and entry["path"].endswith("/preference")
    ]
    assert second["query"] == first["query"] == query
    assert second["headers"].pop("X-Request-Id") == answer.headers["X-Request-Id"]
    assert first["headers"].pop("X-Request-Id") == refused.headers["X-Request-Id"]
    assert second["headers"] == first["headers"]
    assert send(signed_in, call_id) == (404, "not_found")


def test_a_call_without_a_body_waits_too(signed_in: Visitor, mock: MockControl) -> None:
    """A deletion is kept too, although it has no body."""
    signed_in.call("POST", PREFERENCE, json={"columns": ["50"]})
    mock.fault(f"/{REST}/preference", status=498, times=1)
    call_id = signed_in.call("DELETE", PREFERENCE).json()["replayId"]

    assert send(signed_in, call_id) == (200, "done")
    assert signed_in.get(PREFERENCE).json()["isPreferenceAvailable"] is False


@pytest.mark.parametrize(
    ("method", "path", "headers", "body"),
    [
        ("GET", PREFERENCE, {}, None),
        ("POST", f"{REST}/info/user/navigationrights", {}, {"navPageRights": []}),
        ("POST", PREFERENCE, {"X-Background": "1"}, {"columns": ["50"]}),
    ],
    ids=["a read", "a read by POST", "a call of the page's own"],
)
def test_what_nobody_would_miss_does_not_wait(
    signed_in: Visitor, mock: MockControl, method: str, path: str, headers: dict[str, str], body: object
) -> None:
    """These calls get the refusal; the page has to ask again."""
    mock.fault(f"/{path.partition('?')[0]}", status=498, times=1)

    answer = signed_in.call(method, path, headers=headers, json=body)

    assert (answer.status_code, answer.json()["code"]) == (498, "change_password")
    assert "replayId" not in answer.json()
    assert signed_in.get("bff/replays").json() == {"replays": []}


def test_the_start_answer_tells_it_too(signed_in: Visitor, mock: MockControl) -> None:
    """The start answer is refused as well; it joins reads, so nothing is kept."""
    mock.fault(f"/{REST}/info/user/rights", status=498, times=1)

    answer = signed_in.get("bff/bootstrap")

    assert (answer.status_code, answer.json()["code"]) == (498, "change_password")
    assert "replayId" not in answer.json()


def test_status_and_page_are_the_operators(signed_in: Visitor, stack: Stack, mock: MockControl, tmp_path: Path) -> None:
    """The status is configurable, and 498 then means nothing; the page's address has the return address."""
    page = "https://idm.example/sspr/private/changepassword"
    with other_gateway(stack, signed_in, tmp_path, "/IDMProv/", BFF_CHANGE_PASSWORD_STATUS="428", BFF_SSPR_URL=page):
        mock.fault(f"/{REST}/preference", status=428, times=1)
        refused = signed_in.call("POST", PREFERENCE, json={"columns": ["50"]})
        back = signed_in.console_url.replace(":", "%3A").replace("/", "%2F") + "bff%2Fpassword-changed"
        assert refused.status_code == 498
        assert refused.json()["frameUrl"] == f"{page}?forwardURL={back}"
        assert send(signed_in, refused.json()["replayId"]) == (200, "done")

        mock.fault(f"/{REST}/preference", status=498, body={"of": "the upstream"}, times=1)
        assert signed_in.call("DELETE", PREFERENCE).json() == {"of": "the upstream"}


def test_a_person_whose_password_has_expired(signed_in: Visitor, stack: Stack, mock: MockControl) -> None:
    """All calls are refused until the person has changed the password; then the waiting call is sent."""
    mock.expire_password("admin")
    assert signed_in.get(f"{REST}/info/version").json()["code"] == "change_password"
    call_id = signed_in.call("POST", PREFERENCE, json={"columns": ["50"]}).json()["replayId"]
    assert send(signed_in, call_id) == (498, "change_password")

    typed = {"username": "admin", "currentPassword": PASSWORD, "password1": "another1", "password2": "another1"}
    requests.post(f"{stack.mock_url}/sspr/private/changepassword", data=typed, timeout=20).raise_for_status()

    assert send(signed_in, call_id) == (200, "done")
    assert signed_in.get(PREFERENCE).json()["columns"] == ["50"]


def test_of_many_posts_one_sends(signed_in: Visitor, mock: MockControl, parked: str) -> None:
    """Of eight posts at once on two workers, one sends the call; the others learn that it was sent or is done."""
    mock.fault(f"/{REST}/preference", latencyMs=1000, times=1)
    with ThreadPoolExecutor(8) as pool:
        results = list(pool.map(lambda _: send(signed_in, parked), range(8)))

    assert results.count((200, "done")) == 1
    assert set(results) <= {(200, "done"), (502, "outcome_unknown"), (404, "not_found")}
    assert mock.stats()["calls"][KEEP] == 2


def test_a_call_that_is_refused_again_waits_again(signed_in: Visitor, mock: MockControl, parked: str) -> None:
    """The call waits under the same id and until the same end; there is still only one."""
    [before] = signed_in.get("bff/replays").json()["replays"]
    mock.fault(f"/{REST}/preference", status=498, times=1)

    refused = signed_in.call("POST", f"bff/replay/{parked}")

    assert (refused.json()["code"], refused.json()["replayId"]) == ("change_password", parked)
    assert signed_in.get("bff/replays").json() == {"replays": [before]}
    assert send(signed_in, parked) == (200, "done")


@pytest.mark.usefixtures("nobody_else")
def test_tokens_are_renewed_for_it(signed_in: Visitor, stack: Stack, mock: MockControl, parked: str) -> None:
    """A refused token is renewed, and the call sent once more, as for every call."""
    age_tokens(stack.redis_url, stack.environ["BFF_SECRET_KEYS"], 30)
    mock.expire_tokens()

    assert send(signed_in, parked) == (200, "done")
    assert mock.stats()["grants"]["refresh_token"] == 1


def test_a_fault_is_the_answer(signed_in: Visitor, mock: MockControl, parked: str) -> None:
    """A fault of the upstream is the answer to the call, which is not sent again."""
    mock.fault(f"/{REST}/preference", status=489, body={"Fault": {"Reason": {"Text": "No"}}}, times=1)

    answer = signed_in.call("POST", f"bff/replay/{parked}")

    assert (answer.status_code, answer.json()) == (489, {"Fault": {"Reason": {"Text": "No"}}})
    assert send(signed_in, parked) == (404, "not_found")


def test_a_lost_answer_is_told_and_nothing_repeated(signed_in: Visitor, mock: MockControl, parked: str) -> None:
    """The upstream breaks off after it got the call; the list shows the call until its person drops it."""
    mock.fault(f"/{REST}/preference", disconnect=True, times=1)

    assert send(signed_in, parked) == (502, "outcome_unknown")
    assert send(signed_in, parked) == (502, "outcome_unknown")
    assert mock.stats()["calls"][KEEP] == 2
    assert [each["sent"] for each in signed_in.get("bff/replays").json()["replays"]] == [True]
    assert signed_in.call("DELETE", f"bff/replays/{parked}").json() == {"dropped": 1}
    assert send(signed_in, parked) == (404, "not_found")


def test_an_upstream_that_is_away_costs_nothing(signed_in: Visitor, stack: Stack, parked: str, tmp_path: Path) -> None:
    """No process listens, or the breaker is open: the answer is 503, and the id can be used again."""
    with other_gateway(stack, signed_in, tmp_path, BFF_UPSTREAM_IDM="http://127.0.0.1:9/IDMProv"):
        assert [send(signed_in, parked) for _ in range(7)] == [(503, "try_again")] * 7

    assert [each["sent"] for each in signed_in.get("bff/replays").json()["replays"]] == [False]
    assert send(signed_in, parked) == (200, "done")


def test_only_so_many_wait(signed_in: Visitor, mock: MockControl) -> None:
    """One more is refused without an id; when one is done there is room again."""
    first, *_ = [park(signed_in, mock) for _ in range(CALLS)]
    mock.fault(f"/{REST}/preference", status=498, times=1)
    assert "replayId" not in signed_in.call("POST", PREFERENCE, json={"columns": ["50"]}).json()

    assert send(signed_in, first) == (200, "done")
    assert park(signed_in, mock)


@pytest.mark.parametrize(("more", "waits"), [(0, True), (1, False)])
def test_only_so_much_waits(signed_in: Visitor, mock: MockControl, more: int, waits: bool) -> None:  # noqa: FBT001
    """A larger body is refused without an id."""
    mock.fault(f"/{REST}/preference", status=498, times=1)
    body = json.dumps({"columns": ["50"]}).encode().ljust(LARGEST_BYTES + more)

    answer = signed_in.call("POST", PREFERENCE, data=body, headers={"Content-Type": "application/json"})

    assert ("replayId" in answer.json()) is waits
