"""``/IDMProv/rest/access/dashboard``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from flask import Blueprint, request
from marshmallow import fields

from mock_upstream.areas.dashboard.numbers import Numbers
from mock_upstream.bearer import caller
from mock_upstream.nodes.client import found_client
from mock_upstream.nodes.fields import Given
from mock_upstream.nodes.help_desk import help_desk_node
from mock_upstream.store.clock import clock
from mock_upstream.store.database import database

if TYPE_CHECKING:
    from flask.typing import ResponseReturnValue

dashboard = Blueprint("dashboard", __name__, url_prefix="/IDMProv/rest/access")

_OF_NEW = frozenset({"newTasks", "newRoles", "newResources"})


class _DashboardQuery(Given):
    client = fields.String(load_default="1")
    with_new = fields.Boolean(data_key="isNewlyAssignedCount", load_default=True)


@dashboard.get("/dashboard")
@dashboard.get("/info/user/dashboard")
def show_numbers() -> ResponseReturnValue:
    """
    Give the numbers of the caller's tasks, roles, resources, requests and tickets.

    Source:
        SPEC 7 "Categories, catalogue, notifications", card details.
    """
    asked: dict[str, Any] = _DashboardQuery().load(request.args)
    with database().read() as session:
        contact = found_client(session, asked["client"]).config["helpdesk"]
        numbers = Numbers(session, caller().dn, clock().now_ms())
        parts: dict[str, dict[str, Any]] = {
            "tasksData": numbers.tasks(),
            "rolesData": numbers.roles(),
            "resourcesData": numbers.resources(),
            "requestData": numbers.requests(),
            "helpdeskData": help_desk_node(session, caller().dn, contact),
        }
    return {
        part: {name: number for name, number in counts.items() if asked["with_new"] or name not in _OF_NEW}
        for part, counts in parts.items()
    }
