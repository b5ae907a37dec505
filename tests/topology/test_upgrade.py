"""Two nodes behind each proxy are replaced by a later release and back, one after the other, while people work."""

import re
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
import requests

from tests.support.event_streams import EVENTS
from tests.support.later_release import install_later_release
from tests.support.two_nodes import Cluster, working
from tests.support.visitor import Visitor
from tests.support.waiting import wait_until

READ = "IDMProv/rest/access/info/version"
WRITE = "IDMProv/rest/access/preference?attribute=preferences"
_LATEST_RETRY_MS = 4000
_READERS = _WRITERS = 3


class Work:
    """Calls during the upgrade, each kind in a thread with a kept connection; every outcome is recorded."""

    def __init__(self) -> None:
        self.outcomes: list[str] = []
        self.stop = threading.Event()

    def repeat(self, call: Callable[[], requests.Response]) -> None:
        """Make a call again and again."""
        while not self.stop.is_set():
            try:
                self.outcomes.append(str(call().status_code))
            except requests.RequestException as problem:
                self.outcomes.append(repr(problem))


class Listener:
    """An event source as browsers are one: it waits as long as it was told, then connects again."""

    def __init__(self, visitor: Visitor) -> None:
        self._visitor = visitor
        self.heard: list[list[str]] = []
        self.retries_ms: list[int] = []
        self.stop = threading.Event()

    def listen(self) -> None:
        """Hear one stream after the other; of each the names of its events."""
        while not self.stop.is_set():
            names: list[str] = []
            self.heard.append(names)
            self._hear(names)
            time.sleep(self.retries_ms[-1] / 1000 if self.retries_ms else 1)

    def _hear(self, names: list[str]) -> None:
        try:
            with self._visitor.get(EVENTS, stream=True) as answer:
                for line in answer.iter_lines(chunk_size=1, decode_unicode=True):
                    if self.stop.is_set():
                        return
                    if line.startswith("retry: "):
                        self.retries_ms.append(int(line.removeprefix("retry: ")))
                    names += re.findall(r"^event: (\w+)$", line)
        except requests.RequestException as problem:
            names.append(repr(problem))


@contextmanager
def _at_work(cluster: Cluster, visitor: Visitor) -> Iterator[None]:
    """Let the visitor read, write and listen during the block; no call may fail, and streams come back at once."""
    listener, reads, writes = Listener(cluster.visitor(visitor)), Work(), Work()
    readers = [cluster.visitor(visitor) for _ in range(_READERS)]
    writers = [cluster.visitor(visitor) for _ in range(_WRITERS)]
    body = {"openFormInPopUp": True}
    with working(
        listener.listen,
        *(lambda each=each: reads.repeat(lambda: each.get(READ)) for each in readers),
        *(lambda each=each: writes.repeat(lambda: each.call("POST", WRITE, json=body)) for each in writers),
    ):
        try:
            wait_until(lambda: reads.outcomes and writes.outcomes and listener.retries_ms)
            yield
            wait_until(lambda: "news" in listener.heard[-1])
        finally:
            for each in (reads, writes, listener):
                each.stop.set()

    assert set(reads.outcomes) == set(writes.outcomes) == {"200"}
    assert [names for names in listener.heard if not names or names[0] != "news"] == []
    assert max(listener.retries_ms) <= _LATEST_RETRY_MS


def _begun(cluster: Cluster, user: str) -> tuple[Visitor, str]:
    """Let somebody begin a sign-in; give them with the address that finishes it."""
    visitor = cluster.visitor()
    return visitor, visitor.callback_url(user)


def _finished(begun: tuple[Visitor, str]) -> Visitor:
    visitor, callback = begun
    assert visitor.navigate(callback).status_code == 302
    return visitor


@pytest.mark.soak
def test_nobody_notices_an_upgrade_and_the_way_back(cluster: Cluster, tmp_path: Path) -> None:
    """Two releases side by side read what the other wrote: sessions go on, and so do sign-ins begun at either."""
    later = tmp_path / "later"
    install_later_release(later)
    first, second = cluster.place.node_ports
    cluster.start_both()
    visitor = cluster.visitor()
    assert visitor.sign_in().status_code == 302
    before = _begun(cluster, "helpdesk")

    with _at_work(cluster, visitor):
        cluster.replace(first, later)
        people = [_finished(before)]
        between = _begun(cluster, "user")
        cluster.replace(second, later)
        people.append(_finished(between))
        assert cluster.written_later()
        after = _begun(cluster, "delegate")

        cluster.replace(first)
        people.append(_finished(after))
        cluster.replace(second)

    assert [each.get(READ).status_code for each in people] == [200] * 3
