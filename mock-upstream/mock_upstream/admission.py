"""Checks of who may make a call; all others get the fault ``SecurityException``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import select

from mock_upstream.bearer import caller
from mock_upstream.errors import APPLICATION_ERROR, FaultError
from mock_upstream.store.administrators import PROVISIONING
from mock_upstream.store.clock import clock
from mock_upstream.store.models import Person
from mock_upstream.store.proxies import acted_for_by
from mock_upstream.store.rights import may_open, rights_of
from mock_upstream.store.teams import SET_DELEGATES, SET_PROXIES, Team, granting, is_member, managed_by

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sqlalchemy.orm import Session


def require_page(*keys: str, status: int = APPLICATION_ERROR) -> None:
    """Refuse a caller who may open none of these pages: ``SecurityException``, as 489 or ``status``."""
    if not any(may_open(caller(), key) for key in keys):
        raise FaultError("SecurityException", f"You may not open the page {keys[0]}.", status)


def require_domain(domain: str, status: int = APPLICATION_ERROR) -> None:
    """
    Refuse a caller who administers no part of a domain such as ``ROLES``.

    The refusal is ``SecurityException``, as 489 or ``status``.
    """
    if domain not in rights_of(caller()).domains:
        raise FaultError("SecurityException", f"You do not administer the domain {domain}.", status)


def require_whole_domain(domain: str) -> None:
    """Refuse a caller who does not administer the whole domain: ``SecurityException``."""
    if domain not in rights_of(caller()).whole:
        raise FaultError("SecurityException", f"You do not administer the domain {domain}.")


def require_permission(domain: str, permission: str, dn: str) -> None:
    """
    Refuse a caller without a permission for an object, such as ``modifyRole`` for a role.

    Administrators of the whole domain have every permission. Delegated administrators need it for the object or a
    container above it. Some permissions cannot be delegated (see `administrators.PERMISSIONS`).
    """
    if not rights_of(caller()).permits(domain, permission, dn):
        raise FaultError("SecurityException", f"You do not have the permission {permission} for {dn}.")


def require_steward(session: Session, person_dn: str, permission: str) -> None:
    """
    Refuse a caller who may not act on a person's tasks or absence: 489 ``SecurityException``.

    Allowed are the administrators of the domain PROVISIONING (delegated ones need the permission for any workflow), and
    the managers of a team with that permission of which the person is a member, e.g. `teams.SET_AVAILABILITY`.

    Source:
        docs/assumptions.md A-258.
    """
    if not is_steward(session, person_dn, permission):
        raise FaultError("SecurityException", f"You may not act for {person_dn}.")


def is_steward(session: Session, person_dn: str, permission: str) -> bool:
    """Whether `require_steward` lets the caller in."""
    if rights_of(caller()).permits_somewhere(PROVISIONING, permission):
        return True
    teams = session.scalars(select(Team).where(managed_by(caller().dn), granting(permission))).all()
    return session.scalar(select(Person.dn).where(Person.dn == person_dn, is_member(teams))) is not None


def require_delegator(session: Session, dns: Iterable[str], relationship: str | None = None) -> None:
    """
    Refuse a caller who may not see and write the delegations of others: 489 ``SecurityException``.

    Allowed are all administrators, and the managers of a team that may set delegates: only for members of the team, and
    not along a relationship.

    Source:
        docs/assumptions.md A-521.
    """
    if rights_of(caller()).assignments:
        return
    if relationship or not all(is_steward(session, dn, SET_DELEGATES) for dn in dns):
        raise FaultError("SecurityException", "You may not delegate for these people.")


def keeps_proxies(session: Session, dns: Iterable[str]) -> bool:
    """
    Whether the caller may write proxy assignments in which these people are named.

    Allowed are the administrators of the domain PROVISIONING, and the managers of a team that may set proxies, but only
    for members of that team.

    Source:
        docs/assumptions.md A-520.
    """
    if PROVISIONING in rights_of(caller()).domains:
        return True
    return all(is_steward(session, dn, SET_PROXIES) for dn in dns)


def acts_for(session: Session, person_dn: str) -> bool:
    """Whether the caller is a proxy of the person at this moment; nobody is a proxy of themself."""
    allowed = acted_for_by(session, caller().dn, clock().now_ms())
    return session.scalar(select(Person.dn).where(Person.dn == person_dn, allowed)) is not None


def acting_person(session: Session, proxy_user: str) -> Person:
    """
    Give the person in whose name a call is made.

    Args:
        session: Where the person is looked up.
        proxy_user: ``proxyUser`` of the call: a DN, or empty for the caller.

    Raises:
        FaultError: The caller is no proxy of this person; ``SecurityException``.

    Source:
        SPEC 4 "Proxy mode"; docs/assumptions.md A-139.
    """
    if not proxy_user or proxy_user == caller().dn:
        return caller()
    allowed = acted_for_by(session, caller().dn, clock().now_ms())
    person = session.scalar(select(Person).where(Person.dn == proxy_user, allowed))
    if person is None:
        raise FaultError("SecurityException", "You are not a proxy of this user.")
    return person
