"""The table of permissions that the index has not read yet; the index is late while the outage `INDEX` lasts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import delete, select
from sqlalchemy.orm import Mapped, mapped_column

from mock_upstream.store.models import Base
from mock_upstream.store.outages import INDEX, is_down

if TYPE_CHECKING:
    from sqlalchemy import ColumnElement
    from sqlalchemy.orm import InstrumentedAttribute, Session


class UnreadPermission(Base):
    """A role or a resource that was created while the index was late, and is missing from it."""

    __tablename__ = "unread_permissions"

    dn: Mapped[str] = mapped_column(primary_key=True)


def note_new(session: Session, dn: str) -> None:
    """Note a new role or resource as unread if the index is late."""
    if is_down(session, INDEX):
        session.merge(UnreadPermission(dn=dn))


def read_anew(session: Session, *dns: str) -> None:
    """Mark these permissions as read by the index, or all when none is named."""
    session.execute(delete(UnreadPermission).where(*((UnreadPermission.dn.in_(dns),) if dns else ())))


def is_read(column: InstrumentedAttribute[Any]) -> ColumnElement[bool]:
    """Condition on a column of DNs: the index knows them."""
    return column.not_in(select(UnreadPermission.dn))


def knows(session: Session, dn: str) -> bool:
    """Whether the index knows a permission."""
    return session.get(UnreadPermission, dn) is None
