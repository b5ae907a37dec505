"""Search and order of resources, in their own list and in the list of a role's resources."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import select

from mock_upstream.nodes.listing import contains
from mock_upstream.store.drivers import Driver, Entitlement
from mock_upstream.store.resources import Resource

if TYPE_CHECKING:
    from sqlalchemy import ColumnElement

_DRIVER = select(Driver.sort_name).join(Entitlement).where(Entitlement.dn == Resource.entitlement_dn).scalar_subquery()
SORTED_BY = {
    "name": Resource.sort_name,
    "description": Resource.searched_descriptions,
    "status": Resource.status,
    "driver": _DRIVER,
}


def name_or_description(search: str) -> ColumnElement[bool]:
    """Whether the words are in a name or a description, in any language."""
    return contains(Resource.searched_names, search) | contains(Resource.searched_descriptions, search)
