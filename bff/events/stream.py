"""One event stream: its events, and when it ends."""

import json
import random
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass

from bff.errors import AppError, SessionMovedError, TooManyError, TryAgainError
from bff.events.changes import Changes
from bff.events.hub import Hub, Inbox
from bff.events.pace import Pace
from bff.events.places import RETRY_S, Places
from bff.observability.metrics import LOOKS
from bff.sessions.record import SessionRecord, hashed
from bff.sessions.store import SessionStore

HEARTBEAT_S = 15
"""Shorter than the time that proxies wait for an upstream that is silent."""
POLL_S = 30
"""Seconds between two polls for a person, because changes may be made without the gateway."""
_JITTER_S = 1.0
"""Longest random delay of a look, so that not all streams ask at once."""
_RETRY_MS = (1000, 4000)
"""Range of the reconnect delay of browsers, so that not all come back at once after a restart."""

_HEARTBEAT = b": \n\n"
_CHANGED = "changed"

News = dict[str, object]


def event(name: str, data: object) -> bytes:
    """Write an event as HTML 9.2 has it."""
    return f"event: {name}\ndata: {json.dumps(data, separators=(',', ':'), sort_keys=True)}\n\n".encode()


@dataclass(frozen=True, kw_only=True)
class Streams:
    """
    Makes the streams of a worker.

    A stream asks the upstream for news when it begins, when a change is reported, and by polls, which one stream makes
    for all streams of a person. It sends ``news`` only when they differ from the last ones. For a reported change
    without news it sends ``changed``. A stream is no activity of the person. It sends ``end`` when the session ends,
    and just closes when the worker ends.

    Args:
        look: Reads what is new for a session from the upstream.

    Source:
        docs/decisions/0041-streams-look-for-themselves.md.
    """

    hub: Hub
    places: Places
    changes: Changes
    store: SessionStore
    look: Callable[[SessionRecord, str], News]

    def open(self, record: SessionRecord, client: str) -> Iterator[bytes]:
        """
        Take a place and give the stream.

        Raises:
            TooManyError: The worker or the person has the most streams already.
            TryAgainError: Redis is out of reach.
        """
        if self.hub.full:
            raise TooManyError(retry_after_s=RETRY_S)
        person = hashed(record.meta.person)
        place = self.places.take(person)
        return self._kept(person, place, record.key, client)

    def _kept(self, person: str, place: str, session_key: str, client: str) -> Iterator[bytes]:
        try:
            with self.hub.listening(person, session_key) as inbox:
                yield f"retry: {random.randint(*_RETRY_MS)}\n\n".encode()  # noqa: S311 - no secret
                yield from self._events(inbox, place, client)
        finally:
            with suppress(TryAgainError):
                self.places.leave(person, place)

    def _events(self, inbox: Inbox, place: str, client: str) -> Iterator[bytes]:
        cause, known, pace = "opened", None, Pace()
        while record := self._alive(inbox.session_key):
            if self.hub.ending.begun:
                return
            news = self._look(cause, record, client, pace) if cause else None
            if news is None or news == known:
                yield event(_CHANGED, {}) if news is not None and cause == _CHANGED else _HEARTBEAT
            else:
                yield event("news", news)
                if cause == "poll" and known is not None:
                    self.changes.tell(inbox.person)
                known = news
            cause = self._wait(inbox, place, pace)
        yield event("end", {})

    def _wait(self, inbox: Inbox, place: str, pace: Pace) -> str:
        """Sleep until there is something to do; give the cause to ask the upstream, or an empty text."""
        if inbox.wait(HEARTBEAT_S):
            time.sleep(pace.pause_s(time.monotonic(), random.uniform(0, _JITTER_S)))  # noqa: S311 - no secret
            inbox.wait(0)  # The look covers all changes up to now.
            return _CHANGED
        try:
            self.places.renew(inbox.person, place)
            return "poll" if self.places.may_poll(inbox.person, POLL_S) else ""
        except TryAgainError:
            return ""

    def _alive(self, session_key: str) -> SessionRecord | None:
        with suppress(SessionMovedError):
            return self.store.look_up(session_key)
        return None

    def _look(self, cause: str, record: SessionRecord, client: str, pace: Pace) -> News | None:
        began_s = time.monotonic()
        try:
            news = self.look(record, client)
        except AppError as problem:
            LOOKS.labels(cause, problem.code).inc()
            return None
        finally:
            pace.looked(began_s, time.monotonic())
        LOOKS.labels(cause, "answered").inc()
        return news
