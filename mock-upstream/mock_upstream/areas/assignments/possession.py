"""The roles and resources of a person or group, each once, with all its assignments."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from sqlalchemy import select

from mock_upstream.nodes.localized import in_language
from mock_upstream.store.assignments import ROLE
from mock_upstream.store.groups import Group
from mock_upstream.store.holdings import Holding, holdings_of, holdings_of_group
from mock_upstream.store.request_states import APPROVED, RUNNING, codes_in
from mock_upstream.store.requests import PRD, AccessRequest
from mock_upstream.store.resources import Resource
from mock_upstream.store.roles import Role

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from sqlalchemy.orm import Session


@dataclass
class Possession:
    """A role or resource (``thing``) of a holder: ``holdings`` are its assignments, ``pending`` its open requests."""

    holder_dn: str
    kind: str
    thing: Role | Resource
    holdings: list[Holding] = field(default_factory=list)
    pending: list[AccessRequest] = field(default_factory=list)

    @property
    def direct(self) -> bool:
        """Whether the role or resource is assigned to the person or group directly."""
        return any(self.is_own(held) for held in self.holdings)

    def is_own(self, held: Holding) -> bool:
        """Whether a holding is a direct assignment to the holder, which can be revoked."""
        return not held.through and held.assignment.holder_dn == self.holder_dn

    @property
    def requested_ms(self) -> int:
        """Time of the first request."""
        asked = [held.assignment.requested_ms for held in self.holdings]
        return min(asked or [request.requested_ms for request in self.pending])

    @property
    def effective_ms(self) -> int:
        """Time from which the holder has the role or resource; it may lie in the future."""
        begun = [held.assignment.effective_ms for held in self.holdings]
        return min(begun or [request.effective_ms for request in self.pending])

    @property
    def expires_ms(self) -> int | None:
        """Time at which the last assignment or request ends; None if one has no end."""
        ends = [held.assignment.expires_ms for held in self.holdings] + [each.expires_ms for each in self.pending]
        known = [end for end in ends if end is not None]
        return max(known) if len(known) == len(ends) else None

    def name(self, language: str) -> str:
        """The name in a language."""
        return in_language(self.thing.names, language)


def possessions_of(session: Session, holder_dn: str) -> list[Possession]:
    """Give the roles and resources that a person or group has, or has open requests for."""
    of_group = session.get(Group, holder_dn) is not None
    holdings = holdings_of_group(session, holder_dn) if of_group else holdings_of(session, holder_dn)
    pending = _pending(session, holder_dn)
    dns = {held.permission_dn for held in holdings} | {request.permission_dn for request in pending}
    things = _things(session, dns)
    found = {
        dn: Possession(holder_dn, ROLE if isinstance(thing, Role) else "resource", thing)
        for dn, thing in things.items()
    }
    for held in holdings:
        if held.permission_dn in found:
            found[held.permission_dn].holdings.append(held)
    for request in pending:
        if request.permission_dn in found:
            found[request.permission_dn].pending.append(request)
    return list(found.values())


def _things(session: Session, dns: Iterable[str]) -> dict[str, Role | Resource]:
    wanted = set(dns)
    roles = session.scalars(select(Role).where(Role.dn.in_(wanted)))
    resources = session.scalars(select(Resource).where(Resource.dn.in_(wanted)))
    return {thing.dn: thing for thing in (*roles, *resources)}


def _pending(session: Session, holder_dn: str) -> Sequence[AccessRequest]:
    mine = select(AccessRequest).where(AccessRequest.recipient_dn == holder_dn, AccessRequest.kind != PRD)
    return [
        request
        for request in session.scalars(mine.order_by(AccessRequest.requested_ms))
        if request.state in codes_in(request.kind, RUNNING, APPROVED)
    ]
