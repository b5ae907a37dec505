"""Finding delegations: search and order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import func, or_, select

from mock_upstream.nodes.listing import ordered
from mock_upstream.store.delegations import Delegation, DelegationSource, DelegationTarget
from mock_upstream.store.listing import sort_key
from mock_upstream.store.models import Person

if TYPE_CHECKING:
    from sqlalchemy import ColumnElement, ScalarSelect, Select


def delegations_query(person_dn: str, asked: dict[str, Any]) -> Select[Delegation]:
    """
    Build the ordered query of a person's delegations, with those of the person's groups and containers.

    Args:
        person_dn: DN of the person.
        asked: ``q`` is searched in all names of a delegation; ``sort_by`` and ``sort_order``.

    Raises:
        FaultError: The list cannot be sorted by this column.
    """
    query = select(Delegation).where(Delegation.sources.any(DelegationSource.includes(person_dn)))
    words = sort_key(asked["q"].strip().strip("*"))
    if words:
        query = query.where(_names(words))
    return ordered(query, asked, _columns(), Delegation.dn)


def _names(words: str) -> ColumnElement[bool]:
    named = select(Person.dn).where(Person.sort_name.contains(words, autoescape=True))
    return or_(
        Delegation.sources.any(DelegationSource.dn.in_(named)),
        Delegation.targets.any(DelegationTarget.person_dn.in_(named)),
    )


def _columns() -> dict[str, Any]:
    return {
        "assignFromUsers": _first_source(),
        "assignToUsers": _first_target(),
        "effectiveDate": Delegation.effective_ms,
        "expiryDate": Delegation.expires_ms,
    }


def _first_source() -> ScalarSelect[str]:
    named = select(func.min(Person.sort_name)).join(DelegationSource, DelegationSource.dn == Person.dn)
    return named.where(DelegationSource.delegation_dn == Delegation.dn).scalar_subquery()


def _first_target() -> ScalarSelect[str]:
    named = select(func.min(Person.sort_name)).join(DelegationTarget, DelegationTarget.person_dn == Person.dn)
    return named.where(DelegationTarget.delegation_dn == Delegation.dn).scalar_subquery()
