"""Where connected systems have gone their own way, and reconciliations that ended some days ago."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from uuid import NAMESPACE_X500, uuid5

from mock_upstream.seed.calendar import DAY_MS, today_ms
from mock_upstream.seed.connected_systems import ERP, PRODUCTION, Place
from mock_upstream.seed.drivers import view_id
from mock_upstream.seed.resource_catalogue import OFFERS
from mock_upstream.seed.resources import resource_dn
from mock_upstream.store.assignments import RESOURCE, USER, Assignment
from mock_upstream.store.reconciliation import COMPLETED, RECONCILE, TERMINATED, Deviation, Reconciliation

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mock_upstream.seed.planting import Ground

Row = dict[str, Any]

_ACCOUNT = view_id(Place(ERP, "Account").entitlement_dn, PRODUCTION)
_HIRED_THERE, _DROPPED_THERE, _BY_ROLE = 12, 3, 2


def plant_reconciliation(ground: Ground) -> None:
    """Give some people accounts in the ERP that nobody asked for, and take accounts away that they should have."""
    hired = _first(ground.people, "Sales", _HIRED_THERE)
    dropped = _first(ground.people, "Engineering", _DROPPED_THERE)
    by_role = _first(ground.people, "Finance", _BY_ROLE)
    ground.plant(Assignment, [_account(dn, ground.heads["Finance"]) for dn in dropped])
    deviations = [*((dn, True) for dn in hired), *((dn, False) for dn in (*dropped, *by_role))]
    ground.plant(Deviation, [_deviation(dn, present=present) for dn, present in deviations])
    ground.plant(Reconciliation, _ended(ground.heads["Finance"]))


def _first(people: Iterable[Row], department: str, count: int) -> list[str]:
    return [person["dn"] for person in people if person["department"] == department][:count]


def _deviation(person_dn: str, *, present: bool) -> Row:
    key = uuid5(NAMESPACE_X500, f"{_ACCOUNT}\n{person_dn}").hex
    return {"id": key, "view_id": _ACCOUNT, "parameter": "", "person_dn": person_dn, "present": present}


def _account(person_dn: str, requester_dn: str) -> Row:
    resource = next(offer for offer in OFFERS if offer.names["en"] == "ERP Account")
    since = today_ms() - 200 * DAY_MS
    return {
        "kind": RESOURCE,
        "permission_dn": resource_dn(resource),
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


def _ended(requester_dn: str) -> list[Row]:
    ends = ((2, TERMINATED, "Reconciliation was turned off", 4, 4), (1, COMPLETED, "7 of 7 settled", 7, 0))
    return [
        {
            "id": uuid5(NAMESPACE_X500, f"reconciliation {days}").hex,
            "operation": RECONCILE,
            "requester_dn": requester_dn,
            "view_id": _ACCOUNT,
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
        for days, status, message, total, failed in ends
    ]
