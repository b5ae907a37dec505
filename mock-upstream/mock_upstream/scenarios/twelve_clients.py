"""Scenario: in addition to the seeded clients, one client for each department and for some locations."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

from sqlalchemy import select

from mock_upstream.store.clients import CLIENT_DEFAULTS
from mock_upstream.store.models import Client, Person, Setting

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sqlalchemy.orm import Session

CLIENTS = 12


def divide(session: Session) -> None:
    """Give departments, then places, clients with the settings of a fresh installation until there are twelve."""
    config = session.get_one(Setting, CLIENT_DEFAULTS).value
    known = session.scalars(select(Client)).all()
    taken = {client.match_condition for client in known}
    wanted = (each for each in _groups(session) if each[1] not in taken)
    for number, (name, condition) in enumerate(islice(wanted, CLIENTS - len(known)), start=len(known) + 1):
        session.add(Client(id=str(number), name=name, match_condition=condition, is_default=False, config=config))


def _groups(session: Session) -> Iterator[tuple[str, str]]:
    """Name and condition of each department and place."""
    for attribute, column in (("ou", Person.department), ("l", Person.location)):
        for name in session.scalars(select(column).distinct().order_by(column)):
            if name:
                yield name, f"({attribute}={name})"
