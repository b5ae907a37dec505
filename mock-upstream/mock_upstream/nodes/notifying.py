"""Who hears of a delegation, an unavailability or a proxy by mail."""

from __future__ import annotations

from typing import Any

from marshmallow import fields

from mock_upstream.nodes.fields import Given

NOBODY: dict[str, Any] = {"isNotificationRequired": False, "notificationAddresseeType": "", "notifyUsers": []}


class Notifying(Given):
    """The part of a body that says it."""

    isNotificationRequired = fields.Boolean()
    notificationAddresseeType = fields.String()
    notifyUsers = fields.List(fields.String())


def notification(kept: dict[str, Any], given: dict[str, Any]) -> dict[str, Any]:
    """What was kept, with what a body says in its place."""
    return kept | {name: given[name] for name in NOBODY if name in given}
