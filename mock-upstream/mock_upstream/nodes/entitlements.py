"""Entitlements and their values on the wire."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mock_upstream.store.drivers import VALUELESS

if TYPE_CHECKING:
    from mock_upstream.store.drivers import Driver, Entitlement, EntitlementValue, EntitlementView

_REQUESTS_COME_FROM = "USER_APPLICATION"


def driver_node(driver: Driver) -> dict[str, Any]:
    """DriverNode without entitlements. Source: docs/assumptions.md A-540."""
    has_systems = bool(driver.logical_systems)
    return {
        "id": driver.dn,
        "name": driver.name,
        "requestFrom": _REQUESTS_COME_FROM,
        "subType": "FANOUT" if has_systems else "SINGLE",
        "hasLogicalSystem": has_systems,
    }


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
        "paramTypes": _param_types(entitlement),
        "views": [view_node(view) for view in entitlement.views],
    }


def _param_types(entitlement: Entitlement) -> list[dict[str, str]]:
    """The parts of a value as `parameter_of` writes it."""
    if entitlement.kind == VALUELESS:
        return []
    parts = ("ID", "ID2") if entitlement.driver.logical_systems else ("ID",)
    return [{"key": part, "value": "string"} for part in parts]


def value_node(value: EntitlementValue, resource: dict[str, str] | None = None) -> dict[str, Any]:
    """
    EntitlementValueNode; ``value`` is the bound value, ``param`` the spelling of the connected system.

    Args:
        value: The value.
        resource: ``resourceName`` and ``resourceDescription`` of the resource that grants the value, if there is one.
    """
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
        **(resource or {}),
    }
