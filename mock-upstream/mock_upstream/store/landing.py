"""The tables of the content of the landing page and the request page."""

from __future__ import annotations

from sqlalchemy import JSON, ForeignKey
from sqlalchemy.orm import Mapped, mapped_column

from mock_upstream.store.models import Base

LANDING, REQUEST = "landing", "request"
"""The pages that have items and categories."""


class ItemCategory(Base):
    """
    A category of a page (``place``).

    ``names`` and ``descriptions`` by language, ``position`` from 1, ``image`` in base64.
    """

    __tablename__ = "item_categories"

    id: Mapped[int] = mapped_column(primary_key=True)
    place: Mapped[str] = mapped_column(index=True)
    names: Mapped[dict[str, str]] = mapped_column(JSON)
    descriptions: Mapped[dict[str, str]] = mapped_column(JSON)
    position: Mapped[int]
    image: Mapped[str] = mapped_column(default="")
    sub_type: Mapped[str] = mapped_column(default="")


class Item(Base):
    """
    A link of a page (``place``), or a permission that can be requested from it.

    A permission has ``permission_type`` (see `permissions`) and ``permission_dn``, and its texts come from the
    catalogue; of a link both are empty. ``page`` is the key of the page that a link opens; who does not see that page
    does not see the link. ``details`` are further members of the wire shape, by their names there.
    """

    __tablename__ = "items"

    id: Mapped[int] = mapped_column(primary_key=True)
    place: Mapped[str] = mapped_column(index=True)
    category_id: Mapped[int | None] = mapped_column(ForeignKey("item_categories.id", ondelete="SET NULL"))
    position: Mapped[int]
    names: Mapped[dict[str, str]] = mapped_column(JSON)
    descriptions: Mapped[dict[str, str]] = mapped_column(JSON)
    permission_type: Mapped[str] = mapped_column(default="")
    permission_dn: Mapped[str] = mapped_column(default="")
    page: Mapped[str] = mapped_column(default="")
    details: Mapped[dict[str, str]] = mapped_column(JSON)
