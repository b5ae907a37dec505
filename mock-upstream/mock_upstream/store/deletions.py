"""The table of running deletions, and the time that a deletion takes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy.orm import Mapped, mapped_column

from mock_upstream.store.models import Base, Setting

if TYPE_CHECKING:
    from sqlalchemy.orm import Session

PENDING_DELETE = 15
_SETTING = "deletion"


class PendingDeletion(Base):
    """A row of ``table`` with the primary key ``key`` that has the status `PENDING_DELETE` until ``due_ms``."""

    __tablename__ = "pending_deletions"

    table: Mapped[str] = mapped_column(primary_key=True)
    key: Mapped[str] = mapped_column(primary_key=True)
    due_ms: Mapped[int] = mapped_column(index=True)


def deletion_time_s(session: Session) -> float:
    """Seconds that the driver takes for a deletion; 0 when everything is gone at once."""
    setting = session.get(Setting, _SETTING)
    return float(setting.value["seconds"]) if setting else 0


def set_deletion_time(session: Session, seconds: float) -> None:
    """Let deletions from now on take so long."""
    session.merge(Setting(name=_SETTING, value={"seconds": seconds}))
