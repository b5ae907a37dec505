"""The email templates of the installation."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mock_upstream.store.email_templates import EmailTemplate, template_dn
from mock_upstream.store.listing import sort_key

if TYPE_CHECKING:
    from mock_upstream.seed.planting import Ground

_NAMES = (
    "Approval Completed Notification",
    "Attestation Notification",
    "Availability Notification",
    "Delegate Assignment Notification",
    "Email Based Approval Failure",
    "Email Based Approval Success",
    "New Password Notification",
    "Password Expiration Notification",
    "Provisioning Approval Completed Notification",
    "Provisioning Notification",
    "Provisioning Reminder",
    "Proxy Assignment Notification",
    "Resource Request Notification",
    "Role Request Notification",
    "SoD Conflict Notification",
)


def plant_email_templates(ground: Ground) -> None:
    """Fill the table of the templates."""
    ground.plant(EmailTemplate, email_template_rows())


def email_template_rows() -> list[dict[str, Any]]:
    """Rows of the templates."""
    return [{"dn": template_dn(name), "full_name": name, "sort_name": sort_key(name)} for name in _NAMES]
