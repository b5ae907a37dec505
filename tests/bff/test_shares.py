"""How many calls one person has under way at an upstream."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from pathlib import Path

import pytest

from bff.settings import load_settings
from bff.upstream import shares
from tests.conftest import Stack
from tests.support.event_streams import listening
from tests.support.mock_control import MockControl
from tests.support.operators import scrape
from tests.support.raw_http import begun
from tests.support.scripted_gateway import SharedGateway, shared_gateway
from tests.support.scripted_server import Script
from tests.support.servers import bff_environ
from tests.support.transports import OK
from tests.support.visitor import Visitor
from tests.support.waiting import wait_until

VERSION = "IDMProv/rest/access/info/version"
LONG: Script = [b"HTTP/1.1 200 OK\r\nContent-Length: 209715200\r\n\r\n", *[b"x" * (1 << 20)] * 200]


@pytest.fixture(scope="module")
def scripted(stack: Stack, tmp_path_factory: pytest.TempPathFactory) -> Iterator[SharedGateway]:
    """A gateway with one place for each person, before a scripted upstream."""
    with shared_gateway(stack, tmp_path_factory.mktemp("scripted"), BFF_UPSTREAM_CALLS_PER_USER="1") as running:
        yield running


@pytest.fixture(scope="module")
def before_the_mock(stack: Stack, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a gateway with one place for each person, before the mock."""
    settings = {"BFF_UPSTREAM_CALLS_PER_USER": "1", "BFF_UPSTREAM_IDM": stack.environ["BFF_UPSTREAM_IDM"]}
    with shared_gateway(stack, tmp_path_factory.mktemp("mocked"), **settings) as running:
        yield running.console_url


def _another(stack: Stack, scripted: SharedGateway, user: str) -> Visitor:
    """Sign a user in with another browser."""
    other = Visitor(stack.console_url)
    assert other.sign_in(user).status_code == 302
    other.console_url = scripted.console_url
    return other


def _waiting(visitor: Visitor) -> float:
    return scrape(visitor.console_url).value("idmc_calls_waiting", upstream="idm")


def _waited(visitor: Visitor, outcome: str) -> float:
    return scrape(visitor.console_url).value("idmc_share_wait_seconds_count", upstream="idm", outcome=outcome)


def test_the_share_is_the_persons(signed_in: Visitor, stack: Stack, scripted: SharedGateway) -> None:
    """A second session of the person gets 429 with ``Retry-After``, and nothing is sent; another person is answered."""
    same, another = (_another(stack, scripted, user) for user in ("admin", "user"))
    with scripted.before(signed_in, LONG, [OK]) as server, closing(signed_in.get(VERSION, stream=True)):
        before = _waited(signed_in, "refused")
        refused = same.get(VERSION)
        answered = another.get(VERSION)

        assert (refused.status_code, refused.json()["code"]) == (429, "too_many_calls")
        assert refused.headers["Retry-After"] == "2"
        assert (answered.content, len(server.requests)) == (b"ok", 2)
        assert _waited(signed_in, "refused") == before + 1


def test_calls_that_wait_are_sent_in_the_order_in_which_they_came(signed_in: Visitor, scripted: SharedGateway) -> None:
    """Each waiting call is sent when the one before it has been answered completely."""
    with (
        scripted.before(signed_in, LONG, [OK]) as server,
        closing(signed_in.get(VERSION, stream=True)) as first,
        ExitStack() as opened,
    ):
        calls = [
            opened.enter_context(begun(signed_in, "GET", f"{VERSION}?n={number}", "Connection: close"))
            for number in range(4)
        ]
        wait_until(lambda: _waiting(signed_in) == len(calls))
        first.close()

        assert [call.recv(65536)[9:12] for call in calls] == [b"200"] * len(calls)
        assert [request.split()[1][-3:] for request in server.requests[1:]] == [b"n=0", b"n=1", b"n=2", b"n=3"]
        assert _waiting(signed_in) == 0


def test_only_so_many_calls_of_a_person_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    """The next is refused at once; those before it, and other people, are served."""
    monkeypatch.setattr(shares, "MOST_WAITING", 2)
    places = shares.Shares("bounded", 1)
    assert places.take("ann", 0)
    with ThreadPoolExecutor(4) as pool:
        calls = [pool.submit(places.take, "ann", 60) for _ in range(3)]
        wait_until(lambda: any(each.done() for each in calls))
        assert places.take("bob", 0)
        for _ in range(2):
            places.leave("ann")

        assert sorted(each.result() for each in calls) == [False, True, True]


@pytest.mark.parametrize("script", [["close"], [b"rubbish\r\n\r\n"], LONG], ids=["closed", "unusable", "given up"])
def test_a_call_that_fails_leaves_its_place(signed_in: Visitor, scripted: SharedGateway, script: Script) -> None:
    """The next call of the person is sent."""
    with scripted.before(signed_in, script, [OK]):
        signed_in.get(VERSION, stream=True).close()

        assert signed_in.get(VERSION).content == b"ok"


def test_the_reads_of_the_start_wait_for_longer(signed_in: Visitor, mock: MockControl, before_the_mock: str) -> None:
    """With one place the calls run one after the other, which takes longer than other calls may wait."""
    signed_in.console_url = before_the_mock
    refused = _waited(signed_in, "refused")
    mock.fault("/IDMProv/rest/*", latencyMs=400)

    assert signed_in.get("bff/bootstrap").status_code == 200
    assert _waited(signed_in, "served") >= 11
    assert _waited(signed_in, "refused") == refused


def test_open_streams_take_no_place(signed_in: Visitor, before_the_mock: str) -> None:
    """Streams are limited by ``streams_per_user``; only their calls to the upstream take a place."""
    signed_in.console_url = before_the_mock
    with listening(signed_in) as first, listening(signed_in) as second:
        assert (first.next()[0], second.next()[0]) == ("news", "news")
        assert signed_in.get(VERSION).status_code == 200


@pytest.mark.parametrize(("connections", "share"), [(100, 30), (40, 20), (1, 1)])
def test_other_people_have_half_of_the_connections(connections: int, share: int) -> None:
    """The share of a person is at most half of the connections, with any setting."""
    environ = bff_environ("http://127.0.0.1:8080", 8080, "redis://x", "http://idm.example")
    settings = load_settings(environ | {"BFF_UPSTREAM_CONNECTIONS": str(connections)}, Path("none.toml"))

    assert settings.idm.share == share
