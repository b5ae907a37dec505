"""What somebody else stands in for, which is what a person can be unavailable for."""

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
    What a person has delegated at present.

    ``all_requests`` tells whether any of it is for all requests; ``request_dns`` are the other requests.
    """

    def __init__(self, session: Session, principal_dn: str) -> None:
        mine = Delegation.sources.any(DelegationSource.includes(principal_dn))
        found = session.scalars(select(Delegation).where(mine, Delegation.in_force(clock().now_ms()))).all()
        self._session = session
        self.anything = bool(found)
        self.all_requests = any(each.all_requests for each in found)
        self.request_dns = {dn for each in found for dn in each.request_dns}

    def nodes(self, language: str) -> list[dict[str, str]]:
        """``[{"dn", "name"}]`` of the requests that it names."""
        return request_def_nodes(self._session, language, RequestDefinition.dn.in_(self.request_dns))

    def covers(self, request_dns: list[str]) -> bool:
        """Whether somebody stands in for all of these requests."""
        return self.all_requests or self.request_dns.issuperset(request_dns)
