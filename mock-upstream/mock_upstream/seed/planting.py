"""What every part of the seed receives: the people, and a way to put rows into a table."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, Table, insert

from mock_upstream.seed.people import department_heads

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mock_upstream.store.models import Base

Row = dict[str, Any]


@dataclass(frozen=True)
class Ground:
    """
    An organisation of which only the people are there yet.

    Args:
        connection: Writes.
        number: The number from which everything is made.
        people: Rows of the people table, the chief first.
    """

    connection: Connection
    number: int
    people: list[Row]

    @cached_property
    def heads(self) -> dict[str, str]:
        """DN of the head of each department."""
        return department_heads(self.people)

    def plant(self, model: type[Base], rows: Iterable[Row]) -> None:
        """Put rows into a table."""
        table = model.__table__
        assert isinstance(table, Table)  # noqa: S101 - narrows the declared FromClause
        self.connection.execute(insert(table), list(rows))
