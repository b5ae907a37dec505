"""Which entities may be created, changed and deleted; people follow the rules for people."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mock_upstream.admission import require_page
from mock_upstream.bearer import caller
from mock_upstream.directory.people import change_person, delete_person, found_person, new_person
from mock_upstream.directory.things import change_thing, delete_thing, found_thing, new_thing
from mock_upstream.directory.trustees import MANAGE_USERS
from mock_upstream.errors import FaultError
from mock_upstream.store.entities import USER

if TYPE_CHECKING:
    from sqlalchemy.orm import Session

    from mock_upstream.directory.schema import EntitySchema
    from mock_upstream.store.entities import EntityObject
    from mock_upstream.store.models import Person


def require_flag(schema: EntitySchema, flag: str) -> None:
    """
    Refuse unless the definition has the flag ``viewable``, ``creatable``, ``editable`` or ``removable``.

    Raises:
        FaultError: 489 ``SecurityException``: the flag is not set.
    """
    if not getattr(schema.definition, flag):
        raise FaultError("SecurityException", f"The entity {schema.definition.key} is not {flag}.")


def create_item(session: Session, schema: EntitySchema, given: dict[str, Any]) -> str:
    """Create an object and return its DN; ``given`` is an `ItemBody`."""
    require_flag(schema, "creatable")
    attributes = _attributes(given)
    if schema.definition.key != USER:
        return new_thing(session, schema, attributes).dn
    require_page("createUser")
    return new_person(session, schema, "", given["password"], attributes).dn


def change_item(session: Session, schema: EntitySchema, given: dict[str, Any]) -> Person | EntityObject:
    """Change the object with the DN of an `ItemBody`."""
    require_flag(schema, "editable")
    schema.refuse_fixed(each["key"] for each in given["attributes"])
    if schema.definition.key != USER:
        thing = found_thing(session, schema.definition.key, given["dn"])
        change_thing(session, schema, thing, _attributes(given))
        return thing
    require_page(MANAGE_USERS)
    person = found_person(session, given["dn"])
    change_person(session, schema, person, _attributes(given))
    return person


def delete_item(session: Session, schema: EntitySchema, dn: str) -> str:
    """Delete an object and return its name."""
    require_flag(schema, "removable")
    if schema.definition.key != USER:
        thing = found_thing(session, schema.definition.key, dn)
        delete_thing(session, thing)
        return thing.name
    require_page(MANAGE_USERS)
    return delete_person(session, dn, caller())


def _attributes(given: dict[str, Any]) -> dict[str, list[Any]]:
    return {each["key"]: each["values"] for each in given["attributes"]}
