"""Who sees which page of the dashboard."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

from sqlalchemy import select

from mock_upstream.store.assignments import ROLE
from mock_upstream.store.groups import GroupMember
from mock_upstream.store.holdings import holdings_of
from mock_upstream.store.rights import may_open

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from sqlalchemy.orm import Session

    from mock_upstream.store.models import Client, Person

TRUSTEE_TYPES = ("user", "group", "role", "container")


@dataclass(frozen=True)
class Standing:
    """What a trustee may be that means a person: the person, the groups, the roles, and the containers above."""

    session: Session
    person: Person

    def among(self, trustees: Iterable[dict[str, Any]]) -> bool:
        """Whether one of ``{"dn", "type"}`` means the person."""
        return any(each["dn"].casefold() in self._meant[each["type"]] for each in trustees)

    @cached_property
    def _meant(self) -> dict[str, set[str]]:
        dn = self.person.dn
        groups = self.session.scalars(select(GroupMember.group_dn).where(GroupMember.person_dn == dn))
        roles = (held.permission_dn for held in holdings_of(self.session, dn) if held.kind == ROLE)
        meant: dict[str, Iterable[str]] = {"user": [dn], "group": groups, "role": roles, "container": _above(dn)}
        return {kind: {each.casefold() for each in dns} for kind, dns in meant.items()}


def _above(dn: str) -> list[str]:
    parts = dn.split(",")
    return [",".join(parts[start:]) for start in range(1, len(parts))]


def pages_shown_to(session: Session, person: Person, client: Client) -> Callable[[str], bool]:
    """
    Tell for page keys whether a person sees the page in a client.

    The trustees that the client names for a page decide; where it names none, who may open it sees it.

    Source:
        docs/assumptions.md A-158.
    """
    access, standing = client.config["access"], Standing(session, person)

    def shown(page: str) -> bool:
        trustees = access.get(page, {}).get("value")
        return standing.among(trustees) if trustees else may_open(person, page)

    return shown
