"""The table of the caches."""

from __future__ import annotations

from sqlalchemy.orm import Mapped, mapped_column

from mock_upstream.store.models import Base


class CacheHolder(Base):
    """
    A cache with the number of things that it holds.

    Its own limits are a number of things (``max_nodes``) and seconds; each counts where its ``_local`` says so, else
    the one of all caches does. Nobody changes the limits of a ``readonly`` one.
    """

    __tablename__ = "cache_holders"

    name: Mapped[str] = mapped_column(primary_key=True)
    object_count: Mapped[int]
    enabled: Mapped[bool]
    readonly: Mapped[bool]
    max_nodes: Mapped[int]
    max_nodes_local: Mapped[bool]
    time_to_live: Mapped[int]
    time_to_live_local: Mapped[bool]
    max_age: Mapped[int]
    max_age_local: Mapped[bool]
