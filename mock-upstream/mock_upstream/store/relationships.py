"""The table of relationships between the directory's objects."""

from __future__ import annotations

from sqlalchemy import JSON, ForeignKey
from sqlalchemy.orm import Mapped, mapped_column

from mock_upstream.store.models import Base

DN = "dn"
"""Stands in the place of an attribute for the object itself."""

ORG_CHART, TEAM_MANAGEMENT = "orgchart", "team-management"
"""The uses of a relationship; one relationship can have both."""


class Relationship(Base):
    """
    A way from a thing to things below it.

    Where the source's attribute is `DN`, those are the things whose target attribute names the source; where the
    target's is, those that the source's attribute names. ``names`` by language; ``types`` are `ORG_CHART` and
    `TEAM_MANAGEMENT`.
    """

    __tablename__ = "relationships"

    key: Mapped[str] = mapped_column(primary_key=True)
    names: Mapped[dict[str, str]] = mapped_column(JSON)
    source_entity: Mapped[str] = mapped_column(ForeignKey("entity_definitions.key"))
    source_attribute: Mapped[str]
    target_entity: Mapped[str] = mapped_column(ForeignKey("entity_definitions.key"))
    target_attribute: Mapped[str]
    types: Mapped[list[str]] = mapped_column(JSON)
