"""The names of the objects that DNs point to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mock_upstream.nodes.localized import DEFAULT, in_language
from mock_upstream.store.directory import DirectoryContainer
from mock_upstream.store.groups import Group
from mock_upstream.store.models import Person
from mock_upstream.store.teams import Team

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from sqlalchemy.orm import Session

_NAMES: dict[type[Any], Callable[[Any], str]] = {
    Person: lambda person: str(person.full_name),
    Group: lambda group: str(group.name),
    Team: lambda team: in_language(team.names, DEFAULT),
    DirectoryContainer: lambda container: str(container.name),
}


def named(session: Session, references: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    """Add ``name`` to references with an ``id``: the name in the directory, or else the first part of the DN."""
    return [{**each, "name": _name(session, each["id"])} for each in references]


def _name(session: Session, dn: str) -> str:
    known = (name(thing) for table, name in _NAMES.items() if (thing := session.get(table, dn)))
    return next(known, dn.partition(",")[0].removeprefix("cn="))
