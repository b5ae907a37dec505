"""The requests that a person has delegated: only for these can the person be unavailable."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import select

from mock_upstream.nodes.request_definitions import request_def_nodes
from mock_upstream.store.clock import clock
from mock_upstream.store.delegations import Delegation, DelegationSource
from mock_upstream.store.request_definitions import RequestDefinition

if TYPE_CHECKING:
    from sqlalchemy.orm import Session


class Delegated:
    """
    The present delegations of a person.

    ``all_requests`` says whether one of them is for all requests; ``request_dns`` are the requests of the others.
    """

    def __init__(self, session: Session, principal_dn: str) -> None:
        mine = Delegation.sources.any(DelegationSource.includes(principal_dn))
        found = session.scalars(select(Delegation).where(mine, Delegation.in_force(clock().now_ms()))).all()
        self._session = session
        self.anything = bool(found)
        self.all_requests = any(each.all_requests for each in found)
        self.request_dns = {dn for each in found for dn in each.request_dns}

    def nodes(self, language: str) -> list[dict[str, str]]:
        """``[{"dn", "name"}]`` of the delegated requests."""
        return request_def_nodes(self._session, language, RequestDefinition.dn.in_(self.request_dns))

    def covers(self, request_dns: list[str]) -> bool:
        """Whether all of these requests are delegated."""
        return self.all_requests or self.request_dns.issuperset(request_dns)
