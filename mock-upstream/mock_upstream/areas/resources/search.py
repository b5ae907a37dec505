"""Finding resources: search, filters, order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import select

from mock_upstream.areas.resources.requests import DYNAMIC_TYPE, STATIC_TYPE
from mock_upstream.nodes.listing import contains, ordered
from mock_upstream.nodes.resource_search import SORTED_BY, name_or_description
from mock_upstream.store.drivers import Entitlement, EntitlementView
from mock_upstream.store.resources import DYNAMIC, MANAGED, Resource
from mock_upstream.store.roles import in_any_category

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sqlalchemy import ColumnElement, Select


def resources_query(asked: dict[str, Any]) -> Select[Resource]:
    """
    Build the ordered query of a list.

    Args:
        asked: ``q`` is looked for in names and descriptions, ``name`` and ``desc`` in one of them; the resource has
            one of ``category_keys``; ``sort_by`` and ``sort_order``.

    Raises:
        FaultError: The list cannot be sorted by this column.
    """
    query = select(Resource).where(name_or_description(asked["q"]), *_filters(asked))
    return ordered(query, asked, SORTED_BY, Resource.sort_name, Resource.dn)


def driver_resources_query(driver_dn: str, asked: dict[str, Any]) -> Select[Resource]:
    """
    Build the ordered query of the resources that a driver provisions.

    Args:
        driver_dn: DN of the driver.
        asked: ``q``, ``entitlement_id`` and ``logical_system``, each if not empty; ``resource_type`` is ``dynamic`` or
            ``static``; with ``managed_by`` only resources under permission reconciliation.
    """
    query = select(Resource).join(Resource.entitlement).where(Entitlement.driver_dn == driver_dn)
    found = query.where(name_or_description(asked["q"]), *_of_driver(asked))
    return ordered(found, asked, SORTED_BY, Resource.sort_name, Resource.dn)


def _filters(asked: dict[str, Any]) -> Iterable[ColumnElement[bool]]:
    yield contains(Resource.searched_names, asked["name"])
    yield contains(Resource.searched_descriptions, asked["desc"])
    if asked["category_keys"]:
        yield in_any_category(Resource.category_ids, asked["category_keys"])


def _of_driver(asked: dict[str, Any]) -> Iterable[ColumnElement[bool]]:
    if asked["entitlement_id"]:
        yield Resource.entitlement_dn == asked["entitlement_id"]
    if asked["logical_system"]:
        yield Resource.view.has(EntitlementView.logical_system_id == asked["logical_system"])
    if asked["managed_by"]:
        yield Resource.managed_by.op("&")(MANAGED) == MANAGED
    if asked["resource_type"] == DYNAMIC_TYPE:
        yield Resource.parameter == DYNAMIC
    if asked["resource_type"] == STATIC_TYPE:
        yield Resource.parameter != DYNAMIC
