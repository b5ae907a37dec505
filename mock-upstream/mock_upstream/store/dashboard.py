"""The tables of the dashboards: one for each client, and one for each person who changed it."""

from __future__ import annotations

from sqlalchemy import JSON, ForeignKey
from sqlalchemy.orm import Mapped, mapped_column

from mock_upstream.store.models import Base

TILES = ("tasks", "roles", "resources", "requests", "helpdesk")
"""The tiles that a dashboard can show."""


class GlobalTiles(Base):
    """The tiles of a client's dashboard in their order, ``{"key", "hidden"}``; without a row all of `TILES`."""

    __tablename__ = "global_tiles"

    client_id: Mapped[str] = mapped_column(ForeignKey("clients.id", ondelete="CASCADE"), primary_key=True)
    tiles: Mapped[list[dict[str, str | bool]]] = mapped_column(JSON)


class OwnDashboard(Base):
    """A person's own dashboard (``attribute`` is a part of it, or ``All``), as a text that the mock does not parse."""

    __tablename__ = "own_dashboards"

    person_dn: Mapped[str] = mapped_column(ForeignKey("people.dn", ondelete="CASCADE"), primary_key=True)
    attribute: Mapped[str] = mapped_column(primary_key=True)
    customizations: Mapped[str]
