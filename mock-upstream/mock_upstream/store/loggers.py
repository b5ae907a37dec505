"""The table of what writes logs."""

from __future__ import annotations

from sqlalchemy.orm import Mapped, mapped_column

from mock_upstream.store.models import Base

FATAL, ERROR, WARNING, INFO, DEBUG, TRACE = LEVELS = range(1, 7)
LEVEL_NAMES = dict(zip(LEVELS, ("FATAL", "ERROR", "WARN", "INFO", "DEBUG", "TRACE"), strict=True))


class Logger(Base):
    """A package; one whose ``level`` is None is not configured, so the package above it decides."""

    __tablename__ = "loggers"

    package: Mapped[str] = mapped_column(primary_key=True)
    description: Mapped[str]
    level: Mapped[int | None]
    additivity: Mapped[bool]
