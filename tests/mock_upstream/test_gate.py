"""Requests see the same data from beginning to end; a call that replaces the data runs alone."""

from __future__ import annotations

from concurrent.futures import Future, ThreadPoolExecutor, wait
from threading import Event

import pytest
from flask import Blueprint, Flask
from mock_upstream.control import entry
from mock_upstream.store.gate import Gate, gate


class _Place:
    """An application with a view that takes as long as a test wants, and one that replaces the data."""

    def __init__(self) -> None:
        self.inside, self.may_go = Event(), Event()
        self.replaced: list[bool] = []
        self.app = Flask(__name__)
        self.app.extensions["gate"] = Gate()
        entry.install(self.app)
        worlds = Blueprint(entry.WORLDS, __name__)
        worlds.add_url_rule("/replace", "replace", self._replace)
        self.app.register_blueprint(worlds)
        self.app.add_url_rule("/look", "look", self._look)
        self.app.add_url_rule("/fail", "fail", self._fail)

    def get(self, path: str) -> int:
        """Call it; gives the status."""
        return self.app.test_client().get(path).status_code

    def _look(self) -> str:
        before = len(self.replaced)
        self.inside.set()
        self.may_go.wait(10)
        return str(before == len(self.replaced))

    def _fail(self) -> str:
        raise RuntimeError

    def _replace(self) -> str:
        with gate().alone():
            self.replaced.append(True)
        return "done"


def _has_ended(future: Future[int], soon_s: float = 0.2) -> bool:
    return future in wait([future], soon_s).done


def test_the_world_is_not_replaced_under_a_request() -> None:
    """A running request ends with the old data; a request that comes meanwhile waits for the new data."""
    place = _Place()
    with ThreadPoolExecutor(3) as pool:
        looking = pool.submit(place.get, "/look")
        assert place.inside.wait(10)
        replacing = pool.submit(place.get, "/replace")
        assert not _has_ended(replacing)
        late = pool.submit(place.get, "/look")
        assert not _has_ended(late)
        assert place.replaced == []

        place.may_go.set()

        assert [each.result(10) for each in (looking, replacing, late)] == [200, 200, 200]
    assert place.replaced == [True]


def test_requests_do_not_wait_for_each_other() -> None:
    """Requests wait only for a call that replaces the data."""
    place = _Place()
    with ThreadPoolExecutor(2) as pool:
        looking = pool.submit(place.get, "/look")
        assert place.inside.wait(10)
        place.inside.clear()
        other = pool.submit(place.get, "/look")
        assert place.inside.wait(10)

        place.may_go.set()
        assert (looking.result(10), other.result(10)) == (200, 200)


def test_a_request_that_fails_lets_others_in() -> None:
    """A failed request leaves the gate too."""
    place = _Place()
    assert place.get("/fail") == 500

    assert place.get("/replace") == 200


def test_two_who_replace_the_world_take_turns() -> None:
    """The second replacement begins when the first has ended."""
    gate, seen = Gate(), []

    def replace(name: str) -> None:
        with gate.alone():
            seen.append(f"{name} begins")
            seen.append(f"{name} ends")

    with ThreadPoolExecutor(8) as pool:
        for each in [pool.submit(replace, str(number)) for number in range(50)]:
            each.result(10)
    assert [entry.split()[0] for entry in seen[::2]] == [entry.split()[0] for entry in seen[1::2]]


def test_a_failure_of_who_is_alone_opens_the_gate_again() -> None:
    """Otherwise no request would be answered any more."""
    gate = Gate()
    with pytest.raises(RuntimeError), gate.alone():
        raise RuntimeError

    gate.enter()
    gate.leave()
