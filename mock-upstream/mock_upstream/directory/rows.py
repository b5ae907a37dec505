"""The tables of the entities of each kind."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mock_upstream.errors import FaultError
from mock_upstream.store.directory import DirectoryContainer
from mock_upstream.store.entities import CONTAINER, GROUP, USER, EntityObject
from mock_upstream.store.groups import Group
from mock_upstream.store.models import Person

if TYPE_CHECKING:
    from sqlalchemy.orm import Session

    Row = Person | Group | DirectoryContainer | EntityObject

_OWN_TABLES: dict[str, type[Any]] = {USER: Person, GROUP: Group, CONTAINER: DirectoryContainer}


def has_own_table(entity_key: str) -> bool:
    """Whether a kind's attributes are columns, so that it cannot be given others."""
    return entity_key in _OWN_TABLES


def row_of(session: Session, entity_key: str, dn: str) -> Row | None:
    """The object of a type with this DN; None if it does not exist."""
    row: Row | None = session.get(_OWN_TABLES.get(entity_key, EntityObject), dn)
    return None if isinstance(row, EntityObject) and row.entity_key != entity_key else row


def found_row(session: Session, entity_key: str, dn: str) -> Row:
    """The object of a type with this DN; 489 ``NotFound`` if it does not exist."""
    row = row_of(session, entity_key, dn)
    if row is None:
        raise FaultError("NotFound", f"There is no {entity_key} {dn}.")
    return row


def shown_name(row: Row) -> str:
    """The name of an entity as pages show it."""
    return row.full_name if isinstance(row, Person) else row.name
