"""Who may make a call."""

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
    """Let in who may open a page with one of these keys; others get ``SecurityException``, as 489 or ``status``."""
    if not any(may_open(caller(), key) for key in keys):
        raise FaultError("SecurityException", f"You may not open the page {keys[0]}.", status)


def require_domain(domain: str, status: int = APPLICATION_ERROR) -> None:
    """
    Let in who administers a domain such as ``ROLES``, or a part of it.

    Others get ``SecurityException``, as 489 or ``status``.
    """
    if domain not in rights_of(caller()).domains:
        raise FaultError("SecurityException", f"You do not administer the domain {domain}.", status)


def require_whole_domain(domain: str) -> None:
    """Let in who administers all of a domain; others get ``SecurityException``."""
    if domain not in rights_of(caller()).whole:
        raise FaultError("SecurityException", f"You do not administer the domain {domain}.")


def require_permission(domain: str, permission: str, dn: str) -> None:
    """
    Let in who may do something with one thing, such as ``modifyRole`` with a role.

    That is who administers the whole domain, or has the permission for the thing or a container that it is in. What
    no delegated administrator can be given (see `administrators.PERMISSIONS`) is for domain administrators alone.
    """
    if not rights_of(caller()).permits(domain, permission, dn):
        raise FaultError("SecurityException", f"You do not have the permission {permission} for {dn}.")


def require_steward(session: Session, person_dn: str, permission: str) -> None:
    """
    Let in who may act on a person's tasks or absence: 489 ``SecurityException`` for others.

    These are the administrators of the domain PROVISIONING, delegated ones if they have the permission for any
    workflow, and the managers of a team that the person is a member of and that grants it, e.g.
    `teams.SET_AVAILABILITY`.

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
    Let in who may see and write what others delegate: 489 ``SecurityException`` for others.

    These are all administrators, and the managers of a team that may set delegates, who do so for members of the team
    alone and not along a relationship.

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

    These are the administrators of the domain PROVISIONING, and the managers of a team that may set proxies, for its
    members alone.

    Source:
        docs/assumptions.md A-520.
    """
    if PROVISIONING in rights_of(caller()).domains:
        return True
    return all(is_steward(session, dn, SET_PROXIES) for dn in dns)


def acts_for(session: Session, person_dn: str) -> bool:
    """Whether the caller is a proxy of a person at this moment; nobody is their own."""
    allowed = acted_for_by(session, caller().dn, clock().now_ms())
    return session.scalar(select(Person.dn).where(Person.dn == person_dn, allowed)) is not None


def acting_person(session: Session, proxy_user: str) -> Person:
    """
    Tell in whose name a call is made.

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
