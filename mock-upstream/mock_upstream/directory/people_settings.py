"""What a client of the dashboard says about people: the limit of searches, photos, what all change of themselves."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from mock_upstream.nodes.client import found_client

if TYPE_CHECKING:
    from sqlalchemy.orm import Session


@dataclass(frozen=True)
class PeopleSettings:
    """``search_limit`` is the most people that a search lists, 0 is no limit; ``own_keys`` are those of attributes."""

    search_limit: int
    photos: bool
    own_keys: frozenset[str]


def people_settings(session: Session, client_id: str) -> PeopleSettings:
    """Read the settings of a client; 489 ``NotFound`` when there is none."""
    customization: dict[str, dict[str, Any]] = found_client(session, client_id).config["customization"]
    limit = customization.get("maxUserSearchLimit", {}).get("value", 0)
    attributes = customization.get("editableAttributes", {}).get("value", [])
    photos = customization.get("displayPhoto", {}).get("value", True)
    return PeopleSettings(int(limit), bool(photos), frozenset(each["key"] for each in attributes))
