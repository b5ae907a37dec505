"""``notifyService`` and ``tasks/badge`` below ``/IDMProv/rest/access``."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from flask import Blueprint, request
from marshmallow import EXCLUDE, Schema, fields, validate
from sqlalchemy import select

from mock_upstream.bearer import caller
from mock_upstream.store.database import database
from mock_upstream.store.models import Notification

if TYPE_CHECKING:
    from collections.abc import Sequence

    from flask.typing import ResponseReturnValue

notifications = Blueprint("notifications", __name__, url_prefix="/IDMProv/rest/access")

DEFAULT_BADGE_LIMIT = 100


class _BadgeQuery(Schema):
    class Meta:
        unknown = EXCLUDE

    limit = fields.Integer(load_default=DEFAULT_BADGE_LIMIT, validate=validate.Range(min=1))


@notifications.get("/notifyService")
def list_notifications() -> ResponseReturnValue:
    """
    Give what is new for the caller, with a count per kind.

    Source:
        SPEC 3 "Other", notifications response.
    """
    waiting = _waiting()
    kinds = Counter(each.kind for each in waiting)
    return {
        "totalCount": len(waiting),
        "newTasksCount": kinds["task"],
        "newRolesCount": kinds["role"],
        "newResourcesCount": kinds["resource"],
        "newHelpdeskTasksCount": kinds["helpdesk"],
        "notificationsList": [
            {"type": each.kind, "name": each.name, "action": each.action, "navigation": each.navigation}
            for each in waiting
        ],
    }


@notifications.get("/tasks/badge")
def count_tasks() -> ResponseReturnValue:
    """Give the number of the caller's open tasks as a text; above ``limit`` it is ``"200+"``."""
    asked: dict[str, Any] = _BadgeQuery().load(request.args)
    tasks = sum(each.kind in ("task", "helpdesk") for each in _waiting())
    shown = str(tasks) if tasks <= asked["limit"] else f"{asked['limit']}+"
    return {"badge": shown, "params": [{"id": "tasks", "value": shown}]}


def _waiting() -> Sequence[Notification]:
    mine = select(Notification).where(Notification.person_dn == caller().dn).order_by(Notification.id)
    with database().read() as session:
        return session.scalars(mine).all()
