"""Who sees which page of the dashboard."""

from __future__ import annotations

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


class Standing:
    """What a trustee may be that means a person: the person, the groups, the roles, and the containers above."""

    def __init__(self, session: Session, person: Person) -> None:
        containers = _above(person.dn)
        groups = session.scalars(select(GroupMember.group_dn).where(GroupMember.person_dn == person.dn)).all()
        self._meant = {
            "user": {person.dn.casefold()},
            "group": {dn.casefold() for dn in groups},
            "role": {each.permission_dn.casefold() for each in holdings_of(session, person.dn) if each.kind == ROLE},
            "container": {dn.casefold() for dn in containers},
        }

    def among(self, trustees: Iterable[dict[str, Any]]) -> bool:
        """Whether one of ``{"dn", "type"}`` means the person."""
        return any(each["dn"].casefold() in self._meant[each["type"]] for each in trustees)


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
