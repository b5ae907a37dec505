"""An assignment of a proxy in wire shape."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mock_upstream.nodes.people import directory_nodes
from mock_upstream.store.principals import CONTAINER, GROUP, USER

if TYPE_CHECKING:
    from sqlalchemy.orm import Session

    from mock_upstream.store.proxies import Proxy

FIELDS = {USER: "proxyForUsers", GROUP: "proxyForGroups", CONTAINER: "proxyForContainers"}
"""Kind of a principal -> the field with the principals of this kind."""


def proxy_node(session: Session, proxy: Proxy, *, editable: bool) -> dict[str, Any]:
    """Describe an assignment; ``expirytime`` is empty without an end."""
    return {
        "dn": proxy.dn,
        "assignedUserDN": proxy.person_dn,
        "assignedUserName": proxy.person.full_name,
        **{field: _acted_for(session, proxy, kind) for kind, field in FIELDS.items()},
        "expirytime": "" if proxy.expires_ms is None else str(proxy.expires_ms),
        "editable": editable,
        **proxy.notification,
    }


def _acted_for(session: Session, proxy: Proxy, kind: str) -> list[dict[str, str]]:
    dns = [each.dn for each in proxy.principals if each.kind == kind]
    return [{"dn": node["dn"], "username": node["name"]} for node in directory_nodes(session, dns)]
