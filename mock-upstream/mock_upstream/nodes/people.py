"""People and other objects named by a DN, in the short form that many calls use."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from marshmallow import fields, validate
from sqlalchemy import select

from mock_upstream.errors import FaultError
from mock_upstream.nodes.fields import Given
from mock_upstream.nodes.named import named
from mock_upstream.store.groups import Group
from mock_upstream.store.models import Person

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sqlalchemy.orm import InstrumentedAttribute, Session


class DnReference(Given):
    """``{"dn": ...}``."""

    dn = fields.String(required=True, validate=validate.Length(min=1))


def user_node(person: Person) -> dict[str, str]:
    """``{"dn", "name", "firstName", "lastName"}``."""
    return {
        "dn": person.dn,
        "name": person.full_name,
        "firstName": person.first_name,
        "lastName": person.last_name,
    }


def user_nodes(session: Session, dns: Iterable[str]) -> list[dict[str, str]]:
    """Describe people by their DNs, in the order of their names."""
    found = select(Person).where(Person.dn.in_(set(dns))).order_by(Person.sort_name)
    return [user_node(each) for each in session.scalars(found)]


def directory_nodes(session: Session, dns: Iterable[str]) -> list[dict[str, Any]]:
    """``[{"dn", "name"}]`` for DNs of any objects."""
    return [{"dn": each["id"], "name": each["name"]} for each in named(session, [{"id": dn} for dn in dns])]


def names_of(session: Session, dns: Iterable[str]) -> dict[str, str]:
    """Names of people and groups by DN; other DNs have their first part as the name."""
    wanted = {dn for dn in dns if dn}
    names = {dn: dn.partition(",")[0].removeprefix("cn=") for dn in wanted}
    for entity, column in ((Person.dn, Person.full_name), (Group.dn, Group.name)):
        names |= dict(session.execute(select(entity, column).where(entity.in_(wanted))).all())
    return names


def found_person(session: Session, dn: str) -> Person:
    """The person with this DN; 489 ``NotFound`` if it does not exist."""
    person = session.get(Person, dn)
    if person is None:
        raise FaultError("NotFound", f"The user {dn} does not exist.")
    return person


def require_known(session: Session, column: InstrumentedAttribute[str], dns: Iterable[str]) -> None:
    """Refuse DNs that are not in a column: 489 ``NotFound`` with the first of them."""
    wanted = set(dns)
    missing = wanted - set(session.scalars(select(column).where(column.in_(wanted))))
    if missing:
        raise FaultError("NotFound", f"{min(missing)} does not exist.")
