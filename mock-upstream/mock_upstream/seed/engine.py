"""The driver of the identity applications, and when its cleanup service began."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mock_upstream.seed.calendar import today_ms
from mock_upstream.store.models import Setting
from mock_upstream.store.retention import CLEANUP_STARTED

if TYPE_CHECKING:
    from mock_upstream.seed.planting import Ground

_LICENSED_UNTIL_MS = 2_524_608_000_000  # 2050-01-01


def plant_engine(ground: Ground) -> None:
    """Add the driver's description of itself, and the start of the first interval between cleanups."""
    driver = {
        "driverName": "User Application Driver",
        "driverVersion": "4.10.0.20240612",
        "buildVersion": "20240612-1103",
        "patchLevel": "0",
        "expirationDate": _LICENSED_UNTIL_MS,
    }
    began = {"ms": today_ms()}
    ground.plant(Setting, [{"name": "engine/driver", "value": driver}, {"name": CLEANUP_STARTED, "value": began}])
