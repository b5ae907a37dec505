"""The table of the carts, in which people collect assignments to request together."""

from __future__ import annotations

from sqlalchemy import ForeignKey
from sqlalchemy.orm import Mapped, mapped_column

from mock_upstream.store.models import Base

ASSIGN, REVOKE = "assign", "revoke"


class CartEntry(Base):
    """
    One role or resource to assign to a holder, or to revoke from it, in one of the owner's two carts (``action``).

    ``item_type`` is ``role`` or ``resource``, ``holder_type`` as in `assignments.Assignment`; ``instance_id`` names the
    assignment to revoke, else it is empty.
    """

    __tablename__ = "cart_entries"

    owner_dn: Mapped[str] = mapped_column(ForeignKey("people.dn", ondelete="CASCADE"), primary_key=True)
    action: Mapped[str] = mapped_column(primary_key=True)
    item_dn: Mapped[str] = mapped_column(primary_key=True)
    holder_dn: Mapped[str] = mapped_column(primary_key=True)
    instance_id: Mapped[str] = mapped_column(primary_key=True)
    item_type: Mapped[str]
    holder_type: Mapped[str]
    comment: Mapped[str]
    sod_justification: Mapped[str]
    position: Mapped[int]
