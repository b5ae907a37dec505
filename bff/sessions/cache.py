"""A worker's cache of session records; a record is dropped when Redis reports that it has changed."""

from collections.abc import Callable

from bff.sessions.record import SessionRecord
from bff.sessions.redis_client import GuardedRedis
from bff.sessions.tracking import Tracking

_AT_MOST = 4096


class SessionCache:
    """
    Session records by Redis key; the cache stays empty until :attr:`tracking` runs, and while it is interrupted.

    Only existing sessions are cached, because a client can invent any number of ids. ``on_change`` is called with the
    key of each session that changes.
    """

    def __init__(self, client: GuardedRedis) -> None:
        self._records: dict[str, SessionRecord] = {}
        self._reads: dict[str, object] = {}
        self.on_change: Callable[[str], object] = lambda _key: None
        self.tracking = Tracking(client, changed=self.forget, lost=self._forget_all)

    def read(self, key: str, stored: Callable[[str], SessionRecord | None]) -> SessionRecord | None:
        """
        Give the record as Redis has it: the cached one, or else the one that ``stored`` reads.

        The record is not cached if Redis reports a change while it is read, or if tracking is interrupted.
        """
        kept = self._records.get(key) if self.tracking.complete else None
        return kept or self._read(key, stored)

    def _read(self, key: str, stored: Callable[[str], SessionRecord | None]) -> SessionRecord | None:
        watched, reading = self.tracking.up, object()
        self._reads[key] = reading
        try:
            record = stored(key)
            if record and watched and self._reads.get(key) is reading:
                self._keep(key, record)
            return record
        finally:
            if self._reads.get(key) is reading:
                del self._reads[key]

    def _keep(self, key: str, record: SessionRecord) -> None:
        if len(self._records) >= _AT_MOST and key not in self._records:
            del self._records[next(iter(self._records))]
        self._records[key] = record

    def forget(self, key: str) -> None:
        """Drop a record that has changed or is about to change."""
        self._records.pop(key, None)
        self._reads.pop(key, None)
        self.on_change(key)

    def _forget_all(self) -> None:
        self._records.clear()
        self._reads.clear()
