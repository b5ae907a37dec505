"""Two pages of proxies, delegations and absences."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import select

from mock_upstream.seed.calendar import DAY_MS, today_ms
from mock_upstream.store.availability import Unavailability
from mock_upstream.store.delegations import DELEGATEE_DEFINITIONS, Delegation, DelegationSource, DelegationTarget
from mock_upstream.store.models import Person
from mock_upstream.store.principals import USER
from mock_upstream.store.proxies import PROXY_DEFINITIONS, Proxy, ProxyPrincipal

if TYPE_CHECKING:
    from sqlalchemy.orm import Session

WHOSE = "admin"
ROWS = 40
_TELLS_NOBODY = {"isNotificationRequired": False, "notificationAddresseeType": "", "notifyUsers": []}


def fill_stand_ins(session: Session) -> None:
    """Let many people act for the administrator, and stand in on one day each, when the administrator is away."""
    whose = session.scalars(select(Person.dn).filter_by(cn=WHOSE)).one()
    others = session.scalars(select(Person.dn).where(Person.dn != whose).order_by(Person.sort_name).limit(ROWS)).all()
    for number, other in enumerate(others, start=1):
        _act(session, number, other, whose)
        _stand_in(session, number, whose, other)


def _act(session: Session, number: int, person: str, acted_for: str) -> None:
    acted = [ProxyPrincipal(kind=USER, dn=acted_for)]
    dn = f"cn=Many{number},{PROXY_DEFINITIONS}"
    session.add(Proxy(dn=dn, person_dn=person, expires_ms=None, notification=_TELLS_NOBODY, principals=acted))


def _stand_in(session: Session, number: int, away: str, deputy: str) -> None:
    begins = today_ms() + number * DAY_MS
    day = {"effective_ms": begins, "expires_ms": begins + DAY_MS, "all_requests": True, "request_dns": []}
    rest = {"team_scope": "", "notification": _TELLS_NOBODY}
    dn = f"cn=Many{number},{DELEGATEE_DEFINITIONS}"
    sources = [DelegationSource(kind=USER, dn=away)]
    targets = [DelegationTarget(person_dn=deputy)]
    session.add(Delegation(dn=dn, relationship_key=None, sources=sources, targets=targets, **day, **rest))
    session.add(Unavailability(id=f"many-{number}", principal_dn=away, duration={}, **day, **rest))
