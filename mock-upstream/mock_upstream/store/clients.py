"""The client of the dashboard that a person uses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import select

from mock_upstream.store.ldap_filter import parse_filter
from mock_upstream.store.models import Client

if TYPE_CHECKING:
    from sqlalchemy.orm import Session

    from mock_upstream.store.models import Person

CLIENT_DEFAULTS = "client/defaults"
"""Name of the setting that holds the ``config`` of a fresh client."""

SECTIONS = ("access", "branding", "customization", "helpdesk", "dashboardAccess")
"""The kinds of settings of a client."""


def client_of(session: Session, person: Person) -> Client:
    """
    Find the first client whose condition the person meets, else the default client.

    Source:
        docs/assumptions.md A-157.
    """
    clients = sorted(session.scalars(select(Client)), key=_turn)
    attributes = _attributes(person)
    return next(each for each in clients if each.is_default or parse_filter(each.match_condition)(attributes))


def _turn(client: Client) -> tuple[bool, bool, int, str]:
    """By number, then the ids that are none; the default client is the last."""
    is_number = client.id.isdecimal()
    return client.is_default, not is_number, int(client.id) if is_number else 0, client.id


def _attributes(person: Person) -> dict[str, list[str]]:
    """Attributes that a filter can compare, by their directory names in lower case."""
    return {
        "objectclass": ["person", "inetOrgPerson"],
        "cn": [person.cn],
        "givenname": [person.first_name],
        "sn": [person.last_name],
        "fullname": [person.full_name],
        "mail": [person.mail],
        "telephonenumber": person.phones,
        "title": [person.title],
        "ou": [person.department],
        "l": [person.location],
        "manager": [person.manager_dn] if person.manager_dn else [],
        "preferredlanguage": [person.locale],
    }
