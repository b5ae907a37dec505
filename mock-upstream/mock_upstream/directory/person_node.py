"""A person in wire shape."""

from __future__ import annotations

from base64 import b64encode
from typing import TYPE_CHECKING, Any

from sqlalchemy import select

from mock_upstream.directory.person_fields import FIELDS, PHOTO_KEY
from mock_upstream.directory.schema import IMAGE, OTHER, PRIMARY, SECONDARY
from mock_upstream.store.groups import GroupMember
from mock_upstream.store.listing import one_of
from mock_upstream.store.rights import HELPDESK
from mock_upstream.store.teams import managers_among

if TYPE_CHECKING:
    from collections.abc import Container, Sequence

    from sqlalchemy.orm import Session

    from mock_upstream.directory.schema import EntitySchema
    from mock_upstream.store.models import Person

_NONE: frozenset[str] = frozenset()


class PersonNodes:
    """Describes people, loaded in a session that is still open, for one caller in the caller's language."""

    def __init__(self, session: Session, schema: EntitySchema, caller: Person) -> None:
        self._session = session
        self._described = schema.described(caller.locale)
        self._caller = caller

    def nodes(self, people: Sequence[Person], keys: Container[str] | None = None) -> list[dict[str, Any]]:
        """
        Describe the people of a list, in which nothing can be changed.

        Args:
            people: The people; their managers and reports are loaded if requested.
            keys: Keys of the attributes to give; None gives all.

        Returns:
            PersonNodes. ``image`` (base64) is absent when there is no photo, and for others when it is hidden.

        Source:
            SPEC 3 "User".
        """
        places = self._places([person.dn for person in people])
        return [self._node(person, keys, _NONE) | places[person.dn] for person in people]

    def node(self, person: Person, editable: Container[str]) -> dict[str, Any]:
        """Describe one person with all attributes; ``editable`` are the keys that the caller may change."""
        return self._node(person, None, editable) | self._places([person.dn])[person.dn]

    def _places(self, dns: Sequence[str]) -> dict[str, dict[str, Any]]:
        members = select(GroupMember.person_dn, GroupMember.group_dn).where(one_of(GroupMember.person_dn, dns))
        groups: dict[str, list[str]] = {dn: [] for dn in dns}
        for person_dn, group_dn in self._session.execute(members.order_by(GroupMember.group_dn)):
            groups[person_dn].append(group_dn)
        managers = set(self._session.scalars(managers_among(dns)))
        return {dn: {"groupMemberof": groups[dn], "teamManger": dn in managers} for dn in dns}

    def _node(self, person: Person, keys: Container[str] | None, editable: Container[str]) -> dict[str, Any]:
        node: dict[str, Any] = {
            "dn": person.dn,
            "fullName": person.full_name,
            "canHide": PHOTO_KEY in editable,
            "disabledLogin": person.disabled,
            "disabledLoginSupported": True,
            "isHelpdeskUser": person.duty == HELPDESK,
            "hideProfilePhoto": person.photo_hidden,
            PRIMARY: [],
            SECONDARY: [],
            OTHER: [],
        }
        for key, described in self._described.items():
            if key in FIELDS and (keys is None or key in keys):
                node[described.group].append(described.node(FIELDS[key].read(person), editable=key in editable))
        return node | self._photo(person, editable) if keys is None or PHOTO_KEY in keys else node

    def _photo(self, person: Person, editable: Container[str]) -> dict[str, Any]:
        described = self._described[PHOTO_KEY].node([], editable=PHOTO_KEY in editable)
        if person.photo and (person.dn == self._caller.dn or not person.photo_hidden):
            return {IMAGE: described, "image": b64encode(person.photo).decode()}
        return {IMAGE: described}
