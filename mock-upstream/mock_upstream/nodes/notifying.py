"""Mail notifications about a delegation, an unavailability or a proxy."""

from __future__ import annotations

from typing import Any

from marshmallow import fields

from mock_upstream.nodes.fields import Given

NOBODY: dict[str, Any] = {"isNotificationRequired": False, "notificationAddresseeType": "", "notifyUsers": []}


class Notifying(Given):
    """The fields of a body about the notification."""

    isNotificationRequired = fields.Boolean()
    notificationAddresseeType = fields.String()
    notifyUsers = fields.List(fields.String())


def notification(kept: dict[str, Any], given: dict[str, Any]) -> dict[str, Any]:
    """The stored notification, changed by the fields of the body."""
    return kept | {name: given[name] for name in NOBODY if name in given}
