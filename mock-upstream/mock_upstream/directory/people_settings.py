"""A client's settings about people: the search limit, photos, and the attributes that people may change themselves."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from mock_upstream.nodes.client import found_client

if TYPE_CHECKING:
    from sqlalchemy.orm import Session

    _Section = dict[str, dict[str, Any]]


@dataclass(frozen=True)
class PeopleSettings:
    """
    A client's settings about people.

    ``search_limit`` is the largest number of people that a search lists, 0 means no limit; ``own_keys`` are the keys of
    attributes. ``contact`` is the help desk: ``{"helpdeskName", "emailAddress", "contactNumber"}``, numbers with commas
    between.
    """

    search_limit: int
    photos: bool
    own_keys: frozenset[str]
    contact: dict[str, str]


def people_settings(session: Session, client_id: str) -> PeopleSettings:
    """Read the settings of a client; 489 ``NotFound`` if it does not exist."""
    config: dict[str, _Section] = found_client(session, client_id).config
    customization = config["customization"]
    attributes = customization.get("editableAttributes", {}).get("value", [])
    return PeopleSettings(
        search_limit=int(customization.get("maxUserSearchLimit", {}).get("value", 0)),
        photos=bool(customization.get("displayPhoto", {}).get("value", True)),
        own_keys=frozenset(each["key"] for each in attributes),
        contact=_contact(config["helpdesk"]),
    )


def _contact(help_desk: _Section) -> dict[str, str]:
    numbers = help_desk.get("contactNumber", {}).get("attributeValues", [])
    return {
        "helpdeskName": help_desk.get("helpdeskName", {}).get("value", ""),
        "emailAddress": help_desk.get("emailAddress", {}).get("value", ""),
        "contactNumber": ", ".join(str(number["$"]) for number in numbers),
    }
