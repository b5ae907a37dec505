"""Sessions that a worker has read, until Redis tells it that they have changed."""

from typing import TYPE_CHECKING

from bff.sessions.record import SessionRecord
from bff.sessions.redis_client import GuardedRedis
from bff.sessions.tracking import Tracking

if TYPE_CHECKING:
    from collections.abc import Callable

_AT_MOST = 4096


class SessionCache:
    """
    Records by Redis key; empty, and of no effect, until :attr:`tracking` was started and while it is interrupted.

    A record that is being read is announced first: when a change is told before it is kept, it is not kept.
    ``on_change`` is told the key of each session that changes.
    """

    def __init__(self, client: GuardedRedis) -> None:
        self._entries: dict[str, SessionRecord | object] = {}
        self.on_change: Callable[[str], object] = lambda _key: None
        self.tracking = Tracking(client, changed=self.forget, lost=self._entries.clear)

    def get(self, key: str) -> SessionRecord | None:
        """Give a record that is what Redis has."""
        found = self._entries.get(key) if self.tracking.complete else None
        return found if isinstance(found, SessionRecord) else None

    def announce(self, key: str) -> object:
        """Say that a record is about to be read; give what :meth:`keep` wants to know."""
        reading = object()
        if self.tracking.up:
            if len(self._entries) >= _AT_MOST:
                del self._entries[next(iter(self._entries))]
            self._entries[key] = reading
        return reading

    def keep(self, key: str, reading: object, record: SessionRecord) -> None:
        """Keep the record that was read, unless it has changed since it was announced."""
        if self._entries.get(key) is reading:
            self._entries[key] = record

    def forget(self, key: str) -> None:
        """Drop a record that has changed, or is about to."""
        self._entries.pop(key, None)
        self.on_change(key)
