"""What waits behind the bells of the demo accounts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mock_upstream.seed.people import CONTAINER
from mock_upstream.store.models import Notification

if TYPE_CHECKING:
    from mock_upstream.seed.planting import Ground

_WAITING = {
    "admin": (
        ("task", "Payment Approver for Ingrid Solberg", "waiting for your approval", "#/tasks"),
        ("task", "Site access Rotterdam", "waiting for your approval", "#/tasks"),
        ("task", "Turbine telemetry, read", "waiting for your approval", "#/tasks"),
        ("role", "Identity Auditor", "assigned to you", "#/permissions"),
    ),
    "delegate": (
        ("task", "Supplier master data, write", "waiting for your approval", "#/tasks"),
        ("resource", "Contract archive", "assigned to you", "#/permissions"),
    ),
    "helpdesk": (("helpdesk", "Locked out after holiday", "opened", "#/tasks"),),
}
"""Common name -> lines of kind, name, action and navigation."""


def plant_notifications(ground: Ground) -> None:
    """Fill the table of the notifications."""
    ground.plant(Notification, notification_rows())


def notification_rows() -> list[dict[str, Any]]:
    """Rows of the notifications table."""
    return [
        {"person_dn": f"cn={cn},{CONTAINER}", "kind": kind, "name": name, "action": action, "navigation": target}
        for cn, lines in _WAITING.items()
        for kind, name, action, target in lines
    ]
