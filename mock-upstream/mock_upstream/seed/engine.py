"""The driver of the identity applications."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mock_upstream.store.models import Setting

if TYPE_CHECKING:
    from mock_upstream.seed.planting import Ground

_LICENSED_UNTIL_MS = 2_524_608_000_000  # 2050-01-01


def plant_engine(ground: Ground) -> None:
    """Add what the driver says of itself."""
    driver = {
        "driverName": "User Application Driver",
        "driverVersion": "4.10.0.20240612",
        "buildVersion": "20240612-1103",
        "patchLevel": "0",
        "expirationDate": _LICENSED_UNTIL_MS,
    }
    ground.plant(Setting, [{"name": "engine/driver", "value": driver}])
