"""The rules for an assignment of a proxy, and how it is written."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mock_upstream.areas.proxy.proxy_node import FIELDS
from mock_upstream.errors import FaultError
from mock_upstream.nodes.notifying import NOBODY, notification
from mock_upstream.nodes.people import found_person, require_known
from mock_upstream.store.clock import clock
from mock_upstream.store.directory import DirectoryContainer
from mock_upstream.store.groups import Group
from mock_upstream.store.models import Person
from mock_upstream.store.numbering import first_free
from mock_upstream.store.principals import CONTAINER, GROUP, USER
from mock_upstream.store.proxies import PROXY_DEFINITIONS, Proxy, ProxyPrincipal

if TYPE_CHECKING:
    from sqlalchemy.orm import Session

_KNOWN = {USER: Person.dn, GROUP: Group.dn, CONTAINER: DirectoryContainer.dn}


def found_proxy(session: Session, dn: str) -> Proxy:
    """The assignment with this DN; 489 ``NotFound`` if it does not exist."""
    proxy = session.get(Proxy, dn)
    if proxy is None:
        raise FaultError("NotFound", f"The proxy assignment {dn} does not exist.")
    return proxy


def new_proxy(session: Session, given: dict[str, Any]) -> Proxy:
    """
    Make an assignment from a ProxyDefNode.

    Raises:
        FaultError: The proxy or the person to act for is missing, both are the same, or the end has passed.
    """
    person = found_person(session, given.get("assignedUserDN", ""))
    dn = first_free(session, Proxy.dn, f"cn={person.cn}-{{}},{PROXY_DEFINITIONS}")
    proxy = Proxy(dn=dn, person=person, person_dn=person.dn, expires_ms=None, notification=NOBODY)
    change_proxy(session, proxy, given)
    session.add(proxy)
    return proxy


def change_proxy(session: Session, proxy: Proxy, given: dict[str, Any]) -> None:
    """
    Change the fields that a ProxyDefNode has; the other fields stay.

    Raises:
        FaultError: As `new_proxy`.
    """
    if "assignedUserDN" in given:
        proxy.person = found_person(session, given["assignedUserDN"])
        proxy.person_dn = proxy.person.dn
    for kind, field in FIELDS.items():
        if field in given:
            _change_principals(session, proxy, kind, {each["dn"] for each in given[field]})
    if "expirytime" in given:
        proxy.expires_ms = _end(given["expirytime"] or "")
    proxy.notification = notification(proxy.notification, given)
    _require_sense(proxy)


def _change_principals(session: Session, proxy: Proxy, kind: str, dns: set[str]) -> None:
    require_known(session, _KNOWN[kind], dns)
    kept = [each for each in proxy.principals if each.kind != kind or each.dn in dns]
    new = dns - {each.dn for each in kept if each.kind == kind}
    proxy.principals = [*kept, *(ProxyPrincipal(kind=kind, dn=dn) for dn in sorted(new))]


def _end(text: str) -> int | None:
    if not text:
        return None
    if int(text) <= clock().now_ms():
        raise FaultError("InvalidInput", "A proxy assignment ends in the future.")
    return int(text)


def _require_sense(proxy: Proxy) -> None:
    if not proxy.principals:
        raise FaultError("InvalidInput", "A proxy acts for somebody.")
    if any(each.kind == USER and each.dn == proxy.person_dn for each in proxy.principals):
        raise FaultError("InvalidInput", "Nobody can act for themself.")
