"""Disagreements, requests and reconciled resources in wire shape."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mock_upstream.areas.cprs.requests import APPLICATION, IDM
from mock_upstream.nodes.localized import in_language
from mock_upstream.store.resources import DYNAMIC

if TYPE_CHECKING:
    from mock_upstream.areas.cprs.disagreements import Disagreement
    from mock_upstream.store.drivers import EntitlementView
    from mock_upstream.store.reconciliation import Reconciliation
    from mock_upstream.store.resources import Resource


def subject(view: EntitlementView) -> dict[str, str]:
    """What a request or a list is about."""
    return {
        "driverDn": view.entitlement.driver_dn,
        "entitlementDn": view.entitlement_dn,
        "logicalSystem": view.logical_system_id or "",
    }


def request_node(started: Reconciliation) -> dict[str, Any]:
    """A request as it was begun."""
    return {"id": started.id, **subject(started.view), "opType": started.operation, "isMigrate": started.migrate}


def status_node(found: Reconciliation) -> dict[str, Any]:
    """How a request goes."""
    return {
        **request_node(found),
        "opStatus": found.status,
        "statusMessage": found.message,
        "requestStartTime": str(found.started_ms),
        "requestCompletionTime": "" if found.ended_ms is None else str(found.ended_ms),
        "totalAssignments": found.total,
        "failedAssignments": found.failed,
    }


def delta_node(case: Disagreement) -> dict[str, Any]:
    """What a person has on one side only."""
    deviation = case.deviation
    return {
        "id": deviation.id,
        "instanceGuId": deviation.id,
        "userDN": deviation.person_dn,
        "firstName": deviation.person.first_name,
        "lastName": deviation.person.last_name,
        "entitlementDn": deviation.view.entitlement_dn,
        "entitlementValue": deviation.parameter,
        "logicalSystemId": deviation.view.logical_system_id or "",
        "source": APPLICATION if deviation.present else IDM,
    }


def setting_node(resource: Resource, language: str) -> dict[str, str]:
    """A reconciled resource and what it gives."""
    entitlement, view = resource.entitlement, resource.view
    assert entitlement is not None  # noqa: S101 - what is reconciled has one
    return {
        "id": resource.dn,
        "drivername": entitlement.driver.name,
        "logicalsystem": (view.logical_system_id if view else "") or "",
        "entitlement": entitlement.name,
        "entitlementvalue": "" if resource.parameter == DYNAMIC else resource.parameter,
        "resource": in_language(resource.names, language),
    }
