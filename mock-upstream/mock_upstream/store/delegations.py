"""The tables of delegations: who decides in the place of which people while they are unavailable."""

from __future__ import annotations

from typing import Any

from sqlalchemy import JSON, ForeignKey
from sqlalchemy.orm import Mapped, mapped_column, relationship

from mock_upstream.store.models import Base, Person
from mock_upstream.store.periods import Period
from mock_upstream.store.principals import Principal

DELEGATEE_DEFINITIONS = "cn=DelegateeDefs,cn=AppConfig,cn=User Application Driver,cn=driverset1,o=system"
MANAGER = "manager"
"""Key of the relationship that leads from a person to their manager."""


class Covering:
    """The requests that a delegation covers: all of them, or those whose definitions ``request_dns`` name."""

    all_requests: Mapped[bool]
    request_dns: Mapped[list[str]] = mapped_column(JSON)


class Delegation(Period, Covering, Base):
    """
    People (``targets``) who decide in the place of others (``sources``), on the requests that it covers.

    With a ``relationship_key`` there are no targets: the people to whom the relationship leads decide. ``notification``
    holds
    isNotificationRequired, notificationAddresseeType and notifyUsers as they are on the wire.

    Source:
        docs/assumptions.md A-137.
    """

    __tablename__ = "delegations"

    dn: Mapped[str] = mapped_column(primary_key=True)
    relationship_key: Mapped[str | None]
    team_scope: Mapped[str]
    notification: Mapped[dict[str, Any]] = mapped_column(JSON)

    sources: Mapped[list[DelegationSource]] = relationship(
        cascade="all, delete-orphan", order_by="DelegationSource.kind, DelegationSource.dn"
    )
    targets: Mapped[list[DelegationTarget]] = relationship(
        cascade="all, delete-orphan", order_by="DelegationTarget.person_dn"
    )


class DelegationSource(Principal, Base):
    """A person in whose place the delegates decide."""

    __tablename__ = "delegation_sources"

    delegation_dn: Mapped[str] = mapped_column(ForeignKey("delegations.dn", ondelete="CASCADE"), primary_key=True)


class DelegationTarget(Base):
    """A delegate; the row is deleted with the person."""

    __tablename__ = "delegation_targets"

    delegation_dn: Mapped[str] = mapped_column(ForeignKey("delegations.dn", ondelete="CASCADE"), primary_key=True)
    person_dn: Mapped[str] = mapped_column(ForeignKey("people.dn", ondelete="CASCADE"), primary_key=True, index=True)

    person: Mapped[Person] = relationship()
