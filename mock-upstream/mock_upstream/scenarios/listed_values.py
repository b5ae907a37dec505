"""A resource whose questions have lists of values."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import update

from mock_upstream.seed.connected_systems import CLOUD, DIRECTORY, Place
from mock_upstream.seed.drivers import view_id
from mock_upstream.seed.resource_catalogue import Question, question_node
from mock_upstream.store.resources import Resource

if TYPE_CHECKING:
    from sqlalchemy.orm import Session

_ASKS = "Laptop"
_LICENCES = view_id(Place(CLOUD, "Licence").entitlement_dn, None)
_GROUPS = Place(DIRECTORY, "Group").entitlement_dn


def ask_for_listed_values(session: Session) -> None:
    """Make a request of a laptop ask for a licence of a code map, groups of an entitlement, and any programs."""
    questions: list[dict[str, Any]] = [
        {**_question("licence", "List", "Licence"), "codeMapKey": _LICENCES},
        {**_question("groups", "List", "Groups"), "entitlementDn": _GROUPS, "multiValue": True},
        {**_question("programs", "String", "Programs"), "multiValue": True},
    ]
    laptop = Resource.dn.startswith(f"cn={_ASKS},")
    session.execute(update(Resource).where(laptop).values(questions=questions))


def _question(key: str, kind: str, name: str) -> dict[str, Any]:
    return question_node(Question(key, kind, {"en": name}))
