"""Deletes delegations, absences and proxies that ended long ago."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import delete, exists, or_, select

from mock_upstream.store.availability import Unavailability
from mock_upstream.store.delegations import Delegation
from mock_upstream.store.proxies import Proxy

if TYPE_CHECKING:
    from sqlalchemy.orm import Session

CLEANUP_STARTED = "proxy/cleanup/started"
"""Name of the setting that says when the intervals between cleanups began, ``{"ms": ...}``."""
Passing = type[Delegation] | type[Unavailability] | type[Proxy]


def anything_over(session: Session, before: dict[Passing, int]) -> bool:
    """Whether there are rows of a table that ended by the time that is given for it, in milliseconds since 1970."""
    return bool(session.scalar(select(or_(*(exists().where(each.expires_ms <= ms) for each, ms in before.items())))))


def drop_what_is_over(session: Session, before: dict[Passing, int]) -> None:
    """Delete these rows."""
    for each, ms in before.items():
        session.execute(delete(each).where(each.expires_ms <= ms))
