"""Making, changing, renaming and deleting people."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from sqlalchemy import delete, select

from mock_upstream.directory.person_fields import FIELDS, NAMING_KEY, PHOTO_KEY, refresh_names
from mock_upstream.directory.photos import read_photo
from mock_upstream.directory.things import forget
from mock_upstream.directory.values import checked_values
from mock_upstream.errors import FaultError
from mock_upstream.store import people_references, people_search, rights
from mock_upstream.store.assignments import withdraw
from mock_upstream.store.clock import clock
from mock_upstream.store.directory import DirectoryContainer
from mock_upstream.store.models import Person
from mock_upstream.store.password_sync import synchronise
from mock_upstream.store.passwords import hashed, is_allowed

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from sqlalchemy.orm import Session

    from mock_upstream.directory.schema import EntitySchema

Attributes = dict[str, list[Any]]

_NOT_IN_NAMES = re.compile(r"""[<,;\\"+#=/|*'!@$%~]""")
_FIRST_LANGUAGE = "en"
_WRITTEN = frozenset(key for key, field in FIELDS.items() if field.write)


def found_person(session: Session, dn: str) -> Person:
    """The person with this DN; 489 ``NotFound`` if it does not exist."""
    person = session.get(Person, dn)
    if person is None:
        raise FaultError("NotFound", f"The user {dn} does not exist.")
    return person


def new_person(session: Session, schema: EntitySchema, container: str, password: str, given: Attributes) -> Person:
    """
    Make a person with an account.

    Args:
        session: That writes.
        schema: Of people.
        container: DN of a container of the directory; empty for that of the schema.
        password: In clear.
        given: Values by attribute key; `NAMING_KEY` names the account.

    Raises:
        FaultError: 489 ``InvalidInput``: the container, the password, the name or a value is not valid.

    Source:
        SPEC 5 "Field validators".
    """
    if not is_allowed(password):
        raise FaultError("InvalidInput", "A password has 6 to 100 letters, digits and ! @ # $ % ^ & *, and a digit.")
    cn = _account_name(session, given.pop(NAMING_KEY, []))
    person = Person(
        dn=_dn(session, cn, container or schema.definition.container_dn),
        cn=cn,
        full_name="",
        locale=_FIRST_LANGUAGE,
        duty=rights.EMPLOYEE,
        created_ms=int(clock().now_s() * 1000),
        password_hash=hashed(password),
        disabled=False,
        phones=[],
        entitlement_results=[],
        **dict.fromkeys(("mail", "title", "department", "location", "employee_type"), ""),
    )
    required = [attribute.key for attribute in schema.attributes if attribute.required and attribute.key in _WRITTEN]
    _write(session, schema, person, {**{key: [] for key in required}, **given})
    refresh_names(person)
    session.add(person)
    session.flush()
    _index(session, person)
    synchronise(session, person.dn)
    return person


def change_person(session: Session, schema: EntitySchema, person: Person, given: Attributes) -> None:
    """
    Change the given attributes; other attributes stay, and an attribute without values loses its values.

    Raises:
        FaultError: 489 ``InvalidInput``: a value is not valid; nothing is changed.
    """
    family_first = person.full_name == f"{person.last_name} {person.first_name}" != ""
    people_search.remove_from_index(session.connection(), person.dn)
    _write(session, schema, person, given)
    refresh_names(person, family_first=family_first)
    session.flush()
    _index(session, person)


def delete_person(session: Session, dn: str, by: Person) -> str:
    """
    Delete a person with all data that belongs only to them, and return their name.

    Their reports have no manager afterwards; their DN is removed from all other data.

    Raises:
        FaultError: The person does not exist, or is the caller.
    """
    person = found_person(session, dn)
    if person.dn == by.dn:
        raise FaultError("InvalidInput", "Nobody deletes themselves.")
    name = person.full_name
    people_search.remove_from_index(session.connection(), person.dn)
    forget(session, person.dn)
    withdraw(session, person.dn)
    session.execute(delete(Person).where(Person.dn == person.dn))
    session.expire_all()
    return name


def rename_person(session: Session, old_dn: str, new_dn: str) -> Person:
    """
    Give a person another DN: another account name, another container, or both.

    Raises:
        FaultError: 489 ``NotFound``: nobody has the old DN; or ``InvalidInput``: the new DN is not valid.
    """
    person = found_person(session, old_dn)
    first, _comma, container = new_dn.partition(",")
    kind, _equals, name = first.partition("=")
    if kind.lower() != "cn":
        raise FaultError("InvalidInput", f"{new_dn} does not begin with cn=.")
    cn = person.cn if name == person.cn else _account_name(session, [name])
    people_search.remove_from_index(session.connection(), old_dn)
    people_references.move(session.connection(), old_dn, _dn(session, cn, container), cn)
    session.expire_all()
    session.expunge(person)
    renamed = found_person(session, f"cn={cn},{container}")
    _index(session, renamed)
    return renamed


def _account_name(session: Session, values: Iterable[Any]) -> str:
    name = str(next(iter(values), "")).strip()
    if not name:
        raise FaultError("InvalidInput", f"The attribute {NAMING_KEY} is required.")
    if bad := _NOT_IN_NAMES.search(name):
        raise FaultError("InvalidInput", f"The attribute {NAMING_KEY} has the invalid character {bad.group()}.")
    if session.scalars(select(Person).filter_by(cn=name)).first():
        raise FaultError("InvalidInput", f"The account {name} exists already.")
    return name


def _dn(session: Session, cn: str, container: str) -> str:
    if session.get(DirectoryContainer, container) is None:
        raise FaultError("InvalidInput", f"The container {container} does not exist.")
    return f"cn={cn},{container}"


def _write(session: Session, schema: EntitySchema, person: Person, given: Attributes) -> None:
    writes = [_checked_write(session, schema, person, key, values) for key, values in given.items()]
    for write in writes:
        write()


def _checked_write(
    session: Session, schema: EntitySchema, person: Person, key: str, values: list[Any]
) -> Callable[[], None]:
    if key == PHOTO_KEY:
        photo = read_photo(str(values[0])).content if values and values[0] else None
        return lambda: setattr(person, "photo", photo)
    field = FIELDS.get(key)
    if field is None or field.write is None:
        raise FaultError("InvalidInput", f"The attribute {key} cannot be changed.")
    checked = checked_values(session, schema, schema.attribute(key), values)
    if key == "manager" and checked:
        _check_chain(session, person, checked[0])
    write = field.write
    return lambda: write(person, checked)


def _check_chain(session: Session, person: Person, manager_dn: str) -> None:
    above: Person | None = found_person(session, manager_dn)
    while above:
        if above.dn == person.dn:
            raise FaultError("InvalidInput", "Nobody reports to themselves, over however many others.")
        above = above.manager


def _index(session: Session, person: Person) -> None:
    row = {name: getattr(person, name) for name in ("dn", *people_search.SEARCHABLE)}
    people_search.add_to_index(session.connection(), [row])
