"""Requestable permissions in wire shape."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import select

from mock_upstream.nodes.localized import in_language
from mock_upstream.store.requestable import kind_of
from mock_upstream.store.resources import DYNAMIC, Resource
from mock_upstream.store.roles import Category, Role

if TYPE_CHECKING:
    from sqlalchemy.orm import Session

    from mock_upstream.store.requestable import Thing


class PermissionNodes:
    """Describes roles, resources and request definitions alike, in one language."""

    def __init__(self, session: Session, language: str) -> None:
        self._language = language
        rows = session.scalars(select(Category))
        self._categories = {(row.kind, row.id): in_language(row.names, language) for row in rows}

    def node(self, thing: Thing) -> dict[str, Any]:
        """
        Describe a requestable permission.

        Returns:
            PermissionNode without the fields that a team adds. A resource with a value to choose is not
                ``bulkRequestable``.
        """
        kind = kind_of(thing)
        return {
            "id": thing.dn,
            "name": in_language(thing.names, self._language),
            "desc": in_language(thing.descriptions, self._language),
            "entityType": kind,
            "categories": [self._categories.get((kind, each), each) for each in thing.category_ids],
            "bulkRequestable": _in_bulk(thing),
            "multiAssignable": isinstance(thing, Resource) and thing.allow_multiple,
        }


def _in_bulk(thing: Thing) -> bool:
    if isinstance(thing, Resource):
        asked = any(question.get("binding") != "static" for question in thing.questions)
        return not asked and thing.parameter != DYNAMIC
    return isinstance(thing, Role) or thing.bulk_requestable
