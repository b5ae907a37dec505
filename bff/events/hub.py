"""The receiving side: one Redis subscriber for each worker, which wakes the worker's open streams."""

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import redis

from bff.ending import Ending
from bff.events.changes import CHANNEL, EVERYBODY
from bff.observability import log
from bff.observability.metrics import STREAMS
from bff.sessions.redis_client import GuardedRedis

_TICK_S = 1.0
_PAUSE_S = 1.0


class Inbox:
    """The signals that one stream waits for: data has changed, or the stream has to check its session."""

    def __init__(self, person: str, session_key: str) -> None:
        self.person = person
        self.session_key = session_key
        self._rings = threading.Event()
        self._changed = False

    def ring(self, *, changed: bool) -> None:
        """Wake the stream."""
        self._changed = self._changed or changed
        self._rings.set()

    def wait(self, seconds: float) -> bool:
        """Sleep until a signal comes or the time is over; return whether data has changed."""
        self._rings.wait(seconds)
        self._rings.clear()
        changed, self._changed = self._changed, False
        return changed


class Hub:
    """
    The open streams of a worker.

    The hub subscribes with the first stream. After each new connection all streams ask the upstream, because the hub
    may have missed changes. When the worker is told to end, all streams are woken, and end too.

    Args:
        at_most: Most open streams of the worker.
    """

    def __init__(self, client: GuardedRedis, ending: Ending, at_most: int) -> None:
        self.ending = ending
        self._at_most = at_most
        self._redis = client
        self._inboxes: set[Inbox] = set()
        self._listens = False

    @property
    def full(self) -> bool:
        """Whether the worker has as many streams as it may."""
        return len(self._inboxes) >= self._at_most

    @contextmanager
    def listening(self, person: str, session_key: str) -> Iterator[Inbox]:
        """Give a stream its inbox for as long as it is open."""
        if not self._listens:
            self._listens = True
            threading.Thread(target=self._work, name="events", daemon=True).start()
        inbox = Inbox(person, session_key)
        self._inboxes.add(inbox)
        STREAMS.inc()
        try:
            yield inbox
        finally:
            self._inboxes.discard(inbox)
            STREAMS.dec()

    def session_changed(self, session_key: str) -> None:
        """Make the streams of a session check whether the session still exists."""
        self._ring(lambda inbox: inbox.session_key == session_key, changed=False)

    def _work(self) -> None:
        while True:
            try:
                with self._redis.pubsub(ignore_subscribe_messages=True) as channel:  # type: ignore[no-untyped-call]
                    channel.subscribe(CHANNEL)
                    self._wake(EVERYBODY)
                    self._hear(channel)
            except (redis.RedisError, OSError) as problem:
                log.warning("events.off", reason=type(problem).__name__)
                time.sleep(_PAUSE_S)

    def _hear(self, channel: redis.client.PubSub) -> None:
        while True:
            message = channel.get_message(timeout=_TICK_S)
            if message:
                self._wake(message["data"].decode())
            if self.ending.begun:
                self._ring(lambda _inbox: True, changed=False)

    def _wake(self, whom: str) -> None:
        self._ring(lambda inbox: whom in (EVERYBODY, inbox.person), changed=True)

    def _ring(self, whose: Callable[[Inbox], bool], *, changed: bool) -> None:
        for inbox in [each for each in self._inboxes if whose(each)]:
            inbox.ring(changed=changed)
