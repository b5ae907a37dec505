"""A catalogue with 5,000 more resources."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import insert

from mock_upstream.scenarios.crowd import like_whom
from mock_upstream.store.listing import sort_key
from mock_upstream.store.resources import CREATED, NO_APPROVAL, RESOURCE_DEFINITIONS, Resource
from mock_upstream.store.roles import searchable

if TYPE_CHECKING:
    from sqlalchemy.orm import Session

WORD = "Shelf"
RESOURCES = 5000


def fill_shelves(session: Session) -> None:
    """Add resources that give nothing, owned by the demo user."""
    owner = like_whom(session).dn
    session.execute(insert(Resource), [_row(owner, number) for number in range(1, RESOURCES + 1)])


def _row(owner: str, number: int) -> dict[str, Any]:
    names = {"en": f"{WORD} {number:04}"}
    return {
        "dn": f"cn={WORD}{number},{RESOURCE_DEFINITIONS}",
        "container_dn": RESOURCE_DEFINITIONS,
        "names": names,
        "descriptions": {},
        "category_ids": [],
        "owners": [{"id": owner, "type": "user"}],
        "approval": NO_APPROVAL,
        "status": CREATED,
        "active": True,
        "allow_multiple": False,
        "managed_by": 0,
        "expiration_required": False,
        "expires_after": "",
        "weight": "",
        "parameter": "",
        "questions": [],
        "sort_name": sort_key(names["en"]),
        "searched_names": searchable(names),
        "searched_descriptions": "",
    }
