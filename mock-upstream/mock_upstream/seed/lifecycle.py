"""Who has what, and what they asked for: the tables that the lifecycle of access moves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import insert

from mock_upstream.seed.assignments import seed_assignments
from mock_upstream.seed.calendar import today_ms
from mock_upstream.seed.people import department_heads
from mock_upstream.seed.request_definitions import request_category_rows, request_definition_rows
from mock_upstream.seed.requests import RequestRows
from mock_upstream.seed.roles import RoleCatalogue
from mock_upstream.seed.sods import sod_rows, sod_setting_rows
from mock_upstream.store.assignments import Assignment
from mock_upstream.store.request_definitions import RequestDefinition
from mock_upstream.store.requests import AccessRequest, RequestConflict, StateChange
from mock_upstream.store.roles import Category
from mock_upstream.store.workflow import Comment, Process, Task

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from mock_upstream.store.models import Base

Row = dict[str, Any]

_DRAWN = (AccessRequest, StateChange, RequestConflict, Process, Task, Comment, Assignment)


def seed_lifecycle(connection: Connection, people: list[Row], seed: int) -> None:
    """Fill the tables; people, roles, constraints and forms are there already."""
    today, heads = today_ms(), department_heads(people)
    definitions = request_definition_rows(heads)
    _insert(connection, Category, request_category_rows())
    _insert(connection, RequestDefinition, definitions)
    seed_assignments(connection, heads, today)
    asked = RequestRows(seed, people, today)
    roles = RoleCatalogue(heads).rows()
    asked.add_roles(roles)
    asked.add_conflicts(roles, sod_rows(), sod_setting_rows(heads)[0]["value"])
    asked.add_workflows(definitions)
    for model in _DRAWN:
        _insert(connection, model, asked.tables[model.__tablename__])


def _insert(connection: Connection, model: type[Base], rows: list[Row]) -> None:
    connection.execute(insert(model.__table__), rows)  # type: ignore[arg-type] # the declared FromClause is a Table
