"""
Orders in which people are listed: an index for each, so that the last page costs no more than the first.

Tables that refer to people keep a copy of their ``sort_name`` beside the reference, or the number of their row for a
search. Triggers of the database keep these copies up to date.
"""

from __future__ import annotations

from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sqlalchemy import Connection

_FIRST_BY = (
    "sort_name",
    "sort_first",
    "sort_last",
    "sort_manager",
    "cn",
    "mail",
    "phones",
    "title",
    "department",
    "location",
    "created_ms",
)
_INDEXES = {
    **{f"ix_people_by_{column}": ("people", column, "sort_name", "dn") for column in _FIRST_BY},
    "ix_group_members_by_name": ("group_members", "group_dn", "sort_name", "person_dn"),
    "ix_assignments_by_holder": ("assignments", "permission_dn", "sort_holder", "id"),
    "ix_assignments_by_row": ("assignments", "permission_dn", "holder_type", "holder_row"),
}
"""Name -> table and columns."""
_ROW = "rowid"


@dataclass(frozen=True)
class _Kept:
    """A ``column`` with a copy of a column of the row that ``dn`` names; ``else_`` when there is no such row."""

    table: str
    column: str
    dn: str
    named_in: tuple[str, ...]
    else_: str
    kept: str = "sort_name"

    def renewal(self) -> str:
        """The statement that brings all rows up to date."""
        found = (f"(SELECT {self.kept} FROM {each} AS named WHERE named.dn = {self._dn})" for each in self.named_in)  # noqa: S608 - constant names
        return f"UPDATE {self.table} SET {self.column} = coalesce({', '.join(found)}, {self.else_})"  # noqa: S608 - the same

    def triggers(self) -> Iterator[tuple[str, str]]:
        """The triggers: after which change, and the statement to run."""
        for change in ("INSERT", f"UPDATE OF {self.dn}"):
            yield f"{change} ON {self.table}", f"{self.renewal()} WHERE rowid = new.rowid"
        for named in self.named_in if self.kept != _ROW else ():
            yield f"UPDATE OF sort_name ON {named}", f"{self.renewal()} WHERE {self.dn} = new.dn"

    @property
    def _dn(self) -> str:
        return f"{self.table}.{self.dn}"


_KEPT = (
    _Kept("people", "sort_manager", "manager_dn", ("people",), else_="manager_dn"),
    _Kept("group_members", "sort_name", "person_dn", ("people",), else_="person_dn"),
    _Kept("assignments", "sort_holder", "holder_dn", ("people", "groups"), else_="holder_dn"),
    _Kept("assignments", "holder_row", "holder_dn", ("people",), else_="0", kept=_ROW),
)
_TRIGGERS = {
    f"people_order_{number}": each for number, each in enumerate(each for kept in _KEPT for each in kept.triggers())
}


def create_orders(connection: Connection) -> None:
    """Fill the copied names, create the triggers and the indexes; quickest on filled tables."""
    for kept in _KEPT:
        connection.exec_driver_sql(kept.renewal())
    for name, (change, statement) in _TRIGGERS.items():
        connection.exec_driver_sql(f"CREATE TRIGGER {name} AFTER {change} BEGIN {statement}; END")
    for name, (table, *columns) in _INDEXES.items():
        connection.exec_driver_sql(f"CREATE INDEX {name} ON {table} ({', '.join(dict.fromkeys(columns))})")


@contextmanager
def without_orders(connection: Connection) -> Iterator[None]:
    """Drop triggers and indexes while most of the tables change, then create them again."""
    for name in _TRIGGERS:
        connection.exec_driver_sql(f"DROP TRIGGER {name}")
    for name in _INDEXES:
        connection.exec_driver_sql(f"DROP INDEX {name}")
    yield
    create_orders(connection)
