"""The state of everybody's password in the systems that get it."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from mock_upstream.seed.connected_systems import CONNECTED
from mock_upstream.store.models import Setting
from mock_upstream.store.password_sync import (
    ERROR,
    FATAL,
    RETRY,
    SUCCESS,
    SYNCHRONISED,
    WARNING,
    PasswordSync,
)

if TYPE_CHECKING:
    from mock_upstream.seed.planting import Ground

_SHARES = {SUCCESS: 900, WARNING: 40, RETRY: 30, ERROR: 20, FATAL: 10}
_DRIVERS = tuple(driver.dn for driver in CONNECTED if driver.entitlements)[:2]


def plant_password_sync(ground: Ground) -> None:
    """Fill the table, and name the drivers that set passwords."""
    random = Random(f"{ground.number} passwords")  # noqa: S311 - reproducible on purpose
    statuses = iter(random.choices(list(_SHARES), list(_SHARES.values()), k=len(_DRIVERS) * len(ground.people)))
    ground.plant(Setting, [{"name": SYNCHRONISED, "value": {"drivers": list(_DRIVERS)}}])
    ground.plant(
        PasswordSync,
        (
            {"person_dn": person["dn"], "driver_dn": driver, "status": next(statuses)}
            for person in ground.people
            for driver in _DRIVERS
        ),
    )
