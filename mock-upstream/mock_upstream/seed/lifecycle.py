"""Seeds the tables that requests change: assignments, requests, tasks and workflows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mock_upstream.seed.assignments import seed_assignments
from mock_upstream.seed.calendar import today_ms
from mock_upstream.seed.request_definitions import request_category_rows, request_definition_rows
from mock_upstream.seed.requests import RequestRows
from mock_upstream.seed.resources import ResourceCatalogue
from mock_upstream.seed.roles import RoleCatalogue
from mock_upstream.seed.sods import sod_rows, sod_setting_rows
from mock_upstream.store.assignments import Assignment
from mock_upstream.store.request_definitions import RequestDefinition
from mock_upstream.store.requests import AccessRequest, RequestConflict, StateChange
from mock_upstream.store.roles import Category
from mock_upstream.store.workflow import Comment, Process, Task

if TYPE_CHECKING:
    from mock_upstream.seed.planting import Ground

_DRAWN = (AccessRequest, StateChange, RequestConflict, Process, Task, Comment, Assignment)


def plant_lifecycle(ground: Ground) -> None:
    """Fill the tables; people, roles, constraints and forms must exist already."""
    today = today_ms()
    definitions = request_definition_rows(ground.heads)
    ground.plant(Category, request_category_rows())
    ground.plant(RequestDefinition, definitions)
    seed_assignments(ground.connection, ground.heads, today)
    asked = RequestRows(ground.number, ground.people, today)
    roles = RoleCatalogue(ground.heads).rows()
    asked.add_roles(roles)
    asked.add_conflicts(roles, sod_rows(), sod_setting_rows(ground.heads)[0]["value"])
    asked.add_resources(ResourceCatalogue(ground.heads).rows())
    asked.add_workflows(definitions)
    for model in _DRAWN:
        ground.plant(model, asked.tables[model.__tablename__])
