"""A single event stream: when it asks the upstream, which events it sends, and how many places it takes."""

import itertools
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from types import SimpleNamespace
from typing import Any

import pytest

from bff.ending import Ending
from bff.errors import SessionMovedError, TooManyError, UpstreamUnreachableError
from bff.events import pace, stream
from bff.events.changes import Changes
from bff.events.hub import Hub
from bff.events.places import Places
from bff.events.stream import Streams
from bff.sessions.redis_client import connect
from tests.conftest import Stack

_AT_MOST = 3
_HEARTBEAT = b": \n\n"
_CHANGED = b"event: changed\ndata: {}\n\n"
_END = b"event: end\ndata: {}\n\n"

Look = Callable[[Any, str], dict[str, object]]


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hours in a second."""
    monkeypatch.setattr(stream, "HEARTBEAT_S", 0.1)
    monkeypatch.setattr(pace, "REST_S", 0)
    monkeypatch.setattr(stream, "_JITTER_S", 0)


def _streams(stack: Stack, look: Look, alive: Callable[[], object] = object) -> Streams:
    client = connect(stack.redis_url)
    store: Any = SimpleNamespace(look_up=lambda _key: alive())
    return Streams(
        hub=Hub(client, Ending(), at_most=100),
        places=Places(client, _AT_MOST, kept_s=5),
        changes=Changes(client),
        store=store,
        look=look,
    )


def _record(person: str) -> Any:
    return SimpleNamespace(key=f"session of {person}", meta=SimpleNamespace(person=f"{person} at {time.time()}"))


def _nothing(_record: object, _client: str) -> dict[str, object]:
    return {}


def _said(lines: Iterator[bytes], badge: str) -> bool:
    return next(lines) == stream.event("news", {"badge": badge})


def _in_turn(*results: object) -> Callable[..., Any]:
    """Give or raise the results in turn, and repeat the last one."""
    left: Iterable[object] = itertools.chain(results, itertools.repeat(results[-1]))
    following = iter(left)

    def give(*_arguments: object) -> object:
        result = next(following)
        if isinstance(result, Exception):
            raise result
        return result

    return give


def test_places_are_free_again_after_their_time(stack: Stack) -> None:
    """Places that a worker left when it died are free after their time."""
    places = Places(connect(stack.redis_url), at_most=1, kept_s=1)
    person = f"ann at {time.time()}"
    places.take(person)
    with pytest.raises(TooManyError):
        places.take(person)

    time.sleep(1.1)

    assert places.take(person)


def test_a_stream_keeps_its_place_until_it_is_closed(stack: Stack, monkeypatch: pytest.MonkeyPatch) -> None:
    """The stream renews its place as long as it is open."""
    streams, ben = _streams(stack, _nothing), _record("ben")
    monkeypatch.setattr(streams.places, "_kept_ms", 1000)
    opened = [streams.open(ben, "1") for _ in range(_AT_MOST)]
    for _, each in itertools.product(range(8), opened):
        next(each)
    with pytest.raises(TooManyError):
        streams.open(ben, "1")

    opened[0].close()  # type: ignore[attr-defined]

    assert next(streams.open(ben, "1"))


def test_browsers_are_told_to_come_back_at_different_times(stack: Stack) -> None:
    """When streams break off, browsers reconnect at different times within ten seconds."""
    streams = _streams(stack, _nothing)
    first = [next(streams.open(_record(f"person {number}"), "1")) for number in range(20)]
    pauses_ms = {int(line.removeprefix(b"retry: ")) for line in first}

    assert len(pauses_ms) > 10
    assert all(500 < pause_ms < 10_000 for pause_ms in pauses_ms)


@pytest.mark.parametrize("over", [None, SessionMovedError()], ids=["ended", "moved"])
def test_the_end_of_a_session_that_nobody_tells_is_found(stack: Stack, over: object) -> None:
    """The stream notices it with the next heartbeat, also without the cache of sessions."""
    lines = _streams(stack, _nothing, alive=_in_turn(object(), object(), over)).open(_record("carl"), "1")

    _, news, sign, end = lines
    assert (news, end) == (b"event: news\ndata: {}\n\n", _END)
    assert sign in {_HEARTBEAT, _CHANGED}


def test_an_upstream_that_is_away_ends_no_stream(stack: Stack) -> None:
    """The upstream is asked again at the next change, and the stream sends the news then."""
    streams = _streams(stack, _in_turn(UpstreamUnreachableError(), {"badge": "1"}))
    lines = streams.open(_record("dora"), "1")
    next(lines)
    assert next(lines) == _HEARTBEAT

    streams.changes.tell("")

    assert any(_said(lines, "1") for _ in range(20))


def test_a_change_that_is_no_news_is_told_once(stack: Stack, monkeypatch: pytest.MonkeyPatch) -> None:
    """The stream sends one ``changed`` event; a stream that polls and finds no news sends none."""
    monkeypatch.setattr(stream, "POLL_S", 0.1)
    streams = _streams(stack, lambda _record, _client: {"badge": "1"})
    lines = streams.open(_record("gus"), "1")
    next(lines)
    assert _said(lines, "1")
    assert {next(lines) for _ in range(10)} <= {_HEARTBEAT, _CHANGED}  # The worker has only just subscribed.

    streams.changes.tell("")

    assert [line for line in (next(lines) for _ in range(10)) if line != _HEARTBEAT] == [_CHANGED]


def test_what_is_told_of_while_a_stream_rests_is_looked_at_once(stack: Stack, monkeypatch: pytest.MonkeyPatch) -> None:
    """The look at the end of the rest covers all changes during the rest."""
    streams = _streams(stack, lambda _record, _client: {"badge": "1"})
    lines = streams.open(_record("hal"), "1")
    next(lines)
    assert _said(lines, "1")
    assert {next(lines) for _ in range(10)} <= {_HEARTBEAT, _CHANGED}  # The worker has only just subscribed.
    monkeypatch.setattr(pace, "REST_S", 2)
    streams.changes.tell("")
    while next(lines) != _CHANGED:
        pass

    streams.changes.tell("")
    threading.Timer(0.5, streams.changes.tell, [""]).start()

    assert [line for line in (next(lines) for _ in range(10)) if line != _HEARTBEAT] == [_CHANGED]


def test_who_reads_slowly_is_told_the_latest_alone(stack: Stack) -> None:
    """For a slow reader no events are kept, and the upstream is not asked."""
    badge, looks = ["0"], {"quick": 0, "slow": 0}

    def look(record: Any, client: str) -> dict[str, object]:
        del record
        looks[client] += 1
        return {"badge": badge[0]}

    streams, emil = _streams(stack, look), _record("emil")
    quick, slow = (streams.open(emil, client) for client in looks)
    next(slow)
    assert _said(slow, "0")
    for number in range(1, 30):
        badge[0] = str(number)
        streams.changes.tell("")
        assert any(_said(quick, badge[0]) for _ in range(50))

    assert looks["slow"] == 1
    assert _said(slow, "29")
    assert looks["slow"] == 2
    assert next(slow) == _HEARTBEAT


def test_one_stream_of_a_person_asks_for_all_and_tells_the_others(
    stack: Stack, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The poll finds changes that were not made through the gateway, with few calls to the upstream."""
    monkeypatch.setattr(stream, "POLL_S", 1)
    badge, looks = ["0"], itertools.count()

    def look(_record: object, _client: str) -> dict[str, object]:
        next(looks)
        return {"badge": badge[0]}

    streams, fay = _streams(stack, look), _record("fay")
    both = [streams.open(fay, "1") for _ in range(2)]
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
