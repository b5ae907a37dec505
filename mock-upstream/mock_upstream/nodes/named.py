"""Names of whom a DN points to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mock_upstream.store.models import Person

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sqlalchemy.orm import Session


def named(session: Session, references: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    """Add ``name`` to references with an ``id``: a person's full name, else the first part of the DN."""
    return [{**each, "name": _name(session, each["id"])} for each in references]


def _name(session: Session, dn: str) -> str:
    person = session.get(Person, dn)
    return person.full_name if person else dn.partition(",")[0].removeprefix("cn=")
