"""Drivers of a large installation: one with two systems of 2,000 groups each, one that fails, and a slow one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from uuid import NAMESPACE_X500, uuid5

from sqlalchemy import insert

from mock_upstream.seed.drivers import view_id
from mock_upstream.store.drivers import (
    DRIVER_SET,
    FAILING,
    SLOW,
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

    from sqlalchemy.orm import Session

FAN_OUT, FAILS, LATE = "Data Center Driver", "Badge Driver", "Mainframe Driver"
SYSTEMS = {"FRA": "Frankfurt", "OSL": "Oslo"}
"""Ids and names of the systems behind the first."""
VALUES = 2000
_FEW = 20

Row = dict[str, Any]


def fan_out(session: Session) -> None:
    """Add the drivers, an entitlement to each, and what each has to give."""
    session.execute(insert(Driver), [_driver(FAN_OUT), _driver(FAILS, FAILING), _driver(LATE, SLOW)])
    session.execute(insert(LogicalSystem), [_system(key) for key in SYSTEMS])
    session.execute(insert(Entitlement), [_entitlement(name) for name in (FAN_OUT, FAILS, LATE)])
    places: list[tuple[str, str | None, range]] = [(FAILS, None, range(0)), (LATE, None, range(1, _FEW + 1))]
    for before, system in enumerate(SYSTEMS):
        places.append((FAN_OUT, system, range(before * VALUES + 1, (before + 1) * VALUES + 1)))
    session.execute(insert(EntitlementView), [_view(name, system) for name, system, _ in places])
    session.execute(insert(EntitlementValue), [row for place in places for row in _values(*place)])


def _dn(name: str) -> str:
    return f"cn={name},{DRIVER_SET}"


def _group_dn(name: str) -> str:
    return f"cn=Group,{_dn(name)}"


def _driver(name: str, trouble: str = "") -> Row:
    dn = _dn(name)
    key = uuid5(NAMESPACE_X500, dn).hex
    return {
        "dn": dn,
        "guid": key,
        "name": name,
        "cprs_supported": True,
        "sort_name": sort_key(name),
        "trouble": trouble,
    }


def _system(key: str) -> Row:
    name = SYSTEMS[key]
    return {"id": key, "driver_dn": _dn(FAN_OUT), "name": name, "description": f"{name}, behind the {FAN_OUT}"}


def _entitlement(name: str) -> Row:
    return {
        "dn": _group_dn(name),
        "driver_dn": _dn(name),
        "name": "Group",
        "description": "Membership in a group",
        "kind": WITH_VALUES,
        "multi_valued": True,
    }


def _view(name: str, system: str | None) -> Row:
    dn = _group_dn(name)
    return {"id": view_id(dn, system), "entitlement_dn": dn, "logical_system_id": system}


def _values(name: str, system: str | None, numbers: range) -> Iterable[Row]:
    for number in numbers:
        native, text = f"grp-{number:04}", f"Group {number:04}"
        yield {
            "view_id": view_id(_group_dn(name), system),
            "parameter": parameter_of(native, system),
            "native": native,
            "name": text,
            "description": f"{text} ({system})" if system else text,
            "exists": True,
            "known": True,
            "sort_name": sort_key(text),
            "searched": f"{text}\n{native}".casefold(),
        }
