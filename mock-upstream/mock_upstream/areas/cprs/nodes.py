"""Disagreements, processes and reconciled resources in wire shape."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mock_upstream.areas.cprs.requests import APPLICATION, IDM
from mock_upstream.areas.cprs.runs import ASSIGNMENT_MS, SUBMISSION_MS
from mock_upstream.nodes.localized import in_language
from mock_upstream.store.reconciliation import IN_PROGRESS, SUBMITTED
from mock_upstream.store.resources import DYNAMIC

if TYPE_CHECKING:
    from mock_upstream.areas.cprs.disagreements import Disagreement
    from mock_upstream.areas.cprs.subjects import Subject
    from mock_upstream.store.reconciliation import Reconciliation
    from mock_upstream.store.resources import Resource


def subject_node(subject: Subject | Reconciliation) -> dict[str, str]:
    """The subject of a process or of a list."""
    return {
        "driverDn": subject.driver_dn,
        "entitlementDn": subject.entitlement_dn or "",
        "logicalSystem": subject.logical_system_id or "",
    }


def process_node(started: Reconciliation) -> dict[str, Any]:
    """A process right after its start."""
    return {"id": started.id, **subject_node(started), "opType": started.operation, "isMigrate": started.migrate}


def status_node(found: Reconciliation, now_ms: int) -> dict[str, Any]:
    """How a process goes."""
    return {
        **process_node(found),
        **_progress(found, now_ms),
        "requestStartTime": str(found.started_ms),
        "requestCompletionTime": "" if found.ended_ms is None else str(found.ended_ms),
        "totalAssignments": found.total,
        "failedAssignments": found.failed,
    }


def _progress(found: Reconciliation, now_ms: int) -> dict[str, Any]:
    if found.ended_ms is not None:
        return {"opStatus": found.status, "statusMessage": found.message}
    if now_ms < found.started_ms + SUBMISSION_MS:
        return {"opStatus": SUBMITTED, "statusMessage": "Waiting for the driver."}
    done = min(found.total, (now_ms - found.started_ms - SUBMISSION_MS) // ASSIGNMENT_MS)
    return {"opStatus": IN_PROGRESS, "statusMessage": f"{done} of {found.total} assignments processed."}


def delta_node(case: Disagreement) -> dict[str, Any]:
    """An assignment of a person that exists on one side only."""
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
    """A resource under reconciliation, with its entitlement."""
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
