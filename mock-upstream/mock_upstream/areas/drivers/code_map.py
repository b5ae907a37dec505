"""The calls that refresh the code map."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from flask import Blueprint, request

from mock_upstream.admission import require_page
from mock_upstream.areas.drivers.requests import DriversToRefresh, EntitlementsToRefresh
from mock_upstream.areas.drivers.rules import found_driver, found_entitlement, refresh
from mock_upstream.store.database import database

if TYPE_CHECKING:
    from flask.typing import ResponseReturnValue

code_map = Blueprint("code_map", __name__, url_prefix="/IDMProv/rest/catalog/codemaprefresh")


@code_map.before_request
def _let_in() -> None:
    require_page("configuration")


@code_map.post("/driver")
def refresh_drivers() -> ResponseReturnValue:
    """Read the values of all entitlements of some drivers from their connected systems."""
    named: dict[str, Any] = DriversToRefresh().load(request.get_json())
    with database().write() as session:
        found = [found_driver(session, each["id"]) for each in named["drivers"]]
        refresh(session, [entitlement for driver in found for entitlement in driver.entitlements])
    return _status([driver.dn for driver in found])


@code_map.post("/entitlement")
def refresh_entitlements() -> ResponseReturnValue:
    """Read the values of some entitlements from their connected systems."""
    named: dict[str, Any] = EntitlementsToRefresh().load(request.get_json())
    with database().write() as session:
        found = [found_entitlement(session, each["id"]) for each in named["entitlements"]]
        refresh(session, found)
    return _status([entitlement.dn for entitlement in found])


def _status(dns: list[str]) -> ResponseReturnValue:
    return {"refreshStatus": {"id": "; ".join(dns), "reason": "The code map was refreshed."}}
