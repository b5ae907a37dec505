"""The table of the caches."""

from __future__ import annotations

from sqlalchemy.orm import Mapped, mapped_column

from mock_upstream.store.models import Base

_MINUTE_MS, _FILLED_PER_MINUTE = 60_000, 200


class CacheHolder(Base):
    """
    A cache with the number of objects that it holds.

    Its own limits are a number of objects (``max_nodes``) and seconds. Each limit counts if its ``_local`` says so,
    else the common limit of all caches counts. Nobody can change the limits of a ``readonly`` cache. ``object_count``
    is the number of objects when the cache is full; ``emptied_ms`` is when it was last emptied.
    """

    __tablename__ = "cache_holders"

    name: Mapped[str] = mapped_column(primary_key=True)
    object_count: Mapped[int]
    emptied_ms: Mapped[int | None]
    enabled: Mapped[bool]
    readonly: Mapped[bool]
    max_nodes: Mapped[int]
    max_nodes_local: Mapped[bool]
    time_to_live: Mapped[int]
    time_to_live_local: Mapped[bool]
    max_age: Mapped[int]
    max_age_local: Mapped[bool]

    def objects_at(self, now_ms: int) -> int:
        """Number of entries at a moment: an emptied cache fills again over time."""
        if self.emptied_ms is None:
            return self.object_count
        return min(self.object_count, (now_ms - self.emptied_ms) // _MINUTE_MS * _FILLED_PER_MINUTE)
