"""References to a person: every column with DNs, foreign key or not, and DN values of entities."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import String, update

from mock_upstream.store.entities import EntityValue
from mock_upstream.store.models import Base, Person

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sqlalchemy import Column, Connection


def move(connection: Connection, old_dn: str, new_dn: str, cn: str) -> None:
    """Give a person another DN and account name, and change all references."""
    connection.exec_driver_sql("PRAGMA defer_foreign_keys = ON")
    connection.execute(update(Person).where(Person.dn == old_dn).values(dn=new_dn, cn=cn))
    connection.execute(update(EntityValue).where(EntityValue.value == old_dn).values(value=new_dn))
    for column in _with_dns():
        connection.execute(update(column.table).where(column == old_dn).values({column: new_dn}))


def _with_dns() -> Iterator[Column[str]]:
    for table in Base.metadata.sorted_tables:
        for column in table.columns:
            if isinstance(column.type, String) and column.name.endswith("dn"):
                yield column
