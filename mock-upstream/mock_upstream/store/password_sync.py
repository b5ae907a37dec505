"""The table of the state of people's passwords in connected systems."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import ForeignKey
from sqlalchemy.orm import Mapped, mapped_column, relationship

from mock_upstream.store.drivers import Driver  # noqa: TC001 - SQLAlchemy reads the annotation
from mock_upstream.store.models import Base, Setting

if TYPE_CHECKING:
    from sqlalchemy.orm import Session

ERROR, WARNING, RETRY, FATAL, SUCCESS = "0000", "0001", "0002", "0003", "0004"
MESSAGES = {
    ERROR: "The connected system refused the password.",
    WARNING: "The password was set, and it breaks a rule of the connected system.",
    RETRY: "The connected system is not reachable; it is tried again.",
    FATAL: "The driver is stopped.",
    SUCCESS: "The password was set.",
}
"""By status, SPEC 4 "Password sync status"."""

SYNCHRONISED = "password_sync"
"""Name of the setting that has ``drivers``, the DNs of the drivers that set passwords."""


class PasswordSync(Base):
    """The last try to set a person's password in the system of a driver; ``status`` is a key of `MESSAGES`."""

    __tablename__ = "password_syncs"

    person_dn: Mapped[str] = mapped_column(ForeignKey("people.dn", ondelete="CASCADE"), primary_key=True)
    driver_dn: Mapped[str] = mapped_column(ForeignKey("drivers.dn"), primary_key=True)
    status: Mapped[str]

    driver: Mapped[Driver] = relationship()


def synchronise(session: Session, person_dn: str) -> None:
    """Set a new password in all connected systems; each takes it."""
    for driver_dn in session.get_one(Setting, SYNCHRONISED).value["drivers"]:
        session.merge(PasswordSync(person_dn=person_dn, driver_dn=driver_dn, status=SUCCESS))
