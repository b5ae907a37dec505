"""Entitlements and their values on the wire."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mock_upstream.store.drivers import Entitlement, EntitlementValue, EntitlementView


def view_node(view: EntitlementView) -> dict[str, Any]:
    """EntitlementViewValue: the values of an entitlement, in one logical system where the driver has some."""
    entitlement, system = view.entitlement, view.logical_system
    return {
        "displayName": system.name if system else entitlement.name,
        "viewID": view.id,
        "description": system.description if system else entitlement.description,
        "queryKey": view.id.partition(":")[0],
        "type": entitlement.kind,
    }


def entitlement_node(entitlement: Entitlement) -> dict[str, Any]:
    """EntitlementNode without a value."""
    return {
        "id": entitlement.dn,
        "displayName": entitlement.name,
        "description": entitlement.description,
        "driverName": entitlement.driver.name,
        "entitlementType": entitlement.kind,
        "isSingleValued": not entitlement.multi_valued,
        "views": [view_node(view) for view in entitlement.views],
    }


def value_node(value: EntitlementValue) -> dict[str, Any]:
    """EntitlementValueNode; ``value`` is what a resource is bound to, ``param`` what the connected system calls it."""
    entitlement = value.view.entitlement
    return {
        "name": value.name,
        "description": value.description,
        "type": entitlement.kind,
        "param": value.native,
        "value": value.parameter,
        "valueDisplayName": value.name,
        "id": entitlement.dn,
        "driver": entitlement.driver.name,
        "entitlementName": entitlement.name,
        "views": [view_node(value.view)],
    }
