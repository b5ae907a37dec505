"""The table of the questions that forms may put to the directory."""

from __future__ import annotations

from sqlalchemy import JSON, ForeignKey
from sqlalchemy.orm import Mapped, mapped_column

from mock_upstream.store.models import Base

GLOBAL_VALUES = "gcv"
"""Name of the setting with the installation's own values: key -> ``{"type", "values"}``."""


class GlobalQuery(Base):
    """
    A question for things of a kind.

    ``names`` by language. ``parameters`` are keys of attributes that whoever asks gives values for;
    ``return_attributes`` those that the answer has.
    """

    __tablename__ = "global_queries"

    key: Mapped[str] = mapped_column(primary_key=True)
    names: Mapped[dict[str, str]] = mapped_column(JSON)
    entity_key: Mapped[str] = mapped_column(ForeignKey("entity_definitions.key"))
    parameters: Mapped[list[str]] = mapped_column(JSON)
    return_attributes: Mapped[list[str]] = mapped_column(JSON)
