"""One session on two nodes of two workers each, at a provider that takes each refresh token once."""

from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor

import pytest
import requests

from tests.conftest import Stack
from tests.support.mock_control import MockControl
from tests.support.servers import free_port, gateway
from tests.support.time_travel import age_tokens, stored_sessions
from tests.support.visitor import Visitor
from tests.support.waiting import wait_until

VERSION = "IDMProv/rest/access/info/version"
TOKEN = "/osp/a/idm/auth/oauth2/token"
DELIVERED = {"status": 200, "body": {"version": "4.10"}}


@pytest.fixture(scope="module")
def other_url(stack: Stack, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Address of a second node with the same settings."""
    port = free_port()
    with gateway({**stack.environ, "BFF_BIND": f"127.0.0.1:{port}"}, tmp_path_factory.mktemp("node")):
        yield f"http://127.0.0.1:{port}"


@pytest.fixture
def there(signed_in: Visitor, other_url: str) -> Visitor:
    """The same browser at the second node."""
    return _tab(signed_in, other_url)


def _tab(visitor: Visitor, console_url: str) -> Visitor:
    tab = Visitor(console_url)
    tab.http.cookies.update(visitor.http.cookies)
    return tab


def _renewals(mock: MockControl) -> int:
    return int(mock.stats()["grants"].get("refresh_token", 0))


def _arrived(mock: MockControl, call: str, times: int = 1) -> bool:
    return int(mock.stats()["calls"].get(call, 0)) >= times


def _alive(stack: Stack) -> int:
    with stored_sessions(stack.redis_url, stack.environ["BFF_SECRET_KEYS"]) as (_, records):
        return len(records)


@pytest.mark.parametrize(
    ("clients", "expiries"), [(16, 2), pytest.param(64, 10, marks=pytest.mark.soak)], ids=["breeze", "storm"]
)
def test_one_renewal_for_each_end_of_a_token(
    signed_in: Visitor, stack: Stack, other_url: str, mock: MockControl, clients: int, expiries: int
) -> None:
    """Refused by the upstream or run out here, by turns: every call succeeds, and nobody is signed out."""
    tabs = [_tab(signed_in, url) for url in (stack.console_url, other_url) for _ in range(clients // 2)]
    mock.fault(TOKEN, latencyMs=300)
    statuses: list[int] = []
    with ThreadPoolExecutor(clients) as pool:
        for expiry in range(expiries):
            age_tokens(stack.redis_url, stack.environ["BFF_SECRET_KEYS"], (30, 150)[expiry % 2])
            mock.expire_tokens()
            statuses += pool.map(lambda tab: tab.get(VERSION).status_code, tabs)

    assert statuses == [200] * clients * expiries
    assert _renewals(mock) == expiries
    assert signed_in.get("bff/session").json()["signedIn"] is True


def _in_flight(visitor: Visitor, mock: MockControl, call: str, pool: ThreadPoolExecutor) -> Future[requests.Response]:
    before = int(mock.stats()["calls"].get(call, 0))
    future = pool.submit(visitor.get, VERSION)
    wait_until(lambda: _arrived(mock, call, before + 1))
    return future


def test_a_sign_out_during_a_renewal_wins(signed_in: Visitor, there: Visitor, stack: Stack, mock: MockControl) -> None:
    """It revokes the refresh token that is on its way; nothing of the session is left."""
    others = _alive(stack) - 1
    age_tokens(stack.redis_url, stack.environ["BFF_SECRET_KEYS"], 150)
    mock.fault(TOKEN, latencyMs=2000)
    with ThreadPoolExecutor(1) as pool:
        renewing = _in_flight(signed_in, mock, f"POST {TOKEN}", pool)
        assert there.call("POST", "bff/logout").status_code == 200

    assert renewing.result().json()["code"] == "no_session"
    assert _alive(stack) == others


@pytest.mark.parametrize(("upstream", "code"), [(DELIVERED, None), ({}, "no_session")], ids=["answers", "refuses"])
def test_a_sign_out_during_a_call_wins(
    signed_in: Visitor, there: Visitor, stack: Stack, mock: MockControl, upstream: dict[str, object], code: str | None
) -> None:
    """What the upstream answers is delivered; nothing is renewed, repeated or stored for it, and no cookie is set."""
    others = _alive(stack) - 1
    mock.fault(f"/{VERSION}", latencyMs=2000, **upstream)
    with ThreadPoolExecutor(1) as pool:
        calling = _in_flight(signed_in, mock, f"GET /{VERSION}", pool)
        assert there.call("POST", "bff/logout").status_code == 200

    assert (calling.result().json().get("code"), calling.result().headers.get("Set-Cookie")) == (code, None)
    assert (_renewals(mock), _alive(stack)) == (0, others)
    assert mock.stats()["calls"][f"GET /{VERSION}"] == 1


@pytest.mark.parametrize(("upstream", "code"), [(DELIVERED, None), ({}, "session_moved")], ids=["answers", "refuses"])
def test_an_extension_during_a_call(
    signed_in: Visitor, there: Visitor, stack: Stack, mock: MockControl, upstream: dict[str, object], code: str | None
) -> None:
    """The call is answered or told to come again; the session goes on under its new id on both nodes."""
    callback = signed_in.callback_url(begin="bff/extend")
    mock.fault(f"/{VERSION}", latencyMs=2000, times=1, **upstream)
    with ThreadPoolExecutor(1) as pool:
        calling = _in_flight(there, mock, f"GET /{VERSION}", pool)
        assert 'data-result="extended"' in signed_in.navigate(callback).text

    assert (calling.result().json().get("code"), calling.result().headers.get("Set-Cookie")) == (code, None)
    assert _renewals(mock) == 0
    assert [_tab(signed_in, url).get(VERSION).status_code for url in (stack.console_url, there.console_url)] == [
        200
    ] * 2


def test_an_extension_during_a_renewal(signed_in: Visitor, there: Visitor, stack: Stack, mock: MockControl) -> None:
    """The refresh token on its way was revoked: the call is told to come again, nobody is signed out."""
    callback = signed_in.callback_url(begin="bff/extend")
    age_tokens(stack.redis_url, stack.environ["BFF_SECRET_KEYS"], 150)
    mock.fault(TOKEN, latencyMs=2000, times=1)
    with ThreadPoolExecutor(1) as pool:
        renewing = _in_flight(there, mock, f"POST {TOKEN}", pool)
        assert 'data-result="extended"' in signed_in.navigate(callback).text

    assert renewing.result().json()["code"] == "session_moved"
    assert signed_in.get(VERSION).status_code == 200


def test_tabs_sign_in_at_once_on_both_nodes(visitor: Visitor, other_url: str) -> None:
    """Each comes back to its own page, whichever node takes the answer."""
    callbacks = [visitor.callback_url(return_to=f"#/users?page={tab}") for tab in range(4)]
    urls = [visitor.console_url, other_url] * 2
    tabs = [_tab(visitor, url) for url in urls]
    ways = [url.replace(visitor.console_url, tab.console_url) for url, tab in zip(callbacks, tabs, strict=True)]

    with ThreadPoolExecutor(4) as pool:
        answers = list(pool.map(lambda tab, way: tab.navigate(way), tabs, ways))

    assert [answer.headers["Location"].rpartition("=")[2] for answer in answers] == ["0", "1", "2", "3"]
    assert all(tab.get(VERSION).status_code == 200 for tab in tabs)


def test_one_answer_signs_in_once_whichever_nodes_get_it(visitor: Visitor, other_url: str, mock: MockControl) -> None:
    """Eight copies of one callback at once: one session, one question to the provider."""
    callback = visitor.callback_url()
    ways = [callback, callback.replace(visitor.console_url, other_url)] * 4

    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda way: _tab(visitor, way).navigate(way).status_code, ways))

    assert sorted(answers) == [302] + [400] * 7
    assert mock.stats()["calls"][f"POST {TOKEN}"] == 1
