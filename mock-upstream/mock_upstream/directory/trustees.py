"""The right to change attributes of a person."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mock_upstream.store.rights import may_open

if TYPE_CHECKING:
    from mock_upstream.directory.people_settings import PeopleSettings
    from mock_upstream.directory.schema import EntitySchema
    from mock_upstream.store.models import Person

MANAGE_USERS = "manageusers"


def editable_keys(
    schema: EntitySchema, settings: PeopleSettings, caller: Person, dn: str, *, is_profile: bool
) -> frozenset[str]:
    """
    Give the keys of the attributes that the caller may change of the person with a DN.

    On the profile page these are the attributes that the client lets people change. On other pages they are all
    attributes for people who may open the page that manages users, and none for other people.

    Source:
        SPEC 5 "Users": editable attributes depend on server flags (docs/assumptions.md A-93).
    """
    keys = frozenset(attribute.key for attribute in schema.attributes if attribute.editable)
    if is_profile:
        return keys & settings.own_keys if caller.dn == dn else frozenset()
    return keys if may_open(caller, MANAGE_USERS) else frozenset()
