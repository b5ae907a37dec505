"""Who sees which page of the dashboard."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mock_upstream.store.clients import client_of
from mock_upstream.store.rights import may_open

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from sqlalchemy.orm import Session

    from mock_upstream.store.models import Person

_MEANS: dict[str, Callable[[Person, str], bool]] = {
    "user": lambda person, dn: person.dn.casefold() == dn.casefold(),
    "container": lambda person, dn: person.dn.casefold().endswith(f",{dn.casefold()}"),
}
TRUSTEE_TYPES = tuple(_MEANS)


def is_trustee(person: Person, trustees: Iterable[dict[str, Any]]) -> bool:
    """Whether one of ``{"dn", "type"}`` means the person."""
    return any(_MEANS[each["type"]](person, each["dn"]) for each in trustees)


def pages_shown_to(session: Session, person: Person) -> Callable[[str], bool]:
    """
    Tell for page keys whether a person sees the page.

    The trustees that the person's client names for a page decide; where it names none, who may open it sees it.

    Source:
        docs/assumptions.md A-158.
    """
    access = client_of(session, person).config["access"]

    def shown(page: str) -> bool:
        trustees = access.get(page, {}).get("value")
        return is_trustee(person, trustees) if trustees else may_open(person, page)

    return shown
