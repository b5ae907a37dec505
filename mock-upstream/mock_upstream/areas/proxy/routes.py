"""``proxy`` below ``/IDMProv/rest/access``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from flask import Blueprint, request

from mock_upstream.admission import require_page
from mock_upstream.areas.proxy.proxy_node import proxy_node
from mock_upstream.areas.proxy.requests import OrderQuery, ProxiesBody, ProxyBody, ProxyForQuery
from mock_upstream.areas.proxy.rules import change_proxy, found_proxy, new_proxy
from mock_upstream.areas.proxy.search import containers_of, people_query, proxies_query
from mock_upstream.bearer import caller
from mock_upstream.nodes.listing import asked_page
from mock_upstream.nodes.people import directory_nodes
from mock_upstream.nodes.response import Outcome
from mock_upstream.store.database import database
from mock_upstream.store.proxies import Proxy
from mock_upstream.store.rights import may_open

if TYPE_CHECKING:
    from collections.abc import Iterable

    from flask.typing import ResponseReturnValue
    from sqlalchemy.orm import Session

proxy = Blueprint("proxy", __name__, url_prefix="/IDMProv/rest/access/proxy")

_PAGE = "proxyassignments"


@proxy.get("/all")
def list_all() -> ResponseReturnValue:
    """Give all assignments; to who may not open the page those that they are part of."""
    asked: dict[str, Any] = OrderQuery().load(request.args)
    mine = None if may_open(caller(), _PAGE) else caller().dn
    with database().read() as session:
        return _list_node(session, session.scalars(proxies_query(mine, asked)).unique())


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
    """Let somebody act for others, and give the new assignment."""
    require_page(_PAGE)
    given: dict[str, Any] = ProxyBody().load(request.get_json())
    with database().write() as session:
        return _list_node(session, [new_proxy(session, given)])


@proxy.post("/edit")
def change() -> ResponseReturnValue:
    """Change an assignment and give it back."""
    require_page(_PAGE)
    given: dict[str, Any] = ProxyBody().load(request.get_json())
    with database().write() as session:
        found = found_proxy(session, given.get("dn", ""))
        change_proxy(session, found, given)
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
            outcome.done(dn, found.person.full_name)
            session.delete(found)
    return outcome.node()


def _list_node(session: Session, proxies: Iterable[Proxy]) -> ResponseReturnValue:
    configures = may_open(caller(), _PAGE)
    nodes = [proxy_node(session, each, editable=configures) for each in proxies]
    kind = "ADMIN" if configures else "USER"
    return {"userType": kind, "configureProxy": configures, "proxyDefinitions": nodes}
