"""Computes who decides in the place of whom at a moment, from delegations and unavailability."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from sqlalchemy import and_, or_, select
from sqlalchemy.orm import aliased

from mock_upstream.store.availability import Unavailability
from mock_upstream.store.delegations import MANAGER, Delegation, DelegationSource, DelegationTarget
from mock_upstream.store.models import Person

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sqlalchemy import Select
    from sqlalchemy.orm import Session

    from mock_upstream.store.delegations import Covering


@dataclass(frozen=True)
class StandIn:
    """In the place of ``principal_dn``, on requests of the definitions ``request_dns``; None means all requests."""

    principal_dn: str
    request_dns: frozenset[str] | None


def standing_in(session: Session, person_dn: str, now_ms: int) -> list[StandIn]:
    """
    In whose place a person decides at this moment.

    A delegation counts while both it and an unavailability of the one who delegates are in force, for the requests
    that both cover.

    Source:
        docs/assumptions.md A-137.
    """
    found = session.execute(_pairs(person_dn, now_ms)).unique()
    pairs = ((absence.principal_dn, shared_requests((delegation, absence))) for delegation, absence in found)
    return [StandIn(principal, requests) for principal, requests in pairs if requests != frozenset()]


def shared_requests(coverings: Iterable[Covering]) -> frozenset[str] | None:
    """The requests that all of them cover; None means all requests."""
    named = [frozenset(each.request_dns) for each in coverings if not each.all_requests]
    return frozenset.intersection(*named) if named else None


def _pairs(person_dn: str, now_ms: int) -> Select[Delegation, Unavailability]:
    principal = aliased(Person)
    to_person = or_(
        Delegation.targets.any(DelegationTarget.person_dn == person_dn),
        and_(Delegation.relationship_key == MANAGER, principal.manager_dn == person_dn),
    )
    return (
        select(Delegation, Unavailability)
        .join(Delegation.sources)
        .join(Unavailability, DelegationSource.includes(Unavailability.principal_dn))
        .join(principal, principal.dn == Unavailability.principal_dn)
        .where(Delegation.in_force(now_ms), Unavailability.in_force(now_ms), to_person, principal.dn != person_dn)
    )
