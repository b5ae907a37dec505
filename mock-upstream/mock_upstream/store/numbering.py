"""Makes names for new objects."""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING

from sqlalchemy import select

if TYPE_CHECKING:
    from sqlalchemy.orm import InstrumentedAttribute, Session


def first_free(session: Session, column: InstrumentedAttribute[str], pattern: str) -> str:
    """Put the first number that no row has in place of the ``{}`` of a pattern such as ``cn=abrooks-{},o=data``."""
    return next(name for number in count(1) if not _taken(session, column, name := pattern.format(number)))


def _taken(session: Session, column: InstrumentedAttribute[str], name: str) -> bool:
    return session.scalar(select(column).where(column == name)) is not None
