"""A period from one moment to another."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import and_, or_
from sqlalchemy.orm import Mapped  # noqa: TC002 - SQLAlchemy reads the annotation

if TYPE_CHECKING:
    from sqlalchemy import ColumnElement


class Period:
    """A period in milliseconds since 1970, with an exclusive end; None means no end."""

    effective_ms: Mapped[int]
    expires_ms: Mapped[int | None]

    @classmethod
    def in_force(cls, now_ms: int) -> ColumnElement[bool]:
        """Condition: the period includes this moment."""
        return and_(cls.effective_ms <= now_ms, or_(cls.expires_ms.is_(None), cls.expires_ms > now_ms))
