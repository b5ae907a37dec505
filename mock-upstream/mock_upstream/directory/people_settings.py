"""A client's settings about people: the limit of searches, photos, and the attributes of one's own to change."""

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
    ``search_limit`` is the most people that a search lists, 0 is no limit; ``own_keys`` are those of attributes.

    ``contact`` is the help desk: ``{"helpdeskName", "emailAddress", "contactNumber"}``, numbers with commas between.
    """

    search_limit: int
    photos: bool
    own_keys: frozenset[str]
    contact: dict[str, str]


def people_settings(session: Session, client_id: str) -> PeopleSettings:
    """Read the settings of a client; 489 ``NotFound`` when there is none."""
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
