"""Rows of the drivers, their entitlements and the code map."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from uuid import NAMESPACE_X500, uuid5

from mock_upstream.seed.connected_systems import CONNECTED
from mock_upstream.store.drivers import (
    VALUELESS,
    WITH_VALUES,
    Driver,
    Entitlement,
    EntitlementValue,
    EntitlementView,
    LogicalSystem,
    parameter_of,
)
from mock_upstream.store.listing import sort_key

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mock_upstream.seed.connected_systems import Connected, Granted, Value
    from mock_upstream.seed.planting import Ground

Row = dict[str, Any]


def plant_drivers(ground: Ground) -> None:
    """Fill the tables of the drivers, their logical systems, entitlements and values."""
    ground.plant(Driver, driver_rows())
    ground.plant(LogicalSystem, logical_system_rows())
    ground.plant(Entitlement, entitlement_rows())
    ground.plant(EntitlementView, view_rows())
    ground.plant(EntitlementValue, value_rows())


def driver_rows() -> list[Row]:
    """Rows of the drivers."""
    return [
        {
            "dn": each.dn,
            "guid": uuid5(NAMESPACE_X500, each.dn).hex,
            "name": each.name,
            "cprs_supported": each.cprs_supported,
            "sort_name": sort_key(each.name),
        }
        for each in CONNECTED
    ]


def logical_system_rows() -> list[Row]:
    """Rows of the systems behind one driver."""
    return [
        {"id": key, "driver_dn": each.dn, "name": name, "description": f"{name}, behind the {each.name}"}
        for each in CONNECTED
        for key, name in each.logical_systems
    ]


def entitlement_rows() -> list[Row]:
    """Rows of the entitlements."""
    return [
        {
            "dn": _dn(driver, granted),
            "driver_dn": driver.dn,
            "name": granted.name,
            "description": granted.description,
            "kind": WITH_VALUES if granted.values else VALUELESS,
            "multi_valued": granted.multi_valued,
        }
        for driver, granted in _entitlements()
    ]


def view_rows() -> list[Row]:
    """Rows of the views: one for each logical system, or one."""
    return [
        {
            "id": view_id(_dn(driver, granted), system),
            "entitlement_dn": _dn(driver, granted),
            "logical_system_id": system,
        }
        for driver, granted in _entitlements()
        for system in _systems(driver)
    ]


def value_rows() -> list[Row]:
    """Rows of the values in each view."""
    return [
        _value(value, view_id(_dn(driver, granted), system), system)
        for driver, granted in _entitlements()
        for system in _systems(driver)
        for value in granted.values
    ]


def view_id(entitlement_dn: str, logical_system: str | None) -> str:
    """The key of the code map for an entitlement, in a logical system where the driver has some."""
    key = uuid5(NAMESPACE_X500, entitlement_dn).hex
    return f"{key}:{logical_system}" if logical_system else key


def _entitlements() -> Iterable[tuple[Connected, Granted]]:
    return ((driver, granted) for driver in CONNECTED for granted in driver.entitlements)


def _systems(driver: Connected) -> list[str | None]:
    return [key for key, _name in driver.logical_systems] or [None]


def _dn(driver: Connected, granted: Granted) -> str:
    return f"cn={granted.name},{driver.dn}"


def _value(value: Value, view: str, system: str | None) -> Row:
    return {
        "view_id": view,
        "parameter": parameter_of(value.native, system),
        "native": value.native,
        "name": value.name,
        "description": f"{value.name} ({system})" if system else value.name,
        "exists": not value.forgotten,
        "known": not value.unread,
        "sort_name": sort_key(value.name),
        "searched": f"{value.name}\n{value.native}".casefold(),
    }
