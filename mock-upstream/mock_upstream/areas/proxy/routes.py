"""``proxy`` below ``/IDMProv/rest/access``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from flask import Blueprint, request

from mock_upstream.admission import keeps_proxies, require_page
from mock_upstream.areas.proxy.proxy_node import proxy_node
from mock_upstream.areas.proxy.requests import OrderQuery, ProxiesBody, ProxyBody, ProxyForQuery
from mock_upstream.areas.proxy.rules import change_proxy, found_proxy, new_proxy
from mock_upstream.areas.proxy.search import containers_of, is_part, people_query, proxies_query
from mock_upstream.bearer import caller
from mock_upstream.errors import FaultError
from mock_upstream.nodes.listing import asked_page
from mock_upstream.nodes.people import directory_nodes
from mock_upstream.nodes.response import Outcome
from mock_upstream.store.administrators import PROVISIONING
from mock_upstream.store.database import database
from mock_upstream.store.principals import USER
from mock_upstream.store.proxies import Proxy
from mock_upstream.store.rights import may_open, rights_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from flask.typing import ResponseReturnValue
    from sqlalchemy.orm import Session

proxy = Blueprint("proxy", __name__, url_prefix="/IDMProv/rest/access/proxy")

_PAGE = "proxyassignments"


@proxy.get("/all")
def list_all() -> ResponseReturnValue:
    """Give all assignments to administrators; to others those of their teams, and those that involve them."""
    asked: dict[str, Any] = OrderQuery().load(request.args)
    with database().read() as session:
        found = session.scalars(proxies_query(asked)).unique().all()
        return _list_node(session, [each for each in found if _is_shown(session, each)])


@proxy.get("/for")
def list_acted_for() -> ResponseReturnValue:
    """Give one page of the people that the caller may act as now."""
    asked: dict[str, Any] = ProxyForQuery().load(request.args)
    with database().read() as session:
        found = asked_page(session, people_query(session, caller().dn, asked), asked)
        containers = directory_nodes(session, session.scalars(containers_of(caller().dn)))
    nodes = [{"dn": each.dn, "fullName": each.full_name} for each in found.rows]
    return {
        "proxyForUsers": nodes,
        "nextUserIndex": found.next_index,
        "userArraySize": len(nodes),
        "proxyForCtrs": containers,
    }


@proxy.post("/create")
def create() -> ResponseReturnValue:
    """Create a proxy assignment and return it."""
    require_page(_PAGE)
    given: dict[str, Any] = ProxyBody().load(request.get_json())
    with database().write() as session:
        made = new_proxy(session, given)
        _require_keeper(session, made)
        return _list_node(session, [made])


@proxy.post("/edit")
def change() -> ResponseReturnValue:
    """Change an assignment and give it back."""
    require_page(_PAGE)
    given: dict[str, Any] = ProxyBody().load(request.get_json())
    with database().write() as session:
        found = found_proxy(session, given.get("dn", ""))
        _require_keeper(session, found)
        change_proxy(session, found, given)
        _require_keeper(session, found)
        return _list_node(session, [found])


@proxy.post("/delete")
def delete() -> ResponseReturnValue:
    """Delete assignments, each for itself."""
    require_page(_PAGE)
    given: dict[str, Any] = ProxiesBody().load(request.get_json())
    outcome = Outcome()
    with database().write() as session:
        for dn in [each["dn"] for each in given["definitions"]]:
            found = session.get(Proxy, dn)
            if found is None:
                outcome.refused(dn, f"The proxy assignment {dn} does not exist.")
                continue
            if not _is_kept(session, found):
                outcome.refused(dn, f"You do not keep the proxy assignment {dn}.")
                continue
            outcome.done(dn, found.person.full_name)
            session.delete(found)
    return outcome.node()


def _list_node(session: Session, proxies: Iterable[Proxy]) -> ResponseReturnValue:
    nodes = [proxy_node(session, each, editable=_is_kept(session, each)) for each in proxies]
    kind = "ADMIN" if _administers() else "USER"
    return {"userType": kind, "configureProxy": may_open(caller(), _PAGE), "proxyDefinitions": nodes}


def _administers() -> bool:
    return PROVISIONING in rights_of(caller()).domains


def _is_kept(session: Session, found: Proxy) -> bool:
    """Whether the caller may write an assignment; managers of teams only one that names people."""
    if _administers():
        return True
    are_people = all(each.kind == USER for each in found.principals)
    return are_people and keeps_proxies(session, [found.person_dn, *(each.dn for each in found.principals)])


def _is_shown(session: Session, found: Proxy) -> bool:
    return is_part(session, found, caller().dn) or _is_kept(session, found)


def _require_keeper(session: Session, found: Proxy) -> None:
    if not _is_kept(session, found):
        raise FaultError("SecurityException", "You may not let these people act for each other.")
