"""Search of proxy assignments, and of the people that a person may act as."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import or_, select

from mock_upstream.nodes.listing import ordered
from mock_upstream.store.clock import clock
from mock_upstream.store.listing import sort_key
from mock_upstream.store.models import Person
from mock_upstream.store.principals import CONTAINER
from mock_upstream.store.proxies import Proxy, ProxyPrincipal, acted_for_by

if TYPE_CHECKING:
    from sqlalchemy import Select
    from sqlalchemy.orm import Session

_PROXY_COLUMNS = {"expiration": Proxy.expires_ms, "assignedUserName": Person.sort_name}
_PERSON_COLUMNS = {
    "fullName": Person.sort_name,
    "FirstName": Person.sort_first,
    "LastName": Person.sort_last,
}


def proxies_query(asked: dict[str, Any]) -> Select[Proxy]:
    """Build the ordered query of the assignments."""
    return ordered(select(Proxy).join(Proxy.person), asked, _PROXY_COLUMNS, Proxy.dn)


def is_part(session: Session, proxy: Proxy, person_dn: str) -> bool:
    """Whether a person acts by an assignment or is acted for."""
    acted_for = Proxy.principals.any(ProxyPrincipal.includes(person_dn))
    mine = select(Proxy.dn).where(Proxy.dn == proxy.dn, or_(Proxy.person_dn == person_dn, acted_for))
    return session.scalar(mine) is not None


def people_query(session: Session, person_dn: str, asked: dict[str, Any]) -> Select[Person]:
    """Build the ordered query of the people that a person may act as now; ``q`` is looked for in their names."""
    query = select(Person).where(acted_for_by(session, person_dn, clock().now_ms()))
    words = sort_key(asked["q"].strip().strip("*"))
    if words:
        query = query.where(Person.sort_name.contains(words, autoescape=True))
    return ordered(query, asked, _PERSON_COLUMNS, Person.sort_name, Person.dn)


def containers_of(person_dn: str) -> Select[str]:
    """Build the query of the DNs of the containers whose people a person may act as now."""
    mine = Proxy.in_force(person_dn, clock().now_ms())
    query = select(ProxyPrincipal.dn).join(Proxy).where(mine, ProxyPrincipal.kind == CONTAINER)
    return query.distinct().order_by(ProxyPrincipal.dn)
