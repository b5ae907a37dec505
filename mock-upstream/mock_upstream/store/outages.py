"""The table of outages that a tester has ordered."""

from __future__ import annotations

from sqlalchemy.orm import Mapped, Session, mapped_column

from mock_upstream.store.models import Base

WORKFLOW, DRIVERS, INDEX = "workflow", "drivers", "index"
SYSTEMS = (WORKFLOW, DRIVERS, INDEX)


class Outage(Base):
    """
    A system that is down.

    The workflow engine then starts no process and takes no account of decisions, all drivers give nothing, and the
    index of permissions does not learn of new roles and resources.
    """

    __tablename__ = "outages"

    system: Mapped[str] = mapped_column(primary_key=True)


def is_down(session: Session, system: str) -> bool:
    """Whether one of `SYSTEMS` does not answer."""
    return session.get(Outage, system) is not None
