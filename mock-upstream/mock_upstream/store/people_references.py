"""What refers to a person: every foreign key on the table of people, and values of the directory's things."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import update

from mock_upstream.store.entities import EntityValue
from mock_upstream.store.models import Base, Person

if TYPE_CHECKING:
    from sqlalchemy import Connection


def move(connection: Connection, old_dn: str, new_dn: str, cn: str) -> None:
    """Give a person another DN and account name, and let what refers to them follow."""
    connection.exec_driver_sql("PRAGMA defer_foreign_keys = ON")
    connection.execute(update(Person).where(Person.dn == old_dn).values(dn=new_dn, cn=cn))
    connection.execute(update(EntityValue).where(EntityValue.value == old_dn).values(value=new_dn))
    for table in Base.metadata.sorted_tables:
        for key in table.foreign_keys:
            if key.target_fullname == "people.dn":
                connection.execute(update(table).where(key.parent == old_dn).values({key.parent: new_dn}))
