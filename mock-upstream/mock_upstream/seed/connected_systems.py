"""The drivers of the organisation, and what each can give in its connected system."""

from __future__ import annotations

import re
from dataclasses import dataclass

from mock_upstream.seed.departments import DEPARTMENTS
from mock_upstream.seed.role_catalogue import DUTIES, SYSTEMS, System
from mock_upstream.store.drivers import DRIVER_SET


@dataclass(frozen=True)
class Value:
    """A value as the connected system has it. ``forgotten``: deleted there; ``unread``: not in the code map yet."""

    native: str
    name: str
    forgotten: bool = False
    unread: bool = False


@dataclass(frozen=True)
class Granted:
    """An entitlement; valueless without ``values``."""

    name: str
    description: str
    values: tuple[Value, ...] = ()
    multi_valued: bool = True


@dataclass(frozen=True)
class Connected:
    """A driver with its entitlements; ``logical_systems`` are ids and names of the systems behind it."""

    name: str
    entitlements: tuple[Granted, ...] = ()
    logical_systems: tuple[tuple[str, str], ...] = ()
    cprs_supported: bool = True

    @property
    def dn(self) -> str:
        """DN of the driver."""
        return f"cn={self.name},{DRIVER_SET}"


@dataclass(frozen=True)
class Place:
    """Where the duties of a system are provisioned: driver, entitlement and logical system."""

    driver: str
    entitlement: str
    logical_system: str | None = None

    @property
    def entitlement_dn(self) -> str:
        """DN of the entitlement."""
        return f"cn={self.entitlement},cn={self.driver},{DRIVER_SET}"


DIRECTORY, ERP, PLANT, CLOUD = "Active Directory Driver", "ERP Driver", "Plant Systems Driver", "Cloud Services Driver"
PRODUCTION, QUALITY = "PRD100", "QAS200"
_PLACES = {
    "finance": Place(ERP, "Profile", PRODUCTION),
    "operations": Place(PLANT, "Privilege"),
    "engineering": Place(DIRECTORY, "Group"),
    "it": Place(DIRECTORY, "Group"),
}
_CLOUD = Place(CLOUD, "Application Role")


def place_of(system: System) -> Place:
    """Where a system of the role catalogue is provisioned."""
    return _PLACES.get(system.category, _CLOUD)


def native_value(system: System, duty: str) -> str:
    """Build the value by which a connected system names the right to do a duty in a system."""
    words = f"{system.name} {DUTIES[duty]['en']}"
    driver = place_of(system).driver
    if driver == DIRECTORY:
        return f"CN={words},OU=Groups,DC=aldermoor,DC=example"
    if driver == ERP:
        return "Z_" + _joined(words, "_").upper()
    return _joined(words, "_").upper() if driver == PLANT else _joined(words, ".").lower()


def _joined(words: str, between: str) -> str:
    return re.sub(r"\W+", between, words)


def _duties(driver: str) -> tuple[Value, ...]:
    return tuple(
        Value(native_value(system, duty), f"{system.name} {DUTIES[duty]['en']}")
        for system in SYSTEMS
        if place_of(system).driver == driver
        for duty in system.duties
    )


def _group(name: str, *, forgotten: bool = False, unread: bool = False) -> Value:
    return Value(f"CN={name},OU=Groups,DC=aldermoor,DC=example", name, forgotten, unread)


RETIRED_GROUP = _group("Old Intranet Editors", forgotten=True)
CONNECTED = (
    Connected(
        DIRECTORY,
        (
            Granted("UserAccount", "An account in the directory of the network", multi_valued=False),
            Granted(
                "Group",
                "Membership in a group",
                (
                    *_duties(DIRECTORY),
                    *(_group(f"All {department.name}") for department in DEPARTMENTS),
                    RETIRED_GROUP,
                    _group("Night Shift", unread=True),
                ),
            ),
            Granted(
                "Mailbox",
                "A mailbox in one of the databases",
                (Value("MDB-NORTH", "Mailboxes North"), Value("MDB-SOUTH", "Mailboxes South")),
                multi_valued=False,
            ),
        ),
    ),
    Connected(
        ERP,
        (
            Granted("Account", "An account in a client of the ERP", multi_valued=False),
            Granted("Profile", "What people may do in a client of the ERP", _duties(ERP)),
        ),
        ((PRODUCTION, "Production, client 100"), (QUALITY, "Quality assurance, client 200")),
    ),
    Connected(PLANT, (Granted("Privilege", "A privilege in the plant systems", _duties(PLANT)),), cprs_supported=False),
    Connected(
        CLOUD,
        (
            Granted("Application Role", "A role in a cloud service", _duties(CLOUD)),
            Granted(
                "Licence",
                "A licence for the office services",
                (Value("E1", "Office online"), Value("E3", "Office"), Value("E5", "Office with analytics")),
                multi_valued=False,
            ),
        ),
    ),
    Connected("Role and Resource Service Driver", cprs_supported=False),
    Connected("User Application Driver", cprs_supported=False),
)
