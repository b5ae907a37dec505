"""The rights to see teams and to change them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import String, cast, false, or_, select, true

from mock_upstream.bearer import caller
from mock_upstream.errors import FaultError
from mock_upstream.store.administrators import SECURITY
from mock_upstream.store.rights import rights_of
from mock_upstream.store.teams import PERMISSIONS, Team, managed_by

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from sqlalchemy import ColumnElement
    from sqlalchemy.orm import Session

    from mock_upstream.store.models import Person


def administers(person: Person, domains: Iterable[str]) -> bool:
    """Whether a person administers all of these domains, or security."""
    held = set(rights_of(person).whole)
    return SECURITY in held or set(domains) <= held


def require_administrator(domain: str) -> None:
    """Refuse a caller who cannot define teams for a domain: 489 ``SecurityException``."""
    if not administers(caller(), [domain]):
        raise FaultError("SecurityException", f"You do not administer the domain {domain}.")


def asks_for_everybody(person: Person) -> bool:
    """Whether a person administers any domain with requestable permissions."""
    return not PERMISSIONS.keys().isdisjoint(rights_of(person).whole)


def seen_by(person: Person) -> ColumnElement[bool]:
    """Condition on teams: the person acts for it, or administers one of its domains, or security."""
    held = rights_of(person).whole
    if SECURITY in held:
        return true()
    domains = cast(Team.domain_types, String)
    return or_(managed_by(person.dn), false(), *(domains.contains(f'"{domain}"') for domain in held))


def seen_team(session: Session, person: Person, dn: str) -> Team:
    """The team with a DN; 489 ``NotFound`` when there is none, ``SecurityException`` for who must not see it."""
    team = session.get(Team, dn)
    if team is None:
        raise FaultError("NotFound", f"The team {dn} does not exist.")
    if session.scalar(select(Team.dn).where(Team.dn == dn, seen_by(person))) is None:
        raise FaultError("SecurityException", "You are neither a requestor of this team nor its administrator.")
    return team


def changeable_team(session: Session, person: Person, dn: str) -> Team:
    """The team with this DN, for administrators of all its domains; see `seen_team` for the others' faults."""
    team = seen_team(session, person, dn)
    if not administers(person, team.domain_types):
        raise FaultError("SecurityException", "You do not administer all domains of this team.")
    return team


def managed_teams(session: Session, person: Person) -> Sequence[Team]:
    """The teams that a person acts for, by name."""
    return session.scalars(select(Team).where(managed_by(person.dn)).order_by(Team.sort_name, Team.dn)).all()
