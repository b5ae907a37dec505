"""The categories that roles and resources are found by."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import select

from mock_upstream.nodes.localized import in_language
from mock_upstream.store.roles import Category

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sqlalchemy.orm import Session


class CategoryNodes:
    """Describes the categories of a kind, ``role`` or ``resource``, in one language."""

    def __init__(self, session: Session, kind: str, language: str) -> None:
        rows = session.scalars(select(Category).where(Category.kind == kind))
        self._names = {row.id: in_language(row.names, language) for row in rows}

    def of(self, ids: Iterable[str]) -> list[dict[str, str]]:
        """``[{"id", "name"}]``; a category that is gone is named by its id."""
        return [{"id": each, "name": self._names.get(each, each)} for each in ids]
