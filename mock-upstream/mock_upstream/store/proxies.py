"""The tables of proxies: people who may act as other people."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import JSON, ForeignKey, or_, select
from sqlalchemy.orm import Mapped, mapped_column, relationship

from mock_upstream.store.models import Base, Person
from mock_upstream.store.principals import Principal, named_by

if TYPE_CHECKING:
    from sqlalchemy import ColumnElement
    from sqlalchemy.orm import Session

PROXY_DEFINITIONS = "cn=ProxyDefs,cn=AppConfig,cn=User Application Driver,cn=driverset1,o=system"


class Proxy(Base):
    """
    Somebody (``person``) who may act as any of the ``principals``; it goes with the person.

    ``expires_ms`` is in milliseconds since 1970, None without an end. ``notification`` is as in
    `delegations.Delegation`.

    Source:
        SPEC 6 "Roles and permissions"; docs/assumptions.md A-139.
    """

    __tablename__ = "proxies"

    dn: Mapped[str] = mapped_column(primary_key=True)
    person_dn: Mapped[str] = mapped_column(ForeignKey("people.dn", ondelete="CASCADE"), index=True)
    expires_ms: Mapped[int | None]
    notification: Mapped[dict[str, Any]] = mapped_column(JSON)

    person: Mapped[Person] = relationship()
    principals: Mapped[list[ProxyPrincipal]] = relationship(
        cascade="all, delete-orphan", order_by="ProxyPrincipal.kind, ProxyPrincipal.dn"
    )

    @classmethod
    def in_force(cls, person_dn: str, now_ms: int) -> ColumnElement[bool]:
        """Condition: it lets the person act at this moment."""
        return (cls.person_dn == person_dn) & or_(cls.expires_ms.is_(None), cls.expires_ms > now_ms)


class ProxyPrincipal(Principal, Base):
    """The people that a person may act as."""

    __tablename__ = "proxy_principals"

    proxy_dn: Mapped[str] = mapped_column(ForeignKey("proxies.dn", ondelete="CASCADE"), primary_key=True)


def acted_for_by(session: Session, person_dn: str, now_ms: int) -> ColumnElement[bool]:
    """Build the condition on people that the person may act as them at this moment. Nobody acts as themself."""
    mine = select(ProxyPrincipal).join(Proxy).where(Proxy.in_force(person_dn, now_ms))
    return (Person.dn != person_dn) & named_by(session.scalars(mine).all())


def acts_for_anybody(session: Session, person_dn: str, now_ms: int) -> bool:
    """Whether there is anybody that the person may act as."""
    anybody = select(Person.dn).where(acted_for_by(session, person_dn, now_ms)).limit(1)
    return session.scalar(anybody) is not None
