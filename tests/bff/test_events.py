"""``/bff/events``: browsers hear what is new while it happens."""

import itertools
import json
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import requests

from bff.catalogue.index import OPERATIONS
from bff.errors import TooManyError
from bff.events import stream
from bff.events.changes import Changes, changes_work
from bff.events.hub import Hub
from bff.events.places import Places
from bff.events.stream import Streams
from bff.sessions.redis_client import connect
from tests.conftest import Stack
from tests.support.servers import free_port, gateway
from tests.support.time_travel import age_sessions
from tests.support.visitor import Visitor

EVENTS = "bff/events?client=1"
_CONFIG = "cn=AppConfig,cn=User Application Driver,cn=driverset1,o=system"
SERVICE_ACCOUNT = f"cn=ServiceAccount,cn=RequestDefs,{_CONFIG}"


class Heard:
    """What a browser hears on a stream, event by event."""

    def __init__(self, answer: requests.Response) -> None:
        self.answer = answer
        self._lines = answer.iter_lines(chunk_size=1, decode_unicode=True)

    def next(self) -> tuple[str, Any]:
        """Wait for the next event; ``("", None)`` when the stream has ended."""
        name = ""
        for line in self._lines:
            field, _, value = line.partition(": ")
            if field == "event":
                name = value
            if field == "data":
                return name, json.loads(value)
        return "", None


@contextmanager
def listening(visitor: Visitor) -> Iterator[Heard]:
    """A stream that has begun."""
    with closing(visitor.get(EVENTS, stream=True)) as answer:
        assert answer.status_code == 200, answer.text
        yield Heard(answer)


def _ask(stack: Stack) -> None:
    """Somebody else asks for something on which the administrator decides."""
    user = Visitor(stack.console_url)
    assert user.sign_in("user").status_code == 302
    body = {"id": SERVICE_ACCOUNT, "entityType": "prd", "dataItems": [{"name": "program", "values": ["backup"]}]}
    asked = user.call("POST", "IDMProv/rest/access/requests/permissions/item", json=body)
    assert asked.json()["success"] is True, asked.text


def test_a_stream_begins_with_what_is_new_and_is_not_kept_by_anybody(signed_in: Visitor) -> None:
    """So that who was away for a moment has missed nothing."""
    with listening(signed_in) as heard:
        name, news = heard.next()

    assert (name, news["user"]) == ("news", "admin")
    assert news["notifications"] == signed_in.get("IDMProv/rest/access/notifyService?client=1").json()
    assert news["badge"] == signed_in.get("IDMProv/rest/access/tasks/badge?limit=200").json()["badge"]
    assert heard.answer.headers["Content-Type"].startswith("text/event-stream")
    assert (heard.answer.headers["Cache-Control"], heard.answer.headers["X-Accel-Buffering"]) == ("no-store", "no")


def test_what_somebody_else_asks_for_is_heard_at_once(signed_in: Visitor, stack: Stack) -> None:
    """On both workers, long before anybody would have asked."""
    with listening(signed_in) as one, listening(signed_in) as other:
        (_, before), _ = one.next(), other.next()
        _ask(stack)
        began = time.monotonic()
        told = [each.next() for each in (one, other)]

    assert time.monotonic() - began < stream.HEARTBEAT_S / 2
    assert [name for name, _ in told] == ["news", "news"]
    assert {news["badge"] for _, news in told} == {str(int(before["badge"]) + 1)}


def test_listening_is_no_activity(signed_in: Visitor) -> None:
    """The session ends when it would have ended."""
    end = signed_in.get("bff/session?touch=false").json()["idleEndsAt"]
    time.sleep(0.01)
    with listening(signed_in) as heard:
        heard.next()

    assert signed_in.get("bff/session?touch=false").json()["idleEndsAt"] == end


def _log_out(visitor: Visitor, _stack: Stack) -> None:
    assert visitor.call("POST", "bff/logout", json={}).status_code == 200


def _sign_in_again(visitor: Visitor, _stack: Stack) -> None:
    assert visitor.sign_in().status_code == 302


def _let_end(_visitor: Visitor, stack: Stack) -> None:
    age_sessions(stack.redis_url, stack.environ["BFF_SECRET_KEYS"], 90_000)


@pytest.mark.parametrize("over", [_log_out, _sign_in_again, _let_end], ids=["sign-out", "new id", "its time is over"])
def test_a_stream_ends_with_its_session(
    signed_in: Visitor, stack: Stack, over: Callable[[Visitor, Stack], None]
) -> None:
    """At once, not with the next heartbeat."""
    with listening(signed_in) as heard:
        heard.next()
        began = time.monotonic()
        over(signed_in, stack)

        assert [heard.next()[0], heard.next()[0]] == ["end", ""]
        assert time.monotonic() - began < stream.HEARTBEAT_S / 2


def test_who_is_not_signed_in_hears_nothing(visitor: Visitor) -> None:
    """Nor does a page of another site."""
    assert visitor.get(EVENTS).json()["code"] == "no_session"
    assert visitor.sign_in().status_code == 302
    assert visitor.get(EVENTS, headers={"Sec-Fetch-Site": "cross-site"}).json()["code"] == "csrf"
    assert visitor.get("bff/events?client=").status_code == 400


def test_a_stopped_gateway_waits_for_no_stream(signed_in: Visitor, stack: Stack, tmp_path: Path) -> None:
    """Browsers come back to another node."""
    port = free_port()
    there = Visitor(f"http://127.0.0.1:{port}", http=signed_in.http)
    with ExitStack() as open_still:
        with gateway(stack.environ | {"BFF_BIND": f"127.0.0.1:{port}"}, tmp_path):
            open_still.enter_context(listening(there)).next()
            began = time.monotonic()

        assert time.monotonic() - began < 8


def test_streams_of_a_person_are_few(stack: Stack) -> None:
    """What is left behind is free again after its time, and what is given back at once."""
    places = Places(connect(stack.redis_url), at_most=2, kept_s=1)
    first = places.take("ann")
    places.take("ann")
    with pytest.raises(TooManyError):
        places.take("ann")
    places.take("ben")

    places.leave("ann", first)
    places.take("ann")
    time.sleep(1.1)
    assert places.take("ann")


def _streams(stack: Stack, look: Callable[..., dict[str, object]]) -> Streams:
    client = connect(stack.redis_url)
    store: Any = SimpleNamespace(look_up=lambda _key: object())
    return Streams(
        hub=Hub(client), places=Places(client, 10, kept_s=5), changes=Changes(client), store=store, look=look
    )


def _record(person: str) -> Any:
    return SimpleNamespace(key=f"session of {person}", meta=SimpleNamespace(person=person))


def test_one_stream_of_a_person_asks_for_all_and_tells_the_others(
    stack: Stack, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What did not come through the gateway is found so, with few questions."""
    monkeypatch.setattr(stream, "HEARTBEAT_S", 0.1)
    monkeypatch.setattr(stream, "POLL_S", 1)
    badge, looks = ["0"], itertools.count()

    def look(_record: object, _client: str) -> dict[str, object]:
        next(looks)
        return {"badge": badge[0]}

    streams = _streams(stack, look)
    both = [streams.open(_record(f"carl at {time.time()}"), "1") for _ in range(2)]
    began = time.monotonic()
    for _, each in itertools.product(range(12), both):
        next(each)
    assert next(looks) <= 5 + time.monotonic() - began

    monkeypatch.setattr(stream, "POLL_S", 600)
    badge[0] = "1"
    told: set[int] = set()
    while len(told) < len(both) and time.monotonic() - began < 20:
        told |= {index for index, each in enumerate(both) if next(each).startswith(b"event: news")}

    assert told == {0, 1}


@pytest.mark.parametrize(
    ("name", "changes"),
    [
        ("POST /rest/access/tasks", True),
        ("POST /rest/access/tasks/v2", True),
        ("POST /rest/access/tasks/item", False),
        ("GET /rest/access/tasks/list", False),
        ("POST /rest/access/requests/permissions", True),
        ("DELETE /rest/access/requests/history", True),
        ("POST /rest/access/requests/historylist", False),
        ("POST /rest/access/groups", False),
    ],
)
def test_decisions_and_requests_are_told(name: str, changes: bool) -> None:  # noqa: FBT001
    """Reads are not, whatever their method, nor is anything else."""
    operation = next(each for each in OPERATIONS if f"{each.method} {each.path}" == name)

    assert changes_work(operation) is changes
