"""Where connected systems have gone their own way, and processes that ended some days ago."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from uuid import NAMESPACE_X500, uuid5

from mock_upstream.seed.calendar import DAY_MS, today_ms
from mock_upstream.seed.connected_systems import DIRECTORY, ERP, PRODUCTION, Place
from mock_upstream.seed.drivers import view_id
from mock_upstream.seed.resource_catalogue import OFFERS
from mock_upstream.seed.resources import resource_dn
from mock_upstream.store.assignments import RESOURCE, USER, Assignment
from mock_upstream.store.reconciliation import (
    COMPLETED,
    COMPUTE,
    ERROR,
    PUBLISH,
    Deviation,
    Difference,
    Reconciliation,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mock_upstream.seed.planting import Ground

Row = dict[str, Any]

_ACCOUNT = view_id(Place(ERP, "Account").entitlement_dn, PRODUCTION)
_NETWORK_ACCOUNT = view_id(Place(DIRECTORY, "UserAccount").entitlement_dn, None)
_HIRED_THERE, _DROPPED_THERE, _BY_ROLE = 12, 3, 2


def plant_reconciliation(ground: Ground) -> None:
    """
    Give some people accounts in the ERP that nobody asked for, and take accounts away that they should have.

    One of those who were found by the last computation got the account from the catalog since. Everybody has a network
    account by a role, so none of those that are gone can be settled.
    """
    *hired, settled = _first(ground.people, "Sales", _HIRED_THERE + 1)
    dropped = _first(ground.people, "Engineering", _DROPPED_THERE)
    by_role = _first(ground.people, "Finance", _BY_ROLE)
    ground.plant(Assignment, [_account(dn, ground.heads["Finance"]) for dn in (*dropped, settled)])
    deviations = [
        *(_deviation(_ACCOUNT, dn, present=True) for dn in (*hired, settled)),
        *(_deviation(_ACCOUNT, dn, present=False) for dn in (*dropped, *by_role)),
    ]
    gone = [_deviation(_NETWORK_ACCOUNT, dn, present=False) for dn in _first(ground.people, "IT", _BY_ROLE)]
    ground.plant(Deviation, [*deviations, *gone])
    ground.plant(Reconciliation, _ended(ground.heads["Finance"], len(deviations)))
    ground.plant(Difference, [_difference(each) for each in deviations])


def _first(people: Iterable[Row], department: str, count: int) -> list[str]:
    return [person["dn"] for person in people if person["department"] == department][:count]


def _deviation(view: str, person_dn: str, *, present: bool) -> Row:
    key = uuid5(NAMESPACE_X500, f"{view}\n{person_dn}").hex
    return {"id": key, "view_id": view, "parameter": "", "person_dn": person_dn, "present": present}


def _difference(deviation: Row) -> Row:
    return {"process_id": _process_id(1), "deviation_id": deviation["id"], "resource_dn": _erp_account()}


def _process_id(days: int) -> str:
    return uuid5(NAMESPACE_X500, f"reconciliation {days}").hex


def _erp_account() -> str:
    return resource_dn(next(offer for offer in OFFERS if offer.names["en"] == "ERP Account"))


def _account(person_dn: str, requester_dn: str) -> Row:
    since = today_ms() - 200 * DAY_MS
    return {
        "kind": RESOURCE,
        "permission_dn": _erp_account(),
        "holder_dn": person_dn,
        "holder_type": USER,
        "instance_id": uuid5(NAMESPACE_X500, f"account\n{person_dn}").hex,
        "parameters": {},
        "requester_dn": requester_dn,
        "reason": "Works with the controllers",
        "request_id": None,
        "requested_ms": since,
        "effective_ms": since,
        "expires_ms": None,
    }


def _ended(requester_dn: str, found: int) -> list[Row]:
    ends = (
        (3, PUBLISH, COMPLETED, "3 of 4 differences published.", 4, 1),
        (2, COMPUTE, ERROR, "Permission reconciliation was turned off.", 4, 4),
        (1, COMPUTE, COMPLETED, f"{found} differences found.", found, 0),
    )
    return [
        {
            "id": _process_id(days),
            "operation": operation,
            "requester_dn": requester_dn,
            "driver_dn": Place(ERP, "Account").entitlement_dn.partition(",")[2],
            "entitlement_dn": Place(ERP, "Account").entitlement_dn,
            "logical_system_id": PRODUCTION,
            "chosen": None,
            "migrate": False,
            "started_ms": today_ms() - days * DAY_MS,
            "due_ms": today_ms() - days * DAY_MS + 60_000,
            "ended_ms": today_ms() - days * DAY_MS + 60_000,
            "status": status,
            "message": message,
            "total": total,
            "failed": failed,
        }
        for days, operation, status, message, total, failed in ends
    ]
