"""``notifyService`` and ``tasks/badge`` below ``/IDMProv/rest/access``."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from flask import Blueprint, request
from marshmallow import EXCLUDE, Schema, fields, validate
from sqlalchemy import func, select

from mock_upstream.areas.notifications.news import HELPDESK, TASK, news_for
from mock_upstream.bearer import caller
from mock_upstream.store.assignments import RESOURCE, ROLE
from mock_upstream.store.clock import clock
from mock_upstream.store.database import database
from mock_upstream.store.task_access import waiting_for
from mock_upstream.store.workflow import Task

if TYPE_CHECKING:
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
    Give the caller's notifications, with a count for each kind.

    Source:
        SPEC 3 "Other", notifications response.
    """
    with database().read() as session:
        waiting = news_for(session, caller(), clock().now_ms())
    kinds = Counter(each.kind for each in waiting)
    return {
        "totalCount": len(waiting),
        "newTasksCount": kinds[TASK],
        "newRolesCount": kinds[ROLE],
        "newResourcesCount": kinds[RESOURCE],
        "newHelpdeskTasksCount": kinds[HELPDESK],
        "notificationsList": [
            {"type": each.kind, "name": each.name, "action": each.action, "navigation": each.navigation}
            for each in waiting
        ],
    }


@notifications.get("/tasks/badge")
def count_tasks() -> ResponseReturnValue:
    """Give the number of the caller's open tasks as a text; above ``limit`` it is ``"200+"``."""
    asked: dict[str, Any] = _BadgeQuery().load(request.args)
    with database().read() as session:
        waiting = waiting_for(session, caller().dn, clock().now_ms())
        tasks = session.scalar(select(func.count()).select_from(Task).where(waiting)) or 0
    shown = str(tasks) if tasks <= asked["limit"] else f"{asked['limit']}+"
    return {"badge": shown, "params": [{"id": "tasks", "value": shown}]}
