"""A person in wire shape."""

from __future__ import annotations

from base64 import b64encode
from typing import TYPE_CHECKING, Any

from mock_upstream.areas.users.attributes import ATTRIBUTES, OTHER, PHOTO_KEY, PRIMARY, SECONDARY
from mock_upstream.store.rights import HELPDESK

if TYPE_CHECKING:
    from collections.abc import Container

    from mock_upstream.store.models import Person

_PHOTO_LABELS = {"en": "Photo", "ar": "الصورة"}


def person_node(person: Person, language: str, keys: Container[str] | None = None) -> dict[str, Any]:
    """
    Describe a person.

    Args:
        person: Loaded in a session that is still open; manager and reports are read.
        language: Of the labels; other than ``en`` and ``ar`` become English.
        keys: Keys of the attributes to give; None gives all.

    Returns:
        A PersonNode. ``image`` (base64 of a JPEG) is absent when there is no photo.

    Source:
        SPEC 3 "User".
    """
    node: dict[str, Any] = {
        "dn": person.dn,
        "fullName": person.full_name,
        "canHide": False,
        "groupMemberof": [],
        "disabledLogin": person.disabled,
        "disabledLoginSupported": True,
        "isHelpdeskUser": person.duty == HELPDESK,
        "teamManger": False,
        "hideProfilePhoto": False,
        PRIMARY: [],
        SECONDARY: [],
        OTHER: [],
    }
    for attribute in ATTRIBUTES:
        if keys is None or attribute.key in keys:
            node[attribute.group].append(attribute.node(person, language))
    if keys is None or PHOTO_KEY in keys:
        node["imageAttr"] = _photo_description(language)
        if person.photo:
            node["image"] = b64encode(person.photo).decode()
    return node


def _photo_description(language: str) -> dict[str, Any]:
    return {
        "key": PHOTO_KEY,
        "displayLabel": _PHOTO_LABELS.get(language, _PHOTO_LABELS["en"]),
        "dataType": "Binary",
        "isEditable": True,
        "isRequired": False,
        "isMultivalued": False,
    }
